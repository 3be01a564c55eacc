import type { Executor } from "../../platform/database";
import type { Viewer } from "../../platform/sessions";
import type { LivePrice } from "../products/table";
import { firmOf, isVerified } from "../shops/table";

/** What of prices a person may see. */
export interface Buyer {
  /** The verified installer firm that the person works for; null for everybody else. */
  readonly tradeFirmId: string | null;
}

/** Trade prices are for members of an active installer firm with a verified certificate that has not ended. */
export async function buyerOf(executor: Executor, { userId, at }: Pick<Viewer, "userId" | "at">): Promise<Buyer> {
  const firm = (await firmOf(executor, userId))?.firm;
  if (firm?.kind !== "installer" || firm.state !== "active") return { tradeFirmId: null };
  const isTrade = await isVerified(executor, firm.id, at.toISOString().slice(0, 10));
  return { tradeFirmId: isTrade ? firm.id : null };
}

/** The one condition under which a price is shown to a person. */
export const maySee = ({ tradeFirmId }: Buyer, { list, forFirmId }: Pick<LivePrice, "list" | "forFirmId">): boolean =>
  list === "public" || (tradeFirmId !== null && (list === "trade" || forFirmId === tradeFirmId));
