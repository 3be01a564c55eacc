import type { listAppliances } from "@sunwright/contract/appliances";
import type { compareCosts, keepComparison, KeptComparison, readComparison } from "@sunwright/contract/comparison";
import type { readProjectMoney } from "@sunwright/contract/economics";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { Project } from "@sunwright/contract/projects";
import type { readWeather } from "@sunwright/contract/weather";
import { type QueryKey, queryOptions, useMutation, useQueries, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { projectPriceQuery } from "../../../lib/known-price";
import { type ComparedInputs, inputsText } from "../model/inputs";

const COMPARE = route<typeof compareCosts>("POST", "/api/projects/:id/cost-comparison");
const KEPT = route<typeof readComparison>("GET", "/api/projects/:id/comparison");
const KEEP = route<typeof keepComparison>("PUT", "/api/projects/:id/comparison", ["comparison"]);
const MONEY = route<typeof readProjectMoney>("GET", "/api/projects/:id/economics");
const APPLIANCES = route<typeof listAppliances>("GET", "/api/projects/:id/appliances");
const WEATHER = route<typeof readWeather>("GET", "/api/projects/:id/weather");

/** What the project was left with. */
export const keptComparisonQuery = (id: string) => queryOptions({ ...read(KEPT, { params: { id } }), retry: false });

/** Keeps a comparison with its project. */
export function useKeepComparison(id: string) {
  const client = useQueryClient();
  const key: QueryKey = keptComparisonQuery(id).queryKey;
  return useMutation({
    // What was said last is kept last, whichever call is the quicker.
    scope: { id: `comparison-of-${id}` },
    mutationFn: (body: KeptComparison) => call(KEEP, { params: { id }, body }),
    onMutate: (comparison) => client.setQueryData(key, { comparison }),
    onError: () => client.invalidateQueries(keptComparisonQuery(id)),
  });
}

/** Prices one configuration. Nothing is stored, so it may be asked again. */
export const priceConfiguration = (id: string, body: BodyInput<typeof compareCosts>, signal: AbortSignal) =>
  call(COMPARE, { params: { id }, body, signal });

/** What a comparison rests on, as this page knows it; null until all of it is there. */
export function useComparedInputs(project: Project): ComparedInputs | null {
  const params = { id: project.id };
  const [money, appliances, weather, price] = useQueries({
    queries: [
      read(MONEY, { params }),
      read(APPLIANCES, { params }),
      read(WEATHER, { params }),
      projectPriceQuery(project.id),
    ],
  });
  // What shops, firms and contract say may be out of reach: the rest is compared all the same.
  if (!money.data || !appliances.data || !weather.data || price.isPending) return null;
  const known = price.data?.known ?? {};
  return {
    text: inputsText(project, appliances.data, money.data, weather.data.weather, known),
    money: money.data,
    known,
  };
}
