import { StoredFile } from "@sunwright/contract/files";
import { eq } from "drizzle-orm";
import { PASSWORD } from "./people";
import { picture } from "../features/files/testing/samples";
import { type Operator, operatorOf } from "../features/operator/testing/operator";
import { firms } from "../features/shops/schema";
import { sellerOrders } from "../features/orders/schema";
import { ADDRESS, type Market } from "../features/orders/testing/market";
import { offerRivals } from "./offer-rivals";
import { done, type Rivals } from "./race";

/** A shop that outlives its rounds, with a product that never runs out, by the market that it sells at. */
const lasting = new WeakMap<Market, Promise<Stocked>>();
type Stocked = Awaited<ReturnType<typeof stocked>>;
async function stocked(market: Market, pieces = 10) {
  const shop = await market.shop();
  return { shop, product: await shop.product({ pieces }) };
}
function lastingShop(market: Market): Promise<Stocked> {
  const known = lasting.get(market) ?? stocked(market, PIECES);
  lasting.set(market, known);
  return known;
}
const PIECES = 10_000;

/** A shop with one product, and somebody with it in their cart. */
async function ordering(market: Market, account?: "end_user") {
  const { shop, product } = await (account === undefined ? stocked(market) : lastingShop(market));
  const buyer = await market.buyer(account === undefined ? {} : { account });
  await buyer.put(product.id, 1);
  const { body: cart } = await buyer.get<{ id: string; goodsMinor: number }>("/api/cart");
  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "on-delivery" }];
  const body = { cartId: cart.id, address: ADDRESS, shops, totalMinor: cart.goodsMinor };
  const place = () => buyer.post("/api/orders", body);
  const ordersOf = async (column: "firmId" | "buyerId") => {
    const id = column === "firmId" ? shop.firm.id : buyer.userId;
    return market.database.executor.select().from(sellerOrders).where(eq(sellerOrders[column], id));
  };
  const firm = async () =>
    (await market.database.executor.select().from(firms).where(eq(firms.id, shop.firm.id)))[0]?.state ?? "gone";
  return { shop, buyer, place, ordersOf, firm };
}

const orderAndClosing: Rivals = async (market) => {
  const { shop, place, ordersOf, firm } = await ordering(market);
  return {
    acts: [place, () => shop.post("/api/shop/events", { event: "close" })],
    contradiction: async (placed, closed) => {
      if (done(placed) && done(closed)) return "an order was placed and its shop closed";
      return (await firm()) === "closed" && (await ordersOf("firmId")).length > 0 ? "a closed shop has an order" : null;
    },
  };
};

const orderAndLeavingSeller: Rivals = async (market) => {
  const { shop, place, ordersOf, firm } = await ordering(market);
  return {
    acts: [place, () => shop.post("/api/account/delete", { password: PASSWORD })],
    contradiction: async (placed, deleted) => {
      if (done(placed) && done(deleted)) return "an order was placed and its shop deleted";
      return (await firm()) === "gone" && (await ordersOf("firmId")).length > 0 ? "a deleted shop has an order" : null;
    },
  };
};

const orderAndLeavingBuyer: Rivals = async (market) => {
  const { buyer, place, ordersOf } = await ordering(market, "end_user");
  return {
    acts: [place, () => buyer.post("/api/account/delete", { password: PASSWORD })],
    contradiction: async (placed, deleted) => {
      if (done(placed) && done(deleted)) return "an order was placed and its buyer deleted";
      return done(deleted) && (await ordersOf("buyerId")).length > 0 ? "nobody has an open order" : null;
    },
  };
};

/** Operators with a second step, by the market that they work at. */
const operators = new WeakMap<Market, Promise<readonly [Operator, Operator]>>();
async function operatorsOf(market: Market): Promise<readonly [Operator, Operator]> {
  const known = operators.get(market) ?? Promise.all([operatorOf(market.server), operatorOf(market.server)] as const);
  operators.set(market, known);
  const both = await known;
  for (const each of both) await each.step();
  return both;
}

const orderAndSuspending: Rivals = async (market) => {
  const [operator] = await operatorsOf(market);
  const { shop, buyer, place } = await ordering(market);
  const suspend = () =>
    operator.client.post(`/api/operator/firms/${shop.firm.id}/decision`, {
      decision: "suspend",
      seen: "active",
      reason: "Fraud",
    });
  return {
    acts: [place, suspend],
    // Placed before, the order is a duty, and its buyer is told of the suspension; after it there is none.
    contradiction: async (placed) => {
      if (!done(placed)) return null;
      const { body } = await buyer.get("/api/notifications");
      return JSON.stringify(body).includes("order_shop_state") ? null : "a suspended shop took an order";
    },
  };
};

const verifyingAndRejecting: Rivals = async (market) => {
  const [one, other] = await operatorsOf(market);
  const shop = await market.shop();
  const upload = await shop.client.upload("/api/files?owner=firm&name=licence.png", picture());
  const fileId = upload.read(StoredFile).id;
  const paper = { kind: "Trade licence", number: "TL-2041", issuer: "Kano State", expires: "2099-03-14", fileId };
  const { body } = await shop.post<{ certificates: { id: string }[] }>("/api/shop/certificates", paper);
  const path = `/api/operator/certificates/${body.certificates[0]?.id}/decision`;
  const read = { number: "TL-2041", expires: "2099-03-14", holder: "Panels and More" };
  const decide = (operator: Operator, decision: "verify" | "reject") => () =>
    operator.client.post(path, { decision, reason: "Looked at", read });
  return {
    acts: [decide(one, "verify"), decide(other, "reject")],
    contradiction: async (verified, rejected) => {
      if (done(verified) && done(rejected)) return "a certificate was verified and rejected";
      const { body: after } = await shop.get<{ certificates: { state: string }[] }>("/api/shop/certificates");
      const expected = done(verified) ? "verified" : "rejected";
      return after.certificates[0]?.state === expected ? null : "the answer is not what is stored";
    },
  };
};

/** Both operators saw a firm that is open. */
const suspendingAndReopening: Rivals = async (market) => {
  const [one, other] = await operatorsOf(market);
  const shop = await market.shop();
  const decide = (operator: Operator, decision: "suspend" | "reopen") => () =>
    operator.client.post(`/api/operator/firms/${shop.firm.id}/decision`, {
      decision,
      seen: "active",
      reason: "Looked at",
    });
  return {
    acts: [decide(one, "suspend"), decide(other, "reopen")],
    contradiction: async (suspended, reopened) => {
      if (done(suspended) && done(reopened)) return "a firm was suspended and reopened";
      const [row] = await market.database.executor.select().from(firms).where(eq(firms.id, shop.firm.id));
      return row?.state === "suspended" ? null : `the firm is ${row?.state}`;
    },
  };
};

/** Acts that must not both be acknowledged. */
export const RIVALS: Readonly<Record<string, Rivals>> = {
  "order, shop closes": orderAndClosing,
  "order, seller deletes account": orderAndLeavingSeller,
  "order, buyer deletes account": orderAndLeavingBuyer,
  "order, operator suspends": orderAndSuspending,
  "certificate verified, rejected": verifyingAndRejecting,
  "firm suspended, reopened": suspendingAndReopening,
  ...offerRivals(operatorsOf),
};
