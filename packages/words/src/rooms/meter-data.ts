import { room } from "../room";

/** Consumption as a meter's file says it. */
export const say = room("meter-data", {
  file: "Meter file",
  drop: "Drop a file from your meter, its portal or your inverter",
  kinds:
    "CSV of hours or quarter hours, Green Button, NEM12, Home Assistant, Victron, Solarman, Shelly, bills, or messages with prepaid tokens. Up to 20 MB. It is read on this device and not sent.",
  here: "{size, number, whole} kB, read on this device",
  choose: "Choose a file",
  another: "Another file",
  reading: "Reading…",
  stop: "Stop",
  failed: "The file could not be read. Load the page again and choose it once more.",

  found: "What was found",
  what: "Kind",
  columns: "Columns",
  columnsAre: "{taken} is what the house took{both, select, yes {, {given} what it gave} other {}}",
  interval: "Interval",
  intervalIs:
    "{intervals, plural, one {# interval} other {# intervals}} of {minutes, plural, one {# minute} other {# minutes}}, by the clock of {zone}",
  energy: "Energy",
  energyIs: "{taken, number} kWh{both, select, yes { taken, {given, number} kWh sent to the grid} other {}}",
  kwh: "{kwh, number} kWh",
  used: "{kwh, number} kWh in {days, plural, one {# day} other {# days}}",
  rows: "Rows",
  rowCount: "{rows, number, whole}",
  gaps: "Gaps",
  gapsAre:
    "{missing, plural, one {# hour is} other {# hours are}} missing, {partial, plural, one {# is} other {# are}} there in part. They count as unknown, not as zero.",
  whichUnit: 'What is "{column}" in?',
  unitMeans: "{unit}: {kwh, number} kWh a day",
  stamps: "A row's time is",
  stampsStart: "the beginning of its interval",
  stampsEnd: "the end of its interval",

  meanDay: "Your mean day, hour by hour",
  use: "Use {daily} a day",
  peakMeasured:
    "Peak power: {peak}, the largest interval in the file. The project keeps day and peak; its hours are a usual home''s.",
  peakGuessed: "Peak power: {peak}, a guess; the file does not say it. Type your own under Direct Input.",
});
