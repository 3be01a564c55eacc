import { room } from "../room";

/** What a meter's file says, and what is wrong with it. */
export const say = room("meter-files", {
  atLine: "Line {line}: {problem}",

  table: "A table of times",
  daysInRows: "One day per row, hours in columns",
  thingsInRows: "Home Assistant, one column per hour",
  nem12: "NEM12",
  greenButton: "Green Button",
  purchases: "A list of prepaid tokens",
  messages: "Messages with prepaid tokens",
  bills: "A list of bills",
  readings: "Meter readings",
  days: "One day per row",
  months: "One month per row",

  readAsTotal: 'The column "{column}" never falls, so it is read as a running total, not as the use in each row.',
  readAsNet: "Negative values are read as power you sent to the grid. They are not subtracted from what you bought.",
  fixedClock: "The file contains a time your clock skipped in spring, so it is read in standard time all year.",
  easternStandard: "NEM12 files keep Australian Eastern Standard Time all year, in every state.",
  spread: "Each row covers {hours, number} hours; its use is spread evenly over them.",
  endOfInterval: "Times are read as the end of each interval, so the first day starts with its second time.",
  boughtOnly: "The file shows what you bought and sold. What your own panels supplied directly is not in it.",
  leftOut: "{rows, plural, one {# row appears} other {# rows appear}} twice with the same values; counted once.",
  resets:
    "The meter began again {times, plural, one {once} other {# times}}. What it counted just before that is not known.",
  estimated:
    "{intervals, plural, one {# interval is} other {# intervals are}} estimated or substituted, the file says.",
  estimatedBill: "An estimated bill and the next actual one belong together: only their total was measured.",
  lastPurchase:
    "What you bought before the last purchase counts as used between the first and the last. What was left on the meter is not known.",
  oneDay: "All purchases are on one day, so they do not show how much you use per day.",
  sameToken: "{tokens, plural, one {# token appears} other {# tokens appear}} twice; counted once.",
  assumedWattHours:
    "The file does not say what its values are; they are read as watt hours, as most such files have them.",

  tooLong: "The file is larger than 20 MB.",
  empty: "The file is empty.",
  notText: "This is not a text file. Save the table as CSV and choose it again.",
  quote: "A quotation mark opened here is never closed.",
  rows: "The file has more than {most, number, whole} rows.",
  noTable: 'No row has a time and a value. The file starts with "{first}".',
  noRows: "No row has a value.",
  oneRow: "All rows have the same time, so the length of an interval is unknown.",
  noTime: "No column has dates or times. The columns are {columns}.",
  noEnergy: "No column has the power or energy the house used. The columns are {columns}.",
  noMoment: '"{text}" is not a date and time.',
  dayTwoWays: '"{text}" could be two dates, and nothing in the file shows whether the day or the month comes first.',
  noFigure: '"{text}" is not a number.',
  figureTwoWays: '"{text}" can be read in two ways, and nothing in the file shows which decimal sign it uses.',
  twice:
    "This time appears twice with different values, on lines {first} and {second}, and the clocks do not change that day.",
  monthTwice: "This month appears twice, on lines {first} and {second}.",
  endsBefore: "The bill starts on {from} and ends on {to}.",
  unitsDiffer: "The difference between the two readings is {counted, number}, but the bill says {stated, number}.",
  meterFalls: "On {day} the meter shows less than before. If it was replaced, leave out the rows before that.",
  nem12Interval: '"{text}" is not a NEM12 interval: 5, 15 or 30 minutes.',
  nem12Range: "The intervals of a quality record must be from 1 to {most}.",
  xmlDefines: "The file defines its own types or entities, which meter files never do. It was not read.",
  badXml: "The file is incomplete or not valid XML: {reason}.",
  badReading: "A reading has no start, duration or value.",
  noBlocks: "This XML file is not Green Button: it has no interval blocks.",
  noElectricity: "The file has no electricity data. Gas and water are not read.",
  greenTotals:
    "The file holds what the meter showed, not what each interval used. Ask your supplier for interval data.",
});
