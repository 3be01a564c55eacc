import { extraterrestrialBetween } from "../../solar/day-irradiation";
import { withstandingArea } from "../../sizing/electrical/adiabatic";
import { batteryCapacity } from "../../sizing/inputs/battery";
import type { Field } from "../reader";

/**
 * Rules for examples whose sources name one thing in several ways: a figure is known by its role, which is told from the words
 * in its name, and what is printed by the unit at its end.
 */
interface RoleRule {
  /** Null where the example lacks something that the rule is made from. */
  readonly figures: (inputs: Field, printed: readonly string[]) => Readonly<Record<string, number | null>> | null;
}

/** The figure whose name fits, the first of them; null where none is a number. */
function numberLike(inputs: Field, name: RegExp, not?: RegExp): number | null {
  for (const each of inputs.names())
    if (name.test(each) && not?.test(each) !== true && typeof inputs.field(each).value === "number")
      return inputs.number(each);
  return null;
}

/** A share, which some print in per cent. */
const shareOf = (value: number): number => (value > 1 ? value / 100 : value);

function shareLike(inputs: Field, name: RegExp): number | null {
  const found = numberLike(inputs, name);
  return found === null ? null : shareOf(found);
}

/** What every printed name of a kind comes to. */
const named = (printed: readonly string[], kinds: readonly (readonly [RegExp, number | null])[]) =>
  Object.fromEntries(
    printed.flatMap((name) => {
      const [, value] = kinds.find(([kind, found]) => kind.test(name) && found !== null) ?? [];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** I² t = k² S², solved for what is printed: the conductor, the time, the current, the heat. */
const SHORT_CIRCUIT: RoleRule = {
  figures: (inputs, printed) => {
    const k = numberLike(inputs, /^k$|^k_(?!temp|group)|_k$|factor_k/);
    const current = numberLike(inputs, /current|^i_|^i$|_a$|_ka$/, /rating|rated|nominal|design/);
    const kilo = inputs.names().some((name) => name.endsWith("_ka")) ? 1_000 : 1;
    const time = numberLike(inputs, /time|^t$|^t_|_s$|duration|clear/, /_a2_?s|mm2|temp/);
    const area = numberLike(inputs, /area|mm2|^s$/);
    const heat = numberLike(inputs, /i2t|a2_?s|let_?through/);
    if (k === null) return null;
    const amperes = current === null ? null : kilo * current;
    const squared = heat ?? (amperes === null || time === null ? null : amperes ** 2 * time);
    const limit = area === null ? null : (k * area) ** 2;
    const least = squared === null ? null : withstandingArea(squared, k);
    return named(printed, [
      [/^k2s2|withstand|k2/, limit],
      [/i2t|a2_?s|heat|energy/, squared],
      [/mm2|area|^s$|s_min/, least],
      [/time|^t$|^t_|_s$|duration/, limit === null || amperes === null ? null : limit / amperes ** 2],
      [/current|^i|_a$/, limit === null || time === null ? null : Math.sqrt(limit / time)],
    ]);
  },
};

/** Energy for the days ÷ (depth × losses), in the units that are printed. */
const OFF_GRID_BATTERY: RoleRule = {
  figures: (inputs, printed) => {
    const watts = numberLike(inputs, /wh(_|$)/, /kwh|panel|array|_pv/);
    const kilowatts = numberLike(inputs, /kwh(_|$)/, /panel|array|_pv/);
    const ampereHours = numberLike(inputs, /ah(_|$)/);
    const voltage = numberLike(inputs, /volt|_v$|^v$|^v_/);
    const days = numberLike(inputs, /days|autonomy/);
    const depth = shareLike(inputs, /dod|depth/);
    const energy =
      watts ??
      (kilowatts === null ? null : 1_000 * kilowatts) ??
      (ampereHours === null || voltage === null ? null : ampereHours * voltage);
    if (energy === null || days === null || depth === null) return null;
    const capacity = batteryCapacity(energy * days, {
      depthOfDischarge: depth,
      dischargeEfficiency: lossesOf(inputs),
      cold: shareOf(numberLike(inputs, /temp|^k_t$/, /_c$|deg|ambient/) ?? 1),
    });
    return named(printed, [
      [/kwh(_|$)/, capacity / 1_000],
      [/wh(_|$)/, capacity],
      [/ah(_|$)/, voltage === null ? null : capacity / voltage],
    ]);
  },
};

/** All that is lost between the battery's plates and the load: 1 where nothing is named. */
function lossesOf(inputs: Field): number {
  let kept = 1;
  for (const name of inputs.names())
    if (/^eta|_eta|effic|battery_loss|system_loss|^loss/.test(name) && typeof inputs.field(name).value === "number")
      kept *= shareOf(inputs.number(name));
  return kept;
}

const MEGAJOULES = 3.6;

/** Sun above the air on the horizontal, between two hours of the sun's own time or two hour angles. */
const HOURLY_RADIATION: RoleRule = {
  figures: (inputs, printed) => {
    const latitude = numberLike(inputs, /^lat/);
    const day = numberLike(inputs, /day/);
    const angles = hourAngles(inputs);
    if (latitude === null || day === null || angles === null) return null;
    const sun = extraterrestrialBetween(latitude, day, angles);
    return named(printed, [
      [/kwh/, sun],
      [/wh_?(per_)?m2|wh$/, 1_000 * sun],
      [/kj/, 1_000 * MEGAJOULES * sun],
      [/mj/, MEGAJOULES * sun],
      [/_j_|_j$/, 1e6 * MEGAJOULES * sun],
    ]);
  },
};

const DEGREES_PER_HOUR = 15;

/** From and to, before noon negative; the names in the order in which they stand. [°] */
function hourAngles(inputs: Field): readonly [number, number] | null {
  const found: number[] = [];
  for (const name of inputs.names()) {
    if (!/hour|omega|^w[12]|solar_time|_time/.test(name)) continue;
    const isAngle = /angle|omega|^w[12]|deg/.test(name);
    const { value } = inputs.field(name);
    const values = typeof value === "number" ? [value] : Array.isArray(value) ? inputs.numbers(name) : [];
    found.push(...values.map((each) => (isAngle ? each : DEGREES_PER_HOUR * (each - 12))));
  }
  const [one, other] = found;
  if (one === undefined) return null;
  // One angle is the middle of its hour.
  return other === undefined
    ? [one - DEGREES_PER_HOUR / 2, one + DEGREES_PER_HOUR / 2]
    : [Math.min(one, other), Math.max(one, other)];
}

export const ROLE_RULES: readonly RoleRule[] = [SHORT_CIRCUIT, HOURLY_RADIATION, OFF_GRID_BATTERY];
