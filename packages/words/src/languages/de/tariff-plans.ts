import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/tariff-plans";

export const texts: TextsOf<typeof say> = {
  "plan.usual": "Ein Preis für jede Stunde",
  "plan.za-homeflex4-2026": "Eskom Homeflex",
  "plan.us-ca-pge-eelec": "PG&E E-ELEC",
  "plan.uk-cap-2026q4": "Preisdeckel, ein Tarif",
  "plan.uk-octopus-go": "Octopus Go",
  "plan.uk-intelligent-go": "Intelligent Octopus Go",
  "plan.au-origin-ergon-tou": "Origin, zeitvariabel, Ergon-Gebiet",
  "plan.au-dmo8-ausgrid": "Default Market Offer, Ausgrid-Gebiet",
  title: "Stromtarif",
  help: "Preise nach Jahreszeit und Stunde, wie in Ihrem Vertrag. Berechnen Sie neu, um damit auszulegen.",
  usualHelp: "Der Preis pro kWh von der Seite „Geld“. Berechnen Sie neu, um damit auszulegen.",
  byLaw:
    "Häuser mit angemeldeten Modulen werden nach {plan} abgerechnet. Er vergütet jeden Monat, was Sie zu Spitzen-, Normal- und Schwachlastzeiten einspeisen, bis zu Ihrem Bezug in Stunden derselben Art.",
  typed: "Ihr eigener Preis pro kWh gilt für jede Stunde. Ein Tarif ersetzt ihn.",
  notSaved: "Der Tarif wurde nicht gespeichert",
  tryAgain: "Erneut versuchen.",
  sentence:
    "Nach {plan} zahlen Sie mit der Anlage <ofSystem>{system}</ofSystem> im Jahr, ohne sie <ofAlone>{alone}</ofAlone>. Mit einem Preis für jede Stunde wären es mit der Anlage <ofUsual>{usual}</ofUsual>.",
  sentenceByLaw:
    "Häuser mit angemeldeten Modulen müssen nach {plan} abgerechnet werden: <ofSystem>{system}</ofSystem> im Jahr mit der Anlage. Mit einem Preis für jede Stunde wären es <ofUsual>{usual}</ofUsual>; ohne Module behielten Sie diesen Preis und zahlten <ofAlone>{alone}</ofAlone>.",
  followed:
    "Der Speicher folgt diesen Preisen: Er hält Energie für teure Stunden zurück und lädt in günstigen auch aus dem Netz. Das spart <ofSaved>{saved}</ofSaved> im Jahr gegenüber einem Speicher, der keine Preise beachtet.",
  leastBill:
    "Wäre jede Stunde des Jahres vorher bekannt, könnte die Rechnung mit der Anlage <ofLeast>{least}</ofLeast> betragen. Besser ist kein Speicher dieser Größe.",
};
