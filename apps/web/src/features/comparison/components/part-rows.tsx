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
  { label: "Quality tier", cell: ({ result }) => TIER_WORDS[result.qualityTier] },
  { label: "Panel type", cell: ({ draft }) => PANEL_WORDS[draft.panelType] },
  { label: "Battery type", cell: ({ draft }) => BATTERY_WORDS[draft.batteryType] },
  { label: "Inverter type", cell: ({ draft }) => INVERTER_WORDS[draft.inverterType] },
  { label: "System size", cell: ({ draft }) => SIZE_WORDS[draft.systemSize] },
  { label: "Installation type", cell: ({ draft }) => INSTALLATION_WORDS[draft.installationType] },
  { label: "Warranty", cell: ({ draft }) => `${draft.warranty} ${draft.warranty === "1" ? "year" : "years"}` },
  { label: "Panels", cell: ({ result: { system } }) => kilo(system.panels, "kW") },
  {
    label: "Area of the panels",
    cell: ({ result: { system } }) => figure(system.area, formatNumber(system.area.value), "m²"),
  },
  {
    label: "Battery",
    cell: ({ result: { system } }) => (system.battery.value > 0 ? kilo(system.battery, "kWh") : "None"),
  },
  {
    label: "Battery lasts",
    cell: ({ result: { batteryLife } }) =>
      batteryLife === null ? "No battery" : figure(batteryLife, formatNumber(batteryLife.value, 1, 1), "years"),
  },
  { label: "Inverter", cell: ({ result: { system } }) => kilo(system.inverter, "kW") },
  {
    label: "Without full power",
    cell: ({ result: { system } }) => figure(system.darkHours, formatNumber(system.darkHours.value), "h a year"),
  },
];
