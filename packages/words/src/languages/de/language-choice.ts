import type { say } from "../../rooms/language-choice";
import type { TextsOf } from "../../translation";

export const texts: TextsOf<typeof say> = {
  title: "Ihre Sprache",
  hint: "Sie können sie jederzeit ändern. Beträge behalten die Währung des Projekts.",
  change: "Sprache: {name}",
  choose: "Weiter auf {name}",
  original: "Original",
  machine: "maschinell",
  readers: "{count, plural, one {gelesen: #} other {gelesen: #}}",
  machineNote: "Maschinell übersetzt. Im Zweifel gilt der englische Text.",
  machineMeans:
    "<b>Maschinell</b> heißt: Noch hat niemand die Übersetzung geprüft. Verträge und Sicherheitsregeln stehen dann auch auf Englisch da.",
};
