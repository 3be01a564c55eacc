import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/designer-figures";

export const texts: TextsOf<typeof say> = {
  "from.specification": "Spezifikation des Marktplatzes, Abschnitt 9 (Faustregel, an jedem Ort dieselbe)",
  power: "Gesamtleistung",
  powerEquation: "{panels, number, whole} × {watts, number, whole} W = {kilowatts, number, two} kW",
  panels: "Module",
  powerOfPanel: "Leistung eines Moduls",
  coverage: "Belegt",
  coverageEquation: "{panels, number, two} ÷ {roof, number, two} m² × 100 = {coverage, number, one} %",
  panelArea: "Fläche der Module",
  roofArea: "Dach, Breite × Höhe",
  energy: "Energie nach Faustregel",
  energyEquation: "{watts, number, whole} W × {hours} h × {days} ÷ 1000 = {energy, number, whole} kWh",
  hours: "Volllaststunden am Tag",
  "from.fixedSun": "Ein fester Wert, nicht die Sonne dieses Standorts",
  carbon: "CO₂ vermieden, nach Faustregel",
  carbonEquation: "{energy, number, whole} kWh × {perKwh} kg je kWh = {carbon, number, whole} kg",
  carbonOfKwh: "CO₂ pro kWh",
  "from.fixedGrid": "Ein fester Wert, nicht das Netz dieses Landes",
};
