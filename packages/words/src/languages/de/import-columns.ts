import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/import-columns";

export const texts: TextsOf<typeof say> = {
  kept: "Die Spalte ist gemerkt",
  notKept: "Als was die Spalte gilt, wurde nicht gemerkt",
  nameColumns: "Sagen Sie, was jede Spalte enthält. Die Namen werden gemerkt, auch für Ihre Kollegen.",
  file: "Datei",
  breadcrumb: "Brotkrümelpfad",
  size: "{kilobytes, number, whole} KB, {rows, plural, one {# Zeile} other {# Zeilen}}",
  columns: "Spalten",
  columnsKnown: "{known, number, whole} von {of, number, whole} bekannt",
  "read.large": "Die Datei ist größer als 20 MB.",
  "read.empty": "Die Datei hat keine Zeilen.",
  "read.text": "Das ist keine Texttabelle.",
  "read.quote":
    "Das Anführungszeichen aus Zeile {line, number, whole} wird nie geschlossen oder erst in einer anderen Zelle. Schließen Sie es und wählen Sie die Datei neu.",
  notUsed: "Nicht verwendet",
  readAs: "Als was {column} gilt",
};
