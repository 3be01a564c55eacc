import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/address";

export const texts: TextsOf<typeof say> = {
  name: "Name",
  company: "Firma",
  street: "Straße und Hausnummer",
  landmark: "Orientierungspunkt",
  landmarkHelp: "Was ein Fahrer in der Nähe kennt, zum Beispiel „gegenüber der Zentralmoschee“",
  "postcode.postcode": "Postleitzahl",
  "postcode.zip": "ZIP-Code",
  "postcode.pin": "PIN-Code",
  "postcode.digital-address": "Digitale Adresse",
  "postcodeForm.postcode": "Diese Postleitzahl gibt es nicht. Beispiel: {example}.",
  "postcodeForm.zip": "Diesen ZIP-Code gibt es nicht. Beispiel: {example}.",
  "postcodeForm.pin": "Diesen PIN-Code gibt es nicht. Beispiel: {example}.",
  "postcodeForm.digital-address": "Diese digitale Adresse gibt es nicht. Beispiel: {example}.",
  "state.state": "Bundesstaat",
  "state.state-or-territory": "Bundesstaat oder Territorium",
  "state.province": "Provinz",
  "state.region": "Region",
  "state.county": "Bezirk (County)",
  noState: "Keine Angabe",
  phone: "Telefon für die Lieferung",
  taxNumber: "Steuernummer oder USt-IdNr.",
  taxNumberForm:
    "Steuernummern haben hier eine andere Form, zum Beispiel {example}. Prüfen Sie sie oder lassen Sie das Feld leer.",
  note: "Hinweis zur Lieferung",
  needed: "Für die Lieferung nötig",
  ofTax: "Steuernummer {number}",
};
