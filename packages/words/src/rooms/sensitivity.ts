import { room } from "../room";

/** What happens to a design when load, sun, age or prices turn out other than expected. */
export const say = room("sensitivity", {
  syntheticYears: "{years} synthetic years of {place}",

  hoursServed: "Hours served, {change}",
  "hoursServed.equation":
    "{now, number, two}% {direction, select, less {−} other {+}} {step, number, two} points = {changed, number, two}%",
  loadOfYear: "Load of a year",
  "from.withChange": "With what changed",
  "from.energyBalance": "Hourly energy balance, held to reference tables g and k",
  broughtIn: "From grid and generator, {change}",
  "broughtIn.equation":
    "{now, number, whole} {direction, select, less {−} other {+}} {step, number, whole} = {changed, number, whole} kWh a year",
  buildCost: "Cost to build, {change}",
  "buildCost.equation": "{now} {direction, select, less {−} other {+}} {step, number, whole} = {changed}",
  "buildCost.today": "Built today",
  "buildCost.todayFrom": "Searched for what you entered",
  "buildCost.then": "Built then",
  "buildCost.thenFrom": "Searched with what changed",
  "buildCost.source": "Search over simulated hourly years, docs/engineering/sizing.md; not a quote",
  panelsAndBattery: "{panels, number, whole} W and {battery, number, one} kWh",
  yearlyCost: "A year''s cost, {change}",
  "yearlyCost.equation":
    "{present} × {share, number, four} = {changed} a year, {direction, select, less {−} other {+}} {step, number, whole}",
  "yearlyCost.present": "Net present cost",
  "yearlyCost.presentFrom": "Built, kept up, parts replaced, fuel, grid",
  "yearlyCost.rate": "Real discount rate",
  "from.assumptions": "Assumptions",
  "yearlyCost.years": "Years",
  "yearlyCost.source": "Equivalent annual cost, reference table i",
  "change.load": "{direction, select, less {{share, number, percent} less} other {{share, number, percent} more}} load",
  "change.sun": "{direction, select, less {{share, number, percent} less} other {{share, number, percent} more}} sun",
  "change.partPrice":
    "parts {direction, select, less {{share, number, percent} cheaper} other {{share, number, percent} dearer}}",
  "change.fuelPrice":
    "fuel {direction, select, less {{share, number, percent} cheaper} other {{share, number, percent} dearer}}",
  "change.gridPrice":
    "grid energy {direction, select, less {{share, number, percent} cheaper} other {{share, number, percent} dearer}}",
  "change.batteryEnd": "battery at the end of its life",
  "change.batteryMiddle": "battery half way through its life",
  "change.batteryNew": "battery new",
  "from.simulatedAgain": "the same parts, simulated again with what changed",
  "buildCost.formula": "least cost of panels and battery that keep the target, searched again with what changed",
  panelsAlone: "{panels, number, whole} W",
  "yearlyCost.rateAYear": "{rate, number, two}% a year",
});
