import { room } from "../room";

/** Entries of a project's history, as they are written when something happens to it. */
export const say = room("history", {
  // What was changed, inside a sentence. The System Parameters have a room of their own.
  "field.name": "name",
  "field.consumptionSource": "source of the consumption",
  "field.directDailyConsumption": "daily consumption",
  "field.directPeakPower": "peak power",
  "field.power": "power",
  "field.quantity": "quantity",
  "field.hoursPerDay": "hours per day",
  "field.hoursOfDay": "hours of the day",
  "field.months": "use by month",
  "field.motor": "motor",
  "field.essential": "whether it is essential",
  "field.tariff": "electricity tariff",
  "field.petrolPrice": "petrol price",
  "field.dieselPrice": "diesel price",
  "field.exchangeRate": "exchange rate",
  "field.inflation": "inflation",
  "field.discountRate": "discount rate",
  "field.loanRate": "loan rate",
  "field.loanTerm": "loan term",
  "field.downPayment": "down payment",
  "field.years": "years compared",
  "field.gridHours": "hours with grid today",
  "field.setHours": "hours on the generator today",
  "field.movedLoad": "load that waits for power",
  "field.setPower": "size of the generator today",
  "field.weeklyLitres": "fuel a week",
  "field.weeklyFuel": "spending on fuel a week",
  "field.exportPrice": "price of energy sold",
  "field.buyer": "who builds",
  "field.installDay": "day it is finished",
  "field.tariffPlan": "electricity plan",
  // Parameters
  changed: "Changed {fields}.",
  followed: "As in {country}: {fields}.",
  cityCleared: "City cleared: it is not in the climate table of {country}.",
  regionCleared: "Region cleared: {country} has no regions here.",
  // Appliances
  applianceAdded: "Added {quantity} × {appliance}.",
  applianceRemoved: "Removed {quantity} × {appliance}.",
  applianceChanged: "{appliance}: changed {fields}.",
  // Money
  moneyChanged: "Money: changed {fields}.",
  moneyReset: "Money: reset to the default: {reset}.",
  moneyChangedAndReset: "Money: changed {fields}. Back to the default: {reset}.",
  // Restored
  undone: "Undone: {entry}",
  doneAgain: "Redone: {entry}",
  restored: "Restored as it was {point, select, before {before} other {after}} “{entry}”",
  cityLeftOpen: "City left empty: the earlier one is not in the climate table of {country}.",
  regionLeftOpen: "Region left empty: {country} has no regions here.",
  // Calculated
  calculatedFromAppliances: "Calculated from the appliances: {parts}.",
  calculatedFromDirectInput: "Calculated from direct input: {parts}.",
  panels: "{power, number, one} kW of panels",
  battery: "{energy, number, one} kWh of battery",
  noBattery: "no battery",
  inverter: "{power, number, one} kW of inverter",
  // The report
  "report.print": "Report printed.",
  "report.pdf": "Report exported as PDF.",
  "report.csv": "Report exported as CSV.",
  "report.json": "Report exported as JSON.",
  // The project
  created: "Project created.",
  copied: "Copied from {project}.",
  imported: "Imported from a project file.",
  archived: "Archived.",
  reopened: "Reopened.",

  // Comments
  commented: "Wrote a comment.",
  replied: "Replied to a comment.",
  commentRemoved: "Removed somebody else's comment.",

  // Share links
  "link.created": "Created a {audience, select, public {public} other {private}} share link: {permission}.",
  "link.deleted": "Deleted a {audience, select, public {public} other {private}} share link: {permission}.",
  left: "Left the project.",

  // The roof
  "roof.plane": "Panels face {azimuth, number, whole}° from north at {tilt, number, one}°, as in the roof layout.",
  "roof.changed":
    "Roof layout edited: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year.",
  "roof.optimized":
    "Roof layout optimized: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year.",
  "roof.proved":
    "Roof layout optimized: {panels, plural, one {# panel} other {# panels}}, {energy, number, whole} kWh a year, proved the best.",

  // The parts
  "part.chosen":
    "{part, select, module {Panel} battery {Battery} inverter {Inverter} other {Charge controller}} chosen: {name}.",
  "part.removed":
    "{part, select, module {Panel} battery {Battery} inverter {Inverter} other {Charge controller}}: back to the generic one.",

  // The weather
  "weather.used": "Weather file used: {file} ({format}, {place}).",
  "weather.removed": "Weather file removed: {file}.",
});
