import { room } from "../room";

/** The way to have power that solar stands in for, within a sentence. */
const OTHER_WAY =
  "{way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}";
const IN_YEARS = "in {years, plural, one {# year} other {# years}}";
const SAVES = `and saves <money>{amount}</money> ${IN_YEARS}.`;
const RENEWALS_COST = `but renewals make it cost <money>{amount}</money> more ${IN_YEARS}.`;
const COSTS_NO_MORE = `It costs no more to build than ${OTHER_WAY}`;
const PAYS_BACK = `Pays for itself in <time>{payback, plural, one {# year} other {# years}}</time> against ${OTHER_WAY}`;

export const say = room("report-money", {
  // What can be entered of a project's money.
  "figure.tariff": "Electricity tariff",
  "figure.petrolPrice": "Petrol",
  "figure.dieselPrice": "Diesel",
  "figure.inflation": "Inflation",
  "figure.discountRate": "Discount rate",
  "figure.loanInterest": "Loan interest",
  "figure.loanTerm": "Loan term",
  "figure.downPayment": "Down payment",
  "figure.years": "Years compared",
  "unit.months": "months",
  "unit.years": "years",
  "unit.percentAYear": "% a year",

  // The ways to have power, as heads and at the ends of curves.
  "way.solar": "Solar",
  "way.grid": "Grid",
  "way.petrol": "Petrol generator",
  "way.diesel": "Diesel generator",
  "way.gridAndPetrol": "Grid and petrol generator",
  "way.gridAndDiesel": "Grid and diesel generator",

  // When solar is paid back, and what is left over.
  "verdict.notPaidBack": `Against ${OTHER_WAY} it is not paid back ${IN_YEARS} and costs <money>{amount}</money> more.`,
  "verdict.paysBack": `${PAYS_BACK} ${SAVES}`,
  "verdict.paysBackButRenewals": `${PAYS_BACK}, ${RENEWALS_COST}`,
  "verdict.costsNoMore": `${COSTS_NO_MORE} ${SAVES}`,
  "verdict.costsNoMoreButRenewals": `${COSTS_NO_MORE}, ${RENEWALS_COST}`,

  // What the chart of money spent shows; `others` are amounts as `spentOn` says them.
  "curves.spent":
    "After {years, plural, one {# year} other {# years}} {onSolar} is spent on solar and {others}. Steps are replaced parts.",
  "curves.spentOn": `{amount} on ${OTHER_WAY}`,

  // Where a figure comes from and how old it is.
  "age.year": "Older than a year",
  "age.threeYears": "Older than three years",
  "age.old": "Old",
  "age.ended": "Ended {date}",
  "source.asOf": "As of {date}.",
  "source.notReRead": "Cited, not re-read.",

  // Currencies.
  "currency.ngn": "Nigerian naira",
  "currency.ghs": "Ghanaian cedi",
  "currency.kes": "Kenyan shilling",
  "currency.zar": "South African rand",
  "currency.usd": "US dollar",
  "currency.gbp": "Pound sterling",
  "currency.eur": "Euro",
  "currency.aud": "Australian dollar",
  "currency.inr": "Indian rupee",
  "currency.millions": "{millions} M",
  "currency.rate": "1 USD = {rate} {currency}, rate of {date}",
});
