import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/price-figures";

export const texts: TextsOf<typeof say> = {
  local: "Preis in {country}, Bauteile und Arbeit",
  formula: "Preis = Module + Speicher + Wechselrichter + Gestell, Kabel und Schutz + Arbeit",
  equation: "{lines} ergeben {total}; von {low} am günstigsten bis {high} bei einer teuren Firma",
  amount: "{amount}",
  line: "{line, select, panels {Module} battery {Speicher} inverter {Wechselrichter} balance {Gestell, Kabel und Schutz} other {Arbeit}}",
  agreed: "{rung, select, shops {Preise der Shops} offer {Das gewählte Angebot} other {Das angenommene Angebot}}",
  agreedFormula: "Preis = alles, was darin steht",
  typedIn: "Sie, in {currency}, zum datierten Wechselkurs",
  byArithmetic: "Keine Quelle gefunden; aus benachbarten Preisen errechnet",
  liveMedian:
    "Die Mitte von {products, plural, one {# Produkt} other {# Produkten}}, seit mindestens einer Woche im Verkauf in {shops, plural, one {# Shop} other {# Shops}}, nachgesehen am {day}",
  sources: "{sources}",
  fromLocalPrices: "Datierte Preise für Bauteile und Arbeit in {country}, nachgesehen am {day}; kein Angebot",
  fromPriceBook:
    "Preisliste der Firma, zuletzt geprüft am {day}; fehlende Bauteile und Arbeit zu datierten Preisen von {country}",
  pieceFormula: "Kosten = n × Stückpreis",
  pieceEquation: "{count, number, whole} × {price} = {cost}",
  pricePerPiece: "Stückpreis, wie Sie ihn eingaben",
};
