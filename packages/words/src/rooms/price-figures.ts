import { room } from "../room";

/** The price of a system in its country, figure by figure. */
export const say = room("price-figures", {
  local: "Price in {country}, parts and labour",
  formula: "price = panels + battery + inverter + frames, cables and protection + labour",
  equation: "{lines} make {total}; from {low} at the cheapest to {high} at a dear firm",
  amount: "{amount}",
  line: "{line, select, panels {Panels} battery {Battery} inverter {Inverter} balance {Frames, cables and protection} other {Labour}}",
  agreed: "{rung, select, shops {Prices of shops} offer {The offer you chose} other {The offer you accepted}}",
  agreedFormula: "price = all that stands in it",
  typedIn: "You, in {currency}, at the dated exchange rate",
  byArithmetic: "No source found; by arithmetic from neighbouring prices",
  liveMedian:
    "The middle of {products, plural, one {# product} other {# products}} on sale for a week or more in {shops, plural, one {# shop} other {# shops}}, looked up on {day}",
  sources: "{sources}",
  fromLocalPrices: "Dated prices of parts and labour in {country}, looked up on {day}; not a quote",
  fromPriceBook:
    "The firm’s price book, last checked on {day}; parts that it has not and labour at dated prices of {country}",
  pieceFormula: "cost = n × price of one",
  pieceEquation: "{count, number, whole} × {price} = {cost}",
  pricePerPiece: "Price of one, as you typed it",
});
