import { DISPUTE_KINDS, DISPUTE_VIEWS, QUEUE_VIEWS } from "@sunwright/contract/operator";
import { AUDIT_ACTS } from "@sunwright/contract/operator-audit";

/** Lists of the queue: certificates, passports that wait because of a serial, reviews that were reported or hidden. */
export const QUEUE_LISTS = [...QUEUE_VIEWS, "serials", "reviews", "hidden"] as const;
export type QueueList = (typeof QUEUE_LISTS)[number];

/** What the address of the queue holds. */
export interface QueueSearch {
  readonly view?: QueueList | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** The one that is open. */
  readonly open?: string | undefined;
}
export interface DisputeSearch {
  readonly view?: (typeof DISPUTE_VIEWS)[number] | undefined;
  readonly kind?: (typeof DISPUTE_KINDS)[number] | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
  /** Number of the one that is open. */
  readonly open?: string | undefined;
  /** Its id, where it may have ended. */
  readonly id?: string | undefined;
}
export interface AuditSearch {
  readonly q?: string | undefined;
  readonly act?: (typeof AUDIT_ACTS)[number] | undefined;
  readonly by?: string | undefined;
  readonly day?: string | undefined;
  readonly page?: number | undefined;
}

type Sent = Readonly<Record<string, unknown>>;
const WORDS_MOST = 100;
const PAGE_MOST = 1_000;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^(SW|J)-\d{1,9}$/;
const PASSPORT = /^P-\d{1,9}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const matching = (value: unknown, pattern: RegExp) =>
  typeof value === "string" && pattern.test(value) ? value : undefined;
const words = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, WORDS_MOST) : undefined;
function pageIn(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= PAGE_MOST ? page : undefined;
}

/** What is not ours is left out, and so is what the page shows by itself. */
export const queueSearch = ({ view, q, page, open }: Sent): QueueSearch => ({
  view: QUEUE_LISTS.find((each) => each === view && each !== "waiting"),
  q: words(q),
  page: pageIn(page),
  open: matching(open, view === "serials" ? PASSPORT : UUID),
});
export const disputeSearch = ({ view, kind, q, page, open, id }: Sent): DisputeSearch => ({
  view: DISPUTE_VIEWS.find((each) => each === view && each !== "open"),
  kind: DISPUTE_KINDS.find((each) => each === kind),
  q: words(q),
  page: pageIn(page),
  open: matching(open, NUMBER),
  id: matching(id, UUID),
});
export const auditSearch = ({ q, act, by, day, page }: Sent): AuditSearch => ({
  q: words(q),
  act: AUDIT_ACTS.find((each) => each === act),
  by: by === "command" ? by : matching(by, UUID),
  day: matching(day, DAY),
  page: pageIn(page),
});
