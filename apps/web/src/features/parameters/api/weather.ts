import { WEATHER_CHANGES } from "@sunwright/contract/changes";
import { say } from "@sunwright/words/parameters";
import type { Response } from "@sunwright/contract/endpoint";
import type { readSettings } from "@sunwright/contract/system";
import type {
  fetchWeather,
  readWeather,
  readWeatherHours,
  removeWeather,
  storeWeather,
  WeatherService,
} from "@sunwright/contract/weather";
import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, userMessageOf, whatHappened } from "../../../lib/api-error";
import { call, newIdempotencyKey, read, readBytes, route } from "../../../lib/api";
import { toast } from "../../../ui/toast-store";
import type { PackedWeather } from "../model/preview";
import { readAgain } from "../../../lib/changes";

const READ = route<typeof readWeather>("GET", "/api/projects/:id/weather");
const HOURS = route<typeof readWeatherHours>("GET", "/api/projects/:id/weather/hours");
const STORE = route<typeof storeWeather>("PUT", "/api/projects/:id/weather", WEATHER_CHANGES);
const REMOVE = route<typeof removeWeather>("DELETE", "/api/projects/:id/weather", WEATHER_CHANGES);
const FETCH = route<typeof fetchWeather>("POST", "/api/projects/:id/weather/fetch", WEATHER_CHANGES);
const SETTINGS = route<typeof readSettings>("GET", "/api/settings");

export const weatherQuery = (id: string) => queryOptions({ ...read(READ, { params: { id } }), staleTime: Infinity });
/** The hours of the file the summary tells of; another file has another instant. */
const hoursQuery = (id: string, storedAt: string) =>
  queryOptions({
    queryKey: ["weather-hours", id, storedAt],
    queryFn: ({ signal }) => readBytes(HOURS, { params: { id }, signal }),
    staleTime: Infinity,
    structuralSharing: false,
  });

export interface PageWeather {
  /** What the preview is made with: null for the city's, undefined while it is on its way. */
  readonly weather: PackedWeather | null | undefined;
  /** Which file it is; null for none. */
  readonly storedAt: string | null;
  readonly failed: boolean;
}

/** The project's own weather, for the preview to mean what the server will size. */
export function usePageWeather(id: string): PageWeather {
  const told = useQuery(weatherQuery(id));
  const own = told.data?.weather;
  const storedAt = own?.storedAt ?? null;
  const hours = useQuery({ ...hoursQuery(id, storedAt ?? ""), enabled: storedAt !== null });
  const failed = told.isError || hours.isError;
  if (!own) return { weather: own, storedAt, failed };
  const name = own.place === "" ? own.fileName : own.place;
  return { weather: hours.data && { name, hours: hours.data }, storedAt, failed };
}

/** Changes with a restart of the server only. */
export const settingsQuery = queryOptions({ ...read(SETTINGS), staleTime: Infinity });

const NONE: Response<typeof readWeather> = { weather: null };

export interface WeatherText {
  readonly fileName: string;
  readonly text: string;
}

/** A file of your own, read in the browser; what is wrong with it is shown beside the button, not in a toast. */
export function useStoreWeather(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: WeatherText) => call(STORE, { params: { id }, body }),
    onSuccess: async (answer) => {
      client.setQueryData(weatherQuery(id).queryKey, answer);
      toast({ tone: "ok", title: say("weatherFileUsed") });
      await readAgain(client, STORE, id, ["weather"]);
    },
  });
}

export function useFetchWeather(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (service: WeatherService) =>
      call(FETCH, { params: { id }, body: { service }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: async (answer) => {
      client.setQueryData(weatherQuery(id).queryKey, answer);
      toast({ tone: "ok", title: say("weatherFetched") });
      await readAgain(client, FETCH, id, ["weather"]);
    },
  });
}

export function useRemoveWeather(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(REMOVE, { params: { id } }),
    onSuccess: async () => {
      client.setQueryData(weatherQuery(id).queryKey, NONE);
      toast({ tone: "ok", title: say("weatherFileRemoved") });
      await readAgain(client, REMOVE, id, ["weather"]);
    },
    onError: (error) =>
      toast({
        tone: "bad",
        title: say("weatherFileNotRemoved"),
        description: userMessageOf(error, say("tryAgain")),
      }),
  });
}

/** What is wrong with a file in the reader's own words, which name its line; else the refusal's. */
export function weatherProblem(error: unknown): string {
  if (error instanceof ApiError && error.code === "weather_unreadable") {
    const [issue] = error.issues;
    if (issue) return issue.message;
  }
  return whatHappened(error, say("tryAgain"));
}
