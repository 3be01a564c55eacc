import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/pick-list";

export const texts: TextsOf<typeof say> = {
  pickTitle: "Packliste",
  pickPrint: "Packliste drucken",
  pickOrders: "Bestellungen",
  pickPieces: "Stück",
  pickMade: "Erstellt",
  pickFor: "{sku}, für {order}",
  pickSerials:
    "{count, plural, one {1 Seriennummer} other {{count, number, whole} Seriennummern}} zu notieren, nach Lagerplatz sortiert.",
  pickGoes: "Ziel",
  pickCollected: "Abholung im Shop",
  pickedBy: "Gepackt von",
  checkedBy: "Geprüft von",
  pickEmpty: "Bei diesen Bestellungen ist nichts mehr zu packen.",
  pickMissing:
    "{count, plural, one {1 Bestellung war nicht lesbar} other {{count, number, whole} Bestellungen waren nicht lesbar}}",
};
