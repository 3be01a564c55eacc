import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/shared-head";

export const texts: TextsOf<typeof say> = {
  picture: "Ein Haus mit Solarmodulen auf dem Dach, unter der Sonne",
  "any.title": "Geteiltes Solarprojekt · {product}",
  "any.description": "Ein Solarprojekt, per Link geteilt auf {product}.",
  "passport.title": "Anlagenpass einer Solaranlage · {product}",
  "passport.description": "Was verbaut ist, seine Garantien und die Prognose neben den Messwerten, auf {product}.",
  title: "{page} · {product}",
  system: "{system, select, hybrid {Hybride} onGrid {Netzgekoppelte} other {Netzunabhängige}} Solaranlage in {site}.",
  systemOf:
    "{system, select, hybrid {Hybride} onGrid {Netzgekoppelte} other {Netzunabhängige}} Solaranlage in {site}: {parts}.",
  panels: "{power, number, two} kW Module",
  battery: "{energy, number, two} kWh Speicher",
};
