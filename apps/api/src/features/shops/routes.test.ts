import type { Cart } from "@sunwright/contract/carts";
import type { Order } from "@sunwright/contract/orders";
import type { Members } from "@sunwright/contract/firms";
import type { Shop } from "@sunwright/contract/shops";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { z } from "zod";
import { freshEmail } from "../accounts/testing/forms";
import { renewedIn } from "../figure-versions/testing/renewed";
import { linkIn } from "../../testing/mailbox";
import { ADDRESS, LAGOS, type Market, openMarket } from "../orders/testing/market";

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

/** 520 km from Lagos. */
const ABUJA = "2352778 9.0579 7.4951 476 Abuja";
const AREA = {
  name: "Around us",
  country: "Nigeria",
  radius: 50,
  cost: 500_000,
  freeFrom: null,
  daysMin: 1,
  daysMax: 3,
};

/** A shop as its owner reads it, saved with other values. */
async function saved(owner: Awaited<ReturnType<Market["shop"]>>, sent: Partial<Shop>) {
  const { body } = await owner.get<Shop>("/api/shop");
  return owner.put<Shop>("/api/shop", { ...body, ...sent });
}

it("delivers within a radius of the town that the profile names", async () => {
  const [owner, buyer] = [await market.shop(), await market.buyer()];
  const { id } = await owner.product({ pieces: 5 });
  expect(
    await saved(owner, { country: "Nigeria", town: ABUJA, areas: [{ ...AREA, country: "Nigeria" }] }),
  ).toMatchObject({
    status: 200,
  });
  await buyer.put(id, 1);
  const deliveryTo = async (town: string) =>
    (await buyer.get<Cart>(`/api/cart?country=Nigeria&town=${encodeURIComponent(town)}`)).body.shops[0]?.delivery;
  expect(await deliveryTo(ABUJA)).toMatchObject({ costMinor: 500_000 });
  expect(await deliveryTo(LAGOS)).toBeNull();
  await saved(owner, { town: LAGOS });
  expect(await deliveryTo(LAGOS)).toMatchObject({ costMinor: 500_000 });
});

it("refuses a radius around nowhere, a town that is none, and two rates of one day", async () => {
  const owner = await market.shop();
  const day = { from: "2026-01-01", percent: 7.5 };
  for (const [sent, path] of [
    [{ town: null, areas: [{ ...AREA, country: "Nigeria" as const }] }, "town"],
    [{ town: "Kano", areas: [] }, "town"],
    [{ taxRates: [day, { ...day, percent: 5 }] }, "taxRates"],
  ] as const)
    expect(
      await saved(owner, { ...sent, areas: [...(sent.areas ?? [])], taxRates: [...(sent.taxRates ?? [])] }),
    ).toMatchObject({
      status: 400,
      body: { code: "invalid_input", issues: [{ path }] },
    });
});

it("taxes a product by its own rate, else by the shop's of the day, else by the country's", async () => {
  const [owner, buyer] = [await market.shop(), await market.buyer()];
  const { id } = await owner.product({ pieces: 5 });
  const product = (await owner.get<object>(`/api/shop/products/${id}`)).body;
  const { body: own } = await owner.put<{ version: number }>(`/api/shop/products/${id}`, {
    ...product,
    taxPercent: null,
  });
  await buyer.put(id, 1);
  const tax = async () => (await buyer.get<Cart>("/api/cart")).body.shops[0]?.lines[0]?.taxPercent;
  // The standard rate of South Africa's Value-Added Tax Act.
  await saved(owner, { country: "South Africa", taxRates: [] });
  expect(await tax()).toBe(15);
  const renewed = { source: "A newer act", from: "2026-01-01", until: null };
  const database = market.server.database;
  await renewedIn(database, 1, { ...renewed, id: "Kenya/solarVat", value: 12 });
  expect(await tax(), "another country's").toBe(15);
  await renewedIn(database, 2, { ...renewed, id: "South Africa/solarVat", value: 15.5 });
  expect(await tax(), "as an operator renewed it").toBe(15.5);
  const rates = [
    { from: "2020-02-01", percent: 7.5 },
    { from: "2999-01-01", percent: 20 },
  ];
  expect((await saved(owner, { taxRates: rates })).body.taxRates).toEqual(rates);
  expect(await tax()).toBe(7.5);
  await owner.put(`/api/shop/products/${id}`, { ...product, version: own.version, taxPercent: 2 });
  expect(await tax()).toBe(2);
});

it("pauses, opens again, and closes for good once nobody waits for anything", async () => {
  const [owner, buyer] = [await market.shop(), await market.buyer()];
  const { id } = await owner.product({ pieces: 5 });
  const event = (name: string) => owner.post<Shop>("/api/shop/events", { event: name });
  await buyer.put(id, 1);
  expect((await event("pause")).body).toMatchObject({ state: "paused", events: ["resume", "close"] });
  expect(await buyer.put(id, 2)).toMatchObject({ status: 404, body: { code: "product_not_found" } });
  expect(await event("pause")).toMatchObject({
    status: 409,
    body: { code: "wrong_state", allowed: ["resume", "close"] },
  });
  expect((await event("resume")).body.state).toBe("active");
  const { body } = await buyer.place();
  expect(await event("close")).toMatchObject({ status: 409, body: { code: "orders_under_way" } });
  const order = `/api/orders/${body.orders[0]?.id}`;
  const lines = (await buyer.get<Order>(order)).body.lines.map((line) => ({ lineId: line.id, quantity: 1 }));
  expect((await buyer.post(`${order}/actions`, { action: "cancel", lines })).status).toBe(200);
  expect((await event("close")).body).toMatchObject({ state: "closed", events: [] });
  expect(await saved(owner, { name: "Again" })).toMatchObject({ status: 409, body: { code: "shop_closed" } });
  expect((await event("resume")).status).toBe(409);
});

it("saves the profile once per version, and shows staff no bank details", async () => {
  const owner = await market.shop();
  const { body: shop } = await owner.get<Shop>("/api/shop");
  const sent = { ...shop, name: "Northern Volt", bankDetails: "Sahel Trust Bank" };
  expect((await owner.put<Shop>("/api/shop", sent)).body).toMatchObject({
    name: "Northern Volt",
    version: shop.version + 1,
  });
  expect(await owner.put("/api/shop", sent)).toMatchObject({ status: 409, body: { code: "shop_changed" } });
  const helper = await member(owner, "staff");
  expect((await helper.get<Shop>("/api/shop")).body).toMatchObject({ role: "staff", bankDetails: "", events: [] });
  for (const reply of [
    await helper.put("/api/shop", { ...sent, version: shop.version + 1 }),
    await helper.post("/api/shop/events", { event: "pause" }),
    await helper.post("/api/firm/invitations", { email: "friend@example.org", role: "staff" }),
  ])
    expect(reply).toMatchObject({ status: 403, body: { code: "owner_needed" } });
});

type People = z.output<typeof Members>;
type Owner = Awaited<ReturnType<Market["shop"]>>;

async function invitationTo(address: string): Promise<URL> {
  await market.server.app.outbox.flush();
  const mail = market.server.mailbox.mails.findLast(({ to, subject }) => to === address && subject.includes("invited"));
  if (mail === undefined) throw new Error(`No invitation to ${address}`);
  return linkIn(mail);
}

/** Somebody with the invitation that was mailed to their address, which had no account then where it is not verified. */
async function invited(owner: Owner, role: Shop["role"], verified = true) {
  const { email, userId } = verified ? await market.server.build.person() : { email: freshEmail(), userId: null };
  const asked = await owner.post<People>("/api/firm/invitations", { email: email.toUpperCase(), role });
  expect(asked.body.invitations).toContainEqual(expect.objectContaining({ email, role }));
  const link = await invitationTo(email);
  expect(link.pathname).toBe("/firm/invitation");
  const calls = await market.signedIn(userId ?? (await market.server.build.person({ email, verified })).userId);
  const path = `/api/firm/invited/${link.searchParams.get("token")}`;
  return { ...calls, email, path, accept: () => calls.post<Shop>(`${path}/accept`, undefined) };
}
async function member(owner: Owner, role: Shop["role"]) {
  const person = await invited(owner, role);
  expect((await person.accept()).body).toMatchObject({ role });
  return person;
}

it.each([
  ["the same", "Bello Solar"],
  ["in capitals, with other signs between words", "BELLO-SOLAR."],
  ["in full-width letters", "\uff22ello Solar"],
])("refuses the name of another firm, %s, until that one is closed", async (_what, name) => {
  const [bello, other] = [await market.shop(), await market.shop()];
  expect(await saved(bello, { name: "Bello Solar" })).toMatchObject({ status: 200 });
  expect(await saved(other, { name }), name).toMatchObject({
    status: 400,
    body: { code: "invalid_input", issues: [{ path: "name" }] },
  });
  expect((await saved(other, { name: `${name} Ikeja` })).status).toBe(200);
  expect((await saved(bello, { name: "Bello Solar", about: "Since 2014" })).status, "its own").toBe(200);
  expect((await bello.post("/api/shop/events", { event: "close" })).status).toBe(200);
  expect((await saved(other, { name })).status, "of one that is closed").toBe(200);
  expect((await saved(other, { name: `${name} ${other.firm.id}` })).status).toBe(200);
});

it("invites an address by mail: whoever has it, verified, accepts once", async () => {
  const [owner, other] = [await market.shop(), await market.shop()];
  const ada = await invited(owner, "staff");
  const stranger = await invited(other, "staff");
  const gone = { status: 404, body: { code: "invitation_not_found" } };
  expect(await stranger.get(ada.path), "another's").toMatchObject(gone);
  expect(await stranger.post(`${ada.path}/accept`, undefined), "another's").toMatchObject(gone);
  expect(await ada.get("/api/firm/invited/none")).toMatchObject(gone);
  const { name } = (await owner.get<Shop>("/api/shop")).body;
  expect((await ada.get(ada.path)).body).toEqual({ firm: name, kind: "shop", role: "staff" });
  expect((await ada.accept()).body).toEqual({ firm: name, kind: "shop", role: "staff" });
  expect((await ada.get<Shop>("/api/shop")).body).toMatchObject({ name, role: "staff", bankDetails: "" });
  expect(await ada.accept(), "twice").toMatchObject(gone);
  expect((await owner.get<People>("/api/firm/members")).body).toMatchObject({
    members: [{ role: "owner" }, { role: "staff", name: "Ada Obi" }],
    invitations: [],
  });
  const unverified = await invited(owner, "owner", false);
  expect(await unverified.accept()).toMatchObject(gone);
  // Only one firm a person.
  const again = await other.post<People>("/api/firm/invitations", { email: ada.email, role: "staff" });
  expect(again.status).toBe(200);
  const link = await invitationTo(ada.email);
  expect(await ada.post(`/api/firm/invited/${link.searchParams.get("token")}/accept`, undefined)).toMatchObject({
    status: 409,
    body: { code: "other_firm" },
  });
});

it("ends an invitation that is withdrawn, replaced or two weeks old, and mails an address once an hour", async () => {
  const owner = await market.shop();
  const [ada, bea, cleo] = [
    await invited(owner, "staff"),
    await invited(owner, "staff"),
    await invited(owner, "staff"),
  ];
  const gone = { status: 404, body: { code: "invitation_not_found" } };
  const mails = () => market.server.mailbox.mails.filter(({ to }) => to === bea.email).length;
  const before = mails();
  await owner.post("/api/firm/invitations", { email: bea.email, role: "staff" });
  await market.server.app.outbox.flush();
  expect(mails()).toBe(before);
  market.advance(3_601);
  await owner.post("/api/firm/invitations", { email: bea.email, role: "staff" });
  await market.server.app.outbox.flush();
  expect(mails()).toBe(before + 1);
  expect(await bea.accept(), "the mail before").toMatchObject(gone);
  const { invitations } = (await owner.get<People>("/api/firm/members")).body;
  const of = (email: string) => invitations.find((one) => one.email === email)?.id;
  expect(await (await market.shop()).send("DELETE", `/api/firm/invitations/${of(ada.email)}`)).toMatchObject(gone);
  expect((await owner.send("DELETE", `/api/firm/invitations/${of(ada.email)}`)).status).toBe(200);
  expect(await ada.accept()).toMatchObject(gone);
  market.advance(14 * 86_400);
  expect((await cleo.accept()).status).not.toBe(200);
});

it("invites thirty times an hour, withdrawn or not, and only for an owner who has verified their address", async () => {
  const owner = await market.shop();
  const invite = (who: Pick<Owner, "post">, n: number) =>
    who.post<People>("/api/firm/invitations", { email: `stranger${n}@example.org`, role: "staff" });
  for (let n = 0; n < 30; n++) {
    const { body } = await invite(owner, n);
    const id = body.invitations.find(({ email }) => email === `stranger${n}@example.org`)?.id;
    expect((await owner.send("DELETE", `/api/firm/invitations/${id}`)).status).toBe(200);
  }
  expect(await invite(owner, 30)).toMatchObject({ status: 429, body: { code: "too_many_attempts" } });
  const { userId } = await market.server.build.person({ role: "retailer", verified: false });
  expect(await invite(await market.signedIn(userId), 31)).toMatchObject({
    status: 403,
    body: { code: "email_unverified" },
  });
});

it("answers no write again to somebody who was let go, or who is no owner any more, and does it not again", async () => {
  const owner = await market.shop();
  const helper = await member(owner, "owner");
  const body = { email: "colleague@example.org", role: "staff" };
  const send = () => helper.post<People>("/api/firm/invitations", body, "the-same");
  const first = await send();
  expect(first.status).toBe(200);
  expect(await send()).toEqual(first);
  expect((await owner.put(`/api/firm/members/${helper.userId}`, { role: "staff" })).status).toBe(200);
  expect(await send()).toMatchObject({ status: 403, body: { code: "owner_needed" } });
  expect((await owner.send("DELETE", `/api/firm/members/${helper.userId}`)).status).toBe(200);
  expect(await send()).toMatchObject({ status: 404, body: { code: "firm_not_found" } });
});

it("keeps an owner: the last one neither leaves, nor becomes staff, nor deletes the account while others work there", async () => {
  const owner = await market.shop();
  const helper = await member(owner, "staff");
  const kept = { status: 409, body: { code: "last_owner" } };
  const mine = `/api/firm/members/${owner.userId}`;
  expect(await owner.send("DELETE", mine)).toMatchObject(kept);
  expect(await owner.put(mine, { role: "staff" })).toMatchObject(kept);
  expect(await owner.post("/api/account/delete", { password: "seven solar roofs" })).toMatchObject(kept);
  expect(await helper.send("DELETE", mine)).toMatchObject({ status: 403 });
  expect(await owner.put(`/api/firm/members/${(await market.shop()).userId}`, { role: "owner" })).toMatchObject({
    status: 404,
  });
  const { body } = await owner.put<People>(`/api/firm/members/${helper.userId}`, { role: "owner" });
  expect(body.members.map(({ role }) => role)).toEqual(["owner", "owner"]);
  expect((await owner.put(mine, { role: "staff" })).status).toBe(200);
  expect((await owner.get<Shop>("/api/shop")).body.role).toBe("staff");
  expect((await owner.send("DELETE", mine)).status).toBe(200);
  expect(await owner.get("/api/shop")).toMatchObject({ status: 404 });
});

it("sells nothing to its own people, and staff archive nothing", async () => {
  const owner = await market.shop();
  const { id } = await owner.product({ pieces: 5 });
  const helper = await invited(owner, "staff");
  expect((await helper.put(`/api/cart/lines/${id}`, { quantity: 1 })).status).toBe(200);
  await helper.accept();
  expect(await helper.put(`/api/cart/lines/${id}`, { quantity: 2 })).toMatchObject({ body: { code: "own_shop" } });
  const shops = [{ shopId: owner.firm.id, delivery: "delivery", payment: "transfer" }];
  const { body: cart } = await helper.get<Cart>("/api/cart");
  const order = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
  expect(await helper.post("/api/orders", order), "put there before").toMatchObject({ body: { code: "own_shop" } });
  const archive = await helper.post(`/api/shop/products/${id}/events`, { event: "archive" });
  expect(archive).toMatchObject({ status: 403, body: { code: "owner_needed" } });
});
