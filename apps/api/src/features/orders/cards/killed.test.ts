// Of the rest: killed processes.
// On the embedded database alone: a server that is killed takes this database with it, whose files are opened again.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Cart } from "@sunwright/contract/carts";
import type { Order } from "@sunwright/contract/orders";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { bundleServer } from "../../../../../../tools/bundle.mjs";
import { openEmbedded } from "../../../platform/embedded";
import { migrate } from "../../../platform/migrate";
import { type ServerProcess, startServerProcess } from "../../../testing/process";
import { faultsOf } from "../audit-table";
import { ADDRESS, openMarket } from "../testing/market";

/** Inside apps/api, where a server finds its migrations and its packages. */
const built = resolve(import.meta.dirname, `../../../../.cache/killed-test-${process.pid}`);
let folder: string;
beforeAll(async () => {
  await bundleServer(built);
  folder = await mkdtemp(join(tmpdir(), "sunwright-killed-"));
});
afterAll(async () => {
  for (const path of [built, folder]) await rm(path, { recursive: true, force: true });
});

const open = () => openEmbedded(join(folder, "data"));
const start = () => startServerProcess(join(built, "main.js"), { DATA_DIR: join(folder, "data"), PAYMENT_TEST: "on" });

/** From before the payment has been read to after it was answered. [ms] */
const MOMENTS = [0, 8] as const;

it("is begun and paid once or not at all, whenever the server is killed under it, and paid once when it is tried again", async () => {
  const database = await open();
  await migrate(database);
  const market = await openMarket({ database });
  const shop = await market.shop();
  const product = await shop.product({ pieces: 1_000 });
  const people = [];
  for (const moment of MOMENTS) people.push({ moment, cookie: await market.cookieOf((await market.buyer()).userId) });
  await market.close();

  let server = await start();
  for (const { moment, cookie } of people) {
    const ask = askAs(cookie);
    await ask(server, "PUT", `/api/cart/lines/${product.id}`, { quantity: 2 });
    const cart = await ask<Cart>(server, "GET", "/api/cart");
    const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "card" }];
    const order = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
    const placed = await ask<{ orders: { id: string }[] }>(server, "POST", "/api/orders", order);
    const id = placed.orders[0]?.id ?? "";
    const path = `/api/orders/${id}/card-payment`;
    await ask(server, "POST", path);
    const paying = ask(server, "POST", `${path}/test`, { outcome: "pay" }).then(
      () => "answered",
      () => "cut off",
    );
    await pause(moment);
    server.child.kill("SIGKILL");
    await server.ended;
    const heard = await paying;

    const left = await open();
    expect(await faultsOf(left.executor), `killed after ${moment} ms`).toEqual([]);
    const { rows } = await left.executor.execute<{ state: string; came: number; entries: number }>(sql`
      select c.state, (select count(*)::integer from payments p where p.seller_order_id = ${id}) as came,
        (select count(*)::integer from account_entries a where a.seller_order_id = ${id} and a.debit = 'received') as entries
      from card_payments c where c.seller_order_id = ${id}`);
    await left.close();
    const paid = { state: "paid", came: 1, entries: 1 };
    // What was answered is there; what was cut off is there whole, or not at all.
    const whole = heard === "answered" ? [[paid]] : [[paid], [{ state: "open", came: 0, entries: 0 }]];
    expect(whole, `killed after ${moment} ms, ${heard}`).toContainEqual(rows);

    server = await start();
    const read = () => ask<Order>(server, "GET", `/api/orders/${id}`);
    if ((await read()).money !== "paid") await ask(server, "POST", `${path}/test`, { outcome: "pay" });
    expect(await read()).toMatchObject({ money: "paid", receivedMinor: 20_000, payments: [{ amountMinor: 20_000 }] });
  }
  server.child.kill("SIGKILL");
  await server.ended;
}, 300_000);

const askAs =
  (cookie: string) =>
  async <Body = unknown>({ origin }: ServerProcess, method: string, path: string, body?: unknown): Promise<Body> => {
    const headers = { cookie, origin, ...(body === undefined ? {} : { "content-type": "application/json" }) };
    const answer = await fetch(origin + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the call answers
    return JSON.parse(text) as Body;
  };
