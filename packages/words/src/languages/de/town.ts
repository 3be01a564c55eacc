import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/town";

export const texts: TextsOf<typeof say> = {
  search: "Name des Ortes",
  found: "Gefundene Orte",
  choice: "{name}, {region}",
  distance: "{kilometres, number, whole} km von {row}",
  part: "Ein Stadtteil kann denselben Namen tragen. Prüfen Sie die Entfernung oder wählen Sie die Stadt selbst.",
  nothing: "Hier heißt kein Ort mit mindestens 5.000 Einwohnern so. Wählen Sie für einen Stadtteil die Stadt.",
  notLoaded: "Die Orte konnten nicht geladen werden",
  remove: "Ort entfernen",
  source: "Namen und Koordinaten: {source}, {licence}",
};
