import { room } from "../room";

/** What is to be known of an installer's quote before signing it. */
export const say = room("quotes", {
  hoursWorst:
    "{hours, number, whole} hours a year without power, where {allowed, number, whole} are what was asked for: {found, number, one}% of the hours served instead of {asked, number, one}%. {month} is the worst month.",
  hours:
    "{hours, number, whole} hours a year without power, where {allowed, number, whole} are what was asked for: {found, number, one}% of the hours served instead of {asked, number, one}%.",
  night:
    "With a full battery the house runs {found, number, one} hours without sun. {asked, number, one} hours were asked for.",
  inverterPower:
    "The inverter delivers {gives, number, whole} W in this site''s heat and altitude. What runs at once needs {needs, number, whole} W.",
  inverterSurge:
    "The inverter can deliver {gives, number, whole} W for a moment. The hardest motor start needs {needs, number, whole} W.",
  yield:
    "The quote promises {claimed, number, whole} kWh a year. These panels produce {found, number, whole} kWh in an average year here.",
  payback:
    "The quote promises that the system pays for itself in {claimed, number, one} years. Less than {least, number, whole} is rare. Ask the firm how it worked that out.",
  panelDensity:
    "Given their power and area, the panels would turn {share, number, percentOne} of sunlight into electricity. The best on the market reach {most, number, percentOne}. We simulated {simulated, number, whole} W each.",
  panelLabel:
    "The quote says each panel gives {watts, number, whole} W. Its volts and amperes make {label, number, whole} W. We simulated {simulated, number, whole} W each.",
  panelVolts:
    "The panels'' voltage at full power, {vmp, number, one} V, is not below their open-circuit voltage, {voc, number, one} V. No panel is like that.",
  panelAmperes:
    "The panels'' current at full power, {imp, number, one} A, is not below their short-circuit current, {isc, number, one} A. No panel is like that.",
  batteryEnergy:
    "The quote says the battery holds {kwh, number, two} kWh. Its volts and ampere-hours make {product, number, two} kWh. We simulated {simulated, number, two} kWh.",
  batteryUsable:
    "The quote says {stated, number, percent} of the battery is usable. No maker allows more than {most, number, percent}, so we simulated that.",
  batteryCycles:
    "The quote promises {cycles, number, whole} full cycles. {kind, select, lead {Lead-acid batteries} other {Lithium batteries}} last {most, number, whole} at best.",
  noDatasheet:
    "{part, select, panels {The panels} battery {The battery} other {The inverter}} cannot be checked: there is no datasheet. Ask for the maker, model and datasheet.",
  notStated:
    "{part, select, panels {The panels} battery {The battery} other {The inverter}}: {figures} not stated. Ask for {part, select, panels {their} other {its}} datasheet.",
  "rule.cold-voltage":
    "On the coldest morning a single panel has an open-circuit voltage of {found, number, one} V. The inverter takes {limit, number, one} V at most; more destroys it (IEC 62548; NEC 690.7).",
  "rule.tracker-voltage":
    "A single panel works at {found, number, one} V in the cold. The inverter can only follow up to {limit, number, one} V.",
  "rule.hot-voltage":
    "On a hot day the longest string that the cold allows falls to {found, number, one} V. The inverter needs {limit, number, one} V to work (IEC 62548).",
  "rule.too-few-panels":
    "{found, plural, one {# panel is} other {# panels are}} too few to start the inverter. It needs a string of {limit, number, whole}.",
  "rule.array-ratio":
    "The panels have {found, number, two} times the inverter''s power. Makers allow {limit, number, one} times.",
  "rule.other":
    "{part, select, panels {The panels do} battery {The battery does} other {The inverter does}} not go with the rest: {rule} is {found, number, one}, its limit {limit, number, one}.",
  ruleOfClause: "{rule} ({clause})",
  unevenStrings:
    "{count, number, whole} panels cannot be split into equal strings for this inverter, which takes {fewest, number, whole} to {most, number, whole} in series. {next, number, whole} could.",
  stringsApart:
    "The quote''s strings differ in length, and each length needs its own tracker. Ask how many trackers the inverter has.",
  stringCount: "The quote describes {count, number, whole} panels; its strings hold {sum, number, whole}.",
  stringLength:
    "The quote puts {found, number, whole} panels in series. Here this inverter takes {fewest, number, whole} to {most, number, whole}: {fault, select, long {more can destroy it or switch it off on the coldest morning} other {fewer will not start it on a hot day}}.",
  cable:
    "{run}: a cable of {stated, number, one} mm² is too thin. The current and the length need {needed, number, one} mm².",
  cableLoss:
    "{run}: a cable of {stated, number, one} mm² can carry the current, but loses too much voltage over its length. {needed, number, one} mm² would not.",
  cableUnstated:
    "{run}: the quote does not state the cable''s size. A cable that is too thin can start a fire; the current and the length need {needed, number, one} mm².",
  "missing.panels": "The quote has no panels. Ask whether they are in the price.",
  "missing.battery": "The quote has no battery, so there is no power at night. Ask whether it is in the price.",
  "missing.inverter": "The quote has no inverter. Ask whether it is in the price.",
  "missing.mounting":
    "The quote has no mounting: whatever holds the panels must survive a storm. Ask whether it is in the price.",
  "missing.dc-isolator":
    "The quote has no DC isolator: without one nobody can work safely on the panels'' cables. Ask whether it is in the price.",
  "missing.dc-fuse":
    "The quote has no string fuses: a faulty string would draw the current of all the others. Ask whether they are in the price.",
  "missing.surge-protection":
    "The quote has no surge protection: nearby lightning can destroy the inverter. Ask whether it is in the price.",
  "missing.battery-fuse":
    "The quote has no battery fuse: a short circuit at the battery can start a fire. Ask whether it is in the price.",
  "missing.ac-breaker":
    "The quote has no breakers: the house''s cables are not protected. Ask whether they are in the price.",
  "missing.rcd":
    "The quote has no residual-current device, which saves anyone who touches a live part. Ask whether it is in the price.",
  "missing.earthing": "The quote has no earthing: frames and cases could become live. Ask whether it is in the price.",
  "missing.cables": "The quote has no cables. Ask whether they are in the price.",
  lineSum: "The line “{what}” is priced at {stated}, but quantity times price is {found}. They differ by {by}.",
  panelPieces: "The quote describes {count, number, whole} panels; its lines sell {sold, number, whole}.",
  totalSum: "The total is {stated}; lines, labour and tax add up to {found}. They differ by {by}.",
  milestoneSum: "The payments add up to {found, number, percentOne} of the price.",
  creditSum: "The quote says the credit costs {stated} in total; its payments add up to {found}. They differ by {by}.",
  creditNotSaid: "The quote does not state the total cost of the credit. Its payments add up to {found}.",
  creditUnknown: "The quote does not state the total cost of the credit. Ask for the total repayable.",
  sumNotStated:
    "{about, select, lines {The quote has no lines with prices: ask what each part costs.} other {The quote has no total price.}}",
  priceDear:
    "{part, select, panels {The panels cost {price} a watt} battery {The battery costs {price} a kilowatt hour} inverter {The inverter costs {price} a watt} other {The work costs {price}}}. {part, select, labour {For a system of this size firms near you ask} other {Shops near you ask}} {low} to {high}{compared, plural, =0 {, by dated local prices} other {; the middle of # live prices is {middle}}}.",
  priceCheap:
    "{part, select, panels {The panels cost only {price} a watt} battery {The battery costs only {price} a kilowatt hour} inverter {The inverter costs only {price} a watt} other {The work costs only {price}}}. {part, select, labour {For a system of this size firms near you ask} other {Shops near you ask}} {low} to {high}{compared, plural, =0 {, by dated local prices} other {; the middle of # live prices is {middle}}}. {part, select, labour {Ask which work is in the price.} other {Ask whether it is new and genuine.}}",
  /** After either, where the price is the table's: its last day, or the day it speaks of. */
  priceDated:
    "{said} {is, select, until {Those prices hold until {day} {month} {year}.} other {Those prices are of {day} {month} {year}.}}",
  totalCheap:
    "The whole system costs {total}. At the cheapest shops near you its parts alone cost {usual}. Ask what is in the price, and whether the parts are new and genuine.",
  // Of offers that were checked against fixed rates.
  priceHigh:
    "{part, select, panels {The panels cost} battery {The battery costs} inverter {The inverter costs} other {The work takes}} {unit, select, share {{price, number, percent} of the price} other {{price, number, two} {unit}}}. Usual is {unit, select, share {{median, number, percent}} other {{median, number, two}}}, {compared, plural, =0 {by our dated price table} other {the median of # live prices}}.",
  priceLow:
    "{part, select, panels {The panels cost} battery {The battery costs} inverter {The inverter costs} other {The work takes}} only {unit, select, share {{price, number, percent} of the price} other {{price, number, two} {unit}}}. Usual is {unit, select, share {{median, number, percent}} other {{median, number, two}}}, {compared, plural, =0 {by our dated price table} other {the median of # live prices}}. Ask whether it is new and genuine.",
  totalLow:
    "The whole system costs {total}. Its parts alone usually cost {usual}, by the median of live prices. Ask what is in the price, and whether the parts are new and genuine.",
  warranty:
    "The warranty on {about, select, panels {the panels} battery {the battery} inverter {the inverter} other {the work}} is {stated, plural, one {# year} other {# years}}. {usual, plural, one {# year is} other {# years are}} usual.",
  noWarranty:
    "No warranty is stated for {about, select, panels {the panels} battery {the battery} inverter {the inverter} other {the work}}. {usual, plural, one {# year is} other {# years are}} usual.",
  notVerified:
    "The firm''s certificate is not verified: {state, select, pending {it is still being checked} rejected {it was rejected} expired {it has expired} revoked {it was revoked} other {there is none}}.",
  certificateEnds: "The firm''s certificate expires on {until}, before work starts on {start}.",
  upfront:
    "{share, number, percent} of the price is due before the parts are on site. At most {usual, number, percent} is usual.",
  // As in "Ask the firm to …".
  "include.panels": "include panels",
  "include.battery": "include a battery",
  "include.inverter": "include an inverter",
  "include.mounting": "include mounting",
  "include.dc-isolator": "include a DC isolator",
  "include.dc-fuse": "include string fuses",
  "include.surge-protection": "include surge protection",
  "include.battery-fuse": "include a battery fuse",
  "include.ac-breaker": "include breakers",
  "include.rcd": "include a residual-current device",
  "include.earthing": "include earthing",
  "include.cables": "include cables",
  "change.cable":
    "lay {run, select, panelToInverterMm2 {a cable to the panels} batteryMm2 {a battery cable} other {a cable to the loads}} of at least {needed, number, one} mm²",
  "change.cableUnstated": "state the size of the battery cable, at least {needed, number, one} mm²",
  "change.wiring": "offer parts that can be wired together safely",
  "change.panels": "state the panels'' real figures and send their datasheet",
  "change.battery": "state the battery''s real figures and send its datasheet",
  "change.certificate": "have a verified certificate that is valid until the work starts",
  "change.price":
    "{part, select, panels {show that the panels are new and genuine} battery {show that the battery is new and genuine} inverter {show that the inverter is new and genuine} labour {say which work is in the price} other {say what is in the price}}",
  "change.upfront": "ask for part of the price only once the parts are on site",
  "reason.least_cost_with_faults": "its price and the cost of its faults together are the lowest",
  "reason.least_price": "it has the lowest price of the safe offers",
  "reason.most_hours": "it leaves the fewest hours without power",
  "reason.longest_warranty": "it has the longest warranties",
  "reason.least_monthly": "it has the lowest monthly payment",
  "reason.soonest_start": "it starts soonest",
  "reason.keeps_target": "it does what you asked for",
  "reason.no_quote_keeps_target": "no offer does what you asked for",
  "reason.no_warnings": "it has no warnings",
  "reason.fewest_warnings": "no other has fewer warnings",
});
