import { CountryFigures } from "@sunwright/contract/figures";
import { figuresGiven } from "@sunwright/engine/countries/country-figures";
import type { Country } from "@sunwright/engine/parameters/options";
import { countryFigures } from "@sunwright/engine/prices/country-figures";
import { faultsOf } from "@sunwright/engine/prices/renewing";
import { say } from "@sunwright/words/answers";
import { parsed, readJson } from "./input-file";
import { Problem } from "./problem";

const DAY_DIGITS = 10;

/**
 * The figures of a country as a server has them (`GET /api/figures`), for a design or a check by the same: what its operators
 * renewed and what its shops ask, in place of the release's. Held to the rules that the server holds an operator to.
 */
export function figuresIn(path: string, country: Country): ReturnType<typeof figuresGiven> {
  const figures = parsed(CountryFigures, readJson(path), path);
  const known = new Map(countryFigures().map((figure) => [figure.id, figure]));
  const today = new Date().toISOString().slice(0, DAY_DIGITS);
  const faults = figures.renewed.flatMap((each) => {
    const figure = known.get(each.id);
    return faultsOf({ ...each, unit: figure?.unit ?? "" }, figure, today).map(
      (fault) => `${path}: ${each.id}: ${say(`figure.${fault}`)}`,
    );
  });
  for (const { id, value } of figures.live ?? []) {
    if (!known.has(id)) faults.push(`${path}: ${id}: ${say("figure.unknown")}`);
    else if (value <= 0) faults.push(`${path}: ${id}: ${say("figure.least")}`);
  }
  if (faults.length > 0) throw new Problem(faults.join("\n"));
  return figuresGiven(country, figures);
}
