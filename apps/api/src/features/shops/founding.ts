import type { Clock } from "../../platform/clock";
import type { Transaction } from "../../platform/database";
import { newId } from "../../platform/ids";
import { AppError } from "../../platform/errors";
import { holdInOrder } from "../../platform/lock-order";
import { refuseDeceiving } from "./names";
import { membersOf, removeMember } from "./members-table";
import { deleteFirm, firmOf, insertFirm, lockFirmOf, type NewFirm } from "./table";

/** A business that signs up, as its form says it. */
export interface Business {
  readonly userId: string;
  readonly kind: NewFirm["kind"];
  readonly name: string;
  readonly about: string;
  readonly website: string;
  readonly phone: string;
  /** How far an installer works from its base; null for a shop. [mi] */
  readonly radius: number | null;
}

/** What another feature gives a shop to begin with. */
export type Opening = (
  tx: Transaction,
  firm: { readonly id: string; readonly currency: NewFirm["currency"] },
) => Promise<void>;

/** Until the shop says which, before it has a price. */
const FIRST_CURRENCY = "USD";

/** Makes the firm of a business in the transaction that makes its account. Throws invalid_input for a name that deceives. */
export const createFounding =
  (clock: Clock, openings: readonly Opening[]) =>
  async (tx: Transaction, { userId, ...business }: Business): Promise<void> => {
    const now = clock.now();
    const firm = { id: newId(now), ...business, currency: FIRST_CURRENCY, createdAt: now, updatedAt: now } as const;
    await refuseDeceiving(tx, business.name, business.kind === "shop" ? "storeName" : "businessName", firm.id);
    await insertFirm(tx, firm, { userId, role: "owner", joinedAt: now });
    if (business.kind === "shop") for (const open of openings) await open(tx, firm);
  };

/** Holds the firm that a person works for, so that nothing new comes to it while they leave. */
export async function holdFirmOf(tx: Transaction, userId: string): Promise<void> {
  const own = await firmOf(tx, userId);
  if (own !== null) await holdInOrder(tx, "firm", [own.firm.id], "exclusive");
}

/**
 * A person who leaves is a member no more; a firm that nobody else is in goes with them. Throws last_owner where others
 * would be left without one.
 */
export async function leaveFirm(tx: Transaction, userId: string): Promise<void> {
  const own = await lockFirmOf(tx, userId);
  if (own === null) return;
  const others = (await membersOf(tx, own.firm.id)).filter((row) => row.userId !== userId);
  if (others.length > 0 && !others.some(({ role }) => role === "owner")) throw new AppError("last_owner");
  await removeMember(tx, own.firm.id, userId);
  if (others.length === 0) await deleteFirm(tx, own.firm.id);
}
