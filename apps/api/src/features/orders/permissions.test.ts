// Of the rest: who may make which call, role by role.
import { nameOf, readEntries } from "@sunwright/contract/testing/entries";
import { StoredFile } from "@sunwright/contract/files";
import type { Order } from "@sunwright/contract/orders";
import type { OpenedShare, Share } from "@sunwright/contract/shares";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { picture } from "../files/testing/samples";
import { insertOperator } from "../operator/table";
import { insertMember } from "../shops/members-table";
import { firms } from "../shops/schema";
import { ADDRESS, type Buyer, type Market, openMarket, type Shop } from "./testing/market";
import { claim } from "./testing/sides";

/** Every call about a cart, an order, its money, its dispute and its messages. */
const CALLS = (await readEntries()).filter(({ path }) =>
  /^\/api\/(cart|orders|shop\/orders|messages)(\/|$)/.test(path),
);

/** Whom a call refuses, and by what. Source: docs/permissions.md. */
const OF_BUYER = {
  nobody: 401,
  stranger: 404,
  otherBuyer: 404,
  view: 404,
  edit: 404,
  admin: 404,
  shop: 404,
  staff: 404,
  rival: 404,
  firm: 404,
  operator: 404,
} as const;
type Who = keyof typeof OF_BUYER | "buyer";
type Refused = Partial<Record<Who, number>>;
const { shop: _shop, staff: _staff, ...OUTSIDE } = OF_BUYER;
const OF_SHOP: Refused = { ...OUTSIDE, buyer: 404 };
const OF_OWNERS: Refused = { ...OF_SHOP, staff: 403 };
const OF_BOTH: Refused = OUTSIDE;
const OWN: Refused = { nobody: 401 };
const OF_PEOPLE_OF_SHOPS: Refused = {
  nobody: 401,
  stranger: 404,
  otherBuyer: 404,
  buyer: 404,
  view: 404,
  edit: 404,
  admin: 404,
  firm: 404,
  operator: 404,
};
/** Only the owner of a project buys for it; of one that is not shared with them nobody hears that it is there. */
const OF_PROJECT: Refused = { ...OF_BUYER, view: 403, edit: 403, admin: 403 };
const REFUSED: Readonly<Record<string, Refused>> = {
  "GET /api/cart": OWN,
  "GET /api/cart/open": OWN,
  "GET /api/cart/parts": OWN,
  "PUT /api/cart/lines": OF_PROJECT,
  "PUT /api/cart/lines/:productId": OF_PROJECT,
  "DELETE /api/cart/lines/:productId": OF_BUYER,
  "POST /api/orders": OF_BUYER,
  "GET /api/orders": OWN,
  "GET /api/orders/:orderId": OF_BUYER,
  "GET /api/orders/:orderId/pdf": OF_BUYER,
  "POST /api/orders/:orderId/actions": OF_BUYER,
  "GET /api/orders/:orderId/payments/:paymentId/proof": OF_BUYER,
  "GET /api/orders/:orderId/disputes/evidence/:entryId": OF_BUYER,
  "GET /api/orders/:orderId/invoices/:invoiceId/pdf": OF_BUYER,
  "GET /api/orders/:orderId/invoices/:invoiceId/xml": OF_BUYER,
  "GET /api/orders/:orderId/card-payment": OF_BUYER,
  "POST /api/orders/:orderId/card-payment": OF_BUYER,
  "POST /api/orders/:orderId/card-payment/ask": OF_BUYER,
  "POST /api/orders/:orderId/card-payment/check": OF_BUYER,
  "POST /api/orders/:orderId/card-payment/test": OF_BUYER,
  "GET /api/shop/orders": OF_PEOPLE_OF_SHOPS,
  "GET /api/shop/orders/:orderId": OF_SHOP,
  "POST /api/shop/orders/:orderId/actions": OF_SHOP,
  "POST /api/shop/orders/:orderId/card-refund": OF_SHOP,
  "GET /api/shop/orders/:orderId/payments/:paymentId/proof": OF_SHOP,
  "GET /api/shop/orders/:orderId/disputes/evidence/:entryId": OF_SHOP,
  "GET /api/shop/orders/:orderId/invoices/:invoiceId/pdf": OF_OWNERS,
  "GET /api/shop/orders/:orderId/invoices/:invoiceId/xml": OF_OWNERS,
  "GET /api/messages": OWN,
  "GET /api/messages/:thread": OF_BOTH,
  "POST /api/messages/:thread": OF_BOTH,
  "POST /api/messages/:thread/read": OF_BOTH,
};

type Person = Pick<Buyer, "send">;
let market: Market;
let shop: Shop;
let buyer: Buyer;
let people: Readonly<Record<Who, Person>>;
let ids: Readonly<Record<string, string>>;
let bodies: Readonly<Record<string, object>>;
let projectId: string;
/** Of the buyer, the street and the name that the order goes to. */
const PRIVATE = /Gidan Rimi|0803 555 0142/;

beforeAll(async () => {
  market = await openMarket({ environment: { PAYMENT_TEST: "on" } });
  shop = await market.shop();
  buyer = await market.buyer();
  projectId = (await buyer.post<{ id: string }>("/api/projects", { name: "Bello Residence" })).body.id;
  const product = await shop.product();
  // What a structured invoice asks of a seller in Nigeria.
  const seller = { legalName: "", address: "4 Marina", taxNumber: "10427719-0001", register: "RC 1234567" };
  const accounts = { stripeAccount: "", paystackAccount: "" };
  await shop.send("PUT", "/api/firm/billing", { version: 0, ...seller, ...accounts });
  await market.database.executor.update(firms).set({ country: "Nigeria" }).where(eq(firms.id, shop.firm.id));
  const line = { lines: [{ productId: product.id, quantity: 2, material: "panel" }], projectId };
  const { body: cart } = await buyer.send<{ id: string }>("PUT", "/api/cart/lines", line);
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer" }];
  const placed = await buyer.place({ cartId: cart.id, shops, totalMinor: 20_000 });
  const orderId = placed.body.orders[0]?.id ?? "";
  const stored = (await buyer.client.upload("/api/files?owner=account&name=slip.png", picture())).read(StoredFile).id;
  const shown = (await buyer.client.upload("/api/files?owner=account&name=broken.png", picture())).read(StoredFile).id;
  const act = (action: string, more: object) => buyer.post(`/api/orders/${orderId}/actions`, { action, ...more });
  await act("say-paid", { amountMinor: 20_000, reference: "TRX 1", proofId: stored });
  await shop.post(`/api/shop/orders/${orderId}/actions`, { action: "confirm" });
  await act("open-dispute", { ...claim(1_000), fileId: shown });
  await buyer.post(`/api/messages/${orderId}`, { text: "When will it come?" });
  // A second cart of the buyer's for the project, which nobody else places.
  const more = await buyer.send<{ id: string }>("PUT", "/api/cart/lines", line);
  const { body: order } = await buyer.get<Order>(`/api/orders/${orderId}`);
  ids = {
    orderId,
    thread: orderId,
    productId: product.id,
    paymentId: order.payments[0]?.id ?? "",
    invoiceId: order.invoices[0]?.id ?? "",
    entryId: order.disputes[0]?.entries[0]?.id ?? "",
  };
  const place = { cartId: more.body.id, shops, totalMinor: 20_000, address: ADDRESS };
  bodies = {
    "PUT /api/cart/lines": line,
    "PUT /api/cart/lines/:productId": { projectId, quantity: 1, material: "panel" },
    "POST /api/orders": place,
    "POST /api/orders/:orderId/actions": { action: "deliver" },
    "POST /api/shop/orders/:orderId/actions": { action: "pack" },
    "POST /api/orders/:orderId/card-payment/ask": { way: "bank-transfer" },
    "POST /api/orders/:orderId/card-payment/test": { outcome: "pay" },
    "POST /api/shop/orders/:orderId/card-refund": { amountMinor: 1 },
    "POST /api/messages/:thread": { text: "Hello" },
    "POST /api/messages/:thread/read": { upTo: 1 },
  };
  people = await everybody(product.id);
});
afterAll(() => market.close());

/** All that the marketplace knows, each in a browser of their own. */
async function everybody(productId: string): Promise<Readonly<Record<Who, Person>>> {
  async function joined(permission: string) {
    const person = await market.buyer();
    const share = await buyer.post<Share>(`/api/projects/${projectId}/shares`, { permission });
    expect((await person.get<OpenedShare>(`/api/shared/${share.body.shareToken}`)).status).toBe(200);
    return person;
  }
  const otherBuyer = await market.buyer();
  await otherBuyer.put(productId, 1);
  expect((await otherBuyer.place()).status).toBe(201);
  const [staff, operator] = [await market.buyer(), await market.buyer()];
  await market.database.transaction(async (tx) => {
    await insertMember(tx, { firmId: shop.firm.id, userId: staff.userId, role: "staff", joinedAt: new Date(0) });
    await insertOperator(tx, { userId: operator.userId, madeAt: new Date(0) });
  });
  return {
    nobody: market.nobody(),
    stranger: await market.buyer(),
    buyer,
    otherBuyer,
    view: await joined("view"),
    edit: await joined("edit"),
    admin: await joined("admin"),
    shop,
    staff,
    rival: await market.shop(),
    firm: await market.buyer({ account: "installer" }),
    operator,
  };
}

/** All that the order and both carts are, as those read them who may. */
const standing = async () => ({
  bought: (await buyer.get(`/api/orders/${ids["orderId"]}`)).body,
  sold: (await shop.get(`/api/shop/orders/${ids["orderId"]}`)).body,
  cart: (await buyer.get(`/api/cart?project=${projectId}`)).body,
  thread: (await buyer.get(`/api/messages/${ids["orderId"]}`)).body,
});
const pathOf = (path: string) => path.replaceAll(/:([A-Za-z]+)/g, (_all, name: string) => ids[name] ?? "");
const isWho = (name: string, all: object): name is Who => name in all;

it("knows whom every call refuses", () => {
  expect(CALLS.map(nameOf).sort()).toEqual(Object.keys(REFUSED).sort());
  expect(Object.values(ids).filter((id) => id === "")).toEqual([]);
});

it.each(CALLS.map((entry) => [nameOf(entry), entry] as const))("%s is refused to all others", async (name, entry) => {
  const refused = REFUSED[name] ?? {};
  const path = `${pathOf(entry.path)}${entry.method === "DELETE" ? `?project=${projectId}` : ""}`;
  const before = await standing();
  for (const [who, status] of Object.entries(refused)) {
    if (!isWho(who, people)) throw new Error(`Nobody is called ${who}`);
    const reply = await people[who].send(
      entry.method,
      path,
      bodies[name] ?? (entry.method === "POST" ? {} : undefined),
    );
    expect(reply.status, `${who}: ${JSON.stringify(reply.body)}`).toBe(status);
  }
  expect(await standing(), "nothing was written").toEqual(before);
});

it("shows in lists and carts of others nothing of the buyer's", async () => {
  for (const path of ["/api/orders", "/api/cart", "/api/cart/open", `/api/cart?project=${projectId}`, "/api/messages"])
    for (const who of ["stranger", "otherBuyer", "view", "edit", "admin", "rival", "firm", "operator"] as const) {
      const { body } = await people[who].send("GET", path);
      const text = JSON.stringify(body);
      expect(text, `${who} ${path}`).not.toMatch(PRIVATE);
      expect(text, `${who} ${path}`).not.toContain(ids["orderId"]);
      expect(text, `${who} ${path}`).not.toContain("Bello Residence");
    }
  const parts = await people.admin.send("GET", `/api/cart/parts?project=${projectId}`);
  expect(parts.body, "what another bought for the project they share").toEqual({ parts: [] });
});

it("is open to the buyer, and to staff of the shop like to its owner, documents apart", async () => {
  for (const [name, entry] of CALLS.filter(({ method }) => method === "GET").map(
    (each) => [nameOf(each), each] as const,
  )) {
    const refused = REFUSED[name] ?? {};
    for (const who of ["buyer", "shop", "staff"] as const) {
      if (who in refused) continue;
      const { status, body } = await people[who].send(
        "GET",
        pathOf(entry.path) + (name.endsWith("parts") ? `?project=${projectId}` : ""),
      );
      expect(status, `${name} by ${who}: ${JSON.stringify(body)}`).toBe(200);
    }
  }
});
