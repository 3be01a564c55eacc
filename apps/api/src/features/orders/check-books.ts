import type { App } from "../../platform/app";
import type { Windowed } from "../../platform/attempts-table";
import { putMark } from "../../platform/marks-table";
import { faultsOf } from "./audit-table";

/** A little less than a day: the sweep that asks comes by every hour. Of however many servers, the first. */
const ONCE_A_DAY: Windowed = { kind: "window", most: 1, window: 23.5 * 3_600 };
/** Faults that one line of the log names. */
const NAMED = 20;

/**
 * Looks once a day whether movements, reservations, entries and invoices still agree, and logs what does not as an error
 * with its rows: nothing is mended by itself, for what is wrong then is not known.
 */
export const createBooksCheck =
  ({ clock, database, throttle, http }: Pick<App, "clock" | "database" | "throttle" | "http">) =>
  async (): Promise<void> => {
    const { executor } = database;
    if (!(await throttle.consume(executor, "books", "all", ONCE_A_DAY))) return;
    const faults = await faultsOf(executor);
    await putMark(executor, "books", clock.now(), faults.length);
    if (faults.length > 0)
      http.log.error({ count: faults.length, faults: faults.slice(0, NAMED) }, "stock and money do not agree");
  };
