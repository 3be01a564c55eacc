import { say } from "@sunwright/words/comparison";
import type { Trace } from "@sunwright/engine/sizing/trace";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { BATTERY_WORDS, INSTALLATION_WORDS, INVERTER_WORDS, PANEL_WORDS, SIZE_WORDS, TIER_WORDS } from "../model/words";
import type { Compared } from "../model/wizard";

interface PartRow {
  readonly label: string;
  readonly cell: (of: Compared) => ReactNode;
}

const figure = (trace: Trace, value: string, unit: string) => (
  <Num value={value} unit={unit} explanation={explanationOf(trace)} />
);
const kilo = (trace: Trace, unit: string) => figure(trace, formatNumber(trace.value / 1_000, 1, 1), unit);

/** What a configuration is made of, and what was built of it for this project. */
export const PART_ROWS: readonly PartRow[] = [
  { label: say("qualityTier"), cell: ({ result }) => TIER_WORDS[result.qualityTier] },
  { label: say("panelType"), cell: ({ draft }) => PANEL_WORDS[draft.panelType] },
  { label: say("batteryType"), cell: ({ draft }) => BATTERY_WORDS[draft.batteryType] },
  { label: say("inverterType"), cell: ({ draft }) => INVERTER_WORDS[draft.inverterType] },
  { label: say("systemSize"), cell: ({ draft }) => SIZE_WORDS[draft.systemSize] },
  { label: say("installationType"), cell: ({ draft }) => INSTALLATION_WORDS[draft.installationType] },
  { label: say("warranty"), cell: ({ draft }) => `${draft.warranty} ${draft.warranty === "1" ? "year" : "years"}` },
  { label: say("panels"), cell: ({ result: { system } }) => kilo(system.panels, "kW") },
  {
    label: say("areaOfThePanels"),
    cell: ({ result: { system } }) => figure(system.area, formatNumber(system.area.value), "m²"),
  },
  {
    label: say("battery"),
    cell: ({ result: { system } }) => (system.battery.value > 0 ? kilo(system.battery, "kWh") : "None"),
  },
  {
    label: say("batteryLasts"),
    cell: ({ result: { batteryLife } }) =>
      batteryLife === null ? say("noBattery") : figure(batteryLife, formatNumber(batteryLife.value, 1, 1), "years"),
  },
  { label: say("inverter"), cell: ({ result: { system } }) => kilo(system.inverter, "kW") },
  {
    label: say("withoutFullPower"),
    cell: ({ result: { system } }) => figure(system.darkHours, formatNumber(system.darkHours.value), "h a year"),
  },
];
