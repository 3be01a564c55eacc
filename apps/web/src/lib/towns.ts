import type { listTowns } from "@sunwright/contract/places";
import type { Country } from "@sunwright/engine/parameters/options";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { read, route } from "./api";

const LIST = route<typeof listTowns>("GET", "/api/places");

/** Towns of a country by the beginning of their names; the last answer stays until the next one is there. */
export const townsQuery = (words: string, country: Country) =>
  queryOptions({
    ...read(LIST, { query: { q: words, country } }),
    enabled: words !== "",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
