import { type listTowns, type TownPlace, TOWNS_OF_ANSWER } from "@sunwright/contract/places";
import type { Query, Response } from "@sunwright/contract/endpoint";
import { isFarFromRow, nearestRow } from "@sunwright/engine/climate/nearest-row";
import { searchTowns, type Town, TOWNS_SOURCE } from "@sunwright/engine/climate/towns";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { placeText } from "@sunwright/engine/parameters/place-text";

export type Places = ReturnType<typeof createPlaces>;

/** The table of towns: as old as this version of the product. It is read at the start, so that no call holds the loop for it. */
export const createPlaces = () => {
  searchTowns({ words: "a" });
  return {
    list: ({ q: words, country }: Query<typeof listTowns>): Response<typeof listTowns> => ({
      towns: searchTowns({ words, country }, TOWNS_OF_ANSWER).flatMap(placed),
      source: TOWNS_SOURCE,
    }),
  };
};

function placed(town: Town): readonly TownPlace[] {
  const nearby = nearestRow(town, town.country);
  const country = COUNTRIES.find((known) => known === town.country);
  if (nearby === null || country === undefined) return [];
  const { row, kilometres, metres } = nearby;
  const far = isFarFromRow(nearby);
  return [{ ...town, country, town: placeText(town), row: { id: row.id, name: row.name, kilometres, metres, far } }];
}
