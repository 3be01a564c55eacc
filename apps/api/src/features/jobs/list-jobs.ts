import type { Query } from "@sunwright/contract/endpoint";
import { JOBS_PER_PAGE } from "@sunwright/contract/job-states";
import type { JobList, listJobs } from "@sunwright/contract/jobs";
import type { Clock } from "../../platform/clock";
import type { Executor } from "../../platform/database";
import { dayAtFirm, daysAfter } from "../../platform/local-day";
import { requireFirm } from "../shops/access";
import { aroundOf } from "./around";
import { countJobs, jobsOfFirm, moneyOfOpen, openByState, openTotals } from "./list-table";
import { currencyOf } from "./rules";
import { columnStates, summaryOf } from "./summary";

/** Days that "due this week" looks ahead. */
const WEEK = 7;

/** The jobs of the caller's firm. Throws installer_not_found. */
export const createJobList =
  ({ clock }: { readonly clock: Clock }) =>
  async (executor: Executor, userId: string, query: Query<typeof listJobs>): Promise<JobList> => {
    const { firm } = await requireFirm(executor, userId, "installer");
    const now = clock.now();
    const rows = await jobsOfFirm(executor, { ...query, firmId: firm.id, now, limit: JOBS_PER_PAGE });
    const shown = rows.slice(0, JOBS_PER_PAGE);
    const around = await aroundOf(executor, shown);
    const currency = currencyOf(firm);
    const asked = { firmId: firm.id, currency, now };
    const states = await openByState(executor, asked);
    const today = dayAtFirm(now, firm);
    const money = await moneyOfOpen(executor, asked, today, daysAfter(today, WEEK));
    const sum = (of: readonly (typeof states)[number][], what: "jobs" | "totalMinor" | "panelWatts") =>
      of.reduce((total, row) => total + row[what], 0);
    return {
      jobs: shown.map((job) => summaryOf(job, around(job), now)),
      more: rows.length > shown.length,
      counts: await countJobs(executor, firm.id, now),
      figures: {
        currency,
        jobs: sum(states, "jobs"),
        panelWatts: sum(states, "panelWatts"),
        ...(await openTotals(executor, asked, today)),
        ...money,
      },
      columns: columnStates.map(([column, of]) => {
        const inColumn = states.filter(({ state }) => of.some((each) => each === state));
        return { column, jobs: sum(inColumn, "jobs"), totalMinor: sum(inColumn, "totalMinor") };
      }),
    };
  };
