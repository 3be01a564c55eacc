import { say } from "@sunwright/words/comparison";
import type { Part } from "@sunwright/engine/equipment/answer";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { formatNumber } from "../../../lib/format";
import { Num } from "../../../ui/num";
import { parseNumber } from "../../../ui/number";
import { BATTERY_WORDS, INSTALLATION_WORDS, INVERTER_WORDS, PANEL_WORDS, SIZE_WORDS, TIER_WORDS } from "../model/words";
import type { Compared } from "../model/wizard";

interface PartRow {
  readonly name: string;
  readonly label: string;
  readonly cell: (of: Compared) => ReactNode;
}

const figure = (trace: Trace, value: string, unit: string) => (
  <Num value={value} unit={unit} explanation={explanationOf(trace)} />
);
const kilo = (trace: Trace, unit: string) => figure(trace, formatNumber(trace.value / 1_000, 1, 1), unit);

/** The part of the equipment library that stands for a kind. */
const nameOf = (part: Part, { chosen }: Compared["result"]) => chosen.find((one) => one.part === part)?.name;

/** What a configuration is made of, and what was built of it for this project. */
export const PART_ROWS: readonly PartRow[] = [
  { name: "tier", label: say("qualityTier"), cell: ({ result }) => TIER_WORDS[result.qualityTier] },
  {
    name: "panelType",
    label: say("panelType"),
    cell: ({ draft, result }) => nameOf("module", result) ?? PANEL_WORDS[draft.panelType],
  },
  {
    name: "batteryType",
    label: say("batteryType"),
    cell: ({ draft, result }) => nameOf("battery", result) ?? BATTERY_WORDS[draft.batteryType],
  },
  {
    name: "inverterType",
    label: say("inverterType"),
    cell: ({ draft, result }) => nameOf("inverter", result) ?? INVERTER_WORDS[draft.inverterType],
  },
  { name: "size", label: say("systemSize"), cell: ({ draft }) => SIZE_WORDS[draft.systemSize] },
  {
    name: "installation",
    label: say("installationType"),
    cell: ({ draft }) => INSTALLATION_WORDS[draft.installationType],
  },
  {
    name: "warranty",
    label: say("warranty"),
    cell: ({ draft }) => say("years", { count: parseNumber(draft.warranty) }),
  },
  { name: "panels", label: say("panels"), cell: ({ result: { system } }) => kilo(system.panels, say("kilowatts")) },
  {
    name: "area",
    label: say("panelArea"),
    cell: ({ result: { system } }) => figure(system.area, formatNumber(system.area.value), say("squareMetres")),
  },
  {
    name: "battery",
    label: say("battery"),
    cell: ({ result: { system } }) =>
      system.battery.value > 0 ? kilo(system.battery, say("kilowattHours")) : say("none"),
  },
  {
    name: "batteryLife",
    label: say("batteryLife"),
    cell: ({ result: { batteryLife } }) =>
      batteryLife === null
        ? say("noBattery")
        : figure(batteryLife, formatNumber(batteryLife.value, 1, 1), say("yearsUnit")),
  },
  {
    name: "inverter",
    label: say("inverter"),
    cell: ({ result: { system } }) => kilo(system.inverter, say("kilowatts")),
  },
  {
    name: "darkHours",
    label: say("darkHours"),
    cell: ({ result: { system } }) => figure(system.darkHours, formatNumber(system.darkHours.value), say("hoursAYear")),
  },
];
