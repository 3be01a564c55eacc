import { room } from "../room";

/** What the fields of a project say of what was entered. */
export const say = room("project-fields", {
  projectName: "Give the project a name",
  stageName: "Give the stage a name",
  beyondPeak: "More than the peak power gives in 24 hours",
  bothFigures: "Enter daily consumption and peak power together",
  wholeNumber: "A whole number",
  configurationName: "Give the configuration a name",
  oneOf: "One of: {choices}",
  comment: "Write something first",
  askedText: "Write what should change",
  askedName: "Enter your first name",
  timeZone: "The name of a time zone",

  // Appliances
  "appliance.name": "Give the appliance a name",
  "appliance.dayHas24Hours": "A day has 24 hours",
  "appliance.hour": "A whole hour between 0 and 23",
  "appliance.hours": "A list of hours",
  "appliance.noHour": "Choose at least one hour",
  "appliance.hourTwice": "Each hour once",
  "appliance.months": "Twelve figures of 0 or more, January first",
  "appliance.tooMany": "At most {most, plural, one {# appliance} other {# appliances}}",

  // The roof
  "roof.dimensions": "Please enter valid roof dimensions",
  "roof.tooLong": "At most {metres, number, one} m",
  "roof.panelPower": "Above 0",
  "roof.walkways": "At most {most, plural, one {# walkway} other {# walkways}}",
  "roof.obstructions": "At most {most, plural, one {# obstruction} other {# obstructions}}",

  // Weather and project files
  "file.name": "Name the file",
  "weather.tooLong": "A weather file has at most {most, number, whole} characters",
  "weather.year": "A whole year",
  "weather.noYear": "At least one year",
  "weather.tooManyYears": "At most {most, plural, one {# year} other {# years}}",
  "weather.usedYear": "Not one of the years",
  "weather.tooManyNotes": "At most {most, plural, one {# note} other {# notes}}",
  "plan.elsewhere": "Not a plan of this country",
  "file.notOurs": "Not a project file of this product",
});
