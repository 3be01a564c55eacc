import { room } from "../room";

export const say = room("offline", {
  // The line under the navigation bar
  connection: "Connection",
  offline: "Offline",
  "offline.lead": "The {count} designs opened last on this device can be worked on.",
  "offline.waiting": "Offline, {changes, plural, one {# change waiting} other {# changes waiting}}",
  sending: "Sending {changes, plural, one {# change} other {# changes}}",
  "conflict.notice": "{project} was changed by somebody else while you were offline.",
  "conflict.open": "Compare",
  "refused.notice": "{changes, plural, one {A change} other {# changes}} of {project} could not be saved: {reason}",
  outcomeUnknown:
    "it was sent more than a day ago and no answer came. Look whether it is there, and add it again if not.",
  "differs.notice": "The server calculated {project} again: {figures}.",
  "differs.figure": "{figure} {server} instead of {here}",
  understood: "OK",
  "update.notice": "A new version is ready",
  "update.take": "Reload",
  aProject: "A project",

  // What the calculation of the server and of this browser came to
  panels: "panels",
  battery: "battery",
  inverter: "inverter",
  cost: "cost",

  // Two changes of the same, side by side
  "conflict.title": "Changed in two places",
  "conflict.explained":
    "You changed {subject} offline, and somebody else saved other values. Choose which count. Everything that only one of you changed is kept.",
  "conflict.changes": "Values that both of you changed",
  "conflict.field": "Value",
  "conflict.before": "Before",
  "conflict.savedNow": "Saved now",
  "conflict.here": "Yours",
  "conflict.removed": "Removed",
  "conflict.notNow": "Not now",
  "conflict.useSaved": "Use saved values",
  "conflict.keepMine": "Keep mine",
  theProject: "this project",
  anAppliance: "an appliance of this project",

  // Values of an appliance and of a project that are no System Parameters
  "field.name": "Name",
  "field.consumptionSource": "Consumption from",
  "field.directDailyConsumption": "Daily consumption",
  "field.directPeakPower": "Peak power",
  "field.customName": "Name",
  "field.customPower": "Power",
  "field.quantity": "Quantity",
  "field.hoursPerDay": "Hours a day",
  "field.hoursOfDay": "Hours of the day",
  "field.months": "Use by month",
  "field.motor": "Motor",
  "field.essential": "Essential",
  "value.appliances": "Appliances",
  "value.direct": "Direct input",
  "value.yes": "Yes",
  "value.no": "No",
  "value.none": "None",

  // The question at log-out: what is lost
  "unsent.create": "New project {project}",
  "unsent.update": "Values of {project}",
  "unsent.appliance": "An appliance of {project}",
  "unsent.comparison": "The comparison of {project}",
  "unsent.calculate": "A calculation of {project}",
});
