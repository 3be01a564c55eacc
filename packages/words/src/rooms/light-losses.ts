import { room } from "../room";

/** What takes light from the panels of a design: horizon, rows, dirt. */
export const say = room("light-losses", {
  soiling: "Lost to dirt",
  formula: "s = 1 − Σ H (1 − s_month) ÷ Σ H",
  equation:
    "{year, number, percentOne} of the year; {most, number, percentOne} in {month}, {least, number, percentOne} in the month that loses least",
  horizon: "Lost behind the horizon",
  horizonHighest: "Highest point of the horizon, at {azimuth, number, whole}° from north",
  horizonSource:
    "Sun and the light around it while they stand above the horizon, the rest of the sky by the share above it, in the hours of the simulated years",
  roof: "Lost to obstructions on the roof",
  roofHours: "Hours of the twelve mean days with shade",
  roofSource:
    "Shade of the laid-out panels in each hour of each month''s mean day, taken from the beam and the light around the sun in the hours of the simulated years",
  objects: "Lost to what throws shade",
  objectsStated: "Trees, houses and other objects stated",
  objectsPanels: "Panels in the field they shade",
  objectsStrings: "Strings of these panels",
  objectsSource:
    "Shade on each cell of the panels, and what their strings make of it with {tracking, select, module {a tracker for each panel} string {a tracker for each string} other {one tracker}}, in the hours of the simulated years: table n of the reference",
  objectTakes:
    "Taken by {kind, select, tree {tree} building {house} chimney {chimney} antenna {antenna} vent {vent pipe} other {{kind}}} {number, number, whole}",
  objectsTake: "Taken by all that throws shade",
  objectWorth:
    "What {kind, select, tree {tree} building {house} chimney {chimney} antenna {antenna} vent {vent pipe} other {{kind}}} {number, number, whole} takes, at the price of the grid",
  objectWorthEquation: "{energy, number, one} kWh × {price} = {worth} a year",
  gridPrice: "Price of one more kilowatt hour of the grid",
  gridPriceSource: "The grid''s plan for a home that buys what this one uses, levies and taxes in it",
  takenEquation: "{without, number, one} kWh − {made, number, one} kWh = {energy, number, one} kWh a year",
  madeWithout: "What the panels would make in a year without it",
  madeBehind: "What they make with all that is stated",
  takenSource: "Mean of the simulated years that the size is searched in, hour by hour, at the output of the trackers",
  wonBack: "Won back by a tracker for each panel",
  rows: "Lost behind the row in front",
  pitch: "From row to row",
  depth: "Length of a row up its slope",
  rowsSource:
    "Appelbaum and Bany 1979 for the beam, crossed strings for sky and ground, in the hours of the simulated years; a row behind another, its ends not counted",
  dirtRate: "Dirt gathered in a dry day",
  monthsWithoutRain: "Months without rain, from {from}",
  cleaning: "Days between washes",
  neverWashed: "never washed",
  soilingSource:
    "Kimber et al. 2006: dirt gathers day by day, {grace, plural, one {# day} other {# days}} after the last rain, to {most, number, percent} at most",
  air: "Air temperature is of the years",
  snow: "Snow",
  snowLeftOut: "not counted, though {month} has {coldest, number, one} °C on average: panels under snow make nothing",
  snowSource: "The climate table has no snowfall; half of what falls at 1 °C is snow: Jennings et al. 2018, cited",
});
