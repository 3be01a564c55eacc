import { room } from "../room";

export const say = room("parameters", {
  // Under a box
  outOfBounds: "Between {min, number, four} and {max, number, four}",
  notObjects:
    "Give each object a distance up to 199.9 m, a direction from 0 to 359°, and a width and a height from 0.1 to 99.9 m.",
  notMonths: "Twelve figures from 0 to 12.99, January first, with a blank between them",
  notAPlace: "Choose a town from the list",
  notAShade: "Take the shade from a layout on the roof page",
  notAHorizon: "Directions and heights in degrees, such as: 0 5, 90 12.5, 180 3",
  notWhole: "A whole number between {min, number, four} and {max, number, four}",
  // How the panels lie
  direction:
    "{orientation, select, north {North} northeast {Northeast} east {East} southeast {Southeast} south {South} southwest {Southwest} west {West} other {Northwest}}",
  pitch: "{pitch, select, flat {Flat} low {Low} normal {Normal} other {Steep}}, {tilt, number, whole}°",
  angleInWords: "{field}, in words",
  towardsEquator: "Towards the equator",
  usualTilt: "As usual here",
  anotherAngle: "Another angle",
  layoutFaces:
    "The panels of your roof layout face {orientation, select, north {north} northeast {northeast} east {east} southeast {southeast} south {south} southwest {southwest} west {west} other {northwest}} at {tilt, number, one}°.",
  useLayoutAngles: "Use these angles",
  // Site
  site: "Site",
  regionNotChosen: "Not chosen",
  regionSun: "{from} to {to} kWh/m²",
  costsKeptInDollars: "Costs are kept in US dollars.",
  noCity: "No city",
  chooseOrType: "Choose or type",
  loadingCities: "Loading cities",
  citiesNotLoaded: "The list of cities could not be loaded",
  cityUnknown: "No climate data for this name in {country}. Choose the nearest city, or leave it empty.",
  countryUses: "{country} uses {habits}.",
  useHabits: "Use {habits}",
  setToHabits: "Set to {habits} for {country}.",
  undo: "Undo",
  followed: "{count, plural, one {# value follows} other {# values follow}} {town}: {values}.",
  "followed.value": "{field} {value}",
  "followed.grid": "The grid counts as usual there: {hours, number, whole} h a day at {price} a kWh.",
  // Beside a closed subject: whose its values are
  "subject.own": "{own, plural, =0 {As usual} other {# yours}}",
  "subject.origins":
    "{own, plural, =0 {{ofTown, plural, =0 {As usual} other {# from {town}}}} other {# yours{ofTown, plural, =0 {} other {, # from {town}}}}}",
  weatherAndShade: "Weather, horizon and shade",
  findParameter: "Find a parameter",
  // Weather of the site
  useOwnWeather: "Use your own weather file",
  ownWeather: "Your own weather",
  ownWeatherHelp:
    "EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast or SolarAnywhere: whole years in steps of 5 to 60 minutes, up to 20 MB. Without one, the city's climate is simulated.",
  weatherFile: "Weather file",
  chooseFile: "Choose a file",
  useAnotherFile: "Use another file",
  reading: "Reading",
  fetchFrom: "Fetch from {service}",
  fetching: "Fetching",
  nasaPower: "NASA POWER",
  removeWeatherFile: "Remove weather file",
  removing: "Removing",
  weatherFileUsed: "Weather file used",
  weatherFetched: "Weather fetched",
  weatherFileRemoved: "Weather file removed",
  weatherFileNotRemoved: "Failed to remove the weather file",
  tryAgain: "Try again.",
  fileUnreadable: "The browser could not read this file.",
  fileTooLarge: "The file is {megabytes} MB. Up to 20 MB are read: about 10 years of hours.",
  weatherSummary:
    "<b>{fileName}</b> ({format}): {mean} h of sun a day on level ground, {weakest} h in {month}, {temperature} °C.",
  coordinates:
    "{latitude}° {northSouth, select, south {S} other {N}} {longitude}° {eastWest, select, west {W} other {E}}",
  typicalYear: "A typical year",
  yearOfLeastSun:
    "{year, select, typical {A typical year} other {{year}}}, the one with the least sun of {years, plural, one {# year} other {# years}}",
  // System
  system: "System",
  systemType: "System type",
  offGridLine: "Panels and battery carry everything.",
  onGridLine: "No battery. The grid fills in at night.",
  hybridLine: "Battery first, grid when it runs low.",
  voltage: "Voltage",
  otherVoltages: "Also in use",
  // Sun and backup
  sunAndBackup: "Sun and backup",
  oneMoreCosts: "One more {unit, select, day {day} other {hour}} costs about <b>{cost}</b>.",
  oneMoreAdds:
    "One more {unit, select, day {day} other {hour}} adds <b>{battery} kWh</b> of battery, about <b>{cost}</b>.",
  sunOfPlace: "{place}: <b>{mean} h a day</b> over the year on these panels, {weakest} h in {month}.",
  sunByMonth: "Sun hours a day in {place}",
  typedSunUsed: "Your own figure is used all year.",
  useSunOfPlace: "Use {place}'s {mean}",
  sunOfPlaceUsed: "Uses the sun of {place}, month by month.",
  typeSunInstead: "Type a figure instead",
  chooseCityForSun: "Choose a city above to size with its own sun.",
  laterAgeCosts: "{age, select, end {To the end} other {To the middle}} of its life costs about <b>{cost}</b> more.",
  laterAgeAdds:
    "{age, select, end {To the end} other {To the middle}} of its life: <b>{battery} kWh</b> more battery, about <b>{cost}</b>.",
  // Grid and generator
  gridAndGenerator: "Grid and generator",
  serviceBands: "Hours of supply by service band",
  yourServiceBand: "Your service band:",
  serviceBand: "Band {band}: {supply, plural, one {# hour} other {# hours}} of supply, {outage} without",
  serviceBandsHelp:
    "Minimum hours of supply a day in each band: NERC, service-based tariff. Your feeder may give fewer.",
  noGridAllDay: "No grid at any hour",
  noGridBetween: "No grid from {start} to {end}",
  // Environment
  environment: "Environment",
  // Cables
  cableDistances: "Cable distances",
  cablePanels: "Panels",
  cableInverter: "Inverter",
  cableLoad: "Load",
  cableGenerator: "Generator",
  cableGrid: "Grid",
});
