import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/report";

export const texts: TextsOf<typeof say> = {
  "preparing.print": "Druck wird vorbereitet",
  "preparing.pdf": "PDF wird vorbereitet",
  "preparing.hours": "Stunden werden vorbereitet",
  "preparing.projectFile": "Projektdatei wird vorbereitet",
  "exported.pdf": "PDF exportiert",
  "exported.csv": "CSV exportiert",
  "exported.json": "JSON exportiert",
  exportFailed: "Der Bericht konnte nicht exportiert werden",
  hoursNeedDesign: "Berechnen Sie zuerst die Anlage: Die Tabelle enthält ihre Stunden.",
  printedWithoutHours: "Ohne die Stunden gedruckt",
  printedNotRecorded: "Gedruckt, aber nicht im Verlauf vermerkt",
  tryAgain: "Erneut versuchen.",
  unnamedFile: "Projekt",
};
