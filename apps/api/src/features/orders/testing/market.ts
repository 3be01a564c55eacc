import type { Method } from "@sunwright/contract/endpoint";
import type { Cart } from "@sunwright/contract/orders";
import type { Transaction } from "../../../platform/database";
import { newId } from "../../../platform/ids";
import type { Client } from "../../../testing/client";
import { startTestServer } from "../../../testing/server";
import { insertPrices } from "../../products/prices-table";
import { insertProduct, listsOf } from "../../products/table";
import { shopTerms } from "../../shops/schema";
import { firmOf, replaceAreas } from "../../shops/table";
import { locationsOf, lockItemAt, move } from "../../stock/table";
import { eq } from "drizzle-orm";

/** Lagos, as a project keeps it. */
export const LAGOS = "2332459 6.4541 3.3947 11 Lagos";
export const ADDRESS = {
  name: "Amina Bello",
  street: "12 Gidan Rimi Close",
  town: LAGOS,
  country: "Nigeria",
  phone: "0803 555 0142",
};

/** Members of a test's market, each with calls of their own. */
export type Market = Awaited<ReturnType<typeof openMarket>>;
export type Shop = Awaited<ReturnType<Market["shop"]>>;
export type Buyer = Awaited<ReturnType<Market["buyer"]>>;

/** The whole product with a few shops in it. */
export async function openMarket() {
  const server = await startTestServer();
  const { database, clock } = server;
  const write = <T>(work: (tx: Transaction) => Promise<T>) => database.transaction(work);

  function callsOf(client: Client, userId: string) {
    async function send<T>(method: Method, path: string, body?: unknown, key?: string) {
      clock.advance(0.001);
      const reply = await client.send(method, path, body, key === undefined ? {} : { idempotencyKey: key });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what it expects, and then checks it
      return { status: reply.status, body: reply.body as T };
    }
    return {
      userId,
      send,
      get: <T = unknown>(path: string) => send<T>("GET", path),
      post: <T = unknown>(path: string, body: unknown, key?: string) => send<T>("POST", path, body, key),
      put: <T = unknown>(path: string, body: unknown) => send<T>("PUT", path, body),
    };
  }

  async function buyer() {
    const { client, userId } = await server.build.session();
    const calls = callsOf(client, userId);
    const put = (productId: string, quantity: number) => calls.put<Cart>(`/api/cart/lines/${productId}`, { quantity });
    /** Orders the cart as it stands, delivered and paid by transfer. */
    async function place(more: object = {}, key?: string) {
      const { body: cart } = await calls.get<Cart>("/api/cart");
      const shops = cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "transfer" }));
      const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor, ...more };
      return calls.post<{ orders: { id: string; number: string; totalMinor: number }[] }>("/api/orders", body, key);
    }
    return { ...calls, put, place };
  }

  async function shop({ country = "Nigeria", payments = ["transfer", "on-delivery"] as const } = {}) {
    const person = await server.build.person({ role: "retailer" });
    const own = await firmOf(database.executor, person.userId);
    if (own === null) throw new Error("A retailer has a shop");
    const { firm } = own;
    const now = clock.now();
    const [publicList] = (await listsOf(database.executor, firm.id)).filter(({ kind }) => kind === "public");
    const [place] = await locationsOf(database.executor, firm.id);
    if (!publicList || !place) throw new Error("A shop begins with lists and a place");
    await write(async (tx) => {
      await tx
        .update(shopTerms)
        .set({ payments: [...payments], collection: true, bankDetails: "Sahel Trust Bank 20 4417 0938" })
        .where(eq(shopTerms.firmId, firm.id));
      const area = { id: newId(now), firmId: firm.id, name: "Everywhere", country: "Nigeria" as const, radius: null };
      await replaceAreas(tx, firm.id, [{ ...area, cost: 0, freeFrom: null, daysMin: 1, daysMax: 3, position: 0 }]);
    });

    /** A product on sale. */
    async function product({ unitMinor = 10_000, pieces = 10, taxPercent = 7.5, state = "published" as const } = {}) {
      const id = newId(clock.now());
      const itemId = newId(clock.now());
      const at = clock.now();
      await write(async (tx) => {
        const named = { sku: id.slice(-12), category: "panel", name: "Heliora 400 Mono", spec: {} };
        await insertProduct(tx, { id, firmId: firm.id, ...named, taxPercent, state, createdAt: at, updatedAt: at });
        const price = { id: newId(at), productId: id, listId: publicList?.id ?? "", fromQuantity: 1, unitMinor };
        await insertPrices(tx, [{ ...price, validFrom: new Date(0), validUntil: null }]);
        const item = await lockItemAt(tx, { id: itemId, productId: id, locationId: place?.id ?? "", now: at });
        if (pieces > 0)
          await move(tx, { id: newId(at), itemId: item.id, kind: "opening", quantity: pieces, createdAt: at });
      });
      return { id, itemId };
    }
    return { ...callsOf(person.client, person.userId), firm, country, listId: publicList.id, product };
  }

  return {
    server,
    database,
    write,
    buyer,
    shop,
    /** Another browser of somebody there is. */
    signedIn: async (userId: string) => callsOf((await server.build.session(userId)).client, userId),
    nobody: () => callsOf(server.visitor(), ""),
    advance: (seconds: number) => clock.advance(seconds),
    now: () => clock.now(),
    close: () => server.close(),
  };
}
