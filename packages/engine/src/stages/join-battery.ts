import { INVERTER_YEARS } from "../economics/lives";
import { localPrice } from "../prices/local-price";
import { priceOfBought } from "../sizing/choice/system-price";
import { GENERATOR_CHARGER_EFFICIENCY, INVERTER_EFFICIENCY, TRACKER_EFFICIENCY } from "../sizing/inputs/defaults";
import { panelInputs } from "../sizing/rule/panel-inputs";
import type { RuleFigures } from "../sizing/rule/rule-figures";
import { rowOf } from "./judge-panels";
import type { JOINING_RULES, JOINING_WAYS } from "./join-battery-rules";
import { classOf } from "./panel-class";
import type { StandingPanels, StandingParts } from "./standing";

/** A way to add a battery to panels that feed the grid by an inverter of their own. */
export interface BatteryJoining {
  readonly way: (typeof JOINING_WAYS)[number];
  /** Null: it may be built. */
  readonly rule: (typeof JOINING_RULES)[number] | null;
  readonly found: number | null;
  readonly limit: number | null;
  /** Battery and its inverter, put up. [currency of the country] */
  readonly price: number;
  /** What the inverter that is given up would still be worth; 0 where it stays. */
  readonly givenUp: number;
  /** Of the energy from the panels into the battery, 0 to 1. */
  readonly lost: number;
}

/** Panels on the old inverter ÷ the battery's inverter at most. Source: Victron Energy, AC-coupling and the Factor 1.0 rule. */
const FACTOR = 1;
/** Of battery for a kilowatt of panels at least. [kWh/kW] Source: as above: 4.8 kWh of lithium for 1.5 kWp. */
const LEAST_BATTERY = 4.8 / 1.5;

/**
 * Both ways, coupled in alternating or in direct current, each with the rule that forbids it and its money; nothing where no
 * inverter on the grid stands with panels.
 *
 * @param batteryKwh  Of the plan's last stage.
 * @param watts       Of its inverter. [W]
 */
export function batteryJoinings(
  { panels, inverter }: StandingParts,
  last: RuleFigures,
  { batteryKwh, watts }: { readonly batteryKwh: number; readonly watts: number },
): readonly BatteryJoining[] {
  if (inverter === null || inverter.volts !== null || panels.length === 0) return [];
  const bought = { panels: 0, battery: 1_000 * batteryKwh, inverter: watts };
  const price = priceOfBought(bought, last.technology, last.input).middle;
  const kilowatts = panels.reduce((sum, each) => sum + (each.count * each.watts) / 1_000, 0);
  const { country } = last.input.parameters;
  const asNew = localPrice({ country, systemType: "on-grid", panels: 0, battery: 0, inverter: inverter.watts }).middle;
  const givenUp = asNew * Math.max(0, 1 - inverter.years / INVERTER_YEARS);
  return [
    {
      way: "ac",
      ...acRule(inverter.watts, kilowatts, { batteryKwh, watts }),
      price,
      givenUp: 0,
      lost: 1 - INVERTER_EFFICIENCY * GENERATOR_CHARGER_EFFICIENCY,
    },
    { way: "dc", ...dcRule(panels, last), price, givenUp, lost: 1 - TRACKER_EFFICIENCY },
  ];
}

type Rule = Pick<BatteryJoining, "rule" | "found" | "limit">;
const MAY: Rule = { rule: null, found: null, limit: null };

function acRule(
  gridWatts: number,
  kilowatts: number,
  { batteryKwh, watts }: { readonly batteryKwh: number; readonly watts: number },
): Rule {
  if (gridWatts > FACTOR * watts) return { rule: "ac-power", found: gridWatts, limit: FACTOR * watts };
  const least = LEAST_BATTERY * kilowatts;
  return batteryKwh < least ? { rule: "ac-battery", found: batteryKwh, limit: least } : MAY;
}

/** Every group of old panels makes equal rows that wake the new input and stay below what it stands. */
function dcRule(panels: readonly StandingPanels[], figures: RuleFigures): Rule {
  const [input] = panelInputs(figures);
  if (input === undefined) return { rule: "row-voltage", found: 0, limit: 0 };
  for (const group of panels) {
    const lengths = group.inSeries === null ? Array.from({ length: group.count }, (_, at) => at + 1) : [group.inSeries];
    const rows = lengths
      .filter((length) => group.count % length === 0)
      .map((length) => rowOf(classOf(group), length, figures));
    if (rows.some(({ cold, hot }) => cold <= input.maxVoltage && hot >= input.trackerMin)) continue;
    const longest = rows.at(-1);
    const tooMuch = longest !== undefined && longest.cold > input.maxVoltage && rows.length === 1;
    return {
      rule: "row-voltage",
      found: (tooMuch ? longest.cold : longest?.hot) ?? 0,
      limit: tooMuch ? input.maxVoltage : input.trackerMin,
    };
  }
  return MAY;
}
