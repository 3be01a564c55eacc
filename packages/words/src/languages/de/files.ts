import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/files";

export const texts: TextsOf<typeof say> = {
  choose: "Datei wählen",
  chooseSeveral: "Dateien wählen",
  photo: "Foto aufnehmen",
  drop: "oder hier ablegen",
  "kinds.picture": "PNG, JPEG oder WebP, höchstens 5 MB",
  "kinds.pdf": "PDF, höchstens 10 MB",
  "kinds.both": "Ein Bild mit höchstens 5 MB oder ein PDF mit höchstens 10 MB",
  uploads: "Dateien unterwegs",
  waiting: "{name} wartet",
  under: "{name}, {percent, number, whole} %",
  checking: "{name} wird geprüft",
  cancel: "{name} abbrechen",
  again: "{name} erneut versuchen",
  dismiss: "{name} von dieser Liste nehmen",
  tooMany: "Es {count, plural, one {kann nur noch eine Datei} other {können nur noch # Dateien}} hinzugefügt werden.",
  wrongType: "Diese Art von Datei wird nicht angenommen",
  tooLarge: "Diese Datei ist zu groß",
  failed: "Die Datei ist nicht angekommen. Versuchen Sie es erneut.",
};
