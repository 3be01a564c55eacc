import { room } from "../room";

export const say = room("report-money", {
  // money-labels
  electricityTariff: "Electricity tariff",
  discountRate: "Discount rate",
  loanInterest: "Loan interest",
  loanTerm: "Loan term",
  downPayment: "Down payment",
  yearsCompared: "Years compared",
  // money-text
  years: "{years, plural, one {# year} other {# years}}",
  againstItIsNot: "Against {other} it is not paid back {years} and costs ",
  more: " more {years}.",
  itCostsNoMore: "It costs no more to build than {other}",
  paysForItselfIn: "Pays for itself in ",
  on: "{cumulative} on {name}",
  afterYearsIsSpent:
    "After {years, plural, one {# year} other {# years}} {cumulative} is spent on solar and {join}. Steps are replaced parts.",
  olderThanAYear: "Older than a year",
  olderThanThreeYears: "Older than three years",
  ended: "Ended {until}",
  asOf: "As of {asOf}.",
  citedNotReRead: "Cited, not re-read.",
  // currency-text
  nigerianNaira: "Nigerian naira",
  ghanaianCedi: "Ghanaian cedi",
  kenyanShilling: "Kenyan shilling",
  southAfricanRand: "South African rand",
  usDollar: "US dollar",
  poundSterling: "Pound sterling",
  euro: "Euro",
  australianDollar: "Australian dollar",
  indianRupee: "Indian rupee",
  usdRateOf: "1 USD = {displayRates} {currency}, rate of {displayRatesDay}",
});
