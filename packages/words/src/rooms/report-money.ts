import { room } from "../room";

export const say = room("report-money", {
  // What can be entered of a project's money.
  "figure.tariff": "Electricity tariff",
  "figure.petrolPrice": "Petrol",
  "figure.dieselPrice": "Diesel",
  "figure.exchangeRate": "US dollar",
  "figure.charges": "Charges on the bill",
  "figure.exports": "Price of energy sold",
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
  "verdict.notPaidBack":
    "Against {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} it is not paid back in {years, plural, one {# year} other {# years}} and costs <money>{amount}</money> more.",
  "verdict.paysBack":
    "Pays for itself in <time>{payback, plural, one {# year} other {# years}}</time> against {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} and saves <money>{amount}</money> in {years, plural, one {# year} other {# years}}.",
  "verdict.paysBackButRenewals":
    "Pays for itself in <time>{payback, plural, one {# year} other {# years}}</time> against {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}, but renewals make it cost <money>{amount}</money> more in {years, plural, one {# year} other {# years}}.",
  "verdict.costsNoMore":
    "It costs no more to build than {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} and saves <money>{amount}</money> in {years, plural, one {# year} other {# years}}.",
  "verdict.costsNoMoreButRenewals":
    "It costs no more to build than {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}, but renewals make it cost <money>{amount}</money> more in {years, plural, one {# year} other {# years}}.",

  // What the chart of money spent shows; `others` are amounts as `curves.spentOn` says them.
  "curves.spent":
    "After {years, plural, one {# year} other {# years}} {onSolar} is spent on solar and {others}. Steps are replaced parts.",
  "curves.spentOn":
    "{amount} on {way, select, grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}",

  // At which rate dollars were exchanged; `display` is the rate of the cost estimate.
  "exchange.dated": "Converted at {used} ({date}). The cost estimate uses the display rate: {display}.",
  "exchange.own": "Converted at your rate, {used}. The cost estimate uses the display rate: {display}.",

  // Where a figure comes from and how old it is.
  oldFigures: "Published some time ago, look {count, plural, one {it} other {them}} up before you decide: {figures}.",
  "age.year": "Older than a year",
  "age.threeYears": "Older than three years",
  "age.old": "Old",
  "age.ended": "Ended {date}",
  "source.asOf": "As of {date}.",
  "source.until": "Holds until {date}.",
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
  "currency.dollar": "1 USD = {rate} {currency}",
  "currency.rate": "1 USD = {rate} {currency}, rate of {date}",
});
