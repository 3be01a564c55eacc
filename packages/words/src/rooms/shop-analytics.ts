import { room } from "../room";

/** What a shop reads of its sales. */
export const say = room("shopAnalytics", {
  title: "Analytics",
  loading: "Loading figures",
  notLoaded: "The figures could not be loaded",
  safe: "Nothing was lost. Try again.",
  period: "Period",
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
  revenueEquation: "{received} received − {refunded} refunded = {revenue}",
  revenueBody: "Confirmed payments less refunds in this period, including {tax} tax.",
  margin: "Margin",
  marginEquation: "{margin} of {percent} % of the revenue before tax",
  marginBody:
    "Price before tax less what a piece cost you when it was sold, in proportion to what was paid. Products without a stated cost are left out: a cost is known of {known} % of the revenue before tax.",

  // By month
  months: "Revenue and margin by month",
  "months.key": "Bars: received less refunded, including tax. Ticks: margin",
  "months.month": "Month",
  "months.zone": "Months start at midnight in {zone}.",
  "months.millions": "{currency} M",
  "months.thousands": "{currency} thousand",

  // What left carts while it was out, and carts that cannot be filled
  lost: "Sales lost to stock-outs",
  "lost.none": "No sales were lost for lack of stock.",
  "lost.equation": "Σ pieces × price",
  "lost.body":
    "Pieces that people removed from a cart that asked for more than was available, at today''s unit price. Pieces put back or bought later are not counted. We do not store whose carts they were.",
  "lost.carts": "removed from {carts, plural, one {# cart} other {# carts}} while out of stock",
  "lost.share": "{percent}% of possible sales",
  "lost.row": "{pieces, plural, one {# piece} other {# pieces}} out of {carts, plural, one {# cart} other {# carts}}",
  "lost.sentence":
    "{amount} in sales lost because {products, plural, one {one product was} other {# products were}} out of stock.",
  short: "Short of stock",
  "short.key": "In open carts now",
  "short.carts": "asked for beyond available stock, in {carts, plural, one {# open cart} other {# open carts}}",
  "short.row":
    "{pieces, plural, one {# piece} other {# pieces}} missing in {carts, plural, one {# cart} other {# carts}}, {available, number, whole} available",
  "short.none": "No open cart from the last 30 days asks for more than you have.",
  "short.body":
    "Open carts from the last 30 days: pieces beyond available stock, at the public unit price. We do not show whose carts they are. Searches are not stored.",
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
  "best.none": "No sales in this period.",
  "best.how": "Orders placed in this period, without cancelled, unpaid or returned goods.",

  // Together
  baskets: "Bought together",
  "baskets.of": "of {orders, plural, one {# order} other {# orders}}",
  "baskets.pair": "{one} with {other}",
  "baskets.none": "No two products were bought together more than once.",

  // Stock
  cover: "Sell-through and days of stock",
  "cover.key": "90 days",
  "cover.category": "Category",
  "cover.sold": "Sold",
  "cover.percent": "Sell-through",
  "cover.days": "Days of stock",
  "cover.long": "Over a year",
  "cover.left": "{days, plural, one {# day} other {# days}}",
  "cover.none": "No stock yet.",
  "cover.how": "Sold ÷ (stock 90 days ago + received). Days: available ÷ pieces sold a day.",

  // Nearby
  demand: "Demand near you",
  "demand.week": "Week of {date}",
  "demand.part": "In designs around {area}",
  "demand.pieces": "Pieces",
  "demand.covers": "Your stock covers",
  "demand.people": "{people, number, whole} people or more",
  "demand.none": "No part is wanted by five or more people around {area} yet.",
  "demand.noPlace": "Add your shop''s town to your profile to see what nearby designs need.",
  "demand.how":
    "Counted once a week from the latest design of each person in the last 90 days. Each row covers at least five people, and figures are rounded. No name, house or address is included, and people can opt out.",
  "kind.panels": "Panels of 400 W",
  "kind.battery-5": "Battery, up to 5 kWh",
  "kind.battery-10": "Battery, 5 to 10 kWh",
  "kind.battery-20": "Battery, 10 to 20 kWh",
  "kind.battery-more": "Battery, above 20 kWh",
  "kind.inverter-3": "Inverter, up to 3 kW",
  "kind.inverter-6": "Inverter, 3 to 6 kW",
  "kind.inverter-10": "Inverter, 6 to 10 kW",
  "kind.inverter-more": "Inverter, above 10 kW",
  toProfile: "Go to profile",
});
