import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/demo";

export const texts: TextsOf<typeof say> = {
  making: "Der Markt wird angelegt, einmalig …",
  made: "Der Markt wurde angelegt: {seconds} s",
  earlier:
    "Dieser Markt stammt von einer früheren Version. Für den heutigen beenden Sie den Befehl, löschen {folder} und starten neu, oder setzen DEMO_DIR auf einen anderen Ordner.",
  unfinished: "Der Markt in diesem Ordner wurde nie fertig. Er bleibt in {folder}, und ein neuer wird angelegt.",
  noProducts:
    "Noch kein Shop hat ein Produkt veröffentlicht. `npm run demo` startet einen Markt mit Shops zum Ausprobieren, in einem eigenen Ordner.",
  open: "Wählen Sie ein Konto zum Ausprobieren unter {address}",
  title: "Ein Markt zum Ausprobieren",
  lead: "Alle hier sind erfunden, und nichts wird verkauft. Melden Sie sich mit einem Tipp als jemand an; die Adresse /demo bringt Sie hierher zurück.",
  "group.homeowners": "Hauseigentümer mit einer Auslegung",
  "group.shops": "Shops",
  "group.installers": "Installateure",
  "group.buyers": "Weitere Käufer",
  "group.operator": "Der Betreiber",
  "about.operator":
    "Eine Firma wartet auf die Prüfung, ein Streitfall auf die Entscheidung. Ein Tipp gibt Passwort und Bestätigungscode ein.",
  secret:
    "Entscheidungen verlangen nach 15 Minuten eine neue Bestätigung. Geheimnis für eine Authenticator-App: {secret}",
  "group.neighbours": "Ihre Nachbarn",
  place: "{name}, {town}",
  signIn: "Als {name} anmelden",
  "about.homeowner": "Ein Haus mit berechneter Auslegung und Bestellungen; Amina vergleicht drei Angebote",
  "about.shop": "Produkte für eine ganze Stückliste, Lagerbestand, Bestellungen von 75 Tagen",
  "about.installer":
    "Alle bis auf einen sind geprüft: Sie zahlen Händlerpreise, und Hauseigentümer in der Nähe bitten sie um Angebote. Die in Kano haben Anfragen und Aufträge",
  "about.neighbour":
    "Ein Haus mit Auslegung: Shops in der Nähe lesen den Bedarf, ohne Namen. Umar liest den Anlagenpass einer fertigen Anlage, Fatima verfolgt die Arbeit an ihrer",
  "about.buyer": "Bestellungen ohne Auslegung",
};
