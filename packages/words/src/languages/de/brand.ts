import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/brand";

export const texts: TextsOf<typeof say> = {
  headline: "Solaranlagen fachgerecht planen",
  subtitle: "Berechnen Sie Ihren Strombedarf und die Solaranlage, die dazu passt",
};
