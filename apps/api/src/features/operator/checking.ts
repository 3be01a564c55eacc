import type { App } from "../../platform/app";
import type { Windowed } from "../../platform/attempts-table";
import { putMark } from "../../platform/marks-table";
import { auditChain } from "./table";

/** A little less than a day: the sweep that asks comes by every hour. Of however many servers, the first. */
const ONCE_A_DAY: Windowed = { kind: "window", most: 1, window: 23.5 * 3_600 };

/**
 * Looks once a day whether each line of the audit is what its mark says. The last mark is logged: a log that is kept
 * elsewhere shows that nobody has written the lines again.
 */
export const createAuditCheck =
  ({ clock, database, throttle, http }: Pick<App, "clock" | "database" | "throttle" | "http">) =>
  async (): Promise<void> => {
    const { executor } = database;
    if (!(await throttle.consume(executor, "audit", "all", ONCE_A_DAY))) return;
    const { place, mark, broken } = await auditChain(executor);
    await putMark(executor, "audit", clock.now(), broken ?? 0);
    if (broken === null) http.log.info({ lines: place, mark }, "the audit is whole");
    else http.log.error({ place: broken }, "the audit was changed");
  };
