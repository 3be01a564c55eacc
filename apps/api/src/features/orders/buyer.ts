import type { Executor } from "../../platform/database";
import { firmOf, isVerified } from "../shops/table";
import type { Buyer } from "./pricing";

/** Which prices are open to a person: trade ones to verified installer firms alone. */
export async function buyerOf(executor: Executor, userId: string, now: Date): Promise<Buyer> {
  const own = await firmOf(executor, userId);
  if (own === null) return { firmId: null, trade: false };
  const { id: firmId, kind, state } = own.firm;
  const today = now.toISOString().slice(0, 10);
  const trade = kind === "installer" && state === "active" && (await isVerified(executor, firmId, today));
  return { firmId, trade };
}
