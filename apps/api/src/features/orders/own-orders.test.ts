import type { SoldOrder } from "@sunwright/contract/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertMember } from "../shops/members-table";
import { type Market, openMarket } from "./testing/market";
import { claim, disputeOf, sidesOf } from "./testing/sides";

let market: Market;
beforeAll(async () => {
  market = await openMarket({ environment: { PAYMENT_TEST: "on" } });
});
afterAll(() => market.close());

it("somebody who joins the shop they bought from does nothing with their own order for it; a colleague does", async () => {
  const shop = await market.shop();
  const sides = sidesOf(market, shop);
  const { id, buyer, read, total, lineId } = await sides.ordered();
  await sides.shopDoes(id, "confirm");
  await sides.shopDoes(id, "receive-payment", { amountMinor: total, reference: "All" });
  await sides.does(buyer, id, "open-dispute", claim(1_000));
  const joinedAt = market.server.clock.now();
  await market.database.transaction((tx) =>
    insertMember(tx, { firmId: shop.firm.id, userId: buyer.userId, role: "staff", joinedAt }),
  );
  const disputeId = await disputeOf(read);
  const lines = [{ lineId, quantity: 1 }];
  const acts = [
    { action: "receive-payment", amountMinor: 1, reference: "Mine" },
    { action: "refund", amountMinor: 1, reference: "Mine" },
    { action: "pack" },
    { action: "ship", lines },
    { action: "cancel", lines },
    { action: "answer-dispute", disputeId, text: "I agree with myself" },
    { action: "propose-settlement", disputeId, amountMinor: 1_000, text: "" },
  ];
  const refused = { status: 403, body: { code: "own_order" } };
  for (const act of acts)
    expect(await buyer.post(`/api/shop/orders/${id}/actions`, act), act.action).toMatchObject(refused);
  expect(await buyer.post(`/api/shop/orders/${id}/card-refund`, { amountMinor: 1 })).toMatchObject(refused);
  const shown = (await buyer.get<SoldOrder>(`/api/shop/orders/${id}`)).body;
  expect(shown).toMatchObject({ own: true, actions: [], allowed: [], disputes: [{ allowed: [] }] });

  const colleagues = (await shop.get<SoldOrder>(`/api/shop/orders/${id}`)).body;
  expect(colleagues.own).toBe(false);
  expect(colleagues.actions).toContain("receive-payment");
  expect(await sides.shopDoes(id, "pack")).toMatchObject({ status: 200 });
});
