import type { Project } from "@sunwright/contract/projects";
import { keepPreviousData, queryOptions, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Design, DesignInput } from "@sunwright/engine/sizing/design";
import type { SimulatedDesign } from "@sunwright/engine/sizing/simulated";
import { request } from "../../../lib/api";
import { weatherQuery } from "./weather";
import type { Country } from "@sunwright/engine/sizing/options";
import type {
  CityChoice,
  HoursQuestion,
  PackedWeather,
  Preview,
  PreviewAnswer,
  PreviewQuestion,
  PreviewReply,
} from "../model/preview";
import type { DesignHours } from "@sunwright/engine/simulation/design-hours";

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, { resolve: (answer: PreviewAnswer) => void; reject: (error: Error) => void }>();

function startWorker(): Worker {
  const started = new Worker(new URL("../preview.worker.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<PreviewReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.answer.kind === "failed") asked?.reject(new Error(data.answer.message));
    else asked?.resolve(data.answer);
  });
  // A worker that cannot load answers nobody: everybody waiting hears it, and the next question starts another.
  started.addEventListener("error", () => {
    for (const { reject } of waiting.values()) reject(new Error("The preview could not be computed"));
    waiting.clear();
    worker = undefined;
  });
  return started;
}

function ask(question: PreviewQuestion): Promise<PreviewAnswer> {
  worker ??= startWorker();
  const id = (lastId += 1);
  const answer = new Promise<PreviewAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, question });
  return answer;
}

async function askSize(input: DesignInput): Promise<Preview> {
  const answer = await ask({ kind: "size", input });
  if (answer.kind !== "size") throw new Error("The preview answered another question");
  return answer.preview;
}

async function askHours(question: HoursQuestion): Promise<DesignHours> {
  const answer = await ask({ kind: "hours", question });
  if (answer.kind !== "hours") throw new Error("The preview answered another question");
  return answer.hours;
}

async function askCities(country: Country): Promise<readonly CityChoice[]> {
  const answer = await ask({ kind: "cities", country });
  if (answer.kind !== "cities") throw new Error("The preview answered another question");
  return answer.cities;
}

/** The system these values would give; null asks nothing. The last answer stays until the next one is there. */
export const usePreview = (input: DesignInput | null) =>
  useQuery({
    queryKey: ["design-preview", input],
    queryFn: () => (input === null ? null : askSize(input)),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 10_000,
    retry: false,
  });

/** The hours of a stored design's shown year. They weigh 840 KB, so they stay only while they are looked at. */
export const useDesignHours = (project: Project, { basis, panels, battery }: Design, simulation: SimulatedDesign) => {
  const client = useQueryClient();
  const question = {
    basis,
    panels: panels.capacity.value,
    battery: battery.capacity.value,
    year: simulation.shownYear,
  };
  return useQuery({
    queryKey: ["design-hours", project.id, project.calculatedAt, question],
    queryFn: async () =>
      askHours({ ...question, weather: simulation.years === 1 ? await ownWeather(client, project) : null }),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
    structuralSharing: false,
  });
};

/** The weather a design of one year was made from: the project's own, unless it has changed since. */
async function ownWeather(client: QueryClient, { id, calculatedAt }: Project): Promise<PackedWeather> {
  const weather = (await client.fetchQuery(weatherQuery(id)))?.weather ?? null;
  if (weather === null || calculatedAt === null || weather.storedAt > calculatedAt)
    throw new Error("The weather has changed since this design was made.");
  const answer = await request(`/api/projects/${id}/weather/hours`, {});
  if (!answer.ok) throw new Error("The weather of this design could not be loaded.");
  return { name: weather.fileName, hours: new Uint8Array(await answer.arrayBuffer()) };
}

export const citiesQuery = (country: Country) =>
  queryOptions({
    queryKey: ["design-cities", country],
    queryFn: () => askCities(country),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
