import { room } from "../room";

/** What a system costs, and how surely that is known. */
export const say = room("prices", {
  // What each rung is called where the price stands.
  "rung.estimate": "Cost Estimation, fixed rates",
  "rung.local": "Local prices",
  "rung.shops": "Shops near you",
  "rung.offer": "The offer you chose",
  "rung.contract": "Accepted offer",

  // Under the price, in one line.
  "note.estimate": "By fixed rates. Not a quote.",
  "note.local": "Local prices of {day}, parts and labour. Not a quote.",
  "note.localUntil": "Local prices of {day}, valid until {until}, parts and labour. Not a quote.",
  "note.shops": "Shops’ prices on {day}, plus usual labour.",
  "note.offer": "Offer from {day}.",
  "note.contract": "Agreed on {day}.",
  "note.paid": "Paid, as agreed on {day}.",
  "note.converted": "Quoted as {amount}; converted at that day''s exchange rate.",
  agreedSystem:
    "Accepted: {panels} kW of panels, {hasBattery, select, yes {{battery} kWh of battery} other {no battery}}, {inverter} kW of inverter.",
  /** Beside an accepted system that is not the one designed. */
  designBeside:
    "Your design: {panels} kW of panels, {hasBattery, select, yes {{battery} kWh of battery} other {no battery}}, {inverter} kW of inverter.",
  // Local prices in use that are past their day; `what` lists what follows.
  aged: "Past their day, ask again before you decide: {what}.",
  "aged.one":
    "{line, select, panels {panels} battery {battery} inverter {inverter} balance {frames, cables, protection} other {labour}} ({code, select, ended {held until {since}} other {of {since}}})",
  /** After the note, where the price is a range. */
  range: "{low} to {high}",

  // The ways to price one system.
  title: "What it costs",
  key: "The most reliable price known is used on all your pages.",
  isThePrice: "The price",
  "about.estimate":
    "{dollars} at the specification’s fixed rates, the same in every country. Nobody offers this price.",
  localUnknown:
    "Local prices and subsidies are not known in another country. Type the price of each part you choose: it counts in place of the fixed rate.",
  "about.local": "Dated prices of parts and labour in {country}, looked up on {day}.",
  "about.shops": "The whole list at the cheapest shops that deliver to you, plus what firms usually charge for labour.",
  "about.offer": "Chosen from your offers.",
  "about.contract": "Fixed once you accept an offer. After that only a signed change alters it.",
  "in.parts": "Parts",
  "in.delivery": "Delivery",
  "in.labour": "Labour",
  "in.tax": "Tax",
  /** What a price does not hold, for those who do not see the mark. */
  notIn: "{what}, not included",
  // What is built and not in the local price; `what` lists what follows.
  "notIn.local": "Not in local prices: {what}.",
  "notIn.cables":
    "They cover cables by panel power, for runs up to {metres} m. We have no price for longer ones: ask for one.",
  "notIn.cable": "{metres} m of {cores, plural, =0 {} other {#-core }}{area} mm² cable {run}",
  "notIn.panelInverter": "from the panels to the inverter",
  "notIn.inverterLoad": "from the inverter to the load",
  "notIn.inverterGenerator": "from the generator to the inverter",
  "notIn.inverterGrid": "from the inverter to the grid",
  "notIn.controller": "the charge controller",
  "notIn.generator": "the generator",
  // What was known and is the price no more.
  fallen:
    "{rung, select, shops {What shops asked} contract {The offer you accepted} other {The offer you chose}} {why, select, ended {is no longer valid} size {was for another size of your system} other {has a serious fault and should not be signed as it is}}, so it is not your price now.",

  // The price and what follows from it, beside the rungs.
  "card.title": "The price on all your pages",
  "card.paidBack": "Pays for itself after",
  "card.notPaidBack": "Not in {years, plural, one {# year} other {# years}}",
  "card.years": "{count, plural, one {{years} year} other {{years} years}}",
  "card.credit": "On credit, {months, plural, one {# month} other {# months}}",
  "card.aMonth": "{amount} a month",
  "card.links": "In links",

  // Why the rungs are not one amount.
  "why.title": "Why they differ",
  "why.moreThanShops":
    "{rung, select, contract {The accepted offer} other {The offer you chose}} costs {amount} more than shops plus usual labour: it includes planning, risk and a workmanship warranty.",
  "why.lessThanShops":
    "{rung, select, contract {The accepted offer} other {The offer you chose}} costs {amount} less than shops plus usual labour: firms often buy below public shop prices.",
  "why.likeShops":
    "{rung, select, contract {The accepted offer} other {The offer you chose}} costs about the same as shops plus usual labour.",
  "why.beside":
    "Local prices range from {low} to {high}, from a bargain buyer to an expensive firm. {rung, select, shops {The shops’ price} contract {The accepted offer} other {The offer you chose}} is {place, select, below {below that: ask what is missing} lower {in the lower half} upper {in the upper half} other {above that: ask what you get for it}}.",
  "why.labour":
    "Shops do not sell labour or a workmanship warranty. We add what firms usually charge for it, {amount}.",
  "why.localOnly":
    "Local prices are dated figures for parts and labour, not offers: shops and firms may ask more or less.",
  "why.fixedRates":
    "The fixed rates are {times} times {rung, select, local {the local price} shops {the shops’ price} contract {the accepted offer} other {the offer you chose}}. They are the same in every country and are shown for comparison only.",

  // What the owner may do about it.
  "shops.why": "What does the whole list cost at shops today, delivered to you? We keep the answer for seven days.",
  "shops.ask": "Find the price at shops",
  "shops.again": "Find it again",
  "shops.asking": "Checking shop prices …",
  "shops.failed": "Shop prices could not be checked. Try again.",
  "offers.title": "Your offers",
  "offers.help": "The one you choose becomes the price on all your pages. This does not accept the offer.",
  "offers.none": "None",
  "offers.recommended": "Recommended.",
  "offers.dark": "{hours} hours a year without power.",
  "offers.until": "Valid until {day}.",
  "offers.foreign": "Quoted in another currency: {amount}.",
  "offers.barred": "It has a serious fault and should not be signed as it is, so it cannot be your price.",
  "offers.otherSize": "It is for another size of your system, so it cannot be your price.",
  "offers.failed": "Your choice could not be saved. Try again.",
  "links.show": "Show the price of offers and contract in links",
  "links.help":
    "Applies to all links of this project. When off, people with a link see the price from shops or local prices.",
  "links.failed": "This could not be saved. Try again.",
  /** Which taxes are in the local price. */
  "taxes.Nigeria":
    "Panels are free of duty and VAT until the end of 2027. Batteries and inverters have both in their price.",
  "taxes.Ghana": "Panels are free of duty. Levies and VAT are in the price of all else.",
  "taxes.Kenya": "Solar equipment is exempt from VAT, labour is not.",
  "taxes.South Africa": "15% VAT is in every price.",
  "taxes.USA": "Sales tax of the state is not in it.",
  "taxes.UK": "No VAT when a firm installs it in a home, until 31 March 2027.",
  "taxes.Germany": "No VAT on systems up to 30 kWp.",
  "taxes.Australia": "10% GST is in it. Certificates would take some of it off.",
  "taxes.Elsewhere": "Taxes are not known there: none is in it.",
  "taxes.India": "GST is in it, 5% on a whole system.",
  // What would be chosen were all local prices at an end of their range; `size` is a list of capacities.
  "ends.same": "At the lowest and at the highest local prices the same size would be chosen.",
  "ends.other":
    "{end, select, low {At the lowest local prices} other {At the highest local prices}} {size} would be chosen.",
  "ends.stays": "{end, select, low {At the lowest} other {At the highest}} it would stay the same.",
  "ends.none":
    "{end, select, low {At the lowest} other {At the highest}} local prices no panels would pay for themselves.",
  "ends.panels": "{power} of panels",
  "ends.battery": "{energy} of battery",
  "ends.inverter": "{power} of inverter",
  lines: "Breakdown of the local price",
  "line.part": "Part",
  "line.low": "Cheapest",
  "line.middle": "Usual",
  "line.high": "Expensive",
  "line.panels": "Panels",
  "line.battery": "Battery",
  "line.inverter": "Inverter",
  "line.balance": "Frames, cables, protection",
  "line.labour": "Labour",
  "line.total": "Total",
});
