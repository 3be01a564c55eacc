import type { Weather, WeatherService } from "@sunwright/contract/weather";
import { cityById } from "@sunwright/engine/climate/cities";
import { statedPlace } from "@sunwright/engine/sizing/inputs/stated-place";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { beginLongWork } from "../../platform/long-work";
import type { ReadingPool } from "../reading/pool";
import { type Outbound, OutboundError } from "../../platform/outbound";
import type { Caller } from "../projects/access";
import type { History } from "../projects/history";
import { lockProject, requireProject } from "../projects/require-project";
import type { ReadWeather } from "../reading/task";
import { found } from "../projects/refusals";
import { updateProject } from "../projects/table";
import { addressOf, describeRemoved, describeTaken, nameOfFetched, outlineOf, toWeather } from "./rules";
import * as table from "./table";

interface Parts {
  readonly clock: Clock;
  readonly history: History;
  readonly outbound: Outbound;
  readonly reading: Pick<ReadingPool, "read">;
  /** Whether the operator lets the server ask weather services. */
  readonly weatherFetch: boolean;
}

/** Whose work it is, on which project. */
interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

/** A weather file that was read and waits to be stored. */
export interface Wanted extends ReadWeather {
  readonly source: Weather["source"];
  readonly fileName: string;
}

/** Services asked at the same time; each may take its whole 25 s. */
const ASKED_MAX = 4;
/** When asking again may help. [s] */
const RETRY_AFTER = 60;

export type ProjectWeather = ReturnType<typeof createProjectWeather>;

/** Every method throws project_not_found for a project the caller does not reach, and not_permitted where they may not. */
export function createProjectWeather({ clock, history, outbound, reading, weatherFetch }: Parts) {
  let asked = 0;

  async function ask(url: URL, gone: AbortSignal): Promise<string> {
    if (asked >= ASKED_MAX) throw new AppError("server_busy", { retryAfter: RETRY_AFTER });
    asked++;
    beginLongWork(gone);
    try {
      return await outbound.text(url);
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      throw new AppError("weather_service_failed", { retryAfter: RETRY_AFTER, cause: error });
    } finally {
      asked--;
    }
  }

  /** What follows each change: the design is no longer current, and the history tells why. */
  async function note(
    tx: Transaction,
    caller: Caller,
    projectId: string,
    description: string,
    [before, after]: readonly [table.WeatherRow | null, table.WeatherRow | null],
  ) {
    await updateProject(tx, caller, projectId, { updatedAt: clock.now() }, { inputs: true });
    const changes = { weather: { before: outlineOf(before), after: outlineOf(after) } };
    await history.record(tx, { projectId, userId: caller.userId, action: "modified", description, changes });
  }

  return {
    async read(executor: Executor, caller: Caller, projectId: string): Promise<{ weather: Weather | null }> {
      const { city, weather } = found(await table.findWeather(executor, caller, projectId));
      return { weather: weather && toWeather(weather, city) };
    },

    /** Throws weather_not_found. */
    async hours(executor: Executor, caller: Caller, projectId: string): Promise<Buffer> {
      const { hours } = found(await table.findHours(executor, caller, projectId));
      if (!hours) throw new AppError("weather_not_found");
      return hours;
    },

    /**
     * Reads a file in a thread of its own, before anything is written. Throws weather_unreadable, server_busy and
     * reading_cancelled.
     */
    async readFile({ executor, caller, projectId, signal }: Work, body: Uint8Array): Promise<Wanted> {
      const project = await requireProject(executor, caller, projectId, "edit");
      const input = { kind: "weather-body", body, place: statedPlace(project) } as const;
      return { source: "file", ...(await reading.read({ input, signal, owner: caller.userId })) };
    },

    /**
     * Asks a service for the year of the project's city, before anything is written. Throws weather_fetch_off,
     * weather_needs_city, weather_service_failed, weather_unreadable, server_busy and reading_cancelled.
     */
    async ask({ executor, caller, projectId, signal }: Work, service: WeatherService): Promise<Wanted> {
      const { city: cityId } = await requireProject(executor, caller, projectId, "edit");
      if (!weatherFetch) throw new AppError("weather_fetch_off");
      const city = cityId === null ? null : cityById(cityId);
      if (city === null) throw new AppError("weather_needs_city");
      const text = await ask(addressOf(service, city, clock.now()), signal);
      const input = { kind: "weather-text", text } as const;
      const read = await reading.read({ input, signal, owner: caller.userId });
      return { source: service, fileName: nameOfFetched(service, city), ...read };
    },

    async store(tx: Transaction, caller: Caller, projectId: string, wanted: Wanted): Promise<{ weather: Weather }> {
      await lockProject(tx, caller, projectId, "edit");
      const { city, weather: before } = found(await table.findWeather(tx, caller, projectId));
      const after = { projectId, ...wanted, hours: Buffer.from(wanted.hours), storedAt: clock.now() };
      await table.storeWeather(tx, after);
      await note(tx, caller, projectId, describeTaken(wanted.fileName, wanted.told), [before, after]);
      const { hours: _hours, ...row } = after;
      return { weather: toWeather(row, city) };
    },

    /** Throws weather_not_found. */
    async remove(tx: Transaction, caller: Caller, projectId: string): Promise<void> {
      await lockProject(tx, caller, projectId, "edit");
      const { weather } = found(await table.findWeather(tx, caller, projectId));
      if (!weather) throw new AppError("weather_not_found");
      await table.deleteWeather(tx, projectId);
      await note(tx, caller, projectId, describeRemoved(weather.fileName), [weather, null]);
    },
  };
}
