import { Cart } from "@sunwright/contract/carts";
import type { Body } from "@sunwright/contract/endpoint";
import type { BuyerAction, ShopAction } from "@sunwright/contract/order-actions";
import { Order, placeOrder } from "@sunwright/contract/orders";
import type { Actor } from "./cast";
import { answer, review, type Said } from "./reviews";
import { actorOf, type Stage, townOf } from "./stage";

/** What is bought, by its place in the list of goods, and how many pieces. */
type Basket = readonly (readonly [goods: number, pieces: number])[];

/** How far an order has come. Each contains what came before it. */
const COURSES = {
  unpaid: [],
  expired: [],
  "said-paid": ["say"],
  cancelled: ["cancel"],
  paid: ["say", "receive"],
  "card-paid": ["pay-by-card"],
  "card-delivered": ["pay-by-card", "confirm", "pack", "ship", "deliver"],
  confirmed: ["say", "receive", "confirm"],
  packed: ["say", "receive", "confirm", "pack"],
  "partly-shipped": ["say", "receive", "confirm", "pack", "ship-some"],
  shipped: ["say", "receive", "confirm", "pack", "ship"],
  ready: ["say", "receive", "confirm", "pack", "make-ready"],
  delivered: ["say", "receive", "confirm", "pack", "ship", "deliver"],
  disputed: ["say", "receive", "confirm", "pack", "ship", "deliver", "dispute", "answer"],
  settled: ["say", "receive", "confirm", "pack", "ship", "deliver", "dispute", "answer", "propose", "agree"],
  "return-asked": ["say", "receive", "confirm", "pack", "ship", "deliver", "ask-return"],
  refunded: [
    "say",
    "receive",
    "confirm",
    "pack",
    "ship",
    "deliver",
    "ask-return",
    "accept-return",
    "take-back",
    "refund",
    "confirm-refund",
  ],
} as const;
export type Course = keyof typeof COURSES;
type Step = (typeof COURSES)[Course][number];

export interface PlannedOrder {
  /** Before today. */
  readonly daysAgo: number;
  readonly buyer: string;
  readonly shop: string;
  readonly basket: Basket;
  readonly course: Course;
  /** What the buyer says of it after that. */
  readonly said?: Said | undefined;
}

/** So long after the step before it. [h] */
const HOURS: Readonly<Record<Step, number>> = {
  say: 3,
  // Within the 15 minutes for which goods are held.
  "pay-by-card": 0.1,
  receive: 5,
  cancel: 4,
  confirm: 2,
  pack: 8,
  "ship-some": 6,
  ship: 6,
  "make-ready": 6,
  deliver: 30,
  dispute: 20,
  answer: 7,
  propose: 12,
  agree: 5,
  "ask-return": 40,
  "accept-return": 10,
  "take-back": 48,
  refund: 6,
  "confirm-refund": 9,
};

/** One after the other, as people would: what happens, and when. */
export interface Happening {
  readonly at: Date;
  readonly perform: () => Promise<void>;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Scene {
  readonly stage: Stage;
  /** Products of a shop in the order of the list of goods. */
  readonly productsOf: (shop: string) => readonly string[];
  readonly today: Date;
}

/** Everything that happens to an order, up to now: an order of yesterday has not been delivered yet. */
export function happeningsOf({ stage, productsOf, today }: Scene, plan: PlannedOrder): readonly Happening[] {
  const [buyer, seller] = [actorOf(plan.buyer), actorOf(plan.shop)];
  let orderId = "";
  let at = new Date(today.getTime() - plan.daysAgo * DAY);
  const placing = { at, perform: async () => void (orderId = await place(stage, buyer, plan, productsOf(plan.shop))) };
  const steps = COURSES[plan.course].map((step): Happening => {
    at = new Date(at.getTime() + HOURS[step] * HOUR);
    return { at, perform: () => act(stage, { buyer, seller, orderId: () => orderId }, step) };
  });
  return [placing, ...steps, ...saidAfter({ buyer, seller, orderId: () => orderId }, stage, at, plan.said)].filter(
    (one) => one.at <= today,
  );
}

/** A buyer knows goods after some days, and a shop answers on the next one. */
function saidAfter({ buyer, seller, orderId }: Parties, stage: Stage, from: Date, said: Said | undefined) {
  if (said === undefined) return [];
  const written = new Date(from.getTime() + 3 * DAY);
  const reviewed = { at: written, perform: () => review(stage, buyer, orderId(), said) };
  const { answer: words } = said;
  if (words === undefined) return [reviewed];
  return [reviewed, { at: new Date(written.getTime() + DAY), perform: () => answer(stage, seller, orderId(), words) }];
}

type Address = Body<typeof placeOrder>["address"];
const STREETS: Readonly<Record<string, Pick<Address, "street" | "landmark" | "state" | "postcode">>> = {
  Lagos: { street: "14 Admiralty Way", state: "Lagos", postcode: "106104", landmark: "Opposite the filling station" },
  Kano: { street: "12 Gidan Rimi Close", state: "Kano", postcode: "700001", landmark: "Behind the green mosque" },
  Nairobi: { street: "8 Kirichwa Lane", state: "Nairobi", postcode: "00100", landmark: "Next to the primary school" },
  Munich: { street: "Lindwurmstraße 71", state: "", postcode: "80337", landmark: "" },
};

async function place(stage: Stage, buyer: Actor, { basket, course }: PlannedOrder, products: readonly string[]) {
  const town = townOf(buyer);
  for (const [goods, quantity] of basket)
    await stage.send(buyer, "PUT", `/api/cart/lines/${products[goods] ?? ""}`, { quantity });
  const to = new URLSearchParams({ country: buyer.country, town });
  const cart = await stage.ask(Cart, buyer, `/api/cart?${to.toString()}`);
  const delivery = course === "ready" ? "collection" : "delivery";
  const payment = COURSES[course].some((step) => step === "pay-by-card") ? "card" : "transfer";
  const cost = cart.shops.reduce((sum, shop) => sum + (shop.delivery?.costMinor ?? 0), 0);
  const shops = cart.shops.map(({ shopId }) => ({ shopId, delivery, payment }));
  const address = {
    name: `${buyer.firstName} ${buyer.lastName}`,
    ...streetOf(buyer.town),
    town,
    country: buyer.country,
    // Numbers that are kept free for stories. Source: Ofcom, numbers for drama use.
    phone: "+44 1632 960 142",
  };
  const totalMinor = cart.goodsMinor + (delivery === "delivery" ? cost : 0);
  const body = { cartId: cart.id, address, shops, totalMinor };
  const placed = await stage.ask(placeOrder.response, buyer, "/api/orders", body);
  return placed.orders[0]?.id ?? "";
}

function streetOf(town: string) {
  const street = STREETS[town];
  if (street === undefined) throw new Error(`Nobody of the demo lives in ${town}`);
  return street;
}

interface Parties {
  readonly buyer: Actor;
  readonly seller: Actor;
  readonly orderId: () => string;
}

async function act(stage: Stage, { buyer, seller, orderId }: Parties, step: Step): Promise<void> {
  const path = `/orders/${orderId()}`;
  const order = await stage.ask(Order, buyer, `/api${path}`);
  const buys = (action: BuyerAction) => stage.send(buyer, "POST", `/api${path}/actions`, action);
  const sells = (action: ShopAction) => stage.send(seller, "POST", `/api/shop${path}/actions`, action);
  const reference = order.number;
  const disputeId = order.disputes[0]?.id ?? "";
  const claimed = order.lines[0]?.unitMinor ?? 0;
  const all = order.lines.map(({ id: lineId, ordered: quantity }) => ({ lineId, quantity }));
  const withSerials = (pieces: typeof all) =>
    pieces.map(({ lineId, quantity }, line) => ({
      lineId,
      quantity,
      serials: line === 0 ? Array.from({ length: quantity }, (_, piece) => `${reference}-${piece + 1}`) : [],
    }));
  const perform: Readonly<Record<Step, () => Promise<unknown>>> = {
    say: () => buys({ action: "say-paid", amountMinor: order.totalMinor, reference }),
    "pay-by-card": async () => {
      await stage.send(buyer, "POST", `/api${path}/card-payment`, {});
      await stage.send(buyer, "POST", `/api${path}/card-payment/test`, { outcome: "pay" });
    },
    receive: () => sells({ action: "receive-payment", amountMinor: order.totalMinor, reference }),
    cancel: () => buys({ action: "cancel", lines: all }),
    confirm: () => sells({ action: "confirm" }),
    pack: () => sells({ action: "pack" }),
    "ship-some": () => sells({ action: "ship", note: "First van", lines: withSerials(all.slice(0, 1)) }),
    ship: () => sells({ action: "ship", note: "Own van", lines: withSerials(all) }),
    "make-ready": () => sells({ action: "make-ready" }),
    deliver: () => buys({ action: "deliver" }),
    dispute: () =>
      buys({
        action: "open-dispute",
        returnId: null,
        amountMinor: claimed,
        text: "Two boxes were wet, and one cable has a cut in its jacket.",
      }),
    answer: () =>
      sells({ action: "answer-dispute", disputeId, text: "We asked the driver. Please keep the cable for now." }),
    propose: () =>
      sells({ action: "propose-settlement", disputeId, amountMinor: claimed, text: "We pay the cable back." }),
    agree: () => buys({ action: "agree-settlement", disputeId, amountMinor: claimed }),
    "ask-return": () =>
      buys({
        action: "ask-return",
        lines: all.slice(0, 1).map((line) => ({ ...line, quantity: 1 })),
        reason: "Glass broken on arrival",
      }),
    "accept-return": () =>
      sells({
        action: "answer-return",
        returnId: order.returns[0]?.id ?? "",
        accept: true,
        answer: "Please send it back",
      }),
    "take-back": () => sells({ action: "receive-return", returnId: order.returns[0]?.id ?? "", to: "scrap" }),
    refund: () => sells({ action: "refund", amountMinor: -order.dueMinor, reference: `${reference} back` }),
    "confirm-refund": () =>
      buys({
        action: "confirm-refund",
        paymentId: order.payments.find(({ kind, state }) => kind === "refund" && state === "said")?.id ?? "",
      }),
  };
  await perform[step]();
}
