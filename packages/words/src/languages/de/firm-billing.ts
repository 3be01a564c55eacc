import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/firm-billing";

export const texts: TextsOf<typeof say> = {
  billing: "Rechnungen",
  billingMeans:
    "Käufer sehen das bei Ihren Produkten und auf Ihren Dokumenten. Bereits ausgestellte Rechnungen ändern sich nicht.",
  notLoaded: "Ihre Rechnungsangaben konnten nicht geladen werden",
  nothingLost: "Nichts ging verloren. Bitte versuchen Sie es erneut.",
  invoicePrefix: "Kürzel der Rechnungsnummern",
  invoicePrefixHelp: "Bis zu 10 Buchstaben und Ziffern, etwa NV für NV-17. Ausgestellte Dokumente behalten ihres.",
  "fault.prefix": "Bis zu 10 Buchstaben und Ziffern, etwa {example}",
  legalName: "Rechtlicher Name",
  legalNameHelp: "Wie eingetragen. Leer lassen für {firm}",
  taxNumber: "Steuernummer",
  register: "Register und Nummer",
  registerHelp: "Etwa Amtsgericht München, HRB 12345. Leer lassen, wenn Sie nicht eingetragen sind.",
  address: "Adresse auf Rechnungen",
  numbers: "Rechnungen sind lückenlos nummeriert, 1, 2, 3, zusammen mit Rechnungskorrekturen.",
  account: "Konto bei {provider}",
  "account.stripe": "Stripe",
  "account.paystack": "Paystack",
  accountHelp: "Dorthin gehen Kartenzahlungen. Leer lassen, um keine über {provider} anzunehmen.",
  save: "Rechnungsangaben speichern",
  saving: "Wird gespeichert",
  saved: "Rechnungsangaben gespeichert",
  notSaved: "Die Rechnungsangaben konnten nicht gespeichert werden",
  faults: "{count, plural, one {Ein Feld ist} other {# Felder sind}} zu prüfen",
  "fault.account": "Geben Sie ein Konto wie {example} ein",
};
