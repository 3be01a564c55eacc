import { room } from "../room";

/** What the country gives to who builds, and what sold energy earns. */
export const say = room("subsidies", {
  title: "What a subsidy takes off",
  /** Beside the title. */
  off: "{amount} in total",
  key: "Included in the price, taken off the price and counted in the payback are three separate things. They are never added up.",
  none: "We found no subsidy for home solar in {country}.",
  ask: "Choose who builds it and when it is finished to see what is taken off.",
  who: "Who builds",
  "who.unsaid": "Not specified",
  "who.home": "I do, and I live there",
  "who.society": "A housing society",
  "who.firm": "Somebody else",
  day: "Finished on",
  notSaved: "It could not be saved",
  tryAgain: "Try again in a moment.",

  // What happens with each.
  "paid.at-once": "Taken off the invoice, so you neither pay it nor borrow it.",
  "paid.later": "Paid to you in the first year. Until then you pay the full price.",
  "paid.agreed": "Already taken off the price you agreed on.",
  "paid.in-price": "Already in the prices above.",
  "paid.yearly": "{cents} ct a kWh sold, until {last}. In the payback, not in the price.",
  "state.nothing": "Nothing for a system of this size.",
  "state.asked": "Decided case by case. Ask before you count on it: nothing is taken off here.",
  "state.ended": "Ended on {until}. Nothing is taken off.",
  "state.taxed": "Ended on {until}. {percent}% VAT comes on top of the prices above.",
  "state.endedUnknown": "Not valid on that day. Nothing is taken off.",
  "state.begins": "Starts on {from}. Nothing is taken off before then.",
  until: "Valid until {until}.",
  untilUnknown: "Its last day is not known.",
  source: "Source: {sources}",
  aYear: "{amount} a year",
  minus: "−{amount}",
  plus: "+{amount}",

  // On what it rests.
  "needs.au-stc-pv":
    "Approved panels and inverter, put up by an accredited installer. Your postcode decides the zone; here it goes by the city. A certificate is taken at A$39.85, and installers pay A$1 to 4 less.",
  "needs.au-chb": "The first battery of the home, 5 to 100 kWh, approved and able to join a virtual power plant.",
  "needs.au-vic-homes": "Up to A$1,400 below a limit of income, approved before it is built.",
  "needs.in-pmsg": "Panels made in India, a net meter, and a vendor of the national portal.",
  "needs.in-rwa": "For shared areas, up to 3 kW per house.",
  "needs.in-delhi-topup": "Only together with PM Surya Ghar.",
  "needs.de-vat": "On or near a home, up to 30 kWp.",
  "needs.de-feed-in-2026-02": "For systems that start from February to July 2026.",
  "needs.de-feed-in-2026-08":
    "Registered within a month. Nothing is paid in hours of negative prices, which are added at the end.",
  "needs.uk-vat": "Put up in a home by a firm, until the end of March 2027.",
  "needs.us-25d": "It went by the day the installation was finished.",
  "needs.us-ny": "Your main home, up to $5,000 off the income tax of the state.",
  "needs.us-nm": "Off the income tax of the state.",
  "needs.za-6c": "New panels alone, up to R15,000.",

  // What sold energy earns.
  "export.title": "Energy you sell",
  "export.rule": "By the country’s rule",
  "export.own": "At my price",
  "export.none": "For nothing",
  "export.fixed": "Fixed in money for {years} years: it buys less each year, and the years below count that.",
});
