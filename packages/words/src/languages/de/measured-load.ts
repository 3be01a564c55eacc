import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/measured-load";

export const texts: TextsOf<typeof say> = {
  meter: "der Zähler",
  source:
    "Die Datei eines Zählers, Stunde für Stunde; was ihr fehlt, ist aus denselben Stunden benachbarter Wochen ergänzt.",
  dailyFormula: "E = Energie des gemessenen Jahres ÷ 365",
  dailyEquation: "E = {value, number, whole} Wh",
  peakFormula: "P_max = der größte Mittelwert eines Abschnitts",
  peakEquation: "P_max = {value, number, whole} W",
};
