import { room } from "../room";

/** A bill in place of a list of appliances: what is asked, how it was read, and what has to be asked about it. */
export const say = room("bill", {
  have: "I have",
  "have.twelve": "12 months",
  "have.one": "One month",
  "have.year": "A year",
  "have.tokens": "Prepaid",
  in: "In",
  kilowattHours: "kWh",
  tariff: "Tariff",
  "tariff.unknown": "I do not know",
  "tariff.asOf": "Prices of {country}. They may have changed: compare them with your bill.",
  month: "Month",
  amount: "Amount",
  yearAmount: "Amount of the year",
  purchaseDay: "Bought on",
  purchases: "Each purchase lasts until the next, so the last one counts for nothing yet.",
  monthEnergy: "{energy, number, whole} kWh",

  // What it means
  means: "That means",
  perYear: "{energy, number, whole} kWh a year, {daily, number, one} kWh a day",
  rounded: "{amount} is read as {from, number, whole} to {to, number, whole} kWh.",
  filled:
    "{count, plural, one {# month is} other {# months are}} filled in by the temperatures of {place}. Heating or cooling by electricity can make them differ: type such a month to be sure.",
  spread: "The year is spread over its months by the temperatures of {place}.",
  highest: "The most is used in {month}: {daily, number, one} kWh a day.",
  peak: "A bill says no peak power. {peak} is a guess: change it under Direct Input.",
  peakKept: "The peak power stays at {peak}.",
  use: "Use {daily, number, one} kWh a day",
  first: "Type what stands on your bill.",
  tooFewDays: "Add the next purchase: how long the first one lasted says how much a day is.",

  // Asked, because more than one answer is possible
  several: "Which of these is your tariff?",
  severalHelp: "The amount fits more than one. Your bill or token slip says which.",
  option: "{energy, number, whole} kWh a year, {daily, number, one} a day",
  wholeDay: "Your bill pays for about {hours, number, whole} of 24 hours. Which day should the system carry?",
  "wholeDay.whole": "The whole day",
  "wholeDay.wholeLine": "{daily, number, one} kWh a day, as if the grid never left",
  "wholeDay.bought": "What you buy",
  "wholeDay.boughtLine": "{daily, number, one} kWh a day; the other hours stay as they are",

  // No energy costs that
  "none.below": "{amount} is less than a bill without any energy, which is {above}.",
  "none.above": "{amount} is more than a home uses.",
  "none.jump":
    "No energy costs {amount}: the bill jumps from {below} to {above} there. Check the amount or the tariff.",
  "none.between": "No energy costs {amount}: it lies between {below} and {above}.",
});
