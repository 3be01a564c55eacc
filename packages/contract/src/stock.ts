import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { z } from "zod";
import { Day } from "./days";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX } from "./limits";
import { ORDER_STATES } from "./order-states";
import { after, PRODUCT_STATES, search, SKU_MAX } from "./shop-products";
import { Minor, NO_SHOP, Price, Version, VERSION_MAX } from "./shops";
import { key, line } from "./text";

/** What changes how many pieces there are. */
export const MOVEMENT_KINDS = [
  "opening",
  "received",
  "adjusted",
  "counted",
  "transfer-out",
  "transfer-in",
  "shipped",
  "returned",
  "scrapped",
] as const;

/** Pieces of one product at one place. */
export const PIECES_MAX = 10_000_000;
/** Places of one shop. */
export const LOCATIONS_MAX = 50;
/** Rows of one import call: a large file is sent in sets. */
export const IMPORT_ROWS_MAX = 250;

const tag = "shops";
const access = "session";
const pieces = z.number().int().min(0).max(PIECES_MAX);
const params = z.object({ itemId: z.uuid() });

export const Location = z.object({ id: z.uuid(), name: z.string(), town: z.string().nullable() });
const Locations = z.object({ locations: z.array(Location) });

export const listLocations = endpoint({
  method: "GET",
  path: "/api/shop/locations",
  summary: "Where the shop keeps its goods",
  tag,
  access,
  response: Locations,
  errors: NO_SHOP,
});

export const addLocation = endpoint({
  method: "POST",
  path: "/api/shop/locations",
  summary: "Add a place where the shop keeps its goods",
  tag,
  access,
  changes: ["locations"],
  body: z.object({ name: line(NAME_MAX).min(1), town: line(LINE_MAX).min(1).nullable().default(null) }),
  response: Locations,
  errors: [...NO_SHOP, "invalid_input", "owner_needed", "location_taken", "too_many_locations"],
});

export const StockRow = z.object({
  id: z.uuid(),
  productId: z.uuid(),
  sku: z.string(),
  name: z.string(),
  state: z.enum(PRODUCT_STATES),
  locationId: z.uuid(),
  location: z.string(),
  onHand: pieces,
  reserved: pieces,
  incoming: pieces,
  incomingOn: z.string().nullable(),
  reorderAt: pieces.nullable(),
  /** Shipped in the last 30 days, less what came back. */
  sold: pieces,
  /** What that pace is counted over: 30, or the days on sale, a week at least. */
  paceDays: z.number(),
  /** Whole days until none is free at that pace; null where none was shipped. */
  daysLeft: z.number().int().nullable(),
  version: z.number().int(),
});
export type StockRow = z.output<typeof StockRow>;

/** Which rows of the stock are looked at. */
export const STOCK_VIEWS = ["all", "low", "out", "soon", "incoming"] as const;
export const STOCK_SORTS = ["name", "days"] as const;
/** Pace and line of an item look back so far. [days] */
export const STOCK_PACE_DAYS = 30;
/** What runs out within so many days is named: a reorder takes about as long. [days] */
export const STOCK_SOON_DAYS = 10;

export const listStock = endpoint({
  method: "GET",
  path: "/api/shop/stock",
  summary: "Pieces of each product at each place, with the days they last, fifty at a time",
  tag,
  access,
  query: z.object({
    q: search(),
    view: z
      .enum(STOCK_VIEWS)
      .default("all")
      .describe("Low: as many as to reorder at, or fewer. Out: none to sell. Soon: none left within ten days"),
    sort: z.enum(STOCK_SORTS).default("name").describe("By days: what runs out first, what was not sold last"),
    category: z.enum(CATEGORIES).optional().describe("Only products of this kind"),
    locationId: z.uuid().optional().describe("Only what is at this place"),
    productId: z.uuid().optional().describe("Only this product"),
    after: after(),
  }),
  response: z.object({
    items: z.array(StockRow),
    next: z.string().nullable(),
    /** Rows of the whole shop. */
    counts: z.object({ all: z.number(), low: z.number(), out: z.number(), soon: z.number(), incoming: z.number() }),
    /** The first day on which something arrives. */
    nextArrival: z.string().nullable(),
  }),
  errors: [...NO_SHOP, "invalid_input"],
});

const Movement = z.object({
  id: z.uuid(),
  kind: z.enum(MOVEMENT_KINDS),
  quantity: z.number().int(),
  onHand: pieces,
  reason: z.string(),
  /** Empty where nobody did it by hand, or the account is gone. */
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type Movement = z.output<typeof Movement>;

export const listMovements = endpoint({
  method: "GET",
  path: "/api/shop/stock/:itemId/movements",
  summary: "The ledger of a product at a place, the newest first, fifty at a time",
  tag,
  access,
  params,
  query: z.object({ after: after() }),
  response: z.object({
    movements: z.array(Movement),
    next: z.string().nullable(),
    /** On hand at the end of each of the last 30 days and now, the oldest first; empty on the pages that follow. */
    line: z.array(z.object({ day: z.iso.date(), onHand: pieces })),
  }),
  errors: [...NO_SHOP, "invalid_input", "stock_not_found"],
});

/** An order that pieces of an item are reserved for. */
const Holder = z.object({
  id: z.uuid(),
  number: z.string(),
  buyer: z.string(),
  state: z.enum(ORDER_STATES),
  quantity: pieces,
});
export type Holder = z.output<typeof Holder>;
export const HOLDERS_PER_PAGE = 50;

export const listHolders = endpoint({
  method: "GET",
  path: "/api/shop/stock/:itemId/orders",
  summary: "The orders that pieces of a product at a place are reserved for, the newest first, fifty at a time",
  tag: "orders",
  access,
  params,
  query: z.object({ after: z.uuid().optional().describe("The last order of the page before") }),
  response: z.object({ orders: z.array(Holder), next: z.string().nullable() }),
  errors: [...NO_SHOP, "invalid_input", "stock_not_found"],
});

/** What a person does to the stock by hand. */
const Change = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("received"), quantity: pieces.min(1), reason: line(LINE_MAX).default("") }),
  z.object({
    kind: z.literal("adjusted"),
    quantity: z.number().int().min(-PIECES_MAX).max(PIECES_MAX),
    reason: line(LINE_MAX).min(1),
  }),
  z.object({ kind: z.literal("counted"), quantity: pieces, reason: line(LINE_MAX).default("") }),
  z.object({
    kind: z.literal("transfer"),
    quantity: pieces.min(1),
    to: z.uuid(),
    reason: line(LINE_MAX).default(""),
  }),
]);
export type StockChange = z.output<typeof Change>;

const Changed = z.object({ items: z.array(StockRow) });

export const changeStock = endpoint({
  method: "POST",
  path: "/api/shop/stock",
  summary: "Receive, count, adjust or move pieces of a product at a place",
  tag,
  access,
  changes: ["stock", "movements"],
  body: z.object({ productId: z.uuid(), locationId: z.uuid(), change: Change }),
  response: Changed,
  errors: [...NO_SHOP, "invalid_input", "product_not_found", "location_not_found", "stock_reserved", "stock_too_much"],
});

export const watchStock = endpoint({
  method: "PUT",
  path: "/api/shop/stock/:itemId",
  summary: "Say what is on its way to a place and from how few pieces on it is low",
  tag,
  access,
  changes: ["stock"],
  params,
  body: z.object({
    version: Version,
    incoming: pieces,
    incomingOn: Day.nullable(),
    reorderAt: pieces.nullable(),
  }),
  response: Changed,
  errors: [...NO_SHOP, "invalid_input", "stock_not_found", "stock_changed"],
});

/** A row of a file: what it does not name stays as it is. */
export const ImportRow = z.object({
  /** Of the file. */
  line: z.number().int().min(1).max(PIECES_MAX),
  sku: key(SKU_MAX).min(1),
  location: line(NAME_MAX).min(1),
  onHand: pieces.optional(),
  incoming: pieces.optional(),
  incomingOn: Day.nullable().optional(),
  reorderAt: pieces.nullable().optional(),
  /** For one piece, to everybody. */
  publicPrice: Price.optional(),
  currency: z.enum(CURRENCIES).optional(),
  /** Of the item, as the check saw it; 0 where there was none. */
  seen: z.number().int().min(0).max(VERSION_MAX).optional(),
});
export type ImportRow = z.output<typeof ImportRow>;

export const IMPORT_FAULTS = ["sku", "location", "currency", "free", "reserved", "twice"] as const;
const Checked = z.object({
  line: z.number().int(),
  sku: z.string(),
  name: z.string(),
  fault: z.enum(IMPORT_FAULTS).nullable(),
  seen: z.number().int(),
  before: z.object({ onHand: pieces, incoming: pieces, publicPrice: Minor.nullable() }),
  after: z.object({ onHand: pieces, incoming: pieces, publicPrice: Minor.nullable() }),
});
export type CheckedRow = z.output<typeof Checked>;
const rows = z.object({ rows: z.array(ImportRow).min(1).max(IMPORT_ROWS_MAX) });

export const checkImport = endpoint({
  method: "POST",
  path: "/api/shop/import/check",
  summary: "What rows of a file would change; nothing is saved",
  tag,
  access,
  changes: [],
  body: rows,
  response: z.object({ rows: z.array(Checked), currency: z.enum(CURRENCIES) }),
  errors: [...NO_SHOP, "invalid_input"],
});

export const saveImport = endpoint({
  method: "POST",
  path: "/api/shop/import",
  summary: "Save rows that were checked, all of them or none",
  tag,
  access,
  changes: ["stock", "movements", "shop-products", "shop-product"],
  body: rows,
  response: z.object({ saved: z.number().int() }),
  errors: [...NO_SHOP, "invalid_input", "stock_changed", "stock_reserved", "import_faulty"],
});
