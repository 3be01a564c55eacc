import { room } from "../room";

/** A result as a household reads it: no word of the trade, and no sentence over 25 words. */
export const say = room("home-view", {
  label: "Level of detail",
  home: "Home",
  engineer: "Engineer",
  notStored: "This choice could not be saved",
  // The sentence over the results.
  "verdict.nothingToCarry": "{name} uses nothing yet. Add your appliances.",
  "verdict.offGrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array> and <battery>{kilowattHours} kWh of battery</battery> keep {name} running for <served>{share}% of the year</served>.",
  "verdict.offGridAllYear":
    "<array>{panels, plural, one {# panel} other {# panels}}</array> and <battery>{kilowattHours} kWh of battery</battery> keep {name} running <served>all year</served>.",
  "verdict.neverDark": "In {years, plural, one {# simulated year} other {# simulated years}} no hour was dark.",
  "verdict.hardlyDark": "Less than an hour a year is dark.",
  "verdict.darkHours":
    "{hours, plural, one {<dark>One hour</dark> a year is dark.} other {<dark># hours</dark> a year are dark, {spread, select, most {most of them in {month}} more {more in {month} than in any other month} other {spread over the year}}.}}",
  "verdict.onGrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array> {panels, plural, one {brings} other {bring}} <sun>{share}%</sun> of what {name} uses.",
  "verdict.gridBringsRest": "The grid brings the rest.",
  "verdict.gridTakesSurplus":
    "The grid brings the rest and takes <sold>{kilowattHours} kWh a day</sold> that is left over.",
  "verdict.hybrid":
    "<array>{panels, plural, one {# panel} other {# panels}}</array> and <battery>{kilowattHours} kWh of battery</battery> bring <sun>{share}%</sun> of what {name} uses, and carry outages of <backup>{hours, plural, one {# hour} other {# hours}}</backup>.",
  "verdict.hybridWithoutPanels":
    "<battery>{kilowattHours} kWh of battery</battery> carries {name} through outages of <backup>{hours, plural, one {# hour} other {# hours}}</backup>. The grid brings all the rest.",
  "verdict.panelsDoNotPay": "Panels would not pay for themselves here.",
  "verdict.atMeasuredSun": "With the sun measured in {place} it is <served>{share}%</served>.",
  // The row of figures.
  "figure.powerFromSun": "Power from the sun",
  "figure.ofWhatIsUsed": "Of the {energy, number, two} kWh used a day.",
  // The parts over the drawing.
  "part.panels": "Panels",
  "part.panelsDetail": "{panels, plural, one {# panel} other {# panels}} of {watts} W",
  "part.battery": "Battery",
  "part.batteryDetail": "Lasts {hours, plural, one {# hour} other {# hours}} on its own",
  "part.inverter": "Inverter",
  "part.inverterDetail": "Runs everything at once",
  "part.house": "Your house",
  "part.houseDetail": "a day",
  // Closed sections, in short.
  "closed.components": "{panels}, {battery} kWh, {inverter} kW",
  "closed.withoutBattery": "{panels}, {inverter} kW",
  "closed.fixedRates": "By the specification's fixed rates, not the price: {amount}",
  "closed.stats": "{energy} kWh a day, {peak} kW at most",
  "closed.specifications": "Voltage, cells, margins",
});
