import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { FirstDesign } from "@sunwright/engine/sizing/first-design";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNewestFigures } from "../../../lib/newest-figures";
import { askWorker } from "../../parameters/api/preview";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import type { AnsweredHouse } from "../model/answers";

async function ask({ country, ...house }: AnsweredHouse, figures: CountryFigures): Promise<FirstDesign> {
  const habits = { country, ...COUNTRY_HABITS[country] };
  const answer = await askWorker({ kind: "first", house, habits, figures });
  if (answer.kind !== "first") throw new Error("The worker answered another question");
  return answer.first;
}

/** The design of the answers, made in this browser; null asks nothing. The last one stays until the next is there. */
export function useFirstDesign(house: AnsweredHouse | null) {
  const figures = useNewestFigures();
  return useQuery({
    queryKey: ["first-design", house, figures?.version],
    queryFn: async () => (house === null || figures === null ? null : { house, ...(await ask(house, figures)) }),
    enabled: house !== null && figures !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
    // The worker needs no network once it is here.
    networkMode: "always",
  });
}
