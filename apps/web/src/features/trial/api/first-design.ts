import type { FirstDesign } from "@sunwright/engine/sizing/first-design";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { askWorker } from "../../parameters/api/preview";
import { COUNTRY_HABITS } from "../../parameters/model/country";
import type { AnsweredHouse } from "../model/answers";

async function ask({ country, ...house }: AnsweredHouse): Promise<FirstDesign> {
  const answer = await askWorker({ kind: "first", house, habits: { country, ...COUNTRY_HABITS[country] } });
  if (answer.kind !== "first") throw new Error("The worker answered another question");
  return answer.first;
}

/** The design of the answers, made in this browser; null asks nothing. The last one stays until the next is there. */
export const useFirstDesign = (house: AnsweredHouse | null) =>
  useQuery({
    queryKey: ["first-design", house],
    queryFn: async () => (house === null ? null : { house, ...(await ask(house)) }),
    enabled: house !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
    // The worker needs no network once it is here.
    networkMode: "always",
  });
