import type { Body } from "@sunwright/contract/endpoint";
import type { changeShop, saveShop, Shop } from "@sunwright/contract/shops";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, invalidField } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { told } from "../../platform/told";
import { holdFirm, lockOwnShop, requireShop } from "./access";
import type { TellCustomers } from "./customers";
import { afterEvent, eventsOf } from "./rules";
import { refuseDeceiving } from "./names";
import { areasOf, type FirmOfCaller, replaceAreas, termsOf, updateFirm, updateTerms } from "./table";
import { ratesOf, replaceRates } from "./tax-table";

/** What a shop needs to know of others. */
export interface Sources {
  readonly clock: Clock;
  /** Whether anything has a price; the currency can no longer change then. */
  readonly hasPrices: (executor: Executor, firmId: string) => Promise<boolean>;
  /** Whether it still owes somebody goods, an answer or money. */
  readonly hasDuties: (executor: Executor, firmId: string) => Promise<boolean>;
  readonly tellCustomers: TellCustomers;
  readonly setCurrency: (tx: Transaction, firmId: string, currency: Shop["currency"]) => Promise<void>;
}

export type Shops = ReturnType<typeof createShops>;

/** Every method throws shop_not_found for somebody who works for no shop. */
export function createShops({ clock, hasPrices, hasDuties, setCurrency, tellCustomers }: Sources) {
  async function present(executor: Executor, { firm, role }: FirmOfCaller): Promise<Shop> {
    const { id, state, version, name, about, phone, country, town, currency } = firm;
    const terms = await termsOf(executor, id);
    if (terms === null) throw new Error("A shop without terms");
    const areas = await areasOf(executor, id);
    const taxRates = await ratesOf(executor, id);
    const said = { id, state, role, version, name, about, phone, country, town, currency };
    const bankDetails = role === "owner" ? terms.bankDetails : "";
    return { ...said, ...terms, bankDetails, areas, taxRates, events: eventsOf(state, role) };
  }

  return {
    async read(executor: Executor, userId: string): Promise<Shop> {
      return present(executor, await requireShop(executor, userId));
    },

    /** Throws owner_needed, shop_changed, shop_closed, currency_in_use, and invalid_input for what does not go together. */
    async save(tx: Transaction, userId: string, body: Body<typeof saveShop>): Promise<Shop> {
      const own = await lockOwnShop(tx, userId);
      const { id } = own.firm;
      const { version, areas, taxRates, name, about, phone, country, town, currency, ...terms } = body;
      if (own.firm.state === "closed") throw new AppError("shop_closed");
      checkTogether(body);
      if (name !== own.firm.name) await refuseDeceiving(tx, name, "name", id);
      if (currency !== own.firm.currency) {
        if (await hasPrices(tx, id)) throw new AppError("currency_in_use");
        await setCurrency(tx, id, currency);
      }
      const now = clock.now();
      // Distances are counted from them: they are the town's, whatever it was before.
      const { latitude = null, longitude = null } = placeOf(town) ?? {};
      const sent = { name, about, phone, country, town, latitude, longitude, currency, updatedAt: now };
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
      await replaceRates(tx, id, taxRates);
      return present(tx, { firm, role: own.role });
    },

    /** Throws owner_needed, wrong_state and, where closing would leave somebody waiting, orders_under_way. */
    async change(tx: Transaction, userId: string, { event }: Body<typeof changeShop>): Promise<Shop> {
      const { firm, role } = await holdFirm(tx, userId, "shop");
      const state = afterEvent(firm.state, event, role);
      if (state === "closed" && (await hasDuties(tx, firm.id))) throw new AppError("orders_under_way");
      const after = await updateFirm(tx, firm.id, firm.version, { state, updatedAt: clock.now() });
      if (after === null) throw new Error("A shop that is held was changed");
      if (state !== "closed") await tellCustomers(tx, after, state);
      return present(tx, { firm: after, role });
    },
  };
}

/** A town is one, a radius is around it, and each day has one rate. */
function checkTogether({ town, areas, taxRates }: Body<typeof saveShop>): void {
  if (town !== null && placeOf(town) === null) throw invalidField("town", told("shop.noTown"));
  if (town === null && areas.some(({ radius }) => radius !== null))
    throw invalidField("town", told("shop.radiusNeedsTown"));
  if (new Set(taxRates.map(({ from }) => from)).size < taxRates.length)
    throw invalidField("taxRates", told("shop.ratesOfOneDay"));
}
