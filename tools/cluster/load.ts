import { setTimeout as pause } from "node:timers/promises";
import { ADDRESS, type Market } from "../../apps/api/src/features/orders/testing/market";

const WRITERS = 8;
const BUYERS = 4;
/** A person may have 500 projects: so many a second are enough for two minutes. */
const BETWEEN_WRITES = 250;
/** Before the same call is sent again, with the same key. */
const BEFORE_AGAIN = 200;

/** What an answer to a call of the load was, and how long it took. */
interface Answer {
  readonly at: number;
  /** Null where the connection ended under the call. */
  readonly status: number | null;
  readonly took: number;
  readonly retryAfter: boolean;
  /** What it said, where it said that something is wrong. */
  readonly words: string;
}

/** What was acknowledged while the load ran. */
export interface Written {
  /** Ids of projects by their names, each name once. */
  readonly projects: ReadonlyMap<string, string>;
  /** Ids of orders. */
  readonly orders: ReadonlySet<string>;
  readonly answers: readonly Answer[];
}

export interface Load {
  readonly written: Written;
  /** The first answer to a write that succeeded after a moment, of all that came since. [ms since that moment] */
  backAfter(moment: number): number | null;
  /** Once each person has got the answer to the call they are at. */
  stop(): Promise<Written>;
}

interface Shop {
  readonly cookie: string;
  readonly shopId: string;
  readonly product: string;
}
export interface People {
  readonly writers: readonly string[];
  readonly buyers: readonly string[];
  readonly shop: Shop;
}

/** New people for each failure: what one left half done would be in the way of the next. */
export async function makePeople(market: Market): Promise<People> {
  const cookies = async (count: number) => {
    const made: string[] = [];
    while (made.length < count) made.push(await market.cookieOf((await market.buyer()).userId));
    return made;
  };
  const shop = await market.shop();
  const product = await shop.product({ pieces: 100_000 });
  return {
    writers: await cookies(WRITERS),
    buyers: await cookies(BUYERS),
    shop: { cookie: await market.cookieOf(shop.userId), shopId: shop.firm.id, product: product.id },
  };
}

/**
 * People who make projects, and who order, pay and are sent goods, without pause. A call whose answer does not come, or is
 * that the server cannot now, is sent again with the same key until it is answered.
 */
export function startLoad(origin: string, { writers, buyers, shop }: People, name: string): Load {
  const projects = new Map<string, string>();
  const orders = new Set<string>();
  const answers: Answer[] = [];
  const written = { projects, orders, answers };
  const stopped = new AbortController();
  const isRunning = () => !stopped.signal.aborted;

  async function send(cookie: string, method: string, path: string, body?: object, key?: string) {
    const headers: Record<string, string> = { cookie, origin };
    if (body !== undefined) headers["content-type"] = "application/json";
    if (key !== undefined) headers["idempotency-key"] = key;
    const began = Date.now();
    const note = (status: number | null, retryAfter: boolean, words: string) =>
      answers.push({ at: Date.now(), status, took: Date.now() - began, retryAfter, words });
    try {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(origin + path, { method, headers, ...sent });
      const text = await answer.text();
      note(answer.status, answer.headers.has("retry-after"), answer.ok ? "" : `${method} ${path} ${text}`);
      return { status: answer.status, text };
    } catch {
      note(null, false, "");
      return { status: null, text: "" };
    }
  }

  /** What a call answers in the end. Throws for a refusal that nobody expects. */
  async function ask<Body>(cookie: string, method: string, path: string, body?: object, key?: string): Promise<Body> {
    for (;;) {
      const { status, text } = await send(cookie, method, path, body, key);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
      if (status !== null && status < 300) return JSON.parse(text) as Body;
      if (status !== null && status < 500) throw new Error(`${method} ${path}: ${status} ${text}`);
      await pause(BEFORE_AGAIN);
    }
  }

  async function write(cookie: string, person: number) {
    for (let turn = 0; isRunning(); turn++) {
      const key = `${name}-${person}-${turn}`;
      const { id } = await ask<{ id: string }>(cookie, "POST", "/api/projects", { name: key }, key);
      projects.set(key, id);
      await pause(BETWEEN_WRITES);
    }
  }

  async function buy(cookie: string, person: number) {
    for (let turn = 0; isRunning(); turn++) {
      const key = `${name}-${person}-${turn}`;
      await ask(cookie, "PUT", `/api/cart/lines/${shop.product}`, { quantity: 2 });
      const cart = await ask<{ id: string; goodsMinor: number }>(cookie, "GET", "/api/cart");
      const shops = [{ shopId: shop.shopId, delivery: "delivery", payment: "transfer" }];
      const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
      type Placed = { orders: readonly { id: string; totalMinor: number }[] };
      const [order] = (await ask<Placed>(cookie, "POST", "/api/orders", body, `order-${key}`)).orders;
      if (order === undefined) throw new Error("An order without a part");
      orders.add(order.id);
      const act = (who: string, side: string, action: { action: string; [more: string]: unknown }) =>
        ask(who, "POST", `/api${side}/orders/${order.id}/actions`, action, `${action.action}-${key}`);
      await act(cookie, "", { action: "say-paid", amountMinor: order.totalMinor, reference: key });
      await act(shop.cookie, "/shop", { action: "receive-payment", amountMinor: order.totalMinor, reference: key });
      for (const action of ["confirm", "pack"]) await act(shop.cookie, "/shop", { action });
      const { lines } = await ask<{ lines: { id: string }[] }>(cookie, "GET", `/api/orders/${order.id}`);
      await act(shop.cookie, "/shop", {
        action: "ship",
        lines: lines.map(({ id: lineId }) => ({ lineId, quantity: 2 })),
      });
      await act(cookie, "", { action: "deliver" });
    }
  }

  const all = [...writers.map(write), ...buyers.map(buy)];
  // Heard when it is stopped; until then it is nobody's.
  for (const one of all) one.catch(() => undefined);
  return {
    written,
    backAfter(moment) {
      const first = answers.find(({ at, took, status }) => at - took >= moment && status !== null && status < 300);
      return first === undefined ? null : first.at - moment;
    },
    async stop() {
      stopped.abort();
      await Promise.all(all);
      return written;
    },
  };
}
