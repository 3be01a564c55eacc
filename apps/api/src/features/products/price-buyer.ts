import type { Executor } from "../../platform/database";
import { dayAtFirm } from "../../platform/local-day";
import type { Viewer } from "../../platform/sessions";
import { firmOfLooker, type LookerRow } from "./looker-table";
import type { LivePrice } from "./table";

/** Who looks at prices or pays them. */
export interface PriceBuyer {
  /** The firm that the person works for, of either kind; null for who works for none. */
  readonly firmId: string | null;
  /** The same where it is a verified installer firm; null for everybody else. */
  readonly tradeFirmId: string | null;
}

/** Who looks, and where from where no town is said: from that of their firm. */
export interface Looker extends Pick<Viewer, "at"> {
  readonly buyer: PriceBuyer;
  /** [°] */
  readonly base: { readonly latitude: number; readonly longitude: number } | null;
}

/** Trade prices are for members of an active installer firm with a verified certificate that has not ended. */
export function lookerFrom(row: LookerRow | undefined, at: Date): Looker {
  const firm = row?.firm ?? null;
  if (!row || firm === null) return { at, buyer: { firmId: null, tradeFirmId: null }, base: null };
  const mayTrade = firm.kind === "installer" && firm.state === "active";
  // "infinity" is after every day, as a text too.
  const isTrade = mayTrade && row.verifiedUntil !== null && row.verifiedUntil >= dayAtFirm(at, firm);
  const { latitude: north, longitude: east } = firm;
  return {
    at,
    buyer: { firmId: firm.id, tradeFirmId: isTrade ? firm.id : null },
    base: north === null || east === null ? null : { latitude: north, longitude: east },
  };
}

export const lookerOf = async (executor: Executor, { userId, at }: Pick<Viewer, "userId" | "at">): Promise<Looker> =>
  lookerFrom(await firmOfLooker(executor, userId), at);

export const buyerOf = async (...question: Parameters<typeof lookerOf>): Promise<PriceBuyer> =>
  (await lookerOf(...question)).buyer;

/** The one condition under which a price is shown to a person, or paid. A firm's own list is a trade one. */
export const maySee = (
  { tradeFirmId }: Pick<PriceBuyer, "tradeFirmId">,
  { list, forFirmId }: Pick<LivePrice, "list" | "forFirmId">,
): boolean => list === "public" || (tradeFirmId !== null && (list === "trade" || forFirmId === tradeFirmId));
