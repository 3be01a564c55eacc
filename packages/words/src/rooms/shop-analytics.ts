import { room } from "../room";

/** What a shop reads of its sales. */
export const say = room("shopAnalytics", {
  title: "Analytics",
  loading: "Loading the figures",
  notLoaded: "The figures could not be loaded",
  safe: "Nothing was lost. Try again.",
  period: "Which time",
  "period.month": "This month",
  "period.quarter": "90 days",
  "period.year": "12 months",
  since: "{shop}, since {date}",
  exportCsv: "Export CSV",

  // What the time brought, in one sentence
  "verdict.month": "This month brings <revenue>{amount}</revenue> at a margin of <margin>{percent}</margin>.",
  "verdict.quarter": "90 days brought <revenue>{amount}</revenue> at a margin of <margin>{percent}</margin>.",
  "verdict.year": "Twelve months brought <revenue>{amount}</revenue> at a margin of <margin>{percent}</margin>.",
  "plain.month": "This month brings <revenue>{amount}</revenue>.",
  "plain.quarter": "90 days brought <revenue>{amount}</revenue>.",
  "plain.year": "Twelve months brought <revenue>{amount}</revenue>.",
  revenue: "Revenue",
  revenueEquation: "{received} received − {refunded} paid back = {revenue}",
  revenueBody: "What was confirmed as received or paid back in this time. {tax} of it is tax.",
  margin: "Margin",
  marginEquation: "{margin} of {percent} % of the revenue before tax",
  marginBody:
    "Price before tax less what a piece cost you when it was sold, in proportion to what was paid. Products without a stated cost are left out: a cost is known of {known} % of the revenue before tax.",

  // By month
  months: "Revenue and margin by month",
  "months.key": "Bar: paid less paid back, with tax. Tick: margin",
  "months.month": "Month",
  "months.zone": "Months begin at midnight in {zone}.",
  "months.millions": "{currency} M",
  "months.thousands": "{currency} thousand",

  // What left carts while it was out, and carts that cannot be filled
  lost: "Lost: out of stock",
  "lost.none": "Nothing left a cart because there was too little of it.",
  "lost.equation": "Σ pieces × price",
  "lost.body":
    "Pieces that people took out of a cart while it asked for more than could be sold, at the public price of one now. What came back into the cart or was bought after all is not counted. Whose carts they were is not stored with it.",
  "lost.carts": "left {carts, plural, one {# cart} other {# carts}} while the product was out",
  "lost.share": "{percent}% of what could have been sold",
  "lost.row": "{pieces, plural, one {# piece} other {# pieces}} out of {carts, plural, one {# cart} other {# carts}}",
  "lost.sentence":
    "{amount} left the shop because {products, plural, one {one product was} other {# products were}} out.",
  short: "Short of stock",
  "short.key": "In open carts now",
  "short.carts": "asked for beyond what is there, in {carts, plural, one {# open cart} other {# open carts}}",
  "short.row":
    "{pieces, plural, one {# piece} other {# pieces}} missing in {carts, plural, one {# cart} other {# carts}}, {available, number, whole} here",
  "short.none": "No open cart of the last 30 days asks for more than you have.",
  "short.body":
    "Carts of the last 30 days as they stand: pieces beyond what can be sold, at the public price of one. Whose carts they are is not told. Searches are not stored.",
  "short.equation": "Σ missing pieces × price",

  // Best sellers
  best: "Best sellers",
  "best.product": "Product",
  "best.pieces": "Pieces",
  "best.revenue": "Sold for",
  "best.margin": "Margin",
  "best.percent": "% before tax",
  "best.available": "Available",
  "best.others": "{products, plural, one {# other product} other {# other products}}",
  "best.none": "Nothing was sold in this time.",
  "best.how": "Orders placed in this time, without what was cancelled, ended unpaid or came back.",

  // Together
  baskets: "Bought together",
  "baskets.of": "of {orders, plural, one {# order} other {# orders}}",
  "baskets.pair": "{one} with {other}",
  "baskets.none": "No two products were bought together twice.",

  // Stock
  cover: "Sell-through and days of stock",
  "cover.key": "90 days",
  "cover.category": "Category",
  "cover.sold": "Sold",
  "cover.percent": "Of those here",
  "cover.days": "Days of stock",
  "cover.long": "Over a year",
  "cover.left": "{days, plural, one {# day} other {# days}}",
  "cover.none": "Nothing is in stock yet.",
  "cover.how": "Sold ÷ (stock 90 days ago + received). Days: available ÷ pieces sold a day.",

  // Nearby
  demand: "Wanted near you",
  "demand.week": "Week of {date}",
  "demand.part": "In designs around {area}",
  "demand.pieces": "Pieces",
  "demand.covers": "Your stock covers",
  "demand.people": "{people, number, whole} people or more",
  "demand.none": "No part is wanted by five people around {area} yet.",
  "demand.noPlace": "Say in your profile where the shop is, and this shows what designs around it need.",
  "demand.how":
    "Counted once a week from the newest designs of 90 days, one a person. A row needs at least five people; figures are rounded. No name, house or address is in it, and who does not want to be counted is not.",
  "kind.panels": "Panels of 400 W",
  "kind.battery-5": "Battery, up to 5 kWh",
  "kind.battery-10": "Battery, 5 to 10 kWh",
  "kind.battery-20": "Battery, 10 to 20 kWh",
  "kind.battery-more": "Battery, above 20 kWh",
  "kind.inverter-3": "Inverter, up to 3 kW",
  "kind.inverter-6": "Inverter, 3 to 6 kW",
  "kind.inverter-10": "Inverter, 6 to 10 kW",
  "kind.inverter-more": "Inverter, above 10 kW",
  toProfile: "To the profile",
});
