import type { Cart } from "@sunwright/contract/carts";
import type { ListedProduct, OwnList } from "@sunwright/contract/price-lists";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Market, openMarket } from "../orders/testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

interface Lists {
  readonly lists: readonly OwnList[];
}
interface Read {
  readonly list: OwnList;
  readonly products: readonly ListedProduct[];
}

/** An installer firm whose certificate is verified, or not. */
async function installer(verified = true) {
  const { userId } = await market.server.build.person({ role: "installer" });
  const { rows } = await market.database.executor.execute(
    sql`select firm_id from memberships where user_id = ${userId}`,
  );
  const firmId = String(rows[0]?.["firm_id"]);
  if (verified)
    await market.database.executor.execute(
      sql`insert into firm_certificates (id, firm_id, kind, number, state, created_at) values (gen_random_uuid(), ${firmId}, 'Licence', '1', 'verified', now())`,
    );
  return { ...(await market.signedIn(userId)), firmId };
}

it("opens a list for a verified installer firm, which then pays the lowest of its lists; others never see it", async () => {
  const [owner, buyer, other] = [await market.shop(), await installer(), await installer()];
  const { id } = await owner.product({ unitMinor: 10_000, pieces: 100 });
  const { body } = await owner.post<Lists>("/api/shop/price-lists", { firmId: buyer.firmId });
  expect(body.lists).toMatchObject([{ firmId: buyer.firmId, firm: "Roof and Sun", products: 0 }]);
  const list = `/api/shop/price-lists/${body.lists[0]?.id}`;
  const steps = [
    { fromQuantity: 1, unitMinor: 9_000 },
    { fromQuantity: 10, unitMinor: 8_000 },
  ];
  expect(await owner.put(`${list}/products/${id}`, { steps })).toMatchObject({
    status: 200,
    body: { publicMinor: 10_000 },
  });
  expect((await owner.get<Read>(list)).body).toMatchObject({ list: { products: 1 }, products: [{ steps }] });
  const each = async (person: typeof buyer, quantity: number) => {
    const reply = await person.put<Cart>(`/api/cart/lines/${id}`, { quantity });
    return reply.body.shops[0]?.lines[0]?.unitMinor;
  };
  expect([await each(buyer, 1), await each(buyer, 10), await each(other, 10)]).toEqual([9_000, 8_000, 10_000]);
  expect(JSON.stringify((await other.get(`/api/marketplace/products/${id}`)).body)).not.toMatch(/\b[89]000\b/);
  // It ends with its last day.
  const until = new Date(market.server.clock.now().getTime() + 86_400_000).toISOString();
  await owner.put(`${list}/products/${id}`, { steps: [{ ...steps[0], validUntil: until }] });
  expect(await each(buyer, 1)).toBe(9_000);
  market.advance(2 * 86_400);
  expect(await each(buyer, 1)).toBe(10_000);
  expect((await owner.get<Read>(list)).body).toMatchObject({ list: { products: 0 }, products: [] });
});

it("refuses two prices of one quantity that hold at once, a second list, and a firm that is not verified", async () => {
  const [owner, buyer, unverified] = [await market.shop(), await installer(), await installer(false)];
  const { id } = await owner.product();
  const open = (firmId: string) => owner.post<Lists>("/api/shop/price-lists", { firmId });
  const { body } = await open(buyer.firmId);
  expect(await open(buyer.firmId)).toMatchObject({ status: 409, body: { code: "price_list_taken" } });
  for (const firmId of [unverified.firmId, owner.firm.id, "019f0000-0000-7000-8000-000000000000"])
    expect(await open(firmId)).toMatchObject({ status: 422, body: { code: "firm_unknown" } });
  const step = { fromQuantity: 1, unitMinor: 9_000 };
  const path = `/api/shop/price-lists/${body.lists[0]?.id}/products/${id}`;
  expect(await owner.put(path, { steps: [step, { ...step, unitMinor: 1 }] })).toMatchObject({
    status: 409,
    body: { code: "price_overlap" },
  });
  const { firms } = (await owner.get<{ firms: { id: string }[] }>("/api/shop/firms?q=roof")).body;
  expect(firms.map((firm) => firm.id)).toContain(buyer.firmId);
  expect(firms.map((firm) => firm.id)).not.toContain(unverified.firmId);
  expect((await owner.get<{ firms: unknown[] }>("/api/shop/firms?q=100%25")).body.firms).toEqual([]);
});

it("belongs to its shop, and goes when it is removed", async () => {
  const [owner, stranger, buyer] = [await market.shop(), await market.shop(), await installer()];
  const [mine, theirs] = [await owner.product(), await stranger.product()];
  const { body } = await owner.post<Lists>("/api/shop/price-lists", { firmId: buyer.firmId });
  const list = `/api/shop/price-lists/${body.lists[0]?.id}`;
  const steps = [{ fromQuantity: 1, unitMinor: 9_000 }];
  const nothing = [
    await stranger.get(list),
    await stranger.put(`${list}/products/${theirs.id}`, { steps }),
    await stranger.send("DELETE", list),
    await owner.put(`${list}/products/${theirs.id}`, { steps }),
    await buyer.get(list),
  ];
  expect(nothing.map(({ status }) => status)).toEqual(nothing.map(() => 404));
  await owner.put(`${list}/products/${mine.id}`, { steps });
  expect((await owner.send<Lists>("DELETE", list)).body.lists).toEqual([]);
  const { body: cart } = await buyer.put<Cart>(`/api/cart/lines/${mine.id}`, { quantity: 1 });
  expect(cart.shops[0]?.lines[0]?.unitMinor).toBe(10_000);
});
