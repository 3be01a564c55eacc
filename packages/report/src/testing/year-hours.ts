import { HOURS_OF_YEAR } from "@sunwright/engine/units/year";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";

type Hour = Readonly<Partial<Record<keyof DesignHours, number>>>;

const COLUMNS = [
  ...(["load", "production", "direct", "toBattery", "chargedFromMains", "fromBattery", "surplus", "unmet"] as const),
  ...(["charge", "generator", "gridImport", "gridExport"] as const),
];

/** A year whose every hour is said by a rule; what it does not say is 0, the charge full. */
export function yearHours(rule: (hour: number) => Hour): DesignHours {
  const empty = () => new Float64Array(HOURS_OF_YEAR);
  const year: DesignHours = {
    load: empty(),
    production: empty(),
    direct: empty(),
    toBattery: empty(),
    chargedFromMains: empty(),
    fromBattery: empty(),
    surplus: empty(),
    unmet: empty(),
    charge: empty().fill(1),
    generator: empty(),
    gridImport: empty(),
    gridExport: empty(),
  };
  for (let hour = 0; hour < HOURS_OF_YEAR; hour += 1) {
    const said = rule(hour);
    for (const column of COLUMNS) year[column][hour] = said[column] ?? year[column][hour] ?? 0;
  }
  return year;
}
