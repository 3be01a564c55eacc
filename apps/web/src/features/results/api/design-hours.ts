import { say } from "@sunwright/words/results";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { designedYear } from "@sunwright/engine/sizing/choice/designed-year";
import type { SimulatedDesign } from "@sunwright/engine/sizing/inputs/simulated";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";
import { queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { request } from "../../../lib/api";
import type { HoursQuestion, PackedWeather } from "../../parameters/model/preview";
import { askWorker } from "../../parameters/api/preview";
import { weatherQuery } from "../../parameters/api/weather";

async function askHours(question: HoursQuestion): Promise<DesignHours> {
  const answer = await askWorker({ kind: "hours", question });
  if (answer.kind !== "hours") throw new Error("The preview answered another question");
  return answer.hours;
}

/** The hours of a stored design's shown year. They weigh 840 KB, so they stay only while they are looked at. */
export function hoursQuery(client: QueryClient, project: Project, design: Design | null) {
  const simulation = design?.simulation ?? null;
  const question = design && simulation && designedYear(design, simulation.shownYear);
  return queryOptions({
    queryKey: ["design-hours", project.id, project.calculatedAt, question],
    queryFn: async () => {
      if (question === null) throw new Error("There is no design to simulate");
      return askHours({ ...question, weather: await weatherOf(client, project, simulation) });
    },
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  });
}

export const useDesignHours = (project: Project, design: Design) =>
  useQuery(hoursQuery(useQueryClient(), project, design));

/** The same as far as they are here already; null else. */
export const useKnownHours = (project: Project, design: Design | null): DesignHours | null =>
  useQuery({ ...hoursQuery(useQueryClient(), project, design), enabled: false }).data ?? null;

/** The weather a design was made from; null for the synthetic years of its city. */
export const weatherOf = async (
  client: QueryClient,
  project: Project,
  simulation: SimulatedDesign | null,
): Promise<PackedWeather | null> => (simulation?.ownWeather ? ownWeather(client, project) : null);

/** The project's own weather, unless it has changed since the design was made. */
async function ownWeather(client: QueryClient, { id, calculatedAt }: Project): Promise<PackedWeather> {
  const weather = (await client.fetchQuery(weatherQuery(id)))?.weather ?? null;
  if (weather === null || calculatedAt === null || weather.storedAt > calculatedAt)
    throw new Error(say("weatherChanged"));
  const answer = await request(`/api/projects/${id}/weather/hours`, {});
  if (!answer.ok) throw new Error(say("weatherNotLoaded"));
  return { name: weather.fileName, hours: new Uint8Array(await answer.arrayBuffer()) };
}
