import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { faultsOf } from "../../apps/api/src/features/orders/audit-table";
import { ADDRESS, type Market, openMarket } from "../../apps/api/src/features/orders/testing/market";
import { startServerProcess } from "../../apps/api/src/testing/process";
import { bundleServer } from "../../tools/bundle.mjs";
import { root } from "../../tools/checkout.mjs";
import type { Line, Place } from "./databases";

const BUYERS = 6;
/** A server is killed after at most so many answers, and so long after the last of them: while others are on their way. */
const MOST_ANSWERS = 120;
const LATEST_MS = 30;
const PIECES = 100_000;

/** The same moments at each run: Mulberry32. */
function random(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * The server is killed while people order, pay and ship, and started again on what is left: order, stock and ledger agree
 * each time, and what was answered is there.
 */
export async function kills(place: Place, repetitions: number): Promise<Line> {
  const folder = join(root, `apps/api/.cache/market-${process.pid}`);
  await bundleServer(folder);
  const market = await openMarket({ database: await place.open() });
  const shop = await market.shop();
  const product = await shop.product({ pieces: PIECES });
  // New ones for each round: what a killed server left half bought would be in the way of their next order.
  const buyers: Buyer[][] = [];
  for (let round = 0; round < repetitions; round++)
    buyers.push(await Promise.all(Array.from({ length: BUYERS }, () => newBuyer(market))));
  const seller = { cookie: await market.cookieOf(shop.userId) };
  await market.close();

  const next = random(11);
  const counts = { faults: 0, lost: 0, twice: 0 };
  const answered = new Set<string>();
  const done = { orders: 0, cutOff: 0 };
  for (const [round, group] of buyers.entries()) {
    const server = await startServerProcess(join(folder, "main.js"), { LOG_LEVEL: "fatal", ...place.environment });
    const moment = killAfter(1 + Math.floor(next() * MOST_ANSWERS));
    const scene = {
      origin: server.origin,
      product: product.id,
      shopId: shop.firm.id,
      seller,
      answered,
      done,
      onAnswer: moment.count,
    };
    const people = group.map((buyer, index) => shopUntilCutOff(scene, buyer, `${round}-${index}`));
    await Promise.race([moment.reached, Promise.all(people)]);
    await pause(next() * LATEST_MS);
    server.child.kill("SIGKILL");
    await server.ended;
    await Promise.all(people);
    const database = await place.open();
    const faults = await faultsOf(database.executor);
    for (const fault of faults.slice(0, 5)) console.error(fault);
    counts.faults += faults.length;
    const kept = await database.executor.execute<{ id: string; cart: string }>(
      sql`select s.id, o.cart_id as cart from seller_orders s join orders o on o.id = s.order_id`,
    );
    const ids = new Set(kept.rows.map(({ id }) => id));
    counts.lost += [...answered].filter((id) => !ids.has(id)).length;
    counts.twice += kept.rows.length - new Set(kept.rows.map(({ cart }) => cart)).size;
    await database.close();
  }
  rmSync(folder, { recursive: true, force: true });
  const failed = counts.faults + counts.lost + counts.twice + Number(done.orders === 0);
  const measured = { kills: repetitions, orders: done.orders, callsCutOff: done.cutOff, ...counts };
  return { figure: "killed at random", database: place.kind, ...measured, failed };
}

interface Buyer {
  readonly cookie: string;
}
const newBuyer = async (market: Market): Promise<Buyer> => ({
  cookie: await market.cookieOf((await market.buyer()).userId),
});

interface Scene {
  readonly origin: string;
  readonly product: string;
  readonly shopId: string;
  readonly seller: Buyer;
  /** Orders whose placing was answered. */
  readonly answered: Set<string>;
  readonly done: { orders: number; cutOff: number };
  /** Is told of each answer. */
  readonly onAnswer: () => void;
}

/** A moment that has come when `count` was called so often. */
function killAfter(answers: number) {
  let left = answers;
  let reach = () => {};
  const reached = new Promise<void>((resolve) => (reach = resolve));
  const count = () => {
    left -= 1;
    if (left === 0) reach();
  };
  return { reached, count };
}

/** Orders, pays and is sent goods again and again, until the server is gone. */
async function shopUntilCutOff(scene: Scene, buyer: Buyer, name: string): Promise<void> {
  try {
    for (let turn = 0; ; turn++) await buyOnce(scene, buyer, `${name}-${turn}`);
  } catch (error) {
    // The server was killed under the call.
    if (!(error instanceof TypeError)) throw error;
    scene.done.cutOff += 1;
  }
}

interface Placed {
  readonly orders: readonly { readonly id: string; readonly totalMinor: number }[];
}
interface Cart {
  readonly id: string | null;
  readonly goodsMinor: number;
}
interface Order {
  readonly lines: readonly { readonly id: string; readonly ordered: number }[];
}

async function buyOnce(scene: Scene, buyer: Buyer, key: string) {
  const { product, shopId, seller } = scene;
  await ask(scene, buyer, "PUT", `/api/cart/lines/${product}`, { quantity: 2 });
  const cart = await ask<Cart>(scene, buyer, "GET", "/api/cart");
  const shops = [{ shopId, delivery: "delivery", payment: "transfer" }];
  const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
  const placed = await ask<Placed>(scene, buyer, "POST", "/api/orders", body, key);
  const [order] = placed.orders;
  if (order === undefined) throw new Error("An order without a part");
  scene.answered.add(order.id);
  scene.done.orders += 1;
  const act = (who: Buyer, side: string, action: { readonly action: string; readonly [more: string]: unknown }) =>
    ask(scene, who, "POST", `/api${side}/orders/${order.id}/actions`, action, `${key}-${action.action}`);
  await act(buyer, "", { action: "say-paid", amountMinor: order.totalMinor, reference: key });
  await act(seller, "/shop", { action: "receive-payment", amountMinor: order.totalMinor, reference: key });
  for (const action of ["confirm", "pack"]) await act(seller, "/shop", { action });
  const { lines } = await ask<Order>(scene, buyer, "GET", `/api/orders/${order.id}`);
  const all = lines.map(({ id: lineId, ordered: quantity }) => ({ lineId, quantity }));
  await act(seller, "/shop", { action: "ship", lines: all });
  await act(buyer, "", { action: "deliver" });
}

/** Throws TypeError where the connection ends, and Error for a refusal that nobody expects. */
async function ask<Body>(scene: Scene, who: Buyer, method: string, path: string, body?: unknown, key?: string) {
  const headers: Record<string, string> = { cookie: who.cookie, origin: scene.origin };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (key !== undefined) headers["idempotency-key"] = key;
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(scene.origin + path, { method, headers, ...sent });
  const text = await answer.text();
  scene.onAnswer();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
  return JSON.parse(text) as Body;
}
