import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/grid-figures";

export const texts: TextsOf<typeof say> = {
  ratio: "Module ÷ Wechselrichter",
  ratioEquation:
    "{array, number, whole} W ÷ {inverter, number, whole} W = {ratio, number, two} Watt Module je Watt Wechselrichter",
  worth: "Kapitalwert über {years, number, whole} Jahre",
  worthFormula: "Kapitalwert = Barwert der Kosten nur mit Netz − Barwert der Kosten der Anlage mit Stromrechnung",
  worthEquation: "{alone} − {system} = {worth}",
  worthSource:
    "Bau, 1 % Wartung im Jahr, ein neuer Wechselrichter und zwölf Rechnungen im Jahr, zu den datierten Preisen für {country}; docs/engineering/sizing.md",
  build: "Baukosten",
  billAlone: "Stromrechnung ohne die Anlage",
  billWith: "Stromrechnung mit der Anlage",
  realRate: "Zinssatz nach Inflation",
  years: "Verglichene Jahre",
  yearsFrom: "Annahme, innerhalb der Modulgarantie",
  payback: "Amortisation zu heutigen Preisen",
  paybackFormula: "Jahre, bis die Summe der Ersparnis die Kosten der Anlage erreicht",
  paybackEquation:
    "{build} ÷ {saved} im Jahr, ein neuer Wechselrichter in seinem Jahr abgezogen = {payback, number, one} Jahre",
  bought: "Netzbezug",
  boughtFormula: "Last − Eigenverbrauch",
  boughtEquation: "{load, number, whole} − {selfUsed, number, whole} = {bought, number, whole} kWh im Jahr",
  sold: "Einspeisung",
  soldFormula: "Ertrag der Module − Eigenverbrauch",
  soldEquation: "{made, number, whole} − {selfUsed, number, whole} = {sold, number, whole} kWh im Jahr",
  selfUsed: "Eigenverbrauch",
  selfUsedFormula: "Last − Netzbezug",
  selfUsedEquation: "{load, number, whole} − {bought, number, whole} = {selfUsed, number, whole} kWh im Jahr",
  lost: "Verlust durch Wechselrichter und Einspeisegrenze",
  lostFormula: "möglicher Ertrag nach dem Wechselrichter − Ertrag der Module",
  lostEquation: "{offered, number, whole} − {made, number, whole} = {lost, number, whole} kWh im Jahr",
  selfUsedShare: "Eigenverbrauchsquote",
  selfUsedShareFormula: "Eigenverbrauch ÷ Ertrag der Module",
  selfUsedShareEquation: "{selfUsed, number, whole} ÷ {made, number, whole} kWh = {share, number, percentOne}",
  selfUsedValue: "Wert einer selbst verbrauchten kWh",
  soldValue: "Wert einer eingespeisten kWh",
  valueFormula:
    "{kind, select, sold {Vergütung des Jahres ÷ eingespeiste Energie} other {Senkung der Jahresrechnung ÷ Eigenverbrauch}}",
  valueEquation: "{saved} ÷ {energy, number, whole} kWh = {each} pro kWh",
  byYear: "Module für den Jahresbedarf",
  byYearSource:
    "Nach dem Wortlaut der Spezifikation entscheidet das Jahr; gezeigt neben den Modulen mit dem größten Wert",
  battery: "Speicher, der sich lohnen würde",
  batteryFormula:
    "Speicher mit dem größten Wert, in ganzen Batteriemodulen, neben diesen Modulen und diesem Wechselrichter",
  batteryEquation:
    "{capacity, plural, =0 {kein Speicher ist seinen Preis wert} one {{capacity, number, two} kWh} other {{capacity, number, two} kWh}}",
  batteryWorth:
    "{kind, select, pays {Wert von {energy, number, two} kWh Speicher} other {Wert des kleinsten Speichers, {energy, number, two} kWh}}",
  batteryWorthFormula: "Barwert der gesparten Stromkosten − Preis, Wartung und neue Batterien",
  batteryWorthEquation: "{energy, number, two} kWh über {years, number, whole} Jahre: {worth}",
  batteryPrice: "Preis des Speichers, installiert",
  delivered: "Ans Haus geliefert",
  storedValue: "Wert einer gespeicherten kWh",
  storedValueFormula: "Senkung der Jahresrechnung ÷ vom Speicher gelieferte Energie",
  storedValueEquation: "{energy, number, two} kWh liefern {delivered, number, whole} kWh im Jahr: je {saved}",
  storedCost: "Kosten einer gespeicherten kWh",
  storedCostFormula: "Barwert der Speicherkosten ÷ Barwert der gelieferten Energie",
  storedCostEquation: "{energy, number, two} kWh über {years, number, whole} Jahre: je {cost}",
  batterySource:
    "Erst eigene Sonne, dann Speicher, dann Netz, Stunde für Stunde, bei halber Lebensdauer des Speichers; er gleicht die Sonne aus und überbrückt keinen Stromausfall",
  priceOf: "{source}; Stand {day}",
};
