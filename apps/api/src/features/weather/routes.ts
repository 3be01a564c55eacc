import { readSettings } from "@sunwright/contract/system";
import {
  fetchWeather,
  readWeather,
  readWeatherHours,
  removeWeather,
  storeWeather,
  WEATHER_SERVICES,
} from "@sunwright/contract/weather";
import { say } from "@sunwright/words/answers";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { ProjectWeather } from "./service";

/** Files are read and services are asked before the transaction opens: both take their time. */
export function weatherRoutes(app: App, weather: ProjectWeather): void {
  serve(app, readSettings, () => ({ weatherServices: app.config.weatherFetch ? WEATHER_SERVICES : [] }));

  serve(app, readWeather, ({ executor, viewer, params }) => weather.read(executor, viewer, params.id));

  serve(app, readWeatherHours, async ({ executor, viewer, params }) => ({
    mediaType: "application/octet-stream",
    bytes: await weather.hours(executor, viewer, params.id),
  }));

  serve(app, storeWeather, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      weather.readFile({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return weather.store(tx, viewer, params.id, prepared);
    },
  });

  serve(app, fetchWeather, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      weather.ask({ executor, caller: viewer, projectId: params.id, signal: whenGone() }, body.service),
    handle: ({ tx, viewer, params, prepared, made }) => {
      made(params.id);
      return weather.store(tx, viewer, params.id, prepared);
    },
  });

  serve(app, removeWeather, async ({ tx, viewer, params, made }) => {
    made(params.id);
    await weather.remove(tx, viewer, params.id);
    return { message: say("weatherRemoved") };
  });
}
