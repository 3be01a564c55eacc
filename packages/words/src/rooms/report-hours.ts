import { room } from "../room";

export const say = room("report-hours", {
  // Who brings the load, in the words of a key.
  "supply.sun": "Solar, used directly",
  "supply.battery": "Battery",
  "supply.generator": "Generator",
  "supply.grid": "Grid",
  "supply.unmet": "Unmet",

  // What the hourly chart shows, as sentences.
  "stretch.nothingRuns": "Nothing runs in this stretch.",
  "stretch.broughtBy": "The house needs {load} kWh: {sources}.",
  "stretch.broughtByNothing": "The house needs {load} kWh and gets none of it.",
  "stretch.fromSun": "straight from the sun {share}%",
  "stretch.fromBattery": "from the battery {share}%",
  "stretch.fromGenerator": "from the generator {share}%",
  "stretch.fromGrid": "from the grid {share}%",
  "stretch.nothingMissing": "Nothing is missing.",
  "stretch.missingInHours":
    "{missing} kWh are missing in {hours, plural, one {# hour} other {# hours}}, most on {day}.",
  "stretch.missingInDays": "{missing} kWh are missing in {days, plural, one {# day} other {# days}}, most on {day}.",

  // Which stretch of the year that is.
  "stretch.wholeYear": "Day by day through the darkest of the simulated years",
  "stretch.typicalDay": "A day of median sun, {day}",
  "stretch.worstDays": "Worst days of the year, {days}",
  "stretch.worstWeek": "Worst week of the year, {days}",
  /** A day of a year that is none in particular. */
  date: "{date} {month}",
  /** Dates: "10 to 16 August", "29 July to 4 August". */
  dateRange: "{from} to {to}",

  // The hours as a table: facts before it, then its columns.
  "csv.project": "Project",
  "csv.site": "Site",
  "csv.weather": "Weather",
  "csv.yearShown": "Year shown",
  "csv.ofYears": "of {years}",
  "csv.calculated": "Calculated",
  "csv.method": "Method",
  "csv.price": "Price",
  "csv.parameter": "Parameter",
  "csv.figure": "Figure",
  "csv.value": "Value",
  "csv.unit": "Unit",
  "csv.equation": "With this project's values",
  "csv.source": "Source",
  "csv.age": "Age",
  "csv.year": "Year",
  "csv.batteryLeft": "Battery left",
  "csv.panelsLeft": "Panels left",
  "csv.hoursServed": "Hours served, %",
  "csv.nineYearsOfTen": "Nine years of ten, %",
  "csv.targetHolds": "Target holds",
  "csv.targetHoldsHere": "here",
  "csv.hourOfYear": "Hour of the year",
  "csv.localTime": "Local time",
  "csv.load": "Load [kWh]",
  "csv.production": "Solar array [kWh]",
  "csv.sunIntoInverter": "Sun into the inverter [kWh]",
  "csv.sunIntoBattery": "Sun into the battery [kWh]",
  "csv.chargedFromMains": "Grid and generator into the battery [kWh]",
  "csv.outOfBattery": "Out of the battery [kWh]",
  "csv.surplus": "Surplus [kWh]",
  "csv.generator": "Generator [kWh]",
  "csv.fromGrid": "From the grid [kWh]",
  "csv.toGrid": "To the grid [kWh]",
  "csv.sunToHouse": "From the sun to the house [kWh]",
  "csv.batteryToHouse": "From the battery to the house [kWh]",
  "csv.generatorToHouse": "From the generator to the house [kWh]",
  "csv.gridToHouse": "From the grid to the house [kWh]",
  "csv.unmet": "Unmet [kWh]",
  "csv.charge": "State of charge at the end [%]",

  // When an appliance runs.
  "use.noHour": "No hour chosen",
  "use.allDay": "All day",
  "use.run": "{from} to {to}",
  "use.andBeyond": "{hours} and beyond",
  "use.chooseAnHour": "Choose at least one hour",
  "use.tooFewHours":
    "{hoursPerDay} h a day do not fit into {chosen, plural, one {# hour} other {# hours}}. Choose at least {needed}.",

  // Under the months.
  "months.line": "Line: load.",
  "months.narrowBars":
    "Narrow bars: {sources, select, grid {the grid} generator {the generator} other {the grid and the generator}}.",
  "months.dark": "Red: hours without power, most in {month}, with {sunHours} sun hours a day.",
  "months.spread": "Red: hours without power, in no month more than in all others.",
  "months.tightest":
    "No month has an hour without power. {month} has the least to spare, with {sunHours} sun hours a day.",

  // What carried an hour of the year.
  "hourKind.sun": "Sun",
  "hourKind.surplus": "Sun with surplus",
  "hourKind.battery": "Battery",
  "hourKind.generator": "Generator",
  "hourKind.grid": "Grid",
  "hourKind.unmet": "Unmet",
  "hourKind.none": "Nothing runs",
  "yearMap.carried":
    "{years, plural, one {Of 8,760 hours} other {Of 8,760 hours of the darkest of # simulated years}} {carriers}, and {unmet, plural, =0 {none is} one {# is} other {# are}} short of power.{years, plural, one {} other {{unmet, plural, =0 {} other { A mean year has {mean}.}}}}",
  "yearMap.sun": "the sun carries {hours} hours",
  "yearMap.battery": "the battery {hours}",
  "yearMap.grid": "the grid {hours}",
  "yearMap.generator": "the generator {hours}",
  "yearMap.surplus": "Muted: {hours} hours with surplus.",

  // The drawing of the system in words: clauses of one sentence, by commas.
  "flows.panels": "{panels, plural, one {# panel delivers} other {# panels deliver}} {kilowattHours} kWh on a mean day",
  "flows.direct": "{kilowattHours} kWh go straight to the inverter",
  "flows.battery": "{into} kWh go into the battery and {outOf} kWh come out",
  "flows.surplus": "{kilowattHours} kWh stay unused",
  "flows.load": "the house uses {kilowattHours} kWh",
  "flows.gridBrings": "the grid brings {kilowattHours} kWh",
  "flows.gridTakes": "it takes {kilowattHours} kWh",
  "flows.generator": "the generator brings {kilowattHours} kWh",
  "flows.unmet": "{kilowattHours} kWh of the load are not served",
  "gridFlow.inAndOut": "{taken} kWh in, {sold} out a day",
  "gridFlow.in": "{taken} kWh a day",
  "gridFlow.out": "{sold} kWh a day sold",

  yearlyYield:
    "{years, plural, one {# simulated year gives} other {# simulated years give}} {low} to {high} kWh. Allowing for uncertainty in sun and model, one year in ten falls {below}% or more below the middle.",
});
