import { room } from "../room";

export const say = room("shared-project", {
  loading: "Loading shared project",
  siteAndDesigner: "{site}. Designed by {designer}.",
  expires: "Expires {date}",
  banner:
    "{audience, select, public {You are viewing this project with <b>{permission, select, view {view} edit {edit} other {admin}}</b> access. This share is <b>public</b>: anyone with the link can open it.} other {You are viewing this project with <b>{permission, select, view {view} edit {edit} other {admin}}</b> access. This share is <b>private</b>: it opens for the person it was sent to.}}",
  outdated: "<b>Made by an older method.</b> {change}",
  createYourOwn: "Create Your Own Project",
  editThisProject: "Edit This Project",

  // The answer
  answer: "What the system does",
  answerFigures: "The system in figures",
  "figure.system": "System",
  "figure.systemContext": "{type}, {kilowatts} kW inverter",
  "roof.title": "Roof",
  "roof.panels":
    "{count, plural, one {# panel} other {# panels}} facing {orientation}, {shaded, plural, =0 {free of shade} other {# in shade}}",
  notShown: "Not on this page: street, phone number, spending, offers, firms and messages.",

  // What a guest may ask for
  "ask.title": "Ask for changes",
  "ask.lead": "{owner} reads it with the project. You need no account, your first name is enough.",
  "ask.kind": "Kind of change",
  "ask.kindOf": "{kind, select, load {Add a load} nights {Fewer dark nights} price {Lower price} other {Other}}",
  "ask.text": "What should change",
  "ask.textMissing": "Write what should change",
  "ask.name": "Your first name",
  "ask.nameMissing": "Enter your first name",
  "ask.send": "Ask for changes",
  "ask.sending": "Sending",
  "ask.done": "Sent to {owner}",
  "ask.another": "Ask for another change",

  // What people say of it
  "comments.title": "Comments",
  "comments.count": "{count, number, whole}, newest first",
  "comments.failed": "The comments could not be loaded",
  "comments.all": "Show all {count, number, whole}",
  "comments.asked":
    "Asked for {kind, select, load {another load} nights {fewer dark nights} price {a lower price} other {a change}}",
  "comments.signIn": "To write here, sign in.",
  "comments.signInAction": "Sign In",
  "comments.yours": "Your comment",
  "comments.write": "Add Comment",

  // The system at a glance
  "system.title": "The system",
  "system.type": "System Type",
  "system.environment": "Environment",
  "system.sunHoursADay": "sun hours a day",
  "system.backupDays": "{days, plural, one {# backup day} other {# backup days}}",
  "system.solarPanels": "Solar Panels",
  "system.generatedADay": "{kilowattHours} kWh generated a day",
  "system.batteryBank": "Battery Bank",
  "system.batteryCharge": "{volts, number, whole}V, {ampHours} Ah",
  "system.noBattery": "No battery",
  "system.gridCarriesNights": "The grid carries the nights",
  "system.inverter": "Inverter",
  "system.inverterMargin": "Includes a 100% safety margin",
  "system.inverterByArray": "Sized by the array, because the grid carries the peaks",
  "system.price": "Price",
  "system.priceOnceCalculated": "Once the system has been calculated",
  "system.estimatedCost": "Estimated Cost",
  "system.costIncludes": "At fixed rates, installation included, in USD",
  "system.notCalculated": "Not calculated",
  "system.costOnceCalculated": "In USD, once the system has been calculated",

  // Where its figures come from
  "trace.source": "Design workflow specification, section 9",
  "trace.dailyGeneration": "Daily generation",
  "trace.dailyGenerationBody":
    "The recommended panels in full sun for the sunlight hours of a day, before losses. The design itself is made by simulation.",
  "trace.batteryCharge": "Charge of the battery bank",
  "trace.estimatedCost": "Estimated cost",
  "trace.estimatedCostBody":
    "In US dollars. Installation is {installationShare, number, percent} of panels, batteries and inverter together.",
  "trace.panels": "P: panels",
  "trace.batteryBank": "B: battery bank",
  "trace.inverter": "I: inverter",

  // Its appliances
  "appliances.title": "Appliances",
  "appliances.dailyConsumptionIs": "Daily consumption:",
  "appliances.wattHoursADay": "Wh a day",
  "appliances.sizedDirectly": "The design is sized from a daily consumption entered directly.",
  "appliances.sizedDirectlyNotFromList":
    "The design is sized from a daily consumption entered directly, not from this list.",
  "appliances.none": "No appliances added yet.",
  "appliances.table": "Appliances and what they use",
  "appliances.appliance": "Appliance",
  "appliances.power": "Power",
  "appliances.quantity": "Quantity",
  "appliances.hoursPerDay": "Hours per day",
  "appliances.dailyConsumption": "Daily consumption",

  // A link that opens nothing
  "notFound.title": "Share Not Found",
  "notFound.lead":
    "This link may have expired or been removed. Ask the person who sent it for a new one. If you got it by e-mail, sign in with that address and verify it to open the link.",
  "notFound.goHome": "Go to Home",
});
