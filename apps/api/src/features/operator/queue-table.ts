import type { QUEUE_VIEWS } from "@sunwright/contract/operator";
import { and, asc, between, count, desc, eq, min, or, type SQL, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { containing } from "../../platform/like";
import type { CertificateRow } from "../shops/certificates-table";
import { firmCertificates, firms } from "../shops/schema";
import type { FirmRow } from "../shops/table";

interface Days {
  /** Such as "2026-11-23". */
  readonly today: string;
  /** Until which day a certificate ends soon. */
  readonly soon: string;
}
export interface QueueQuestion extends Days {
  readonly view: (typeof QUEUE_VIEWS)[number];
  readonly search: string;
}

const waits = eq(firmCertificates.state, "pending");
const ends = ({ today, soon }: Days) =>
  and(eq(firmCertificates.state, "verified"), between(firmCertificates.expires, today, soon));

function isAsked({ view, search, ...days }: QueueQuestion): SQL | undefined {
  const inView = view === "waiting" ? waits : view === "ending" ? ends(days) : undefined;
  if (search === "") return inView;
  const like = containing(search);
  return and(
    inView,
    or(
      sql`lower(${firms.name}) like ${like}`,
      sql`lower(${firmCertificates.kind}) like ${like}`,
      sql`lower(${firmCertificates.number}) like ${like}`,
    ),
  );
}

const ORDER = {
  waiting: [asc(firmCertificates.createdAt), asc(firmCertificates.id)],
  ending: [asc(firmCertificates.expires), asc(firmCertificates.id)],
  all: [desc(firmCertificates.createdAt), desc(firmCertificates.id)],
} as const;

interface Found {
  readonly certificate: CertificateRow;
  readonly firm: FirmRow;
}

export const listQueue = (
  executor: Executor,
  question: QueueQuestion,
  { offset, most }: { readonly offset: number; readonly most: number },
): Promise<Found[]> =>
  executor
    .select({ certificate: firmCertificates, firm: firms })
    .from(firmCertificates)
    .innerJoin(firms, eq(firms.id, firmCertificates.firmId))
    .where(isAsked(question))
    .orderBy(...ORDER[question.view])
    .offset(offset)
    .limit(most);

export async function countQueue(executor: Executor, question: QueueQuestion): Promise<number> {
  const [row] = await executor
    .select({ of: count() })
    .from(firmCertificates)
    .innerJoin(firms, eq(firms.id, firmCertificates.firmId))
    .where(isAsked(question));
  return row?.of ?? 0;
}

/** How many wait and since when, and how many end soon. */
export async function queueFigures(executor: Executor, days: Days) {
  const [waiting] = await executor
    .select({ of: count(), oldest: min(firmCertificates.createdAt) })
    .from(firmCertificates)
    .where(waits);
  const [ending] = await executor.select({ of: count() }).from(firmCertificates).where(ends(days));
  return { waiting: waiting?.of ?? 0, oldest: waiting?.oldest ?? null, ending: ending?.of ?? 0 };
}

/** With its firm; null for none. */
export async function findCertificate(executor: Executor, id: string): Promise<Found | null> {
  const [row] = await executor
    .select({ certificate: firmCertificates, firm: firms })
    .from(firmCertificates)
    .innerJoin(firms, eq(firms.id, firmCertificates.firmId))
    .where(eq(firmCertificates.id, id));
  return row ?? null;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By its id, or by its whole name; of several of one name the oldest. */
export async function findFirmCalled(executor: Executor, called: string): Promise<FirmRow | null> {
  const is = UUID.test(called)
    ? eq(firms.id, called.toLowerCase())
    : sql`lower(${firms.name}) = ${called.toLowerCase()}`;
  const [row] = await executor.select().from(firms).where(is).orderBy(asc(firms.createdAt), asc(firms.id)).limit(1);
  return row ?? null;
}
