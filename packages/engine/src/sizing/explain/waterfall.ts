import type { Text } from "../../units/told";
import { arrayPower } from "../rule/array";
import { CABLE_EFFICIENCY, MISMATCH_FACTOR, STATED_SYSTEM_EFFICIENCY, TRACKER_EFFICIENCY } from "../inputs/defaults";
import type { WaterfallStep } from "../inputs/design";
import type { Figures } from "../choice/figures";
import { plainRule } from "../rule/results";
import { told } from "../inputs/told";

/** Below this a step is arithmetic dust. [W] */
const NOTHING = 1e-6;

interface Step {
  readonly label: Text;
  /** Array after this step. [W] */
  readonly reached: number;
  readonly because: Text;
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
    {
      label: told("waterfall.month"),
      reached: bare / STATED_SYSTEM_EFFICIENCY,
      because: monthReason(figures),
    },
    {
      label: told("waterfall.withoutStated"),
      reached: bare,
      because: told("waterfall.withoutStatedBecause"),
    },
    ...losses,
    { label: told("waterfall.reserve"), reached: overBus, because: reserveReason(systemType, array.oversupply) },
    {
      label: told("waterfall.refill"),
      reached: array.exact,
      because: told("waterfall.refillBecause", {
        energy: array.refillEnergy / 1_000,
        days: input.parameters.backupDays,
      }),
    },
    { label: told("waterfall.search"), reached: array.capacity, because: searchReason(figures) },
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
  const { dirt, shade = 1 } = array.designLosses;
  const night = input.parameters.systemType === "on-grid" ? 0 : load.nightShare;
  const stated = (share: number) => told("waterfall.getsThrough", { share });
  const factors = [
    {
      label: told("heat"),
      divisor: array.designHeat,
      because: told("waterfall.heatBecause", { share: array.designHeat }),
    },
    { label: told("waterfall.shade"), divisor: shade, because: stated(shade) },
    { label: told("dust"), divisor: dirt, because: stated(dirt) },
    { label: told("waterfall.mismatch"), divisor: MISMATCH_FACTOR, because: stated(MISMATCH_FACTOR) },
    { label: told("waterfall.controller"), divisor: TRACKER_EFFICIENCY, because: stated(TRACKER_EFFICIENCY) },
    { label: told("waterfall.cables"), divisor: CABLE_EFFICIENCY, because: stated(CABLE_EFFICIENCY) },
    { label: told("inverter.inverter"), divisor: efficiency, because: stated(efficiency) },
    {
      label: told("waterfall.batteryAtNight"),
      divisor: 1 / (1 - night + night / roundTrip),
      because: told("waterfall.batteryAtNightBecause", { night, roundTrip }),
    },
  ];
  let reached = bare;
  const steps = factors.map(({ label, divisor, because }) => {
    reached /= divisor;
    return { label, reached, because };
  });
  // Added, not scaled: the draw is the same however small the load is.
  const standing = arrayPower(24 * inverter.standingPower, array.designSunHours, array.designHeat, array.designLosses);
  const because = told("waterfall.standingByBecause", { power: inverter.standingPower });
  return [...steps, { label: told("inverterStandingBy"), reached: reached + standing, because }];
}

function monthReason({ site, array }: Figures): Text {
  const sunHours = array.designSunHours;
  return array.designMonth === null
    ? told("waterfall.yearDecides", { sunHours })
    : told("waterfall.monthDecides", {
        month: { month: array.designMonth },
        sunHours,
        year: site.meanSunHours,
      });
}

const GOAL_WORDS = { "outage-only": "outageOnly", "least-cost": "leastCost", "least-grid": "leastGrid" } as const;

/** Why the search ends elsewhere than the rule. */
function searchReason({ array, battery, choice, technology }: Figures): Text {
  const panels = array.capacity / technology.panel.sheet.power;
  if (choice?.target.kind === "outage") {
    const goal = GOAL_WORDS[choice.target.goal];
    return told("waterfall.searchForHybrid", { panels, goal });
  }
  if (choice?.target.kind === "energy")
    return told("waterfall.searchForEnergy", { panels, pays: choice.onGrid?.pays ? "yes" : "no" });
  const other = battery.capacity - battery.byRule;
  return Math.abs(other) < 1
    ? told("waterfall.searchWithBatteryOfRule", { panels })
    : told("waterfall.searchWithOtherBattery", {
        panels,
        other: Math.abs(other) / 1_000,
        than: other < 0 ? "less" : "more",
        byRule: battery.byRule / 1_000,
      });
}

const reserveReason = (systemType: string, oversupply: number) =>
  told(systemType === "hybrid" ? "waterfall.reserveWithGrid" : "waterfall.reserveAlone", { oversupply });
