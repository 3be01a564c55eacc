import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { HeatingPlace } from "@sunwright/engine/sizing/site/heating-place";
import type { DesignInput, Recommendation } from "@sunwright/engine/sizing/inputs/design";
import type { PageWeather } from "./weather";
import type { Country } from "@sunwright/engine/parameters/options";
import type { AskedSystem, CityChoice, Preview, PreviewAnswer, PreviewQuestion, PreviewReply } from "../model/preview";

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

/** One question to the worker that holds the engine. */
export function askWorker(question: PreviewQuestion): Promise<PreviewAnswer> {
  worker ??= startWorker();
  const id = (lastId += 1);
  const answer = new Promise<PreviewAnswer>((resolve, reject) => waiting.set(id, { resolve, reject }));
  worker.postMessage({ id, question });
  return answer;
}

async function askPreview(asked: AskedSystem): Promise<Preview> {
  const answer = await askWorker({ kind: "preview", asked });
  if (answer.kind !== "preview") throw new Error("The preview answered another question");
  return answer.preview;
}

async function askRecommendations(asked: AskedSystem): Promise<readonly Recommendation[]> {
  const answer = await askWorker({ kind: "recommendations", asked });
  if (answer.kind !== "recommendations") throw new Error("The preview answered another question");
  return answer.recommendations;
}

async function askCities(country: Country | null): Promise<readonly CityChoice[]> {
  const answer = await askWorker({ kind: "cities", country });
  if (answer.kind !== "cities") throw new Error("The preview answered another question");
  return answer.cities;
}

async function askHeating(city: string): Promise<HeatingPlace | null> {
  const answer = await askWorker({ kind: "heating", city });
  if (answer.kind !== "heating") throw new Error("The preview answered another question");
  return answer.place;
}

/**
 * The system these values would give; null asks nothing, and so does weather that is still on its way. The last answer
 * stays until the next one is there.
 */
export const usePreview = (input: DesignInput | null, weather: PageWeather) =>
  useQuery({ queryKey: ["design-preview", input, weather.storedAt], ...ofTyped(input, weather, askPreview) });

/** What would change the system these values give, the most valuable first; null asks nothing. */
export const useTypedRecommendations = (input: DesignInput | null, weather: PageWeather) =>
  useQuery({
    queryKey: ["design-recommendations", input, weather.storedAt],
    ...ofTyped(input, weather, askRecommendations),
  });

const ofTyped = <Answer>(
  input: DesignInput | null,
  { weather }: PageWeather,
  ask: (asked: AskedSystem) => Promise<Answer>,
) => ({
  queryFn: () => (input === null || weather === undefined ? null : ask({ input, weather })),
  enabled: input !== null && weather !== undefined,
  placeholderData: keepPreviousData<Answer | null>,
  staleTime: Infinity,
  gcTime: 10_000,
  retry: false,
});

/** What heating needs to know of a town, by its id; null asks nothing. */
export const heatingQuery = (city: string | null) =>
  queryOptions({
    queryKey: ["heating-place", city],
    queryFn: () => (city === null ? null : askHeating(city)),
    staleTime: Infinity,
    retry: false,
  });

/** Of a country; null: of all. */
export const citiesQuery = (country: Country | null) =>
  queryOptions({
    queryKey: ["design-cities", country],
    queryFn: () => askCities(country),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
