import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/units";

export const texts: TextsOf<typeof say> = {
  pieces: "Stück",
  strings: "Stränge",
  days: "Tage",
  months: "Monate",
  years: "Jahre",
  ofItsRating: "der Nennleistung",
  ofTheYearsLoad: "% des Jahresverbrauchs",
  aYear: "pro Jahr",
  aKilowattHour: "pro kWh",
  hoursAYear: "h pro Jahr",
  kilowattHoursADay: "kWh pro Tag",
  kilowattHoursAYear: "kWh pro Jahr",
  carbonDioxideADay: "kg CO₂ pro Tag",
  litresAnHourPerKilowatt: "l/h je kW",
  perPeriod: "{unit}/{period, select, day {Tag} month {Monat} other {Jahr}}",
};
