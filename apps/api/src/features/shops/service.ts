import type { Body, Response } from "@sunwright/contract/endpoint";
import type { addMember, listMembers, saveShop, Shop } from "@sunwright/contract/shops";
import type { Clock } from "../../platform/clock";
import { type Executor, type Transaction, uniqueViolation } from "../../platform/database";
import { AppError } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { lockOwnShop, lockShop, requireShop } from "./access";
import {
  areasOf,
  type FirmOfCaller,
  insertMember,
  membersOf,
  removeMember,
  replaceAreas,
  termsOf,
  updateFirm,
  updateTerms,
} from "./table";

/** People of one shop. */
const MEMBERS_MAX = 50;

/** What a shop needs to know of others. */
export interface Sources {
  readonly clock: Clock;
  /** Whose verified address it is; null for nobody's. */
  readonly personAt: (executor: Executor, email: string) => Promise<string | null>;
  readonly namesOf: (executor: Executor, userIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether anything has a price; the currency can no longer change then. */
  readonly hasPrices: (executor: Executor, firmId: string) => Promise<boolean>;
  readonly setCurrency: (tx: Transaction, firmId: string, currency: Shop["currency"]) => Promise<void>;
}

export type Shops = ReturnType<typeof createShops>;

/** Every method throws shop_not_found for somebody who works for no shop. */
export function createShops({ clock, personAt, namesOf, hasPrices, setCurrency }: Sources) {
  async function present(executor: Executor, { firm, role }: FirmOfCaller): Promise<Shop> {
    const { id, state, version, name, about, phone, country, town, currency } = firm;
    const terms = await termsOf(executor, id);
    if (terms === null) throw new Error("A shop without terms");
    const areas = await areasOf(executor, id);
    return { id, state, role, version, name, about, phone, country, town, currency, ...terms, areas };
  }

  async function members(executor: Executor, firmId: string): Promise<Response<typeof listMembers>> {
    const rows = await membersOf(executor, firmId);
    const names = await namesOf(
      executor,
      rows.map(({ userId }) => userId),
    );
    return { members: rows.map(({ userId, role }) => ({ userId, role, name: names.get(userId) ?? "" })) };
  }

  return {
    async read(executor: Executor, userId: string): Promise<Shop> {
      return present(executor, await requireShop(executor, userId));
    },

    /** Throws owner_needed, shop_changed and currency_in_use. */
    async save(tx: Transaction, userId: string, body: Body<typeof saveShop>): Promise<Shop> {
      const own = await lockOwnShop(tx, userId);
      const { id } = own.firm;
      const { version, areas, name, about, phone, country, town, currency, ...terms } = body;
      if (currency !== own.firm.currency) {
        if (await hasPrices(tx, id)) throw new AppError("currency_in_use");
        await setCurrency(tx, id, currency);
      }
      const now = clock.now();
      const sent = { name, about, phone, country, town, currency, updatedAt: now };
      const firm = await updateFirm(tx, id, version, sent);
      if (firm === null) throw new AppError("shop_changed");
      await updateTerms(tx, { firmId: id, ...terms });
      const rows = areas.map((area, position) => ({
        ...area,
        daysMax: Math.max(area.daysMin, area.daysMax),
        id: newId(now),
        firmId: id,
        position,
      }));
      await replaceAreas(tx, id, rows);
      return present(tx, { firm, role: own.role });
    },

    async members(executor: Executor, userId: string) {
      const { firm } = await requireShop(executor, userId);
      return members(executor, firm.id);
    },

    /** Throws owner_needed, member_unknown and too_many_members. */
    async addMember(tx: Transaction, userId: string, { email }: Body<typeof addMember>) {
      const { firm } = await lockOwnShop(tx, userId);
      if ((await membersOf(tx, firm.id)).length >= MEMBERS_MAX) throw new AppError("too_many_members");
      const joining = await personAt(tx, email.toLowerCase());
      if (joining === null) throw new AppError("member_unknown");
      try {
        await insertMember(tx, { firmId: firm.id, userId: joining, role: "staff", joinedAt: clock.now() });
      } catch (error) {
        if (uniqueViolation(error)) throw new AppError("member_unknown", { cause: error });
        throw error;
      }
      return members(tx, firm.id);
    },

    /** An owner lets anybody go but the last owner; staff only themselves. Throws owner_needed, member_not_found, last_owner. */
    async removeMember(tx: Transaction, userId: string, leaving: string) {
      const { firm, role } = await lockShop(tx, userId);
      if (role !== "owner" && leaving !== userId) throw new AppError("owner_needed");
      const rows = await membersOf(tx, firm.id);
      const found = rows.find((row) => row.userId === leaving);
      if (found === undefined) throw new AppError("member_not_found");
      const owners = rows.filter((row) => row.role === "owner");
      if (found.role === "owner" && owners.length === 1) throw new AppError("last_owner");
      await removeMember(tx, firm.id, leaving);
      return members(tx, firm.id);
    },
  };
}
