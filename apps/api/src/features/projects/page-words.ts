import { citiesOf } from "@sunwright/engine/climate/cities";
import type { Country } from "@sunwright/engine/countries/names";
import { methodChange } from "@sunwright/report/outdated";
import { say } from "@sunwright/words/shared-project";

/** As the catalogue chooses by them. */
export const SYSTEMS = { "on-grid": "onGrid", "off-grid": "offGrid", hybrid: "hybrid" } as const;

/** Of the climate table; undefined where a country has no such city. */
export const cityName = (country: Country, city: string | null) =>
  citiesOf(country).find(({ id }) => id === city)?.name;

/** That an older method made a design, and what has changed since. */
export const outdatedText = () =>
  say.parts<string, "outdated">("outdated", { change: methodChange(), b: (inside) => inside.join("") }).join("");
