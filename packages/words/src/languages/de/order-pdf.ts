import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/order-pdf";

export const texts: TextsOf<typeof say> = {
  title: "Bestellung {order}",
  asPlaced: "PDF, Stand der Bestellung vom {date}",
  note: "Stand der Bestellung vom {date}. Spätere Stornierungen, Rückgaben und Erstattungen stehen auf der Seite der Bestellung und auf Rechnungskorrekturen.",
  deliverTo: "Lieferung an",
  collectedBy: "Abholung durch",
  "way.delivery": "Lieferung",
  "way.collection": "Abholung im Shop",
  toDriver: "Hinweis",
  withdrawal: "Widerruf",
  withdrawalDays: "{days, plural, one {# Tag} other {# Tage}} ab Zustellung, nach dem Gesetz",
};
