import { room } from "../room";

/** What is wrong with a weather file, and what was made of it on the way in. */
export const say = room("weather-files", {
  atLine: "Line {line}: {problem}",

  "quantity.ghi": "Global irradiance",
  "quantity.dni": "Direct normal irradiance",
  "quantity.dhi": "Diffuse irradiance",
  "quantity.temperature": "Air temperature",
  "quantity.windSpeed": "Wind speed",
  "quantity.pressure": "Air pressure",
  "part.year": "The year",
  "part.month": "The month",
  "part.day": "The day",
  "part.hour": "The hour",
  "part.minute": "The minute",
  "part.time": "The time",
  time: "{day} {month} {clock}",

  tooLong: "The file has {characters, number, whole} characters; up to {most, number, whole} are read.",
  notText: "The file is in UTF-16 or is not text. Save it as UTF-8 and choose it again.",
  unknownFormat:
    'This is not a weather file of a known format (EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast, SolarAnywhere): its first line is "{first}".',
  unknownFormatEmpty:
    "This is not a weather file of a known format (EPW, TMY3, PVGIS, NSRDB, NASA POWER, Open-Meteo, Solcast, SolarAnywhere): its first line is empty.",
  notJson: "The file is not valid JSON: {reason}.",
  unknownJson: "The file is not an answer of PVGIS, NASA POWER or Open-Meteo.",
  missingField: '"{name}" is missing.',
  missingLine: 'The line "{name}" is missing.',
  missingColumn: "There is no column {columns}.",
  column: '"{name}"',
  missingTitles: 'The line of column names, which starts with "time", is missing.',
  missingRadiation: 'The columns have no "G(h)" or "Gb(i)"; download with the radiation components.',
  missingRecords: 'Neither "tmy_hourly" nor "hourly" is a list in "outputs".',
  missingQuantity: "{quantity} is missing.",
  tooFewFields: "The row has {fields, number, whole} fields; {needed, number, whole} or more are needed.",
  locationFields:
    "LOCATION has {fields, number, whole} fields; 10 are needed, the last four latitude, longitude, time zone and elevation.",
  firstLineFields:
    "The first line has {fields, number, whole} fields; number, name, state, time zone, latitude, longitude and elevation are needed.",
  notANumber: '{name} is "{field}", not a number.',
  notADate: 'The date is "{field}", not MM/DD/YYYY.',
  notATime: 'The time is "{field}", not HH:MM.',
  notAStamp: 'The time is "{field}", not YYYYMMDD:HHMM.',
  notAnIsoTime: 'The time is "{field}", not YYYY-MM-DDTHH:MM.',
  notATimeOfDay: 'The time is "{field}", not MM/DD/YYYY HH:MM.',
  notAPeriod: 'The period is "{field}", not a length of time such as PT30M.',
  noPlace: "The file does not say where it was made. Choose the town or city of the project first.",
  notAnHour: '"{hour}" is not an hour such as 2019010113.',
  noSuchTime: "{time} is not a time.",
  valueOfHour: "The value of {hour} is not a number.",
  recordIsNoSet: "Record {record} is not a set of values.",
  recordNotANumber: "Record {record} ({time}): {name} is not a number.",
  recordMissing: "Record {record} ({time}): {name} is missing.",
  unit: '{name} is "{unit}"; {needed} is needed.',
  timeStandard: 'The time standard is "{standard}"; UTC or LST is needed.',
  slope: "The plane''s slope is {slope}°; a series for slope 0 or a typical year is needed.",
  slopeNotFixed: "The plane''s slope is not fixed; a series for slope 0 or a typical year is needed.",
  recordsInHour: "The file has {records} records in an hour; 1, 2, 3, 4, 6 or 12 are read.",
  noSuchYear: "The file has {years, plural, one {# year} other {# years}}; they are counted from 0.",
  horizonEmpty: "There is no azimuth with an elevation in this horizon.",
  horizonRecord: 'Record {record} of the horizon has no numbers "A" and "H_hor".',
  horizonFields:
    "An azimuth and an elevation are needed; there {fields, plural, one {is # number} other {are # numbers}}.",
  horizonNumber: '"{field}" is not a number.',
  horizonAzimuth: "The azimuth is {azimuth}°; it must be from −360° to 360°.",
  horizonElevation: "The elevation is {elevation}°; it must be from −90° to 90°.",
  horizonTwice: "The azimuth {azimuth}° has two elevations, {other}° and {elevation}°.",
  head: "The {part, select, latitude {latitude} longitude {longitude} elevation {elevation} timeZone {time zone} other {stated offset in minutes}} is {value}; it must be from {min} to {max}.",
  headMissing:
    "The {part, select, latitude {latitude} longitude {longitude} elevation {elevation} timeZone {time zone} other {stated offset in minutes}} is missing or not a number; it must be from {min} to {max}.",
  outOfBounds: "{quantity} is {value} {unit}; it must be from {min} to {max}.",
  startsLate: "The first row is {time}; a year starts on 1 January.",
  minutesApart: "Rows are {minutes} minutes apart; 5, 10, 15, 20, 30 or 60 minutes are read.",
  outOfOrder: "{time} follows {before}; each row must be {minutes, number, whole} minutes later.",
  noRows: "The file ends without a row of weather.",
  endsEarly: "The file ends at {time} after {hours, number, whole} hours; whole years of 8,760 hours are needed.",
  noLight: "Global irradiance is 0 in every row.",
  lightOfYear:
    "The light on level ground adds up to {sum, number, tenth} kWh/m² in the year; at this latitude it is {least, number, whole} to {most, number, whole}. The file may be in another unit than W/m².",
  gapTooLong: "{quantity} is missing for {hours, number, whole} hours from here; up to {most} are filled.",

  // What was changed on the way in.
  leapDayLeftOut: "29 February is left out ({rows} rows).",
  negativeLight: "{values, number, whole} irradiances a little below zero count as zero.",
  gapsFilled: "{quantity}: {hours, number, whole} missing hours filled from their neighbours.",

  averaged: "Rows of {minutes} minutes are averaged to hours.",
  globalSplit:
    "The file has global irradiance alone; direct and diffuse are worked out from it by the model of Erbs and Driesse.",
  placeOfProject: "The file does not say where it was made; {place} is taken.",

  // What the stamps mean.
  "stamps.end": "Time stamps mark the end of the hour.",
  "stamps.start": "Time stamps mark the start of the hour.",
  "stamps.middle": "Time stamps mark the middle of the hour.",
  "stamps.endOfStep": "Time stamps mark the end of each {minutes} minutes.",
  "stamps.startOfStep": "Time stamps mark the start of each {minutes} minutes.",
  "stamps.middleOfStep": "Time stamps mark the middle of each {minutes} minutes.",
  "stamps.minutes":
    "The sun of each row stands {minutes, number, tenth} minutes {direction, select, after {after} other {before}} its stamp.",
  "stamps.hours":
    "The light of each row fell {hours, number, tenth} hours {direction, select, after {after} other {before}} its stamp: the file''s time zone or longitude is likely wrong.",
  "stamps.given": "The sun is taken {minutes} minutes from each stamp, as you said.",
  "stamps.assumed":
    "Its light does not show what the time stamps mean; {minutes} minutes from stamp to sun are assumed, as in {format} files.",
});
