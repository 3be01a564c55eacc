import type { listTowns, TownPlace } from "@sunwright/contract/places";
import type { MarketCountry } from "@sunwright/engine/parameters/options";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { read, route } from "./api";

const LIST = route<typeof listTowns>("GET", "/api/places");
/** Fewer letters name too many towns. */
const FEWEST_LETTERS = 2;
/** Who looks for another types more of its name. */
const MOST_SHOWN = 6;
const NONE: readonly TownPlace[] = [];

/** Towns by the beginning of their names, of a country where it is known; the last answer stays until the next one is there. */
export function useTownSearch(country: MarketCountry | null) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const search = asked.length < FEWEST_LETTERS ? "" : asked;
  const { data, isError, isSuccess } = useQuery({
    ...read(LIST, { query: { q: search, ...(country !== null && { country }) } }),
    enabled: search !== "",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const found = search === "" ? NONE : (data?.towns ?? NONE).slice(0, MOST_SHOWN);
  return {
    words,
    setWords,
    found,
    isNothing: search !== "" && isSuccess && found.length === 0,
    hasFailed: isError,
    source: data?.source ?? null,
  };
}
