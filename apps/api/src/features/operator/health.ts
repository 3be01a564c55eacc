import type { Response } from "@sunwright/contract/endpoint";
import type { readHealth } from "@sunwright/contract/operator";
import type { App } from "../../platform/app";
import { failuresSince, readMarks } from "../../platform/marks-table";
import { mailFigures } from "../../platform/outbox-table";

const DAY = 86_400_000;
/** Routes that failed, the most frequent first. */
const FAILURES_SHOWN = 20;

/** Figures of the server that somebody can act on. */
export const createHealthFigures =
  ({ clock, database, gauges }: Pick<App, "clock" | "database" | "gauges">) =>
  async (): Promise<Response<typeof readHealth>> => {
    const { executor } = database;
    const now = clock.now();
    const since = new Date(now.getTime() - DAY);
    const marks = await readMarks(executor);
    const [backup, books, sweeps] = [marks.get("backup"), marks.get("books"), marks.get("sweeps")];
    const audit = marks.get("audit");
    const mails = await mailFigures(executor, { now, since });
    return {
      mails: {
        ...mails,
        oldest: mails.oldest?.toISOString() ?? null,
        lastSent: mails.lastSent?.toISOString() ?? null,
      },
      backup: backup?.at.toISOString() ?? null,
      ownBackups: database.kind === "embedded",
      books: books === undefined ? null : { at: books.at.toISOString(), faults: books.count },
      audit: audit === undefined ? null : { at: audit.at.toISOString(), broken: audit.count > 0 ? audit.count : null },
      sweeps:
        sweeps === undefined
          ? null
          : { at: sweeps.at.toISOString(), failedAt: marks.get("sweeps-failed")?.at.toISOString() ?? null },
      failures: await failuresSince(executor, since, FAILURES_SHOWN),
      underWay: Object.entries(gauges.read()).map(([what, count]) => ({ what, count })),
    };
  };
