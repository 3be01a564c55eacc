import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/legal";

export const texts: TextsOf<typeof say> = {
  "page.imprint": "Impressum",
  "page.privacy": "Datenschutz",
  "page.terms": "AGB",
  updated: "Zuletzt geändert am {date}",
  empty: "Der Betreiber dieser Website hat diese Seite noch nicht veröffentlicht.",
  notLoaded: "Diese Seite konnte nicht geladen werden",
  nothingLost: "Nichts ging verloren. Bitte versuchen Sie es erneut.",
  loading: "Wird geladen",
  lead: "Diese Seiten kann jeder lesen. Solange eine leer ist, werden Bestellungen in die EU und ins Vereinigte Königreich abgelehnt.",
  help: "Lassen Sie zwischen Absätzen eine Zeile frei. Eine Zeile, die mit ## beginnt, ist eine Überschrift.",
  "about.imprint": "Wer diese Website betreibt: Name, Adresse, E-Mail, Telefon, Register und Steuernummer.",
  "about.privacy":
    "Welche personenbezogenen Daten Sie speichern, warum, wie lange, wer sie erhält und welche Rechte die Menschen haben.",
  "about.terms": "Die Bedingungen, zu denen man diese Website nutzt und in ihren Shops bestellt.",
  save: "Veröffentlichen",
  saving: "Wird veröffentlicht",
  view: "Seite ansehen",
  isEmpty: "Leer",
};
