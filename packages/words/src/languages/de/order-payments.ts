import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/order-payments";

export const texts: TextsOf<typeof say> = {
  payByCard: "Mit Karte zahlen",
  payByCardHelp: "Sie zahlen auf der Seite des Zahlungsanbieters. Weder wir noch der Shop sehen je Ihre Kartennummer.",
  minutesLeft:
    "{minutes, plural, =0 {weniger als eine Minute} one {noch 1 Minute} other {noch {minutes, number, whole} Minuten}}",
  endsSoon:
    "Die Ware ist nur noch weniger als {minutes, plural, one {1 Minute} other {{minutes, number, whole} Minuten}} reserviert.",
  waitForShop: "Zahlen Sie, sobald {shop} diese Bestellung angenommen hat. Noch ist nichts dafür reserviert.",
  payByTest: "Dieser Shop nutzt einen Test-Anbieter: Es fließt kein Geld.",
  toCardPage: "Zur Zahlung",
  addProof: "Zahlungsnachweis",
  chargedBack: "Zurückgebucht",
  "chargeback.open": "Von der Bank des Käufers zurückgebucht",
  "chargeback.won": "Von der Bank des Käufers zurückgebucht, dann dem Shop wieder gutgeschrieben",
  "chargeback.lost": "Von der Bank des Käufers endgültig zurückgebucht",
  chargedBackShop:
    "Die Bank des Käufers hat diese Zahlung zurückgebucht. Versenden Sie nichts, bis Sie das mit Ihrem Zahlungsanbieter geklärt haben oder der Käufer anders zahlt.",
  chargedBackBuyer:
    "Ihre Bank hat diese Zahlung vom Shop zurückgebucht. Was noch nicht versandt ist, wartet, bis das geklärt ist oder Sie anders zahlen.",
  location: "Versand ab",
  allLocations: "Alle {count, plural, one {# Standort} other {# Standorte}}",
  showAll: "Alle Bestellungen zeigen",
  "counted.placed": "Bestellungen, die nicht storniert wurden und nicht abgelaufen sind",
  "counted.paid": "Bestellungen, die ganz bezahlt und nicht erstattet sind",
  "countedFrom.placed": "Eingegangen seit {day}, nicht storniert oder abgelaufen",
  "countedFrom.paid": "Eingegangen seit {day}, ganz bezahlt und nicht erstattet",
  exportCsv: "CSV exportieren",
  exporting: "Wird exportiert",
  notExported: "Die Bestellungen konnten nicht exportiert werden",
  print: "Drucken",
  notCopied: "Ihr Browser erlaubt das Kopieren nicht",
};
