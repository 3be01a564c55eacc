import { say } from "@sunwright/words/report-figures";
import { labels } from "@sunwright/words/room";
import { busVoltageOf } from "@sunwright/engine/sizing/rule/bus-voltage";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "@sunwright/engine/prices/specification-rates";
import { DEPTH_OF_DISCHARGE, INVERTER_EFFICIENCY, PANEL_EFFICIENCY } from "@sunwright/engine/sizing/inputs/defaults";
import { panelPowerOf } from "@sunwright/engine/sizing/rule/results";
import type { CableDesign, CostDesign, Design, WaterfallStep } from "@sunwright/engine/sizing/inputs/design";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { formatNumber } from "./format";
import { noBatteryText } from "./grid-figures";
import { tell } from "./tell";

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

export function costParts(cost: CostDesign, { panels, battery, inverter, grid }: Design): CostPart[] {
  const priced = (amount: number, unit: string, price: string) => `${formatNumber(amount)} ${unit} × ${price}`;
  return [
    {
      label: say("cost.panels"),
      detail: priced(panels.capacity.value, "W", dollars(DOLLARS_PER_PANEL_WATT)),
      trace: cost.panels,
      kind: "panels",
    },
    {
      label: say("cost.batteries"),
      detail:
        battery.capacity.value === 0
          ? noBatteryText({ grid })
          : priced(battery.capacity.value, "Wh", dollars(DOLLARS_PER_BATTERY_WATT_HOUR)),
      trace: cost.batteries,
      kind: "batteries",
    },
    {
      label: say("cost.inverter"),
      detail: priced(inverter.capacity.value, "W", dollars(DOLLARS_PER_INVERTER_WATT)),
      trace: cost.inverter,
      kind: "inverter",
    },
    {
      label: say("cost.installation"),
      detail: say("cost.installationShare", { share: percent(INSTALLATION_SHARE) }),
      trace: cost.installation,
      kind: "installation",
    },
  ];
}

/** Fixed words of the specification (design workflow, section 9) with this design's figures. */
export function specifications({ panels, battery, inverter, environment, basis, chosen, grid }: Design) {
  const voltage = busVoltageOf(basis.parameters);
  const hasBattery = battery.governedBy !== "none";
  const kilowatts = formatNumber(inverter.capacity.value / 1000, 2);
  return [
    {
      label: say("specification.panels"),
      value: say("specification.panelsValue", {
        panels: formatNumber(panels.count.value),
        panelPower: panelPowerOf(panels),
        voltage,
      }),
    },
    { label: say("specification.panelEfficiency"), value: percent(chosen?.panelEfficiency ?? PANEL_EFFICIENCY) },
    {
      label: say("specification.strings"),
      value: say("specification.stringsValue", {
        strings: formatNumber(panels.strings.value),
        panelsInSeries: formatNumber(panels.inSeries.value),
        hotVoltage: formatNumber(panels.stringVoltage.value),
      }),
    },
    {
      label: say("specification.battery"),
      value: hasBattery
        ? say("specification.batteryValue", { voltage, ampHours: formatNumber(battery.ampHours.value) })
        : noBatteryText({ grid }),
    },
    ...(hasBattery ? [{ label: say("specification.cycles"), value: `6,000+, ${percent(DEPTH_OF_DISCHARGE)}` }] : []),
    {
      label: say("specification.inverter"),
      value: say("specification.inverterValue", {
        kilowatts,
        efficiency: percent(chosen?.inverterEfficiency ?? INVERTER_EFFICIENCY),
      }),
    },
    {
      label: say("specification.peakOutput"),
      value: say("specification.peakOutputValue", { voltage: formatNumber(inverter.outputVoltage) }),
    },
    {
      label: say("specification.enclosures"),
      value: say("specification.enclosuresValue", {
        enclosure: environment.enclosure,
        corrosionClass: tell(environment.corrosionClass),
      }),
    },
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

export const RUN_NAMES: Readonly<Record<CableDesign["run"], string>> = labels(say, {
  "panel-inverter": "run.panelToInverter",
  "inverter-load": "run.inverterToLoad",
  "inverter-generator": "run.inverterToGenerator",
  "inverter-grid": "run.inverterToGrid",
});

export const cableSize = ({ size, parallel }: CableDesign) =>
  `${parallel > 1 ? `${formatNumber(parallel)} × ` : ""}${formatNumber(size.value, 1)}`;

/** A way of sizing and what it comes to: panels [W], battery [Wh] where it states one. */
interface WayOfSizing {
  readonly name: string;
  readonly array: Trace;
  readonly bank: Trace | null;
}

/** What the rule of thumb, the standard's chain and the search each come to, for panels and battery. */
export const waysOfSizing = ({ panels, battery }: Design): WayOfSizing[] => [
  { name: say("sizing.ruleOfThumb"), array: panels.plainRule, bank: null },
  { name: say("sizing.standard"), array: panels.deterministic, bank: battery.deterministic },
  { name: say("sizing.search"), array: panels.capacity, bank: battery.capacity },
];
