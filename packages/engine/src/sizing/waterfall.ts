import { counted } from "../units/counted";
import { arrayPower } from "./array";
import {
  CABLE_EFFICIENCY,
  DIRT_FACTOR,
  MISMATCH_FACTOR,
  PANEL_POWER,
  STATED_SYSTEM_EFFICIENCY,
  TRACKER_EFFICIENCY,
} from "./defaults";
import type { WaterfallStep } from "./design";
import { kilowattHours, monthName, percent, show } from "./explain";
import { type Figures } from "./figures";
import { LOSSES } from "./rule-figures";
import { plainRule } from "./results";

/** Below this a step is arithmetic dust. [W] */
const NOTHING = 1e-6;

interface Step {
  readonly label: string;
  /** Array after this step. [W] */
  readonly reached: number;
  readonly because: string;
}

/**
 * From the plain rule to the capacity, one cause at a time. Each step replaces one assumption of the rule by this
 * design's figure; the last is the rounding, so the changes sum to the difference exactly.
 */
export function waterfall(figures: Figures): readonly WaterfallStep[] {
  const { load, site, array, input } = figures;
  if (array.capacity === 0) return [];
  const { systemType } = input.parameters;
  const start = plainRule(load.dailyConsumption, site.meanSunHours);
  const bare = load.dailyConsumption / array.designSunHours;
  const losses = lossSteps(figures, bare);
  const reachedByLosses = losses.at(-1)?.reached ?? bare;
  const overBus = reachedByLosses * array.oversupply;
  const steps: readonly Step[] = [
    { label: "Month that decides", reached: bare / STATED_SYSTEM_EFFICIENCY, because: monthReason(figures) },
    {
      label: "Without the flat 92%",
      reached: bare,
      because: "The rule's 92% is taken out; each real loss follows by itself",
    },
    ...losses,
    { label: "Reserve", reached: overBus, because: reserveReason(systemType, array.oversupply) },
    {
      label: "Refill after an outage",
      reached: array.exact,
      because: `${kilowattHours(array.refillEnergy)} more a day put the battery back within ${counted(input.parameters.backupDays, "day")}`,
    },
    { label: "Simulated years", reached: array.capacity, because: searchReason(figures) },
  ];
  return steps
    .map(({ label, reached, because }, index) => ({
      label,
      change: reached - (index === 0 ? start : (steps[index - 1]?.reached ?? start)),
      because,
    }))
    .filter(({ change }) => Math.abs(change) > NOTHING);
}

function lossSteps(figures: Figures, bare: number): readonly Step[] {
  const { load, array, inverter, input, technology } = figures;
  const { roundTrip } = technology.battery;
  const { efficiency } = technology.inverter;
  const night = input.parameters.systemType === "on-grid" ? 0 : load.nightShare;
  const stated = (value: number) => `${percent(value, 1)} gets through`;
  const factors = [
    { label: "Heat", divisor: array.designHeat, because: `Cells give ${percent(array.designHeat, 1)} of their rating` },
    { label: "Dust", divisor: DIRT_FACTOR, because: stated(DIRT_FACTOR) },
    { label: "Mismatch", divisor: MISMATCH_FACTOR, because: stated(MISMATCH_FACTOR) },
    { label: "Charge controller", divisor: TRACKER_EFFICIENCY, because: stated(TRACKER_EFFICIENCY) },
    { label: "Panel cables", divisor: CABLE_EFFICIENCY, because: stated(CABLE_EFFICIENCY) },
    { label: "Inverter", divisor: efficiency, because: stated(efficiency) },
    {
      label: "Battery at night",
      divisor: 1 / (1 - night + night / roundTrip),
      because: `${percent(night)} of the load passes through the battery, which returns ${percent(roundTrip)}`,
    },
  ];
  let reached = bare;
  const steps = factors.map(({ label, divisor, because }) => {
    reached /= divisor;
    return { label, reached, because };
  });
  // Added, not scaled: the draw is the same however small the load is.
  const standing = arrayPower(24 * inverter.standingPower, array.designSunHours, array.designHeat, LOSSES);
  const because = `The inverter draws ${show(inverter.standingPower, 1)} W day and night for itself`;
  return [...steps, { label: "Inverter standing by", reached: reached + standing, because }];
}

function monthReason({ site, array }: Figures): string {
  const decides = `${show(array.designSunHours, 2)} sun hours`;
  return array.designMonth === null
    ? `The year's ${decides} decide`
    : `${monthName(array.designMonth)} with ${decides} decides, the year has ${show(site.meanSunHours, 2)}`;
}

/** Why the search ends elsewhere than the rule. */
function searchReason({ array, battery, choice }: Figures): string {
  const panels = `${array.capacity / PANEL_POWER} whole panels`;
  if (choice?.target.kind === "energy") return `${panels} make the year's energy in the simulated years`;
  const other = battery.capacity - battery.byRule;
  const pair =
    Math.abs(other) < 1
      ? "with the battery of the rule"
      : `with ${kilowattHours(Math.abs(other))} ${other < 0 ? "less" : "more"} battery than the rule's ${kilowattHours(battery.byRule)}`;
  return `${panels} ${pair} are the cheapest pair that keeps the target through the simulated years`;
}

const reserveReason = (systemType: string, oversupply: number) =>
  systemType === "hybrid"
    ? `${show(oversupply, 2)} times the need: the grid helps through a bad week`
    : `${show(oversupply, 2)} times the need: nothing else fills a bad week`;
