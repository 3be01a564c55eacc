import type { Currency } from "@sunwright/engine/parameters/options";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { eq } from "drizzle-orm";
import { newId } from "../../../platform/ids";
import type { TestServer } from "../../../testing/server";
import { insertPrices } from "../../products/prices-table";
import { products } from "../../products/schema";
import { listsOf } from "../../products/table";
import { deliveryAreas, firmCertificates, firms } from "../../shops/schema";
import { firmOf } from "../../shops/table";
import { locationsOf, lockItemAt, move } from "../../stock/table";

/** Of a panel of the design page's class. */
export const SPEC_400 = {
  powerWatts: 400,
  openVolts: 41.2,
  powerVolts: 34.2,
  shortCircuitAmperes: 12.28,
  powerAmperes: 11.7,
  openVoltagePercentPerKelvin: -0.25,
  powerPercentPerKelvin: -0.35,
};

export interface Sold {
  readonly name: string;
  readonly category?: Category;
  readonly spec?: Readonly<Record<string, unknown>>;
  readonly brand?: string;
  readonly model?: string;
  /** [minor units] */
  readonly price?: number;
  readonly trade?: number;
  /** None unless given. */
  readonly stock?: number;
  readonly state?: "draft" | "published" | "paused" | "archived";
}

interface Shop {
  readonly name: string;
  readonly currency?: Currency;
  readonly town?: { readonly text: string; readonly latitude: number; readonly longitude: number };
}

type Server = Pick<TestServer, "build" | "database" | "clock">;

/** Shops with goods, written into the tables. */
export const createShops = ({ build, database, clock }: Server) => ({
  async shop({ name, currency = "NGN", town }: Shop) {
    const owner = await build.person({ role: "retailer" });
    const firm = (await firmOf(database.executor, owner.userId))?.firm;
    if (firm === undefined) throw new Error("No shop");
    const place = town && { town: town.text, latitude: town.latitude, longitude: town.longitude };
    await database.executor
      .update(firms)
      .set({ name, currency, country: "Nigeria", ...place })
      .where(eq(firms.id, firm.id));
    return { ...owner, firmId: firm.id };
  },

  /** Answers the product's id. */
  sell(
    firmId: string,
    { name, category = "panel", spec = {}, brand = "", model = "", state = "published", ...more }: Sold,
  ) {
    // Ids of one millisecond have no order.
    clock.advance(0.001);
    const now = clock.now();
    const id = newId(now);
    return database.transaction(async (tx) => {
      const row = { id, firmId, sku: id.slice(-12), category, name, brand, model, spec, state, taxPercent: 7.5 };
      await tx.insert(products).values({ ...row, createdAt: now, updatedAt: now });
      const lists = await listsOf(tx, firmId);
      const priced = ({ kind, id: listId }: (typeof lists)[number]) => {
        const unitMinor = kind === "public" ? more.price : more.trade;
        const price = { id: newId(now), productId: id, listId, fromQuantity: 1, validFrom: now };
        return unitMinor === undefined ? [] : [{ ...price, unitMinor }];
      };
      await insertPrices(tx, lists.flatMap(priced));
      const [place] = await locationsOf(tx, firmId);
      const at = { productId: id, locationId: place?.id ?? "", now };
      const item = await lockItemAt(tx, { id: newId(now), ...at });
      if (more.stock)
        await move(tx, { id: newId(now), itemId: item.id, kind: "opening", quantity: more.stock, createdAt: now });
      return id;
    });
  },

  async deliver(firmId: string, cost: number, freeFrom: number | null = null, radius: number | null = null) {
    const area = {
      name: "Everywhere",
      country: "Nigeria",
      cost,
      freeFrom,
      daysMin: 1,
      daysMax: 3,
      radius,
      position: 0,
    } as const;
    await database.executor.insert(deliveryAreas).values({ id: newId(clock.now()), firmId, ...area });
  },

  /** An installer, with a certificate in this state where one is given. */
  async installer(state?: "verified" | "pending" | "revoked", expires?: string) {
    const person = await build.person({ role: "installer" });
    const firm = (await firmOf(database.executor, person.userId))?.firm;
    const certificate = { kind: "Licence", number: "1", expires, createdAt: clock.now() };
    if (state !== undefined)
      await database.executor
        .insert(firmCertificates)
        .values({ id: newId(clock.now()), firmId: firm?.id ?? "", state, ...certificate });
    return person;
  },
});
