import { room } from "../room";

/** What a meter's file says, and what is wrong with it. */
export const say = room("meter-files", {
  atLine: "Line {line}: {problem}",

  table: "A table of times",
  daysInRows: "A day a row, its hours beside each other",
  thingsInRows: "Home Assistant, a column an hour",
  nem12: "NEM12",
  greenButton: "Green Button",
  purchases: "A list of prepaid tokens",
  messages: "Messages with prepaid tokens",
  bills: "A list of bills",
  readings: "Readings of a meter",
  days: "A day a row",
  months: "A month a row",

  readAsTotal: 'The column "{column}" never falls, so it is read as what a meter shows, not as what each row used.',
  readAsNet: "Values below zero are read as power you sent to the grid. They are not taken off what you bought.",
  fixedClock: "The file has a time that your clock skipped in spring, so it is read in standard time all year.",
  easternStandard: "NEM12 files keep Australian Eastern Standard Time all year, in every state.",
  spread: "Each row stands for {hours, number} hours; what it used is spread evenly over them.",
  endOfInterval: "Times are read as the end of each interval: the first day begins with its second time.",
  boughtOnly: "The file says what you bought and sold. What your own panels gave the house directly is not in it.",
  leftOut: "{rows, plural, one {# row stood} other {# rows stood}} there twice with the same values; counted once.",
  resets:
    "The meter began again {times, plural, one {once} other {# times}}. What it counted just before that is not known.",
  estimated:
    "{intervals, plural, one {# interval is} other {# intervals are}} estimated or substituted, the file says.",
  estimatedBill: "An estimated bill and the next actual one belong together: only their sum was measured.",
  lastPurchase:
    "What you bought before the last purchase counts as used between the first and the last. What was left on the meter is not known.",
  oneDay: "All purchases are of one day, so they do not say how much a day takes.",
  sameToken: "{tokens, plural, one {# token stood} other {# tokens stood}} there twice; counted once.",
  assumedWattHours:
    "The file does not say what its values are; they are read as watt hours, as most such files have them.",

  tooLong: "The file is larger than 20 MB.",
  empty: "The file is empty.",
  notText: "The file is no text. Save the table as CSV and choose it again.",
  quote: "A quotation mark opens here that ends nowhere.",
  rows: "The file has more than {most, number, whole} rows.",
  noTable: 'There is no row with a time and a value. The file begins with "{first}".',
  noRows: "No row has a value.",
  oneRow: "All rows are of the same time, so they do not say how long an interval is.",
  noTime: "No column says when. The columns are {columns}.",
  noEnergy: "No column says how much power or energy the house took. The columns are {columns}.",
  noMoment: '"{text}" is no date with a time.',
  dayTwoWays: '"{text}" can be two days, and nothing in the file says whether the day or the month comes first.',
  noFigure: '"{text}" is no figure.',
  figureTwoWays: '"{text}" can be read in two ways, and nothing in the file says which sign stands before decimals.',
  twice: "This time stands there twice with two values, on lines {first} and {second}, and no clock changes that day.",
  monthTwice: "This month stands there twice, on lines {first} and {second}.",
  endsBefore: "The bill begins on {from} and ends on {to}.",
  unitsDiffer: "The two readings differ by {counted, number}, but the bill says {stated, number}.",
  meterFalls: "On {day} the meter shows less than before. If it was changed, leave the rows before that out.",
  nem12Interval: '"{text}" is no interval of NEM12: 5, 15 or 30 minutes.',
  nem12Range: "The intervals of a quality record go from 1 to {most}.",
  xmlDefines: "The file defines types or entities of its own, which a meter's file never does. It was not read.",
  badXml: "The file breaks off or is not valid XML: {reason}.",
  badReading: "A reading has no start, length or value.",
  noBlocks: "The file is XML, but no Green Button file: it has no interval blocks.",
  noElectricity: "The file has no electrical energy: gas and water are not read.",
  greenTotals:
    "The file holds what the meter showed, not what each interval used. Ask your supplier for interval data.",
});
