import type { say } from "../../rooms/language-choice";
import type { TextsOf } from "../../translation";

export const texts: TextsOf<typeof say> = {
  title: "Votre langue",
  hint: "Vous pouvez la changer à tout moment. Les montants gardent la monnaie du projet.",
  change: "Langue : {name}",
  choose: "Continuer en {name}",
  original: "original",
  machine: "machine",
  readers: "{count, plural, one {lu par #} other {lu par #}}",
  machineNote: "Traduit par une machine. En cas de doute, le texte anglais fait foi.",
  machineMeans:
    "<b>Machine</b> : personne n’a encore vérifié la traduction. Les contrats et les règles de sécurité figurent alors aussi en anglais.",
};
