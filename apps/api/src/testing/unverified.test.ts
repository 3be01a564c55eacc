// On the embedded database alone: the check is one query, whatever the database.
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import { sampleOf } from "@sunwright/contract/testing/samples";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LAGOS, type Market, openMarket } from "../features/orders/testing/market";
import { users } from "../features/accounts/schema";
import { memberships } from "../features/shops/schema";
import { linkIn } from "./mailbox";

const ENTRIES = await readEntries();

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

const UNVERIFIED = { status: 403, body: { code: "email_unverified" } };
const ID = "019f0000-0000-7000-8000-000000000000";
/** Where a rule of ours, not a bound or a format, decides what a body may hold. */
const HINTS = { taxRates: [], areas: [], town: LAGOS, country: "Nigeria", email: "staff@example.org" };

it("refuses what the banner names to an unverified account, before anything is looked up (A-18)", async () => {
  const unverified = await market.server.build.person({ role: "retailer", verified: false });
  const flagged = ENTRIES.filter(({ verified }) => verified);
  expect(flagged.map(nameOf).sort(), "order, sell, publish, be paid, review, invite").toEqual([
    "POST /api/firm/invitations",
    "POST /api/orders",
    "POST /api/reviews/about/:about",
    "POST /api/shop/product-import",
    "POST /api/shop/products/:productId/events",
    "PUT /api/firm/billing",
    "PUT /api/reviews/:reviewId",
    "PUT /api/reviews/:reviewId/reply",
    "PUT /api/shop",
  ]);
  for (const entry of flagged) {
    const path = entry.path.replaceAll(/:[A-Za-z]+/g, ID);
    const body = entry.body && sampleOf(entry.body, HINTS);
    expect(await unverified.client.send(entry.method, path, body), `S-158 ${nameOf(entry)}`).toMatchObject(UNVERIFIED);
  }
});

it("names the refusal in every call that has the check, and in no read", () => {
  for (const entry of ENTRIES.filter(({ verified }) => verified)) {
    expect(entry.errors, nameOf(entry)).toContain("email_unverified");
    expect([entry.method === "GET", entry.access], nameOf(entry)).toEqual([false, "session"]);
  }
});

it("sells nothing of a shop none of whose owners has a verified address, from the market to the order", async () => {
  const shop = await market.shop();
  const product = await shop.product();
  const buyer = await market.buyer();
  await buyer.put(product.id, 1);
  const found = async () =>
    (await buyer.get<{ products: { id: string }[] }>("/api/marketplace/products")).body.products.map(({ id }) => id);
  expect(await found()).toEqual([product.id]);
  const { executor } = market.database;
  const set = async (verified: boolean) => {
    const emailVerifiedAt = verified ? market.server.clock.now() : null;
    await executor.update(users).set({ emailVerifiedAt }).where(eq(users.id, shop.userId));
    await executor.update(memberships).set({ verified }).where(eq(memberships.userId, shop.userId));
  };
  await set(false);
  expect(await found()).toEqual([]);
  expect(await buyer.get(`/api/marketplace/products/${product.id}`)).toMatchObject({ status: 404 });
  expect(await buyer.place()).toMatchObject({ status: 422, body: { code: "not_for_sale" } });
  // Staff sells for a verified owner, not in place of one.
  const staff = await market.server.build.customer();
  const joined = { firmId: shop.firm.id, userId: staff.userId, role: "staff" as const, verified: true };
  await executor.insert(memberships).values({ ...joined, joinedAt: new Date(0) });
  expect(await found()).toEqual([]);
  await set(true);
  expect(await found()).toEqual([product.id]);
  expect(await buyer.place()).toMatchObject({ status: 201 });
});

it("opens a shop by the link that was mailed to its owner", async () => {
  const owner = await market.server.build.person({ role: "retailer", verified: false });
  const is = async () =>
    (await market.database.executor.select().from(memberships).where(eq(memberships.userId, owner.userId)))[0]
      ?.verified;
  expect(await is()).toBe(false);
  const { pathname, search } = linkIn(await market.server.mailTo(owner.email));
  await market.server.get(`${pathname}${search}`);
  expect(await is()).toBe(true);
});
