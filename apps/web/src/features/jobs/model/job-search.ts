import { JOB_SORTS, JOB_VIEWS, type JobSort, type JobView } from "@sunwright/contract/job-states";

/** How jobs are shown. */
export const JOB_LOOKS = ["board", "list", "calendar"] as const;
export type JobLook = (typeof JOB_LOOKS)[number];

/** What the address of the jobs holds. */
export interface JobSearch {
  readonly as?: JobLook | undefined;
  readonly view?: JobView | undefined;
  readonly sort?: JobSort | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** A day of the first week that the calendar shows. */
  readonly from?: string | undefined;
}

const WORDS_MOST = 200;
const PAGE_MOST = 1_000;

/** What is not ours is left out, and so is what the page shows by itself. */
export function jobSearch(sent: Readonly<Record<string, unknown>>): JobSearch {
  const as = JOB_LOOKS.find((each) => each === sent.as);
  const view = JOB_VIEWS.find((each) => each === sent.view);
  const sort = JOB_SORTS.find((each) => each === sent.sort);
  const q = typeof sent.q === "string" ? sent.q.trim().slice(0, WORDS_MOST) : "";
  const page = Number(sent.page);
  const from = typeof sent.from === "string" && isDay(sent.from) ? sent.from : undefined;
  return {
    as: as === "board" ? undefined : as,
    view: view === "open" ? undefined : view,
    sort: sort === "next" ? undefined : sort,
    q: q === "" ? undefined : q,
    page: Number.isInteger(page) && page > 1 && page <= PAGE_MOST ? page : undefined,
    from: as === "calendar" ? from : undefined,
  };
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

/** Board and calendar have the open ones alone: every other question is asked of the list. */
export function looksAs({ as, view, q, page }: JobSearch): JobLook {
  if (as === "list" || view !== undefined || q !== undefined || page !== undefined) return "list";
  return as ?? "board";
}

export const questionOf = ({ view, sort, q, page }: JobSearch) => ({
  view: view ?? "open",
  sort: sort ?? "next",
  search: q ?? "",
  page: page ?? 1,
});
