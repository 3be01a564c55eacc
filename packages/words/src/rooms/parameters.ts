import { room } from "../room";

export const say = room("parameters", {
  // weather
  weatherFileUsed: "Weather file used",
  weatherFetched: "Weather fetched",
  weatherFileRemoved: "Weather file removed",
  failedToRemoveThe: "Failed to remove the weather file",
  tryAgain: "Try again.",
  // age-and-variation
  firstDay: "First day",
  middleOfTheBatterys: "Middle of the battery's life",
  endOfTheBatterys: "End of the battery's life",
  laterAgeCosts: "{age, select, end {To the end} other {To the middle}} of its life costs about <b>{cost}</b> more.",
  laterAgeAdds:
    "{age, select, end {To the end} other {To the middle}} of its life: <b>{battery} kWh</b> more battery, about <b>{cost}</b>.",
  // backup-rule
  serveAShareOf: "Serve a share of the hours",
  carryTheBackupDays: "Carry the backup days without sun",
  // cable-section
  cableDistances: "Cable distances",
  // environment-section
  environment: "Environment",
  // monthly-sun
  sunHoursADay: "Sun hours a day in {place}",
  // site-section
  notChosen: "Not chosen",
  site: "Site",
  costsAreKeptIn: "Costs are kept in US dollars.",
  noCity: "No city",
  theListOfCities: "The list of cities could not be loaded",
  loadingCities: "Loading cities",
  chooseOrType: "Choose or type",
  noSourcedClimateFor: "No sourced climate for this name in {country}. The nearest city serves, or leave it empty.",
  setToFor: "Set to {chosen} for {country}.",
  undo: "Undo",
  uses: "{country} uses {what}.",
  use: "Use {what}",
  // sun-section
  sunAndBackup: "Sun and backup",
  oneMoreCosts: "One more {unit, select, day {day} other {hour}} costs about <b>{cost}</b>.",
  oneMoreAdds:
    "One more {unit, select, day {day} other {hour}} adds <b>{battery} kWh</b> of battery, about <b>{cost}</b>.",
  hIn: "{hours} h in {month}",
  hADayOver: "{place}: <b>{mean} h a day</b> over the year on these panels, {weakest}.",
  yourTypedFigureStands: "Your typed figure stands for the year.",
  useS: "Use {place}'s {mean}",
  usesSOwnSun: "Uses {place}'s own sun, month by month.",
  typeAFigureInstead: "Type a figure instead",
  chooseACityAbove: "Choose a city above to size with its own sun.",
  // supply-section
  gridAndGenerator: "Grid and generator",
  hoursOfSupplyBy: "Hours of supply by service band",
  yourServiceBand: "Your service band:",
  bandHoursOfSupply: "Band {band}: {supply, plural, one {# hour} other {# hours}} of supply, {outage} without",
  leastHoursOfSupply:
    "Least hours of supply a day in each band: NERC, service-based tariff. Your feeder may give fewer.",
  noGridAtAny: "No grid at any hour",
  noGridFromTo: "No grid from {start} to {outageStart}",
  // system-section
  panelsAndBatteryCarry: "Panels and battery carry everything.",
  noBatteryTheGrid: "No battery. The grid fills in at night.",
  batteryFirstGridWhen: "Battery first, grid when it runs low.",
  system: "System",
  systemType: "System type",
  voltage: "Voltage",
  alsoInUse: "Also in use",
  // weather-file
  useYourOwnWeather: "Use your own weather file",
  yourOwnWeather: "Your own weather",
  tmy3EpwPvgisCsv:
    "TMY3, EPW, PVGIS (CSV or JSON) or NSRDB CSV, whole years of hours, up to 2 MB. Without one, the city's climate is simulated.",
  theBrowserCouldNot: "The browser could not read this file.",
  weatherFile: "Weather file",
  reading: "Reading",
  useAnotherFile: "Use another file",
  chooseAFile: "Choose a file",
  fetching: "Fetching",
  fetchFrom: "Fetch from {serviceNames}",
  removing: "Removing",
  removeWeatherFile: "Remove weather file",
  hOfSunA:
    "<b>{fileName}</b> ({format}): {mean} h of sun a day on the horizontal, {hours} h in {month}, {meanTemperature} °C.",
  // parameters
  betweenAnd: "Between {min} and {max}",
  aWholeNumberBetween: "A whole number between {min} and {max}",
  // weather
  nasaPower: "NASA POWER",
  theFileHasMb: "The file has {bytes} MB. Files of one or two years have 0.5 to 2.",
  thisWeatherIsFrom:
    "This weather is from {kilometres} km away from {name}. Choose the city it belongs to, or a file for this one.",
  aTypicalYear: "A typical year",
  theOneWithThe: "{used}, the one with the least sun of {length} years",
});
