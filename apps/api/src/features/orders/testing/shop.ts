import { eq } from "drizzle-orm";
import type { Transaction } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import type { TestServer } from "../../../testing/server";
import { insertPrices } from "../../products/prices-table";
import { insertProduct, listsOf } from "../../products/table";
import { shopTerms } from "../../shops/schema";
import { firmOf, replaceAreas } from "../../shops/table";
import { locationsOf, lockItemAt, move } from "../../stock/table";

/** Makes the shop of a retailer's account one that delivers for nothing and takes transfers. */
export async function openShop({ database, clock }: Pick<TestServer, "database" | "clock">, ownerId: string) {
  const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work);
  const own = await firmOf(database.executor, ownerId);
  if (own === null) throw new Error("A retailer has a shop");
  const { firm } = own;
  const [publicList] = (await listsOf(database.executor, firm.id)).filter(({ kind }) => kind === "public");
  const [place] = await locationsOf(database.executor, firm.id);
  if (!publicList || !place) throw new Error("A shop begins with lists and a place");
  await write(async (tx) => {
    await tx
      .update(shopTerms)
      .set({
        payments: ["transfer", "on-delivery", "invoice", "card"],
        collection: true,
        bankDetails: "Sahel Trust Bank 20 4417 0938",
      })
      .where(eq(shopTerms.firmId, firm.id));
    const area = { id: newId(clock.now()), firmId: firm.id, name: "Everywhere", radius: null, freeFrom: null };
    await replaceAreas(tx, firm.id, [{ ...area, country: "Nigeria", cost: 0, daysMin: 1, daysMax: 3, position: 0 }]);
  });

  /** A product on sale. */
  async function product({ unitMinor = 10_000, pieces = 10 } = {}) {
    const at = clock.now();
    const id = newId(at);
    const itemId = newId(at);
    await write(async (tx) => {
      const named = { sku: id.slice(-12), category: "panel", name: "Heliora 400 Mono", spec: {}, taxPercent: 7.5 };
      await insertProduct(tx, { id, firmId: firm.id, ...named, state: "published", createdAt: at, updatedAt: at });
      const price = { id: newId(at), productId: id, listId: publicList?.id ?? "", fromQuantity: 1, unitMinor };
      await insertPrices(tx, [{ ...price, validFrom: new Date(0), validUntil: null }]);
      const item = await lockItemAt(tx, { id: itemId, productId: id, locationId: place?.id ?? "", now: at });
      await move(tx, { id: newId(at), itemId: item.id, kind: "opening", quantity: pieces, createdAt: at });
    });
    return { id, itemId };
  }
  return { firm, product };
}
