import { room } from "../room";

/** Figures of the simulated years: how many hours are served, how long the battery bridges, what a year yields. */
export const say = room("simulation-figures", {
  ownWeather: "{years, plural, one {# year} other {# years}} from your own weather, {name}",
  synthetic: "{years, plural, one {# synthetic year} other {# synthetic years}} of {place}",
  syntheticScaled:
    "{years, plural, one {# synthetic year} other {# synthetic years}} of {place}, scaled to {sunHours, number, two} sun hours a day on the panels",
  energyTarget: "What the panels produce",
  energyTargetFormula: "energy behind the inverter ÷ load of the year, of the panels worth most",
  energyTargetEquation: "{made, number, whole} ÷ {load, number, whole} kWh = {share, number, percentOne}",
  energyTargetSource: "On-grid: the grid carries night and winter, so what the panels are worth decides",
  outageTarget: "Outage to ride through",
  outageTargetFormula:
    "what the battery keeps carries the essential load without sun, whatever hour it begins in; of all hours without grid at least 99% are served",
  outageTargetEquation:
    "{hours, number, whole} h from any hour{reached, select, yes {} other {; even the largest panels and battery searched miss it}}",
  outageTargetSource: "The outage you name, placed at every hour of the simulated years",
  hoursTarget: "Hours to serve",
  hoursTargetFormula: "dark share = 1% × 10^((3 − d) ÷ 7)",
  hoursTargetTyped: "typed share",
  hoursTargetEquation:
    "{share, number, percentTwo}: at most {darkHours, number, one} of {hoursOfYear, number, whole} hours without full power{reached, select, yes {} other {; even the largest panels and battery searched miss it}}",
  hoursTargetSource:
    "About 1% of the hours for an ordinary home, 0.1% for a clinic; three days stand for the first, ten for the second",
  generatorHours: "Hours the generator runs",
  generatorHoursFormula: "hours in which it is on",
  generatorHoursEquation: "{hours, number, one} h in a mean simulated year",
  generatorStarts: "Starts of the generator",
  generatorStartsFormula: "times the battery falls to the level it starts at",
  generatorStartsEquation: "{starts, number, one} in a mean simulated year",
  generatorEnergy: "Energy from the generator",
  generatorEnergyFormula: "Σ (to the house + for charging)",
  generatorEnergyEquation:
    "{energy, number, one} kWh a year; {wasted, number, one} kWh more at its minimum load, unused",
  generatorLitres: "Fuel of the generator",
  generatorLitresEquation:
    "{idle, number, two} × {rated, number, one} kW × {hours, number, one} h + {slope, number, two} × {energy, number, one} kWh = {litres, number, one} l",
  generatorRated: "Rated power",
  generatorGiven: "Energy given",
  generatorSets: "Generators bought in {years, number, whole} years",
  generatorSetsFormula: "the first, and one more each time its life is over",
  generatorSetsEquation:
    "{years, number, whole} years × {hours, number, one} h ÷ {life, number, whole} h{pieces, plural, =1 {} other { × # side by side}}: {sets, plural, one {# set} other {# sets}}",
  generatorLife: "Life of a set",
  loadOfYear: "Load of a year",
  nineOfTen: "Served in nine of ten years",
  nineOfTenFormula: "share of the hours that nine of ten simulated years reach or exceed",
  hoursServed: "Hours fully served",
  hoursServedFormula: "s = 1 − dark hours ÷ {hoursOfYear, number, whole}",
  servedEquation: "1 − {darkHours, number, one} ÷ {hoursOfYear, number, whole} = {share, number, percentTwo}",
  unmetHours: "Hours without full power",
  unmetHoursFormula: "hours in which some of the load goes unserved",
  unmetHoursEquation:
    "{hours, plural, one {# hour} other {# hours}} in {years, plural, one {# year} other {# years}}: {perYear, number, one} a year",
  unmetEnergy: "Energy not served",
  unmetEnergyFormula: "Σ (load − served)",
  unmetEnergyEquation: "{unmet, number, two} of {load, number, one} kWh a year, {share, number, percentTwo}",
  longestGap: "Longest gap",
  longestGapFormula: "longest run of hours without full power",
  longestGapEquation: "{hours, number, whole} h in a row, the longest of {years, plural, one {# year} other {# years}}",
  sunless: "Without any sun",
  sunlessEquation: "{usable, number, one} kWh ÷ {mean, number, one} W = {hours, number, one} h",
  sunlessSource: "A full battery and the mean load, no sun at all",
  meanLoad: "Mean load",
  "yield.p50": "Energy in half of all years, P50",
  "yield.p50Formula": "P50 = mean of the simulated years",
  "yield.p50OfOneYear": "One year: {p50, number, whole} kWh",
  "yield.p50Equation":
    "Mean of {years, number, whole} years, {least, number, whole} to {most, number, whole} kWh: {p50, number, whole} kWh",
  "yield.syntheticSource": "Synthetic years of {place}, docs/engineering/weather.md",
  "yield.ownWeatherSource": "Your own weather, {name}",
  "yield.p90": "Energy in nine of ten years, P90",
  "yield.p90Formula": "P90 = P50 × (1 − {factor, number, two} × u)",
  "yield.p90Equation":
    "{p50, number, whole} kWh × (1 − {factor, number, two} × {total, number, percentOne}) = {p90, number, whole} kWh",
  "yield.p90Source":
    "Independent uncertainties added as squares; the years differ as those measured do, which is in u_y",
  "yield.uncertainty": "Uncertainty, one standard deviation",
  "yield.uncertaintyFrom":
    "√({resource, number, percent}² + {yearToYear, number, percentOne}² + {model, number, percentOne}² + {soiling, number, percent}²) = {total, number, percentOne}",
  "yield.sunOfClass": "Sun of {place}, class {quality}",
  "yield.yearToYear": "From year to year",
  "yield.spread": "Spread of the {years, number, whole} years",
  "yield.model": "Model",
});
