import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/choose-part";

export const texts: TextsOf<typeof say> = {
  title:
    "{part, select, module {Modul wählen} battery {Speicher wählen} inverter {Wechselrichter wählen} other {Laderegler wählen}}",
  explained: "Echte Bauteile nach Hersteller, Modell und Watt. Die Auslegung nutzt die Werte des gewählten Bauteils.",
  search: "Suchen",
  searchHint: "Hersteller, Modell oder Watt, zum Beispiel „Longi 570“",
  none: "Kein Bauteil passt. Versuchen Sie nur den Hersteller.",
  found:
    "{total, plural, one {# Bauteil} other {# Bauteile}}{shown, plural, =0 {} one {, gezeigt wird das erste} other {, gezeigt werden die ersten #}}",
  foundFitting:
    "{total, plural, one {# Bauteil} other {# Bauteile}}{shown, plural, =0 {} one {, davon das erste} other {, davon die ersten #}}: {fitting, plural, =0 {keins passt zu dieser Auslegung} one {# passt zu dieser Auslegung} other {# passen zu dieser Auslegung und stehen vorn}}",
  fits: "Passt zu dieser Auslegung",
  refused: "Passt nicht: {why}",
  notLoaded: "Die Bibliothek konnte nicht geladen werden",
  notStated: "Nicht angegeben: {figures}",
  back: "Neue Suche",
  use: "Damit auslegen",
  remove: "Allgemeines Bauteil verwenden",
  price: "Stückpreis",
  priceHelp: "Leer gilt der übliche Satz je Watt oder Wattstunde.",
  priceCurrency: "Währung",
  priceBounds: "Mehr als 0, bis {most, number, whole}",
  typed: "Werte, die nicht in der Bibliothek stehen",
  typedHelp: "Übernehmen Sie sie aus dem Datenblatt. Was leer bleibt, nennt die Auslegung.",
  typedBounds: "Passend zu den anderen Werten: {least, number, two} bis {most, number, two}",
  "controllerType.open": "Unbekannt",
  "controllerType.MPPT": "Nachführend (MPPT)",
  "controllerType.PWM": "Schaltend (PWM)",
  chosen: "Bauteil gewählt. Berechnen Sie neu, um damit auszulegen.",
  removed: "Allgemeines Bauteil gewählt. Berechnen Sie neu, um damit auszulegen.",
  "module.figures":
    "{power, number, whole} W, {openVoltage, number, one} V Leerlauf, {current, number, one} A, {perKelvin, number, percentTwo} je Kelvin, {area, number, two} m²",
  "inverter.figures":
    "{power, number, two} kW, Module {low, number, whole} bis {high, number, whole} V, {efficiency, number, percentOne}",
  energy: "{energy, number, two} kWh",
  power: "{power, number, two} kW",
  voltAmperes: "{power, number, two} kVA",
  volts: "{voltage, number, one} V",
  amperes: "{current, number, whole} A",
  upToVolts: "Module bis {voltage, number, whole} V",
  batteryVolts: "Batterien mit {voltages} V",
  "unit.V": "V",
  "unit.A": "A",
  "unit.W": "W",
  "unit.Ah": "Ah",
  "unit.percent": "%",
};
