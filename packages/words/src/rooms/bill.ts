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
  "tariff.unknown": "I don''t know",
  "tariff.asOf": "Prices in {country}. They may have changed, so compare them with your bill.",
  month: "Month",
  amount: "Amount",
  yearAmount: "Amount for the year",
  purchaseDay: "Bought on",
  purchases: "Each purchase lasts until the next one, so the last one does not count yet.",
  monthEnergy: "{energy, number, whole} kWh",

  // What it means
  means: "That means",
  perYear: "{energy, number, whole} kWh a year, {daily, number, one} kWh a day",
  rounded: "{amount} corresponds to {from, number, whole} to {to, number, whole} kWh.",
  filled:
    "{count, plural, one {# month is} other {# months are}} filled in by the temperatures of {place}. Heating or cooling by electricity can make them differ: type such a month to be sure.",
  spread: "The year is spread over the months using temperatures in {place}.",
  highest: "Highest use in {month}: {daily, number, one} kWh a day.",
  peak: "A bill does not show peak power. {peak} is an estimate: change it under Direct Input.",
  peakKept: "The peak power stays at {peak}.",
  use: "Use {daily, number, one} kWh a day",
  first: "Enter what your bill says.",
  tooFewDays: "Add the next purchase, so that we know how long the first one lasted.",

  // Asked, because more than one answer is possible
  several: "Which of these is your tariff?",
  severalHelp: "The amount fits more than one. Check your bill or token slip.",
  option: "{energy, number, whole} kWh a year, {daily, number, one} a day",
  wholeDay: "Your bill covers about {hours, number, whole} of 24 hours. Which day should the system power?",
  "wholeDay.whole": "The whole day",
  "wholeDay.wholeLine": "{daily, number, one} kWh a day, as if the grid were always on",
  "wholeDay.bought": "What you buy",
  "wholeDay.boughtLine": "{daily, number, one} kWh a day; nothing for the other hours",

  // No energy costs that
  "none.below": "{amount} is less than the smallest possible bill, {above}.",
  "none.above": "{amount} is more than a home uses.",
  "none.jump":
    "No consumption costs exactly {amount}: the bill jumps from {below} to {above}. Check the amount or the tariff.",
  "none.between": "No consumption costs exactly {amount}: it falls between {below} and {above}.",
});
