import { room } from "../room";

/** The plan that a house is billed by: chosen beside its grid, and what it makes of the bill. */
export const say = room("tariff-plans", {
  "plan.usual": "One price for every hour",
  "plan.za-homeflex4-2026": "Eskom Homeflex",
  "plan.us-ca-pge-eelec": "PG&E E-ELEC",
  "plan.uk-cap-2026q4": "Price cap, one rate",
  "plan.uk-octopus-go": "Octopus Go",
  "plan.uk-intelligent-go": "Intelligent Octopus Go",
  "plan.au-origin-ergon-tou": "Origin time of use, Ergon area",
  "plan.au-dmo8-ausgrid": "Default Market Offer, Ausgrid area",
  title: "Electricity plan",
  help: "Prices by season and hour, as on your contract. Calculate again to design with them.",
  usualHelp: "The price per kWh on the Money page. Calculate again to design with it.",
  byLaw:
    "Homes with registered panels are billed by {plan}. Each month it pays for what you sell at peak, standard and off-peak hours, up to what you buy in the same kind of hour.",
  typed: "Your own price per kWh is used for every hour. A plan takes its place.",
  notSaved: "The plan was not saved",
  tryAgain: "Try again.",

  // Beside the answers of the money; all amounts are of a year.
  sentence:
    "Billed by {plan}: <ofSystem>{system}</ofSystem> a year with the system, <ofAlone>{alone}</ofAlone> without it. At one price for every hour it would be <ofUsual>{usual}</ofUsual> with the system.",
  sentenceByLaw:
    "Homes with registered panels must be billed by {plan}: <ofSystem>{system}</ofSystem> a year with the system. At one price for every hour it would be <ofUsual>{usual}</ofUsual>; without panels you would keep that price and pay <ofAlone>{alone}</ofAlone>.",
  followed:
    "The battery follows these prices: it keeps energy for dear hours and takes some from the grid at cheap ones. That saves <ofSaved>{saved}</ofSaved> a year beside a battery that looks at no price.",
  leastBill:
    "Were every hour of the year known beforehand, the bill with the system could be <ofLeast>{least}</ofLeast>. No battery of this size does better.",
});
