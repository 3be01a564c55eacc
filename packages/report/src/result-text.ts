import { busVoltageOf } from "@sunwright/engine/sizing/bus-voltage";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "@sunwright/engine/sizing/cost";
import {
  DEPTH_OF_DISCHARGE,
  INVERTER_EFFICIENCY,
  PANEL_EFFICIENCY,
  PANEL_POWER,
} from "@sunwright/engine/sizing/defaults";
import type { CableDesign, CostDesign, Design, WaterfallStep } from "@sunwright/engine/sizing/design";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatNumber } from "./format";

/** The words and figures of the results page's tables, which the report repeats to the digit. */

/** A unit price of the specification: "$0.75". */
const dollars = (price: number) => `$${price.toFixed(2)}`;
const percent = (share: number) => `${formatNumber(100 * share, 1)}%`;

/** A line of the estimate, by the unit prices of the specification. */
export interface CostPart {
  readonly label: string;
  readonly detail: string;
  readonly trace: Trace;
  readonly kind: "panels" | "batteries" | "inverter" | "installation";
}

export function costParts(cost: CostDesign, { panels, battery, inverter }: Design): CostPart[] {
  const priced = (amount: number, unit: string, price: string) => `${formatNumber(amount)} ${unit} × ${price}`;
  return [
    {
      label: "Panels",
      detail: priced(panels.capacity.value, "W", dollars(DOLLARS_PER_PANEL_WATT)),
      trace: cost.panels,
      kind: "panels",
    },
    {
      label: "Batteries",
      detail:
        battery.capacity.value === 0
          ? "No battery needed"
          : priced(battery.capacity.value, "Wh", dollars(DOLLARS_PER_BATTERY_WATT_HOUR)),
      trace: cost.batteries,
      kind: "batteries",
    },
    {
      label: "Inverter",
      detail: priced(inverter.capacity.value, "W", dollars(DOLLARS_PER_INVERTER_WATT)),
      trace: cost.inverter,
      kind: "inverter",
    },
    {
      label: "Installation",
      detail: `${percent(INSTALLATION_SHARE)} of the three`,
      trace: cost.installation,
      kind: "installation",
    },
  ];
}

/** Fixed words of the specification (design workflow, section 9) with this design's figures. */
export function specifications({ panels, battery, inverter, environment, basis }: Design) {
  const voltage = busVoltageOf(basis.parameters);
  const hasBattery = battery.governedBy !== "none";
  const kilowatts = formatNumber(inverter.capacity.value / 1000, 2);
  const series = formatNumber(panels.inSeries.value);
  return [
    {
      label: "Panels",
      value: `${formatNumber(panels.count.value)} × ${PANEL_POWER} W monocrystalline, ${voltage}V DC`,
    },
    { label: "Panel efficiency", value: percent(PANEL_EFFICIENCY) },
    {
      label: "Strings",
      value: `${formatNumber(panels.strings.value)} × ${series}, ${formatNumber(panels.stringVoltage.value)} V when hot`,
    },
    {
      label: "Battery",
      value: hasBattery
        ? `${voltage}V DC, ${formatNumber(battery.ampHours.value)} Ah lithium iron`
        : "No battery needed",
    },
    ...(hasBattery ? [{ label: "Cycles, depth of discharge", value: `6,000+, ${percent(DEPTH_OF_DISCHARGE)}` }] : []),
    { label: "Inverter", value: `${kilowatts} kW pure sine wave, ${percent(INVERTER_EFFICIENCY)} efficiency` },
    { label: "Peak, output", value: `2× continuous, ${formatNumber(inverter.outputVoltage)}V AC` },
    { label: "Enclosures", value: `${environment.enclosure}, corrosion class ${environment.corrosionClass}` },
  ];
}

/** Below half a watt a step is rounding and says nothing. [W] */
const VISIBLE = 0.5;

export interface WaterfallRow extends WaterfallStep {
  /** Where the bar begins and ends. [W] */
  readonly from: number;
  readonly to: number;
}

export function waterfallRows({ panels }: Design): WaterfallRow[] {
  let reached = panels.plainRule.value;
  return panels.waterfall
    .map((step) => {
      const from = reached;
      reached += step.change;
      return { ...step, from, to: reached };
    })
    .filter(({ change }) => Math.abs(change) >= VISIBLE);
}

export const RUN_NAMES: Record<CableDesign["run"], string> = {
  "panel-inverter": "Panel to inverter",
  "inverter-load": "Inverter to load",
  "inverter-generator": "Inverter to generator",
  "inverter-grid": "Inverter to grid",
};

export const cableSize = ({ size, parallel }: CableDesign) =>
  `${parallel > 1 ? `${formatNumber(parallel)} × ` : ""}${formatNumber(size.value, 1)}`;

interface DirectInput {
  readonly directDailyConsumption: number | null;
  readonly directPeakPower: number | null;
}
export const directSummary = (project: DirectInput) =>
  `${formatNumber(project.directDailyConsumption ?? 0)} Wh a day, ${formatNumber(project.directPeakPower ?? 0)} W at peak`;

/** A way of sizing and what it comes to: panels [W], battery [Wh] where it states one. */
interface WayOfSizing {
  readonly name: string;
  readonly array: Trace;
  readonly bank: Trace | null;
}

/** What the rule of thumb, the standard's chain and the search each come to, for panels and battery. */
export const waysOfSizing = ({ panels, battery }: Design): WayOfSizing[] => [
  { name: "Rule of thumb", array: panels.plainRule, bank: null },
  { name: "Standard's chain, AS/NZS 4509.2", array: panels.deterministic, bank: battery.deterministic },
  { name: "Search over simulated years", array: panels.capacity, bank: battery.capacity },
];
