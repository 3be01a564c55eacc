import { room } from "../room";

/** Units of figures that are words. Symbols of the SI and of the field stand as they are. */
export const say = room("units", {
  pieces: "pieces",
  strings: "strings",
  days: "days",
  months: "months",
  years: "years",
  ofItsRating: "of its rating",
  ofTheYearsLoad: "% of the year's load",
  aYear: "a year",
  aKilowattHour: "a kWh",
  hoursAYear: "h a year",
  kilowattHoursADay: "kWh a day",
  kilowattHoursAYear: "kWh a year",
  carbonDioxideADay: "kg CO₂ a day",
  litresAnHourPerKilowatt: "l/h per kW",
  perPeriod: "{unit}/{period, select, day {day} month {month} other {year}}",
});
