import { and, eq, sql } from "drizzle-orm";
import type { Executor } from "../../platform/database";
import { sessions } from "../../platform/schema";
import { ofSession, type OfSession, sessionColumns } from "../../platform/sessions";
import { prepare, type StatementRow, text } from "../../platform/statements";
import { firmCertificates, firms, memberships } from "../shops/schema";

const { id, kind, state, latitude, longitude, timeZone, country } = firms;
const firmColumns = { id, kind, state, latitude, longitude, timeZone, country };
/** The last day of the certificate that counts longest, "infinity" of one without an end; null without one. */
const verifiedUntil = sql<string | null>`(
  select max(coalesce(${firmCertificates.expires}, 'infinity'::date))::text from ${firmCertificates}
  where ${and(eq(firmCertificates.firmId, firms.id), eq(firmCertificates.state, "verified"))})`;

/** Of whoever calls, in one round trip with the session. */
export const lookerOfCall = prepare<OfSession>()((value) =>
  text
    .select({ session: sessionColumns, firm: firmColumns, verifiedUntil })
    .from(sessions)
    .leftJoin(memberships, eq(memberships.userId, sessions.userId))
    .leftJoin(firms, eq(firms.id, memberships.firmId))
    .where(ofSession(value)),
);

export type LookerRow = Pick<StatementRow<typeof lookerOfCall>, "firm" | "verifiedUntil">;

/** The same of a person. */
export async function firmOfLooker(executor: Executor, userId: string): Promise<LookerRow | undefined> {
  const [row] = await executor
    .select({ firm: firmColumns, verifiedUntil })
    .from(memberships)
    .innerJoin(firms, eq(firms.id, memberships.firmId))
    .where(eq(memberships.userId, userId));
  return row;
}
