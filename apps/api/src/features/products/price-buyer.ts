import type { Executor } from "../../platform/database";
import { dayAtFirm } from "../../platform/local-day";
import type { Viewer } from "../../platform/sessions";
import { firmOf, isVerified } from "../shops/table";
import type { LivePrice } from "./table";

/** Who looks at prices or pays them. */
export interface PriceBuyer {
  /** The firm that the person works for, of either kind; null for who works for none. */
  readonly firmId: string | null;
  /** The same where it is a verified installer firm; null for everybody else. */
  readonly tradeFirmId: string | null;
}

/** Trade prices are for members of an active installer firm with a verified certificate that has not ended. */
export async function buyerOf(executor: Executor, { userId, at }: Pick<Viewer, "userId" | "at">): Promise<PriceBuyer> {
  const firm = (await firmOf(executor, userId))?.firm;
  if (firm === undefined) return { firmId: null, tradeFirmId: null };
  const mayTrade = firm.kind === "installer" && firm.state === "active";
  const isTrade = mayTrade && (await isVerified(executor, firm.id, dayAtFirm(at, firm)));
  return { firmId: firm.id, tradeFirmId: isTrade ? firm.id : null };
}

/** The one condition under which a price is shown to a person, or paid. A firm's own list is a trade one. */
export const maySee = (
  { tradeFirmId }: Pick<PriceBuyer, "tradeFirmId">,
  { list, forFirmId }: Pick<LivePrice, "list" | "forFirmId">,
): boolean => list === "public" || (tradeFirmId !== null && (list === "trade" || forFirmId === tradeFirmId));
