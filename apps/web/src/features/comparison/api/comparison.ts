import type { listAppliances } from "@sunwright/contract/appliances";
import type { compareCosts } from "@sunwright/contract/comparison";
import type { readProjectMoney } from "@sunwright/contract/economics";
import type { BodyInput } from "@sunwright/contract/endpoint";
import type { Project } from "@sunwright/contract/projects";
import type { readWeather } from "@sunwright/contract/weather";
import { useQueries } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { type ComparedInputs, inputsText } from "../model/inputs";

const COMPARE = route<typeof compareCosts>("POST", "/api/projects/:id/cost-comparison");
const MONEY = route<typeof readProjectMoney>("GET", "/api/projects/:id/economics");
const APPLIANCES = route<typeof listAppliances>("GET", "/api/projects/:id/appliances");
const WEATHER = route<typeof readWeather>("GET", "/api/projects/:id/weather");

/** Prices one configuration. Nothing is stored, so it may be asked again. */
export const priceConfiguration = (id: string, body: BodyInput<typeof compareCosts>, signal: AbortSignal) =>
  call(COMPARE, { params: { id }, body, signal });

/** What a comparison rests on, as this page knows it; null until all of it is there. */
export function useComparedInputs(project: Project): ComparedInputs | null {
  const params = { id: project.id };
  const [money, appliances, weather] = useQueries({
    queries: [read(MONEY, { params }), read(APPLIANCES, { params }), read(WEATHER, { params })],
  });
  if (!money.data || !appliances.data || !weather.data) return null;
  const text = inputsText(project, appliances.data, money.data, weather.data.weather);
  return { text, money: money.data };
}
