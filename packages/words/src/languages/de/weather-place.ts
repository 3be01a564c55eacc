import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/weather-place";

export const texts: TextsOf<typeof say> = {
  farAway:
    "Das Wetter kommt von einem Ort {kilometres, number, whole} km von {place} entfernt. Nehmen Sie eine Datei für {place} oder wählen Sie den Ort, für den diese Datei ist.",
};
