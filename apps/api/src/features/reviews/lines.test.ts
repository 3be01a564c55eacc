import type { readMarketProduct } from "@sunwright/contract/marketplace";
import type { Response } from "@sunwright/contract/endpoint";
import type { listReviews, ReviewsAbout } from "@sunwright/contract/reviews";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Buyer, type Market, openMarket, type Shop } from "../orders/testing/market";

let market: Market;
let shop: Shop;
beforeAll(async () => {
  market = await openMarket();
  shop = await market.shop();
});
afterAll(() => market.close());

const refused = (status: number, code: string) => ({ status, body: { code } });
const about = async (who: Pick<Buyer, "get">, id: string) =>
  (await who.get<ReviewsAbout>(`/api/reviews/about/${id}`)).body;
const bell = async (who: Pick<Buyer, "get">) =>
  (await who.get<{ notifications: { kind: string; subject: object }[] }>("/api/notifications?topic=reviews")).body
    .notifications;

/** An order of two products, one of them twice. */
async function ordered() {
  const buyer = await market.buyer({ account: "end_user" });
  const products = [await shop.product(), await shop.product()];
  for (const { id } of products) await buyer.put(id, 2);
  const { body } = await buyer.place();
  const id = body.orders[0]?.id ?? "";
  const { lines } = (await buyer.get<{ lines: { id: string; productId: string }[] }>(`/api/orders/${id}`)).body;
  const act = (action: string, more: object = {}) => shop.post(`/api/shop/orders/${id}/actions`, { action, ...more });
  const total = body.orders[0]?.totalMinor;
  async function deliver(quantities: readonly number[]) {
    await act("receive-payment", { amountMinor: total, reference: "TRF" });
    await act("confirm");
    await act("pack");
    const cancelled = lines.flatMap(({ id: lineId }, index) => {
      const left = 2 - (quantities[index] ?? 0);
      return left > 0 ? [{ lineId, quantity: left }] : [];
    });
    if (cancelled.length > 0) await act("cancel", { lines: cancelled });
    const shipped = lines.flatMap(({ id: lineId }, index) => {
      const quantity = quantities[index] ?? 0;
      return quantity > 0 ? [{ lineId, quantity }] : [];
    });
    await act("ship", { lines: shipped });
    const { body: done } = await buyer.post<{ state: string }>(`/api/orders/${id}/actions`, { action: "deliver" });
    expect(done).toMatchObject({ state: "delivered" });
  }
  return { buyer, id, lines, products, deliver };
}

it("is written line by line once it is delivered, and asked for once an order", async () => {
  const { buyer, id, lines, deliver } = await ordered();
  const write = (subject: string | undefined, stars: number) =>
    buyer.post(`/api/reviews/about/${id}`, { subject, stars, text: "As described." });
  expect(await write(lines[0]?.id, 5)).toMatchObject(refused(409, "review_too_early"));
  expect(await bell(buyer)).toEqual([]);
  await deliver([2, 2]);
  expect(await bell(buyer)).toMatchObject([{ kind: "review_asked_order", subject: { kind: "order", id } }]);
  expect((await about(buyer, id)).subjects.map(({ kind, open }) => ({ kind, open }))).toEqual([
    { kind: "line", open: true },
    { kind: "line", open: true },
  ]);
  expect(await write(lines[0]?.id, 5)).toMatchObject({ status: 201 });
  expect(await write(lines[1]?.id, 2)).toMatchObject({ status: 201 });
  expect(await write(lines[0]?.id, 1)).toMatchObject(refused(409, "review_written"));
  expect(await write(id, 1)).toMatchObject(refused(404, "review_not_found"));
  expect((await bell(shop)).map(({ kind, subject }) => ({ kind, subject }))).toContainEqual({
    kind: "review_written",
    subject: { kind: "shop-order", id },
  });
  const of = async (query: string) => (await buyer.get<Response<typeof listReviews>>(`/api/reviews?${query}`)).body;
  const [first, second] = lines;
  expect(await of(`product=${first?.productId}`)).toMatchObject({
    rating: { mean: 5, reviews: 1 },
    reviews: [{ place: "Lagos", mine: true }],
  });
  expect(await of(`product=${second?.productId}`)).toMatchObject({ rating: { mean: 2, reviews: 1 } });
  const page = (await buyer.get<Response<typeof readMarketProduct>>(`/api/marketplace/products/${first?.productId}`))
    .body;
  // (5 + 2) / 2
  expect(page).toMatchObject({ rating: { mean: 5, reviews: 1 }, shopRating: { mean: 3.5, reviews: 2 } });
});

it("is not of a line of which nothing came", async () => {
  const { buyer, id, lines, deliver } = await ordered();
  await deliver([2, 0]);
  expect((await about(buyer, id)).subjects.map(({ subject, open }) => ({ subject, open }))).toEqual([
    { subject: lines[0]?.id, open: true },
  ]);
  const none = { subject: lines[1]?.id, stars: 1, text: "" };
  expect(await buyer.post(`/api/reviews/about/${id}`, none)).toMatchObject(refused(404, "review_not_found"));
});
