import { carriedLoad } from "../sizing/load/carried-load";
import { INVERTER_SURGE_FACTOR } from "../sizing/inputs/defaults";
import { HOURS_OF_YEAR } from "../units/year";
import { targetOf } from "../sizing/inputs/target";
import { HOURS_TOLERANCE, LEAST_PAYBACK, MOST_OVERCLAIMED, YEARS_COUNTED } from "./limits";
import { darknessPrice, type Here, localOf } from "./prices";
import type { Warning } from "./quote";
import type { SimulatedQuote } from "./simulated-quote";
import { told } from "./told";

/** What the years say against what was asked and promised. */
export const promiseWarnings = (simulated: SimulatedQuote, here: Here): readonly Warning[] =>
  [
    hoursShort(simulated),
    nightShort(simulated, here),
    inverterSmall(simulated, here),
    yieldOverclaimed(simulated, here),
    paybackOverclaimed(simulated),
  ].filter((warning) => warning !== null);

/** Share of the hours that was asked for, else the target of an off-grid house. [%] Null where neither says anything. */
function askedHours({ house: { asked, input } }: SimulatedQuote): number | null {
  const target = targetOf(input.parameters);
  return asked.hoursServedPercent ?? (target.kind === "hours" ? 100 * target.share : null);
}

/** Hours of outage that were asked for, else those of a hybrid house. [h] */
function askedBackup({ house: { asked, input } }: SimulatedQuote): number | null {
  const target = targetOf(input.parameters);
  return asked.nightHours ?? (target.kind === "outage" ? target.hours : null);
}

function hoursShort(simulated: SimulatedQuote): Warning | null {
  const { years, house } = simulated;
  const asked = askedHours(simulated);
  if (asked === null || years.hoursServedPercent >= asked - HOURS_TOLERANCE) return null;
  const allowed = ((100 - asked) / 100) * HOURS_OF_YEAR;
  const beyond = (years.hoursWithoutPower - allowed) / years.hoursWithoutPower;
  const values = { hours: years.hoursWithoutPower, allowed, found: years.hoursServedPercent, asked };
  return {
    code: "hours_short",
    about: "years",
    stated: asked,
    found: years.hoursServedPercent,
    unit: "%",
    text:
      years.worstMonth === null
        ? told("hours", values)
        : told("hoursWorst", { ...values, month: { month: years.worstMonth } }),
    cost: YEARS_COUNTED * beyond * years.unmetKwh * darknessPrice(house.input),
  };
}

/** Hours that differ by less are the same. [h] */
const ROUNDING = 0.05;

function nightShort(simulated: SimulatedQuote, here: Here): Warning | null {
  const { years, quote, stated } = simulated;
  const asked = askedBackup(simulated);
  if (asked === null || years.nightHours >= asked - ROUNDING) return null;
  const missing = stated.battery > 0 ? (stated.battery / 1_000) * (asked / Math.max(years.nightHours, 1) - 1) : 0;
  return {
    code: "night_short",
    about: "battery",
    stated: asked,
    found: years.nightHours,
    unit: "h",
    text: told("night", { found: years.nightHours, asked }),
    cost: missing * localOf("battery", quote, here).middle,
  };
}

/**
 * What the inverter gives at the site, in its heat and thin air, and what runs at once and starts the hardest. [W] A sheet that
 * states no short peak is taken to give twice the power. Null where no power is stated.
 */
export function inverterCarries({ quote, figures }: Pick<SimulatedQuote, "quote" | "figures">) {
  const watts = quote.inverter?.watts;
  if (watts == null || watts <= 0) return null;
  const { runningPower, surgePower } = carriedLoad(figures);
  const atSite = figures.inverter.capacityAtSite / figures.inverter.capacity;
  const held = (gives: number, needs: number) => ({ gives, needs, holds: needs <= gives + ROUNDING });
  return {
    watts,
    running: held(watts * atSite, runningPower),
    start: held((quote.inverter?.surgeWatts ?? INVERTER_SURGE_FACTOR * watts) * atSite, surgePower),
  };
}

function inverterSmall(simulated: SimulatedQuote, here: Here): Warning | null {
  const carried = inverterCarries(simulated);
  if (carried === null) return null;
  const { watts, running, start } = carried;
  if (running.holds && start.holds) return null;
  const { quote } = simulated;
  const byLoad = !running.holds;
  const { needs, gives } = byLoad ? running : start;
  return {
    code: "inverter_small",
    about: byLoad ? "power" : "surge",
    stated: gives,
    found: needs,
    unit: "W",
    text: told(byLoad ? "inverterPower" : "inverterSurge", { gives, needs }),
    cost: (needs / gives - 1) * watts * localOf("inverter", quote, here).middle,
  };
}

function yieldOverclaimed({ quote, years }: SimulatedQuote, here: Here): Warning | null {
  const claimed = quote.claims?.kwhPerYear;
  if (claimed == null || claimed <= MOST_OVERCLAIMED * years.kwhPerYear) return null;
  const missing = claimed > 0 ? 1 - years.kwhPerYear / claimed : 0;
  const watts = (quote.panels?.count ?? 0) * years.panelWatts;
  return {
    code: "yield_overclaimed",
    about: "panels",
    stated: claimed,
    found: years.kwhPerYear,
    unit: "kWh",
    text: told("yield", { claimed, found: years.kwhPerYear }),
    cost: missing * watts * localOf("panels", quote, here).middle,
  };
}

/** Takes no money by itself: what the system gives is compared above. */
function paybackOverclaimed({ quote }: SimulatedQuote): Warning | null {
  const claimed = quote.claims?.paybackYears;
  if (claimed == null || claimed >= LEAST_PAYBACK) return null;
  return {
    code: "yield_overclaimed",
    about: "payback",
    stated: claimed,
    found: LEAST_PAYBACK,
    unit: "years",
    text: told("payback", { claimed, least: LEAST_PAYBACK }),
    cost: 0,
  };
}
