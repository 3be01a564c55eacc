import { listShopProducts } from "@sunwright/contract/shop-products";
import { Shop } from "@sunwright/contract/shops";
import { listLocations, listStock } from "@sunwright/contract/stock";
import { TAX_NUMBER_FORMS } from "@sunwright/engine/countries/tax-number";
import type { Config } from "../platform/config";
import type { Database } from "../platform/database";
import { type Actor, OPERATOR, CAST, HOMEOWNERS, NEIGHBOURS, SHOPS } from "./cast";
import { openFirms } from "./firms";
import { GOODS, STAPLES } from "./goods";
import { jobsOfMarket, readMeter } from "./jobs";
import { designHouse, HOUSE, RESIDENCE } from "./houses";
import { type Course, happeningsOf, type PlannedOrder } from "./orders";
import { boughtFor, publicPrice } from "./public-price";
import type { Said } from "./reviews";
import { askingForQuotes } from "./quotes";
import { publishLegalPages } from "./legal";
import { actorOf, openStage, type Stage, townOf } from "./stage";

const DAY = 86_400_000;
/** The market opened so long ago. [days] */
const HISTORY = 75;
/** What has expired is cleared so often. [ms] */
const SWEEP = 3 * DAY;

/**
 * Makes the demo's market by the product's own calls, as it would have grown until now: so that every rule holds for it, and
 * every date lies where it would. Cards are paid at the test provider, whatever the configuration.
 */
export async function makeMarket(config: Config, database: Database, today: Date): Promise<void> {
  const payments = { ...config.payments, test: true };
  // On a busy machine a calculation takes long; nobody waits for it but this.
  const stage = await openStage(
    { ...config, payments, calculationSeconds: 600 },
    database,
    new Date(today.getTime() - HISTORY * DAY),
  );
  await stage.signUp(CAST);
  // Designs are made in threads: meanwhile the shops open.
  const [products] = await Promise.all([openSellers(stage, today), designHouses(stage)]);
  const scene = { stage, productsOf: (shop: string) => products.get(shop) ?? [], today };
  const happenings = [
    ...ordersOfMarket().flatMap((plan) => happeningsOf(scene, plan)),
    ...askingForQuotes(scene),
    ...jobsOfMarket(scene),
  ];
  let swept = stage.now();
  for (const { at, perform } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    stage.setTo(at);
    if (at.getTime() - swept.getTime() > SWEEP) {
      await stage.sweep();
      swept = at;
    }
    await perform();
  }
  stage.setTo(today);
  await stage.sweep();
  await readMeter(scene);
  await stage.sweep();
  await leaveCarts(scene);
  for (const { id } of SHOPS) await watchStock(stage, id);
  await stage.close();
}

/** One house of each kind and town first: the server keeps its design for its neighbours. */
async function designHouses(stage: Stage): Promise<void> {
  const houses = [...HOMEOWNERS, ...NEIGHBOURS].map((owner) => ({
    owner,
    house: owner.id === "amina" ? RESIDENCE : HOUSE,
  }));
  const isFirst = ({ owner, house }: (typeof houses)[number]) =>
    houses.find((one) => one.house === house && one.owner.town === owner.town)?.owner === owner;
  for (const some of [houses.filter(isFirst), houses.filter((one) => !isFirst(one))])
    await Promise.all(some.map(({ owner, house }) => designHouse(stage, owner, house)));
}

/** Opens firms and shops, and answers the products of each shop. */
async function openSellers(stage: Stage, today: Date): Promise<ReadonlyMap<string, readonly string[]>> {
  await openFirms(stage, today);
  await stage.makeOperator(OPERATOR);
  await publishLegalPages(stage, OPERATOR);
  const products = new Map<string, readonly string[]>();
  for (const { id } of SHOPS) products.set(id, await openShop(stage, id));
  return products;
}

/** What of a shop is few is noted, and some of it is on its way; a count of today found one part gone, and one spoilt. */
async function watchStock(stage: Stage, id: string): Promise<void> {
  const shop = actorOf(id);
  const { items } = await stage.ask(listStock.response, shop, "/api/shop/stock?sort=days");
  const arrival = new Date(stage.now().getTime() + 9 * DAY).toISOString().slice(0, 10);
  for (const [index, { id: itemId, version, onHand, reserved }] of items.slice(0, 6).entries()) {
    const free = onHand - reserved;
    await stage.send(shop, "PUT", `/api/shop/stock/${itemId}`, {
      version,
      incoming: index % 2 === 0 ? Math.max(6, free) : 0,
      incomingOn: index % 2 === 0 ? arrival : null,
      reorderAt: index % 3 === 0 ? free + 4 : Math.floor(free / 3),
    });
  }
  const [fastest] = items;
  if (fastest && fastest.daysLeft !== null && fastest.onHand - fastest.reserved > 1)
    await stage.send(shop, "POST", "/api/shop/stock", {
      productId: fastest.productId,
      locationId: fastest.locationId,
      change: { kind: "adjusted", quantity: 1 - (fastest.onHand - fastest.reserved), reason: "Water in the store" },
    });
  const counted = items.findLast(({ reserved }) => reserved === 0);
  if (counted)
    await stage.send(shop, "POST", "/api/shop/stock", {
      productId: counted.productId,
      locationId: counted.locationId,
      change: { kind: "counted", quantity: 0, reason: "Shelf is empty" },
    });
}

type Scene = Parameters<typeof happeningsOf>[0];

/** Steps of the list price: many pieces cost less. */
const steps = (list: "public" | "trade", unitMinor: number) => [
  { list, fromQuantity: 1, unitMinor },
  { list, fromQuantity: 20, unitMinor: Math.round(unitMinor * 0.96) },
];

/** Opens a shop with its terms, its products and their stock; answers the products in the order of the goods. */
async function openShop(stage: Stage, id: string): Promise<readonly string[]> {
  const retailer = SHOPS.find((one) => one.id === id);
  if (retailer === undefined) throw new Error(`No shop of ${id}`);
  const { shop: name, town, country, currency, perDollar, taxPercent, payments, leavesOut } = retailer;
  const { version } = await stage.ask(Shop, retailer, "/api/shop");
  const amount = (dollars: number) => Math.round((dollars * perDollar) / 100) * 100;
  await stage.send(retailer, "PUT", "/api/shop", {
    version,
    name,
    about: `Parts for solar systems in ${town}, from stock.`,
    phone: "+44 1632 960 100",
    country,
    town: townOf(retailer),
    currency,
    collection: true,
    collectionAddress: `Yard gate, ${town}`,
    returnDays: 14,
    returnTerms: "Unopened goods are taken back within 14 days.",
    warrantyTerms: "The maker's warranty, handled by us.",
    payments,
    taxRates: [],
    bankDetails: `${name}, demo account: nothing is paid to it`,
    areas: [
      { name: town, country, radius: 60, cost: amount(9), freeFrom: amount(2_500), daysMin: 1, daysMax: 3 },
      { name: country, country, radius: null, cost: amount(38), freeFrom: null, daysMin: 3, daysMax: 8 },
    ],
  });
  await stage.send(retailer, "PUT", "/api/firm/billing", {
    version: 0,
    legalName: `${name} (demo)`,
    address: `Yard gate, ${town}`,
    taxNumber: TAX_NUMBER_FORMS[country].example,
    register: `Demo register, ${id.toUpperCase()} 1`,
    stripeAccount: "",
    paystackAccount: "",
  });
  const kept = GOODS.filter(({ category }, index) => index < STAPLES.length || !leavesOut.includes(category));
  const skuOf = (place: number) => `${id.slice(0, 3).toUpperCase()}-${String(place + 1).padStart(3, "0")}`;
  const rows = kept.map(({ cost, pieces: _stocked, warrantyYears, ...stated }, place) => {
    const unit = publicPrice(retailer, { cost, category: stated.category }, place);
    return {
      line: place + 2,
      sku: skuOf(place),
      ...stated,
      description: `${stated.name} by ${stated.brand}.`,
      state: "published",
      taxPercent,
      warrantyYears: warrantyYears ?? undefined,
      costMinor: boughtFor(retailer, { cost, category: stated.category }),
      prices: [...steps("public", unit), ...steps("trade", Math.round(unit * 0.91))],
    };
  });
  // The main parts come last, kind by kind: what is newest stands first in the marketplace.
  const [staples, others] = [rows.slice(0, STAPLES.length), rows.slice(STAPLES.length)];
  const kinds = [...new Set(staples.map(({ category }) => category))].toReversed();
  for (const some of [others, ...kinds.map((kind) => staples.filter(({ category }) => category === kind))])
    await stage.send(retailer, "POST", "/api/shop/product-import", { rows: some });
  const { locations } = await stage.ask(listLocations.response, retailer, "/api/shop/locations");
  const stock = kept.map(({ pieces }, place) => ({
    line: place + 2,
    sku: skuOf(place),
    location: locations[0]?.name,
    onHand: stockOf(place, pieces, id),
  }));
  await stage.send(retailer, "POST", "/api/shop/import", { rows: stock });
  const ids = await idsBySku(stage, retailer);
  return kept.map((_, place) => ids.get(skuOf(place)) ?? "");
}

/** Ids of a shop's products by their numbers, from all pages of its list. */
async function idsBySku(stage: Stage, shop: Actor): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (let after = ""; ;) {
    const path = `/api/shop/products${after === "" ? "" : `?after=${encodeURIComponent(after)}`}`;
    const { products, next } = await stage.ask(listShopProducts.response, shop, path);
    for (const { sku, id } of products) ids.set(sku, id);
    if (next === null) return ids;
    after = next;
  }
}

/** Shops are not equally well stocked, and what most orders are about goes faster than it comes. */
const stockOf = (index: number, pieces: number, shop: string) =>
  Math.max(
    9,
    Math.round(pieces * (index < STAPLES.length ? 0.45 : 1) * (0.5 + ((index * 7 + shop.length * 13) % 10) / 10)),
  );

const PANELS = [
  [0, 7],
  [9, 6],
  [10, 8],
  [11, 12],
] as const;
const STORE = [
  [4, 1],
  [7, 1],
  [16, 1],
] as const;
const SMALL = [
  [13, 1],
  [14, 12],
  [15, 4],
] as const;

const order = (
  daysAgo: number,
  buyer: string,
  shop: string,
  basket: PlannedOrder["basket"],
  course: Course,
  said?: Said,
): PlannedOrder => ({ daysAgo, buyer, shop, basket, course, said });

/** Orders in every state, most of them done, a few of this week still under way. */
const ordersOfMarket = (): readonly PlannedOrder[] => [
  order(71, "amina", "northern", PANELS, "delivered", {
    stars: 5,
    text: "Well packed, and every panel has its serial on the slip. They came a day early.",
  }),
  order(66, "tunde", "eko", STORE, "card-delivered", {
    stars: 4,
    text: "As described. The manual was missing, they sent it by mail.",
  }),
  order(62, "grace", "rift", PANELS, "delivered", { stars: 5, text: "" }),
  order(58, "lena", "isar", SMALL, "delivered"),
  order(54, "arewa", "northern", [...PANELS, ...SMALL], "delivered", {
    stars: 2,
    text: "Two frames had dents, and nobody called back for four days.",
    answer: "We are sorry. The van had been loaded badly, and the two panels were exchanged on the 9th.",
  }),
  order(49, "ngozi", "lekki", SMALL, "delivered"),
  order(44, "arewa", "sahel", STORE, "delivered", { stars: 4, text: "Fair price, quick." }),
  order(40, "lagoon", "eko", PANELS, "refunded"),
  order(36, "tunde", "lekki", PANELS, "delivered", {
    stars: 1,
    text: "A week late, and the clamps were for another frame.",
    answer: "The right clamps are on their way to you at our cost.",
  }),
  order(33, "amina", "sahel", STORE, "refunded"),
  order(29, "lena", "isar", PANELS, "card-delivered", { stars: 5, text: "Sehr gut verpackt, alles da." }),
  order(27, "lagoon", "lekki", STORE, "delivered"),
  order(25, "ngozi", "lekki", SMALL, "settled"),
  order(24, "arewa", "northern", STORE, "card-delivered"),
  order(21, "grace", "rift", STORE, "delivered"),
  order(20, "ngozi", "eko", SMALL, "expired"),
  order(18, "lagoon", "eko", [...PANELS, ...STORE], "delivered"),
  order(15, "amina", "northern", SMALL, "cancelled"),
  order(12, "arewa", "northern", [...PANELS, ...STORE], "delivered"),
  order(11, "tunde", "eko", SMALL, "return-asked"),
  order(9, "lena", "isar", STORE, "delivered"),
  order(8, "amina", "northern", STORE, "card-delivered"),
  order(8, "amina", "sahel", SMALL, "disputed"),
  order(7, "grace", "rift", SMALL, "shipped"),
  order(6, "lagoon", "lekki", PANELS, "shipped"),
  order(5, "arewa", "northern", PANELS, "partly-shipped"),
  order(4, "ngozi", "lekki", SMALL, "ready"),
  order(4, "amina", "sahel", PANELS, "packed"),
  order(3, "lena", "isar", SMALL, "confirmed"),
  order(3, "tunde", "eko", STORE, "packed"),
  order(2, "lagoon", "eko", SMALL, "card-paid"),
  order(2, "arewa", "northern", SMALL, "said-paid"),
  order(1, "grace", "rift", PANELS, "said-paid"),
  order(1, "amina", "northern", SMALL, "unpaid"),
  order(1, "ngozi", "eko", STORE, "unpaid"),
];

/** Two people are about to buy more than there is; two others wanted to, and went. */
async function leaveCarts({ stage, productsOf }: Scene): Promise<void> {
  const [inverter, battery] = [8, 5];
  for (const [buyer, shop] of [
    ["kunle", "eko"],
    ["zainab", "northern"],
  ] as const)
    for (const quantity of [30, 1])
      await stage.send(actorOf(buyer), "PUT", `/api/cart/lines/${productsOf(shop)[inverter] ?? ""}`, { quantity });
  for (const buyer of ["tunde", "ngozi"])
    await stage.send(actorOf(buyer), "PUT", `/api/cart/lines/${productsOf("eko")[battery] ?? ""}`, { quantity: 36 });
}

/** Counts up where the market has something new to show: a folder that holds an earlier one then says so. */
export const MARKET_VERSION = "4";
