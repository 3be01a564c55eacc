import { labels } from "./room";
import { say } from "./rooms/units";

/** By the codes that figures of the engine carry, `Trace.unit`. */
const WORDS: Readonly<Record<string, string>> = labels(say, {
  pieces: "pieces",
  strings: "strings",
  days: "days",
  months: "months",
  years: "years",
  "of its rating": "ofItsRating",
  "% of the year's load": "ofTheYearsLoad",
  "a year": "aYear",
  "a kWh": "aKilowattHour",
  "h a year": "hoursAYear",
  "kWh a day": "kilowattHoursADay",
  "kWh a year": "kilowattHoursAYear",
  "kg CO₂ a day": "carbonDioxideADay",
  "l/h per kW": "litresAnHourPerKilowatt",
});

/** A unit of the engine as it is read: "pieces", "kWh/year"; one that is a symbol as it stands: "kWh". */
export function tellUnit(code: string): string {
  const [, unit, period] = /^(.+)\/(day|month|year)$/.exec(code) ?? [];
  if (unit !== undefined && period !== undefined) return say("perPeriod", { unit, period });
  return WORDS[code] ?? code;
}
