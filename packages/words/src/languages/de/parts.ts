import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/parts";

export const texts: TextsOf<typeof say> = {
  panels: "Zu kaufende Module",
  panelsFormula: "die wenigsten mit den geringsten Kosten in gleichen Strängen",
  panelsMostWorthFormula:
    "in gleichen Strängen die mit dem größten Wert über die verglichenen Jahre, samt Wechselrichter",
  panelsFewestFormula:
    "die wenigsten in gleichen Strängen, deren Energie nach dem Wechselrichter die Last des Jahres deckt",
  panelsEquation: "{count, number, whole} × {size, number, whole} W = {capacity, number, whole} W",
  panelsSource: "Suche über simulierte Jahre in Stunden; Stränge nach IEC 62548",
  panel: "Modul mit {size, number, whole} W",
  battery: "Zu kaufende Batteriemodule",
  batteryEquation:
    "{count, number, whole} × {size, number, whole} Wh = {capacity, number, whole} Wh{inSeries, plural, one {} other {, # in Reihe}}",
  batteryBank: "Energie eines Batteriemoduls oder der Blöcke in Reihe bei {voltage, number, whole} V",
  batteryInSeries: "Blöcke in Reihe",
  moduleSource: "Gerätebibliothek: Victron Smart Lithium 12,8V/100Ah und 25,6V/100Ah, EPEVER LR51100A (51,2 V, 100 Ah)",
  blockSource: "Gerätebibliothek: Bleiblöcke mit 12 V, 100 Ah",
  batteryModule: "Batteriemodul mit {energy, number, two} kWh ({voltage, number, one} V, {ampHours, number, whole} Ah)",
  batteryBlock:
    "Batterieblock mit {energy, number, two} kWh ({voltage, number, one} V, {ampHours, number, whole} Ah), {inSeries, number, whole} in Reihe",
  inverter: "Wechselrichter mit {power, number, two} kW",
  ownTrackers: "MPP-Tracker im Wechselrichter für {strings, plural, one {# Strang} other {# Stränge}}",
  controller: "Laderegler, {voltage, number, whole} V, {size, number, whole} A",
  rate: "Einheiten Ihrer Währung je US-Dollar",
  rateFrom: "Anzeigekurs vom {day}",
  chosenPanel: "{name}, {size, number, whole} W",
  chosenBattery:
    "{name}, {energy, number, two} kWh ({voltage, number, one} V, {ampHours, number, whole} Ah){inSeries, plural, one {} other {, # in Reihe}}",
  chosenInverter: "{name}, {power, number, two} kW",
  chosenController: "{name}, {size, number, whole} A",
  unstated: "{name}: {figures}",
  "figure.panel-voltage-max": "höchste Eingangsspannung der Module",
  "figure.tracker-min": "niedrigste MPPT-Spannung",
  "figure.tracker-max": "höchste MPPT-Spannung",
  "figure.panel-current-max": "höchster Eingangsstrom der Module",
  "figure.panel-power-max": "höchste Modulleistung",
  "figure.inputs": "Zahl der Eingänge",
  "figure.controller-type": "Art des Reglers",
  "figure.battery-voltages": "Batteriespannung",
  "figure.charge-power": "Nennleistung beim Laden",
  "figure.battery-voltage": "Nennspannung",
  "figure.amp-hours": "Kapazität",
  "figure.charge-current-max": "höchster Ladestrom",
  "figure.discharge-current-max": "höchster Entladestrom",
  "figure.power": "Dauerleistung",
  "figure.efficiency": "Wirkungsgrad",
  "figure.idle-power": "Leerlaufleistung",
  "figure.series-fuse": "größte zulässige Strangsicherung",
  "figure.parallel-max": "größte Zahl parallel",
  controllers: "Zu kaufende Laderegler",
  controllerEquation:
    "{array, number, whole} W × {efficiency, number, two} ÷ {batteryVoltage, number, one} V = {current, number, whole} A: {count, number, whole} × {size, number, whole} A. Ein Strang erreicht bei Kälte {coldVoltage, number, whole} V, der Eingang verträgt {inputVoltage, number, whole} V.{limit, select, limited { Stellen Sie zusammen {batteryCurrent, number, whole} A Ladestrom ein, das Höchste für diese Batterie.} other {}}",
  ownTrackersEquation:
    "{array, number, whole} W × {efficiency, number, two} ÷ {batteryVoltage, number, one} V = {current, number, whole} A. Ein Strang erreicht bei Kälte {coldVoltage, number, whole} V, der Eingang verträgt {inputVoltage, number, whole} V.{limit, select, limited { Stellen Sie am Wechselrichter {batteryCurrent, number, whole} A Ladestrom ein, das Höchste für diese Batterie.} other {}}",
  batteryVoltage: "Nennspannung der Batterie",
  batteryCurrent: "Höchster Ladestrom der Batterie",
  hybridTakes:
    "Hybridwechselrichter vertragen Module mit dem {ratio}-Fachen ihrer Leistung: Median der Gerätebibliothek",
  controllerPrice: "Preis eines Ladereglers, neben der Gesamtsumme",
  controllerPriceFrom: "Annahme: kein belegter Preis gefunden; das Angebot eines Installateurs entscheidet",
  controllerSource: "Gerätebibliothek, Größen von Ladereglern; IEC 62548 für die Spannung bei Kälte",
  generator:
    "{kind, select, petrol {Benzingenerator mit {power, number, two} kW} other {Dieselgenerator mit {power, number, two} kW}}",
  generators: "Zu kaufender Generator",
  generatorEquation:
    "{count, number, whole} × {size, number, whole} W = {power, number, whole} W; {count, number, whole} × ({base} + {perKilowatt} × {rating, number, two} kW) = {cost}",
  generatorRating: "Nennleistung eines Geräts",
  generatorBase: "Grundpreis eines Geräts",
  generatorPerKilowatt: "Preis nach Größe",
  "inverter.piece": "Zu kaufender Wechselrichter",
  "inverter.pieceFormula": "die nächste erhältliche Größe ab P_inv",
  "inverter.pieceEquation":
    "{count, plural, one {} other {# × }}{size, number, whole} W = {power, number, whole} W, ab {capacity, number, one} W",
  "inverter.pieceSource": "Gerätebibliothek, Größen von Wechselrichtern für diese Anlage",
  "inverter.searched": "Kleinster Wechselrichter für dieses Haus",
  "inverter.searchedEquation":
    "max({largestHour, number, whole} W, {running, number, whole} W, {start, number, whole} W) ÷ ({heatShare, number, four} × {altitudeShare, number, four}) = {needed, number, whole} W; nächste erhältliche Größe {power, number, whole} W",
  "inverter.searchedHour": "Stärkste Stunde der simulierten Jahre",
  "inverter.running": "Was gleichzeitig läuft, bei voller Leistung",
  "inverter.shortPeak": "Kurze Spitze ÷ Dauerleistung",
  "inverter.height": "Dünne Luft",
  "inverter.searchedSource":
    "Was gleichzeitig läuft und der schwerste Anlauf, bei dieser Hitze und Höhe; empfohlen bleibt die doppelte Spitzenlast",
  "inverter.saving": "Ersparnis durch diesen Wechselrichter",
  "inverter.savingFormula": "Ersparnis = (P_inv − P) × Preis je Watt, installiert",
  "inverter.savingEquation": "({capacity, number, one} W − {power, number, whole} W) × {rate} = {saves}",
};
