import { litresPerHour } from "../economics/generator-fuel";
import { fuelOfHouseholdSet } from "../economics/generator-set";
import { BEFORE_HANDOVER } from "./possible";
import { dayNumber } from "./reading";

const HOURS_OF_DAY = 24;
/** No set beside an inverter is stronger than so many of it. House rule. */
const SET_PER_INVERTER = 4;

/** A strong and thirsty set at full load, day and night. [l] */
function mostLitres(inverterWatts: number, days: number): number {
  const kilowatts = (SET_PER_INVERTER * inverterWatts) / 1_000;
  return HOURS_OF_DAY * days * litresPerHour(fuelOfHouseholdSet("petrol"), kilowatts, kilowatts);
}

/** A reading of what was burnt since the one before. */
interface FuelRead {
  readonly on: string;
  readonly fuelLitres: number | null;
}

/** What a generator could have burnt until this reading, where it says more; null where it can be. [l] */
export function fuelDoubt(
  { on, fuelLitres }: FuelRead,
  others: readonly FuelRead[],
  { handedOverOn, inverterWatts }: { readonly handedOverOn: string; readonly inverterWatts: number | null },
): number | null {
  if (fuelLitres === null || inverterWatts === null || inverterWatts <= 0) return null;
  const from = others.reduce(
    (last, other) => (other.fuelLitres !== null && other.on < on && other.on > last ? other.on : last),
    "",
  );
  const days =
    from === "" ? dayNumber(on) - dayNumber(handedOverOn) + BEFORE_HANDOVER : dayNumber(on) - dayNumber(from);
  const most = mostLitres(inverterWatts, days);
  return fuelLitres > most ? most : null;
}
