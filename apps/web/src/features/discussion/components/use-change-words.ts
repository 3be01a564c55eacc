import { useQuery } from "@tanstack/react-query";
import type { Currency } from "@sunwright/engine/parameters/options";
import { useDisplayCurrency, useUnits } from "../../../lib/preferences";
import type { Words } from "../model/changes";

/** The climate table is large: it is fetched only where a city is spoken of. */
const citiesQuery = {
  queryKey: ["discussion", "city-names"],
  queryFn: async () => {
    const { cityById } = await import("@sunwright/engine/climate/cities");
    return { nameOf: (id: string) => cityById(id)?.name ?? id };
  },
  staleTime: Infinity,
};

/** How changes are worded for this person. `speaksOfCities` fetches the names of cities. */
export function useChangeWords(ofProject: Currency, speaksOfCities: boolean): Words {
  const units = useUnits();
  const currency = useDisplayCurrency(ofProject);
  const cities = useQuery({ ...citiesQuery, enabled: speaksOfCities });
  return { units, currency, cityName: cities.data?.nameOf ?? ((id) => id) };
}
