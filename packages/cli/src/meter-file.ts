import { zoneAt, zoneOf } from "@sunwright/engine/climate/zone-name";
import { byPlace } from "@sunwright/engine/countries/countries";
import type { Country } from "@sunwright/engine/parameters/options";
import { measuredYear } from "@sunwright/engine/sizing/load/measured-year";
import type { LoadInput } from "@sunwright/engine/sizing/inputs/design";
import { METER_UNITS, MeterFault, type MeterFile, type MeterFileForm } from "@sunwright/files/meter/meter-file";
import { readMeter } from "@sunwright/files/meter/read-meter";
import { say } from "@sunwright/words/cli";
import { tell } from "@sunwright/words/tell-meter-files";
import { readText } from "./input-file";
import { Problem } from "./problem";

const DAY_ORDERS = byPlace(({ dayOrder }) => dayOrder);

/** Options that settle what a meter's file leaves open. */
export const METER_OPTIONS = {
  unit: { type: "string" },
  stamps: { type: "string" },
} as const;
type MeterValues = { readonly [Name in keyof typeof METER_OPTIONS]?: string | undefined };

/** Where a home is, as its house's file or the command line says it. */
export interface MeterPlace {
  readonly country: Country | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export function meterForm({ unit, stamps }: MeterValues, place: MeterPlace): MeterFileForm {
  const { country } = place;
  return {
    timeZone: place.latitude === null ? zoneOf(country) : zoneAt(place, country),
    dayOrder: country === null ? null : DAY_ORDERS[country],
    unit: unit === undefined ? undefined : oneOf("unit", unit, METER_UNITS),
    stamps: stamps === undefined ? undefined : oneOf("stamps", stamps, ["start", "end"] as const),
  };
}

function oneOf<Choice extends string>(option: string, asked: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice.toLowerCase() === asked.toLowerCase());
  if (found === undefined) throw new Problem(say("optionOneOf", { option, choices: choices.join(", ") }));
  return found;
}

/** A meter's file of a path. Refuses what cannot be read, with its line. */
export function meterFileIn(path: string, form: MeterFileForm): MeterFile {
  const text = readText(path);
  try {
    return readMeter(text, form);
  } catch (error) {
    if (error instanceof MeterFault) throw new Problem(`${path}: ${tell(error.inWords)}`);
    throw error;
  }
}

/** The load of a house whose meter counted by hours. @param ahead  Standard time of the house minus UTC. [h] */
export function measuredLoad(path: string, form: MeterFileForm, ahead: number): LoadInput {
  const file = meterFileIn(path, form);
  if (file.kind === "question") {
    const units = file.readings.map(({ unit }) => unit).join(", ");
    throw new Problem(`${path}: ${say("meter.ask", { column: file.column, units })}`);
  }
  if (file.kind !== "hours") throw new Problem(`${path}: ${say("meter.noHours", { format: tell(file.format) })}`);
  const year = measuredYear(file, ahead);
  if (year === null) throw new Problem(`${path}: ${say("meter.lessThanDay")}`);
  const { hours } = year;
  const dailyConsumption = (hours.reduce((sum, power) => sum + power, 0) / hours.length) * 24;
  const peakPower = hours.reduce((most, power) => Math.max(most, power), file.peakWatts);
  return { kind: "direct", dailyConsumption, peakPower, hours };
}
