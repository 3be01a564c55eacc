import { room } from "../room";

/** A design before an account. */
export const say = room("trial", {
  lead: "Three questions give a first design. Nothing is stored until you keep it.",

  // The questions
  country: "Country",
  chooseCountry: "Choose a country",
  city: "City or nearest city",
  chooseCity: "Choose a city",
  loadingCities: "Loading cities",
  citiesNotLoaded: "The list of cities could not be loaded. Check your connection and choose the country again.",
  home: "Home most like yours",
  "home.rooms": "One or two rooms",
  "home.rooms.line": "Lights, fan, television, phones.",
  "home.flat": "Flat",
  "home.flat.line": "Also ceiling fans, refrigerator, laptop, iron.",
  "home.house": "House",
  "home.house.line": "Also a freezer, microwave, washing machine, water pump.",
  "home.cooled-house": "House with air conditioning",
  "home.cooled-house.line": "Also two cooled rooms.",
  aDay: "{energy} kWh a day",
  homeHelp: "Powers and hours are those of the appliance catalogue; change each one later.",
  light: "Hours of light a day",
  lightHelp: "Hours a day in which the grid supplies power.",
  "light.hours": "{hours, number, ::.##} h",
  "light.none": "None",
  "light.allDay": "All day",

  // The answer
  projectName:
    "{home, select, rooms {Rooms in {city}} flat {Flat in {city}} house {House in {city}} other {Cooled house in {city}}}",
  answer: "A first design",
  answerNext: "Answer all three to see the design here.",
  sizing: "Sizing the system for every hour of 20 years",
  failed: "The design could not be made.",
  figures: "What you need",
  panels: "Panels",
  panelPieces: "{count, plural, one {# panel} other {# panels}}",
  battery: "Battery",
  noBattery: "None",
  inverter: "Inverter",
  cost: "Estimated cost",
  year: "In a year",
  yearUsed: "The home uses",
  yearMade: "The panels make",
  yearBought: "Bought from the grid",
  yearSold: "Sent to the grid",
  yearDark: "Without power",
  coarse: "A first answer from typical figures. Your own appliances, roof and prices make it exact.",
  keep: "Keep this design",
  keepHelp: "An account keeps it as a project with these figures.",
  backToSignIn: "Back to Sign In",

  // After signing in
  "kept.opened": "Your design is now a project",
  "kept.name": "{name} holds what you answered.",
  "kept.notOpened": "Your kept design could not be opened",
  tryLater: "It stays in this browser. Reload this page to try again.",
  tooBad: "Answer the three questions again.",
});
