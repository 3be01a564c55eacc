import { type CountryFigures, figuresGiven } from "@sunwright/engine/countries/country-figures";
import type { Country } from "@sunwright/engine/parameters/options";
import type { Executor } from "../../platform/database";
import { currentFigures } from "../figure-versions/table";
import { liveMedians } from "./live-table";

/**
 * What a project there is calculated with, and its quotes are held to; nothing until an operator renewed a figure or enough
 * shops sell its parts.
 */
export async function figuresOfCountry(
  executor: Executor,
  country: Country,
  now: Date,
): Promise<{ readonly figures?: CountryFigures }> {
  const figures = await currentFigures(executor);
  return figuresGiven(country, { ...figures, live: await liveMedians(executor, now, country) });
}
