import { room } from "../room";

export const say = room("shared-project", {
  // shared-appliances
  appliances: "Appliances",
  whADay: "Wh a day",
  dailyConsumption: "Daily consumption:",
  theDesignIsSized: "The design is sized from a daily consumption entered directly",
  notFromThisList: ", not from this list.",
  noAppliancesAddedYet: "No appliances added yet.",
  appliancesAndWhatThey: "Appliances and what they use",
  appliance: "Appliance",
  power: "Power",
  quantity: "Quantity",
  hoursPerDay: "Hours per day",
  dailyConsumption2: "Daily consumption",
  wh: "Wh",
  // shared-cards
  theSystem: "The system",
  systemType: "System Type",
  environment: "Environment",
  sunHoursADay: "sun hours a day",
  estimatedCost: "Estimated Cost",
  inUsdOnceThe: "In USD, once the system has been calculated",
  notCalculated: "Not calculated",
  panelsBatteriesInverterAnd: "Panels, batteries, inverter and installation, in USD",
  solarPanels: "Solar Panels",
  kwhGeneratedADay: "{production} kWh generated a day",
  kw: "kW",
  batteryBank: "Battery Bank",
  kwh: "kWh",
  theGridCarriesThe: "The grid carries the nights",
  noBatteryNeeded: "No battery needed",
  inverter: "Inverter",
  includesASafetyMargin: "Includes a 100% safety margin",
  // shared-header
  designedBy: "{site}. Designed by {designedBy}.",
  expires: "Expires",
  youAreViewingThis: "You are viewing this project with",
  accessThisShareIs: "access. This share is",
  // shared-figures
  designWorkflowSpecificationSection: "Design workflow specification, section 9",
  dailyGeneration: "Daily generation",
  theRecommendedPanelsIn:
    "The recommended panels in full sun for the sunlight hours of a day, before losses. The design itself is made by simulation.",
  chargeOfTheBattery: "Charge of the battery bank",
  estimatedCost2: "Estimated cost",
  inUsDollarsInstallation:
    "In US dollars. Installation is {installationShare} of panels, batteries and inverter together.",
  pPanels: "P: panels",
  bBatteryBank: "B: battery bank",
  iInverter: "I: inverter",
  // shared-words
  otherBackupDays: "{backupDays, plural, one {# backup day} other {# backup days}}",
  // shared-project
  loadingSharedProject: "Loading shared project",
  shareNotFound: "Share Not Found",
  madeByAnOlder: "Made by an older method.",
  createYourOwnProject: "Create Your Own Project",
  editThisProject: "Edit This Project",
  thisLinkMayHave:
    "This link may have expired or been removed. Ask the person who sent it for a new one. A link that came to you by e-mail opens once you are signed in with that address and have verified it.",
  goToHome: "Go to Home",
});
