import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/shown-traces";

export const texts: TextsOf<typeof say> = {
  solarArray: "Solargenerator",
  batteryBank: "Batterie",
  inverter: "Wechselrichter",
  dailyConsumption: "Tagesverbrauch",
  specification: "Spezifikation des Ablaufs der Auslegung, Abschnitt 9",
  sized: "Hier ausgelegt",
  panelCapacity: "Modulleistung",
  batteryCapacity: "Batteriekapazität",
  inverterCapacity: "Wechselrichterleistung",
  meanPower: "Verbraucher, mittlere Leistung",
  yourLoad: "Ihre Last",
  meanDay: "Simulierte Jahre, mittlerer Tag",
  energyBalance: "Stündliche Energiebilanz der simulierten Jahre",
  sunsShare: "Anteil der Last, den die Sonne bringt",
  served: "Versorgte Last",
  fromGrid: "Aus dem Netz, Batterieladung inbegriffen",
  fromGenerator: "Vom Generator",
  load: "Last",
  toGrid: "Ins Netz, an einem mittleren Tag",
  toGridEquation:
    "({production, number, two} − {direct, number, two} − {toBattery, number, two} − {surplus, number, two}) × {inverterEfficiency} = {toGrid, number, two} kWh am Tag",
  production: "Ertrag der Module",
  productionADay: "Ertrag der Module, an einem mittleren Tag",
  productionEquation:
    "{direct, number, two} + {toBattery, number, two} + {surplus, number, two} = {production, number, two} kWh am Tag",
  ontoInverter: "Direkt zum Wechselrichter, für Haus und Netz",
  direct: "Direkt genutzt, am Eingang des Wechselrichters",
  toBattery: "In die Batterie",
  surplus: "Überschuss",
};
