import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/validation";

export const texts: TextsOf<typeof say> = {
  title: "Validierung",
  lead: "Die Rechenmaschine, die Ihre Anlage auslegt, hier und jetzt an zwölf Tabellen von Referenzwerten geprüft: pvlib, SPA und PVWatts des NREL, veröffentlichte Läufe von HOMER und SAM, gemessene Tage, Rechenbeispiele und Normen. Jede Zeile sagt, wie weit der schlechteste Wert von seiner Referenz liegt, als Anteil des Erlaubten. Der Lauf lädt etwa 1 MB.",
  run: "Validierung starten",
  runAgain: "Erneut starten",
  cancel: "Abbrechen",
  tablesChecked: "Geprüfte Tabellen",
  progress: "{checked, number, whole} von {tables, number, whole} Tabellen",
  cancelledAfter: "Abgebrochen nach {checked, number, whole} von {tables, number, whole} Tabellen.",
  verdict:
    "{passing, number, whole} von {tables, number, whole} Tabellen bestanden: {figures, number, whole} Werte in {seconds} s in diesem Browser.",
  scriptNotLoaded: "Die Prüfung konnte nicht geladen werden",
  fileNotLoaded: "{file} konnte nicht geladen werden ({status})",
  heldAgainst: "Gegen {references}",
  "state.notRun": "Nicht gelaufen",
  "state.running": "Läuft",
  "state.passes": "Bestanden",
  "state.outOfTolerance": "Außerhalb der Toleranz",
  checkAndTolerance: "Prüfung und Toleranz",
  cases: "Fälle",
  worst: "Schlechtester",
  missed: "verfehlt",
  notChecked: "Nicht geprüft: {what}",
};
