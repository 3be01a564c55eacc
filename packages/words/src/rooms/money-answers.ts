import { room } from "../room";

/** What the money of a design comes to, in sentences: loaded with the section, not with its labels. */
export const say = room("money-answers", {
  // What may turn out differently.
  "case.asAssumed": "As assumed",
  "case.fuelDearer": "Fuel 25% dearer",
  "case.fuelCheaper": "Fuel 25% cheaper",
  "case.sunWeaker": "Sun 10% weaker",
  "case.gridDearer": "Grid 50% dearer",
  "case.atShops": "Parts at shop prices",
  "case.onCredit": "On credit",

  // Under the cases: what is simulated, and what is no case yet.
  "cases.weakerSun":
    "With 10% less sun the same parts supply {weaker}% of the hours instead of {designed}%: simulated, not scaled.",

  // What the price is, and what stands in its place later.
  "price.basis":
    "{note} The marketplace adds up shop prices for the parts; an installer''s offer states the price of the whole system.",

  // What carries most of each hour of a mean day; put together as a list.
  "strip.hours":
    "{source, select, sun {Sun} battery {Battery} generator {Generator} grid {Grid} unmet {Nothing} other {No use}} {hours} h",
  "strip.meanDay": "What carries most of each hour, mean of the year with the most hours without power",

  // When solar is paid back, and what is left over.
  "verdict.notPaidBack":
    "Against {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} it is not paid back in {years, plural, one {# year} other {# years}} and costs <money>{amount}</money> more.",
  "verdict.paysBack":
    "Pays for itself in <time>{payback, plural, one {# year} other {# years}}</time> against {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} and saves <money>{amount}</money> in {years, plural, one {# year} other {# years}}.",
  "verdict.paysBackButRenewals":
    "Pays for itself in <time>{payback, plural, one {# year} other {# years}}</time> against {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}, but renewals make it cost <money>{amount}</money> more in {years, plural, one {# year} other {# years}}.",
  "verdict.costsNoMore":
    "It costs no more to build than {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}} and saves <money>{amount}</money> in {years, plural, one {# year} other {# years}}.",
  "verdict.costsNoMoreButRenewals":
    "It costs no more to build than {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}, but renewals make it cost <money>{amount}</money> more in {years, plural, one {# year} other {# years}}.",

  // Today's life beside the system. `dark` are the hours without power of a year with it.
  "today.sentence":
    "Today the house spends <today>{spent}</today> a year for <power>{hours} hours</power> of power a day. With this system it spends <running>{system}</running> a year{dark, plural, =0 {, with no dark hour} one { and is dark for # hour of it} other { and is dark for # hours of it}}.",
  "today.creditCostsMore":
    "While the loan is repaid, it costs {more} a month more than the system saves. The house spends {spent} a month today.",
  "today.forGood":
    "New parts included, it is paid back for good after <time>{years, plural, one {# year} other {# years}}</time>.",
  "today.neverForGood":
    "Replacement parts included, it is not paid back for good in {years, plural, one {# year} other {# years}}.",

  // What the chart of money spent shows; `others` are amounts as `curves.spentOn` says them.
  "curves.spent":
    "After {years, plural, one {# year} other {# years}} {onSolar} is spent on solar and {others}. Steps are replaced parts.",
  "curves.spentOn":
    "{amount} on {way, select, today {today''s way} grid {the grid} petrol {a petrol generator} diesel {a diesel generator} gridAndPetrol {grid and petrol generator} other {grid and diesel generator}}",

  // At which rate dollars were exchanged; `display` is the rate of the cost estimate.
  "exchange.dated": "Converted at {used} ({date}).",
  "exchange.own": "Converted at your rate, {used}.",

  // Where a figure comes from and how old it is.
  oldFiguresNote: "{count, plural, one {# figure is} other {# figures are}} old: see Money.",
  oldFigures: "Published some time ago; check {count, plural, one {it} other {them}} before you decide: {figures}.",
  "age.year": "Older than a year",
  "age.threeYears": "Older than three years",
  "age.old": "Old",
  "age.ended": "Ended {date}",
  "source.asOf": "As of {date}.",
  "source.until": "Holds until {date}.",
  "source.notReRead": "Cited, not re-read.",
});
