import { LIST_MAX } from "@sunwright/contract/limits";
import { STEPS_MAX } from "@sunwright/contract/shop-products";
import { PRODUCT_ROWS_MAX } from "@sunwright/contract/product-import";
import { TAX_RATES_MAX } from "@sunwright/contract/shops";
import { HOLDS_PER_PAGE } from "@sunwright/contract/holds";
import { IMPORT_ROWS_MAX } from "@sunwright/contract/stock";
import type { Person } from "../people";
import type { LargestCall } from "./largest-call";
import { WORST_NAME, WORST_TEXT } from "./worst-texts";

/** The shop at which the largest order was placed. */
interface OfShop {
  readonly retailer: Person;
  readonly cart: { readonly products: readonly string[] };
}

const NOBODY = "019f0000-0000-7000-8000-000000000000";
const LINE = WORST_NAME.slice(0, 90);
const TEXT = WORST_TEXT;
const SEARCH = "abcdefghi%20".repeat(8);
const profile = {
  version: 1,
  name: LINE,
  about: TEXT,
  phone: LINE,
  country: "Nigeria",
  town: null,
  currency: "USD",
  collection: true,
  collectionAddress: LINE,
  returnDays: 30,
  returnTerms: TEXT,
  warrantyTerms: TEXT,
  payments: ["transfer"],
  taxRates: Array.from({ length: TAX_RATES_MAX }, (_, index) => ({ from: `20${10 + index}-01-01`, percent: 7.5 })),
  bankDetails: TEXT,
  areas: Array.from({ length: LIST_MAX }, (_, index) => ({
    name: `${LINE.slice(0, 80)}${index}`,
    country: "Nigeria",
    radius: null,
    cost: 1,
    freeFrom: null,
    daysMin: 1,
    daysMax: 3,
  })),
};
const steps = Array.from({ length: STEPS_MAX }, (_, index) => ({ fromQuantity: index + 1, unitMinor: 10_000 - index }));
const product = (sku: string) => ({
  sku,
  category: "panel",
  name: LINE,
  brand: LINE,
  model: LINE,
  description: TEXT,
  publicPrices: steps,
  tradePrices: steps,
});
const rows = Array.from({ length: IMPORT_ROWS_MAX }, (_, index) => ({
  line: index + 2,
  sku: `no such number ${index}`,
  location: LINE,
  onHand: 10,
  publicPrice: 100,
  currency: "USD",
}));

const productRows = Array.from({ length: PRODUCT_ROWS_MAX }, (_, index) => ({
  line: index + 2,
  sku: `row ${index}`,
  category: "panel",
  name: LINE,
  brand: LINE,
  model: LINE,
  prices: steps.map((step) => ({ ...step, list: "public" })).slice(0, 3),
  spec: { powerWatts: 400, openVolts: 45, powerVolts: 38 },
}));

type Make = (state: OfShop) => LargestCall;
const of =
  (rest: string, body?: unknown): Make =>
  ({ retailer }) => ({ path: `/api/shop${rest}`, as: retailer, body });
const ofFirm =
  (rest: string, body?: unknown): Make =>
  ({ retailer }) => ({ path: `/api/firm${rest}`, as: retailer, body });
const ofProduct =
  (rest: string, body?: unknown): Make =>
  ({ retailer, cart }) => ({ path: `/api/shop/products/${cart.products[0]}${rest}`, as: retailer, body });

/** Every call of a shop but those of its orders. */
export const LARGEST_OF_SHOP: Readonly<Record<string, Make>> = {
  "GET /api/shop": of(""),
  "PUT /api/shop": of("", profile),
  "GET /api/shop/analytics": of("/analytics?period=year"),
  "POST /api/shop/events": of("/events", { event: "resume" }),
  "GET /api/firm": ofFirm(""),
  "GET /api/firm/members": ofFirm("/members"),
  "GET /api/import-columns": ({ retailer }) => ({ path: "/api/import-columns", as: retailer }),
  "PUT /api/import-columns": ({ retailer }) => ({
    path: "/api/import-columns",
    as: retailer,
    body: { import: "products", column: "ab ".repeat(60), readAs: "public_price" },
  }),
  "PUT /api/firm/members/:userId": ofFirm(`/members/${NOBODY}`, { role: "staff" }),
  "POST /api/firm/invitations": ofFirm("/invitations", { email: "nobody@example.org", role: "staff" }),
  "DELETE /api/firm/invitations/:invitationId": ofFirm(`/invitations/${NOBODY}`),
  "GET /api/firm/invited/:token": ({ retailer }) => ({
    path: `/api/firm/invited/${"A".repeat(43)}`,
    as: retailer,
  }),
  "POST /api/firm/invited/:token/accept": ({ retailer }) => ({
    path: `/api/firm/invited/${"A".repeat(43)}/accept`,
    as: retailer,
  }),
  "DELETE /api/firm/members/:userId": ofFirm(`/members/${NOBODY}`),
  "GET /api/shop/filled-specifications/:equipmentId": of("/filled-specifications/module-longi-lr5-72hph-570m"),
  "GET /api/firm/billing": ofFirm("/billing"),
  "PUT /api/firm/billing": ofFirm("/billing", {
    version: 0,
    legalName: LINE.slice(0, 100),
    invoicePrefix: "ABCDEFGH12",
    address: LINE,
    taxNumber: "10427719-0001",
    stripeAccount: "acct_1".padEnd(100, "A"),
    paystackAccount: "ACCT_1".padEnd(100, "a"),
  }),
  "GET /api/shop/certificates": of("/certificates"),
  "POST /api/shop/certificates": of("/certificates", {
    kind: LINE.slice(0, 100),
    number: LINE.slice(0, 100),
    issuer: LINE.slice(0, 100),
    expires: "2999-12-31",
    fileId: null,
  }),
  "DELETE /api/shop/certificates/:certificateId": of(`/certificates/${NOBODY}`),
  "GET /api/shop/credits": of("/credits"),
  "POST /api/shop/credits": of("/credits", { email: "nobody@example.org", limitMinor: 1_000_000_000_000 }),
  "PUT /api/shop/credits/:firmId": of(`/credits/${NOBODY}`, { limitMinor: 1_000_000_000_000 }),
  "DELETE /api/shop/credits/:firmId": of(`/credits/${NOBODY}`),
  "GET /api/shop/products": of(`/products?q=${SEARCH}`),
  "POST /api/shop/products": of("/products", product("one more")),
  "GET /api/shop/products/:productId": ofProduct(""),
  "PUT /api/shop/products/:productId": ofProduct("", { ...product("changed"), version: 1 }),
  "POST /api/shop/products/:productId/events": ofProduct("/events", { event: "pause" }),
  "POST /api/shop/product-import/check": of("/product-import/check", { rows: productRows }),
  "POST /api/shop/product-import": of("/product-import", { rows: productRows.map((row) => ({ ...row, seen: 0 })) }),
  "GET /api/shop/product-export": of("/product-export"),
  "GET /api/shop/price-lists": of("/price-lists"),
  "GET /api/shop/firms": of(`/firms?q=${SEARCH}`),
  "POST /api/shop/price-lists": of("/price-lists", { firmId: NOBODY }),
  "GET /api/shop/price-lists/:listId": of(`/price-lists/${NOBODY}`),
  "DELETE /api/shop/price-lists/:listId": of(`/price-lists/${NOBODY}`),
  "PUT /api/shop/price-lists/:listId/products/:productId": of(`/price-lists/${NOBODY}/products/${NOBODY}`, { steps }),
  "GET /api/shop/locations": of("/locations"),
  "POST /api/shop/locations": of("/locations", { name: LINE }),
  "GET /api/shop/stock": of(`/stock?q=${SEARCH}`),
  "POST /api/shop/stock": ({ retailer, cart }) => ({
    path: "/api/shop/stock",
    as: retailer,
    body: {
      productId: cart.products[0],
      locationId: NOBODY,
      change: { kind: "received", quantity: 10, reason: LINE },
    },
  }),
  "PUT /api/shop/stock/:itemId": of(`/stock/${NOBODY}`, { version: 1, incoming: 5, incomingOn: null, reorderAt: 5 }),
  "GET /api/shop/holds": of("/holds"),
  "POST /api/shop/holds/free": of("/holds/free", { orders: Array.from({ length: HOLDS_PER_PAGE }, () => NOBODY) }),
  "GET /api/shop/stock/:itemId/orders": of(`/stock/${NOBODY}/orders`),
  "GET /api/shop/stock/:itemId/movements": of(`/stock/${NOBODY}/movements`),
  "POST /api/shop/import/check": of("/import/check", { rows }),
  "POST /api/shop/import": of("/import", { rows }),
};
