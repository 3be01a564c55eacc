import type { Point } from "@sunwright/engine/climate/distance";
import { and, asc, eq, gte, inArray, isNotNull, lte, notInArray } from "drizzle-orm";
import type { Executor, Transaction } from "../../platform/database";
import type { CertificateRow } from "./certificates-table";
import { firmCertificates, firms, memberships } from "./schema";
import { type FirmRow, hasVerifiedOwner } from "./table";

/** An installer firm with its papers, for whoever looks for one. */
export interface FirmToMatch {
  readonly firm: FirmRow;
  readonly certificates: readonly Pick<CertificateRow, "kind" | "state" | "expires" | "systemTypes">[];
}

/** Degrees of latitude beyond which no radius reaches: 500 miles are 7.3. */
const REACH = 7.5;
/** Nearer to a pole a degree of longitude is too short to be asked for. [°] */
const POLAR = 80;

/** Installer firms with a base that somebody in a place could be within the radius of. */
export async function firmsAround(executor: Executor, place: Point): Promise<FirmToMatch[]> {
  const across = Math.abs(place.latitude) > POLAR ? 360 : REACH / Math.cos((place.latitude / 180) * Math.PI);
  const rows = await executor
    .select()
    .from(firms)
    .where(
      and(
        eq(firms.kind, "installer"),
        notInArray(firms.state, ["suspended", "closed"]),
        hasVerifiedOwner,
        isNotNull(firms.radius),
        gte(firms.latitude, place.latitude - REACH),
        lte(firms.latitude, place.latitude + REACH),
        gte(firms.longitude, place.longitude - across),
        lte(firms.longitude, place.longitude + across),
      ),
    )
    .orderBy(asc(firms.id));
  return withPapers(executor, rows);
}

/** Some of them, held until the transaction ends, always in the same order. */
export async function lockFirms(tx: Transaction, ids: readonly string[]): Promise<FirmToMatch[]> {
  const rows = await tx
    .select()
    .from(firms)
    .where(
      and(
        inArray(firms.id, [...ids]),
        eq(firms.kind, "installer"),
        notInArray(firms.state, ["suspended", "closed"]),
        hasVerifiedOwner,
        isNotNull(firms.radius),
        isNotNull(firms.latitude),
      ),
    )
    .orderBy(asc(firms.id))
    .for("no key update");
  return withPapers(tx, rows);
}

async function withPapers(executor: Executor, rows: readonly FirmRow[]): Promise<FirmToMatch[]> {
  if (rows.length === 0) return [];
  const { firmId, kind, state, expires, systemTypes } = firmCertificates;
  const papers = await executor
    .select({ firmId, kind, state, expires, systemTypes })
    .from(firmCertificates)
    .where(
      inArray(
        firmId,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(firmCertificates.createdAt), asc(firmCertificates.id));
  const byFirm = new Map<string, (typeof papers)[number][]>();
  for (const paper of papers) byFirm.set(paper.firmId, [...(byFirm.get(paper.firmId) ?? []), paper]);
  return rows.map((firm) => ({ firm, certificates: byFirm.get(firm.id) ?? [] }));
}

/** The firm that goes with a person who leaves: nobody else works there. */
export async function firmOfOneAlone(executor: Executor, userId: string): Promise<string | null> {
  const [own] = await executor.select().from(memberships).where(eq(memberships.userId, userId));
  if (own === undefined) return null;
  const all = await executor
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.firmId, own.firmId))
    .limit(2);
  return all.length === 1 ? own.firmId : null;
}
