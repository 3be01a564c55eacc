import type { Role } from "@sunwright/contract/accounts";
import type { Method } from "@sunwright/contract/endpoint";
import type { Cart } from "@sunwright/contract/carts";
import type { Client } from "../../../testing/client";
import { startTestServer } from "../../../testing/server";
import { writeLegalPages } from "../../legal/testing/written";
import type { Reply } from "../../projects/testing/api";
import { newId } from "../../../platform/ids";
import type { TestServer } from "../../../testing/server";
import { orders, sellerOrders } from "../schema";
import { openShop } from "./shop";

/** Lagos, as a project keeps it. */
export const LAGOS = "2332459 6.4541 3.3947 11 Lagos";
export const ADDRESS = {
  name: "Amina Bello",
  street: "12 Gidan Rimi Close",
  town: LAGOS,
  country: "Nigeria",
  phone: "0803 555 0142",
  note: "",
} as const;
/** Of the countries whose addresses have a postcode or a state, one each. Source: libaddressinput, examples. */
const POSTED: Readonly<Record<string, object>> = {
  Germany: { postcode: "80337" },
  UK: { postcode: "EC1Y 8SY" },
  "South Africa": { postcode: "0083" },
  USA: { state: "OK", postcode: "74103" },
  Australia: { state: "NSW", postcode: "2060" },
  India: { state: "Delhi", postcode: "110034" },
};
export const addressIn = (country: string) => ({ ...ADDRESS, country, ...POSTED[country] });

/** An order of a buyer at a shop that is long gone, delivered and completed. */
async function completeOrder({ database, clock }: Pick<TestServer, "database" | "clock">, buyerId: string) {
  const at = clock.now();
  const purchase = {
    id: newId(at),
    buyerId,
    cartId: newId(at),
    projectId: null,
    currency: "USD",
    createdAt: at,
  } as const;
  const money = { goodsMinor: 0, deliveryMinor: 0, taxMinor: 0, totalMinor: 0 };
  await database.executor.insert(orders).values({ ...purchase, ...ADDRESS });
  await database.executor.insert(sellerOrders).values({
    ...money,
    id: newId(at),
    orderId: purchase.id,
    firmId: newId(at),
    buyerId,
    shopName: "A shop of before",
    bankDetails: "",
    state: "completed",
    deliveryWay: "delivery",
    paymentWay: "transfer",
    currency: "USD",
    placedAt: at,
    updatedAt: at,
  });
}

/** Members of a test's market, each with calls of their own. */
export type Market = Awaited<ReturnType<typeof openMarket>>;
export type Shop = Awaited<ReturnType<Market["shop"]>>;
export type Buyer = Awaited<ReturnType<Market["buyer"]>>;

/** The whole product with a few shops in it. */
export async function openMarket(options: Parameters<typeof startTestServer>[0] = {}) {
  const server = await startTestServer(options);
  const { database, clock } = server;
  await writeLegalPages(server);

  function callsOf(client: Client, userId: string) {
    async function send<T>(method: Method, path: string, body?: unknown, key?: string): Promise<Reply<T>> {
      clock.advance(0.001);
      const reply = await client.send(method, path, body, key === undefined ? {} : { idempotencyKey: key });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what it expects, and then checks it
      return { status: reply.status, body: reply.body as T };
    }
    return {
      client,
      userId,
      send,
      file: (path: string) => client.bytes(path),
      get: <T = unknown>(path: string): Promise<Reply<T>> => send<T>("GET", path),
      post: <T = unknown>(path: string, body: unknown, key?: string): Promise<Reply<T>> =>
        send<T>("POST", path, body, key),
      put: <T = unknown>(path: string, body: unknown): Promise<Reply<T>> => send<T>("PUT", path, body),
    };
  }

  /** Somebody who buys; with an account where more than a row of it is looked at. Proven: with a completed order behind them. */
  async function buyer({ account, proven = false }: { readonly account?: Role; readonly proven?: boolean } = {}) {
    const person = account ? await server.build.person({ role: account }) : await server.build.customer();
    if (proven) await completeOrder(server, person.userId);
    const { client, userId, email } = person;
    const calls = callsOf(client, userId);
    const put = (productId: string, quantity: number) => calls.put<Cart>(`/api/cart/lines/${productId}`, { quantity });
    /** Orders the cart as it stands, delivered and paid by transfer. */
    async function place(more: object = {}, key?: string) {
      const { body: cart } = await calls.get<Cart>("/api/cart");
      const shops = cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "transfer" }));
      const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor, ...more };
      return calls.post<{ orders: { id: string; number: string; totalMinor: number; held: boolean }[] }>(
        "/api/orders",
        body,
        key,
      );
    }
    return { ...calls, email, put, place };
  }

  async function shop() {
    const person = await server.build.person({ role: "retailer" });
    const stocked = await openShop(server, person.userId);
    return { ...callsOf(person.client, person.userId), ...stocked };
  }

  return {
    server,
    database,
    buyer,
    shop,
    /** Another browser of somebody there is. */
    signedIn: async (userId: string) => callsOf((await server.build.session(userId)).client, userId),
    /** What a browser of somebody there is sends to another server on the same database. */
    async cookieOf(userId: string) {
      const { client } = await server.build.session(userId);
      return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    nobody: () => callsOf(server.visitor(), ""),
    advance: (seconds: number) => clock.advance(seconds),
    close: () => server.close(),
  };
}
