import { isPower, KWH_OF } from "./columns";
import { type MeterQuestion, METER_UNITS, type MeterUnit } from "./meter-file";

/** A home that takes more in a day is asked about; the nine countries' homes take 4 to 30. [kWh] House rule. */
const PLENTY = 30;
/** Days that a home may have. [kWh] */
const PLAUSIBLE = { least: 1, most: 300 } as const;

interface Column {
  readonly values: readonly number[];
  /** [s] */
  readonly step: number;
  readonly stated: MeterUnit | null;
  readonly days: number;
}

/**
 * What each unit would make of a column, where its head does not settle it: heads without a unit, and kWh that are kW as
 * likely. A power written as energy makes a day by as much too large as an hour has intervals.
 */
export function openUnit({ values, step, stated, days }: Column): MeterQuestion["readings"] | null {
  const sum = values.reduce((total, value) => total + Math.max(0, value), 0);
  const readingOf = (unit: MeterUnit) => {
    const kwh = sum * KWH_OF[unit] * (isPower(unit) ? step / 3_600 : 1);
    return { unit, kwh, kwhADay: days > 0 ? kwh / days : 0 };
  };
  if (stated === null) {
    const likely = METER_UNITS.map(readingOf).filter(
      ({ kwhADay }) => kwhADay >= PLAUSIBLE.least && kwhADay <= PLAUSIBLE.most,
    );
    return likely.length === 0 ? METER_UNITS.map(readingOf) : likely;
  }
  if (stated !== "kWh" || step >= 3_600) return null;
  const [energy, power] = [readingOf("kWh"), readingOf("kW")];
  if (power.kwhADay < PLAUSIBLE.least) return null;
  return energy.kwhADay > PLENTY || areMultiples(values, 3_600 / step) ? [energy, power] : null;
}

/** Meters count whole watt hours: as a power of an interval each is a multiple of how many the hour has. */
function areMultiples(values: readonly number[], intervals: number): boolean {
  const decimals = values.reduce((most, value) => Math.max(most, decimalsOf(value)), 0);
  if (intervals < 2 || decimals === 0 || values.length < 48) return false;
  const scale = 10 ** decimals;
  return values.every((value) => Math.round(value * scale) % intervals === 0);
}

const decimalsOf = (value: number): number => (String(value).split(".")[1] ?? "").length;
