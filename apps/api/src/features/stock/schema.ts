import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { MOVEMENT_KINDS, PIECES_MAX } from "@sunwright/contract/stock";
import { sql } from "drizzle-orm";
import { check, date, doublePrecision, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { products } from "../products/schema";
import { firms } from "../shops/schema";

/** Where a shop keeps its goods. */
export const stockLocations = pgTable(
  "stock_locations",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    /** As the parameter `town` of a project holds it. */
    town: text("town"),
    /** [°] */
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("stock_locations_name").on(table.firmId, sql`lower(${table.name})`),
    filledUpTo(table.name, NAME_MAX),
  ],
);

/** Pieces of a product at a location. `on_hand` is the sum of its movements. */
export const stockItems = pgTable(
  "stock_items",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    locationId: uuid("location_id")
      .notNull()
      .references(() => stockLocations.id, { onDelete: "cascade" }),
    onHand: integer("on_hand").notNull().default(0),
    /** Of these, promised to orders. */
    reserved: integer("reserved").notNull().default(0),
    /** Ordered from a supplier and not here yet. */
    incoming: integer("incoming").notNull().default(0),
    incomingOn: date("incoming_on", { mode: "string" }),
    /** Low from here down; null where nobody watches. */
    reorderAt: integer("reorder_at"),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("stock_items_place").on(table.productId, table.locationId),
    index("stock_items_location_id").on(table.locationId),
    check("stock_items_reserved", sql`0 <= ${table.reserved} and ${table.reserved} <= ${table.onHand}`),
    within(table.onHand, { min: 0, max: PIECES_MAX }),
    within(table.incoming, { min: 0, max: PIECES_MAX }),
    within(table.reorderAt, { min: 0, max: PIECES_MAX }),
  ],
);

/** Why there is more or less of something. Rows are added, never changed: triggers of the migration refuse it. */
export const stockMovements = pgTable(
  "stock_movements",
  {
    id: uuid("id").primaryKey(),
    itemId: uuid("item_id")
      .notNull()
      .references(() => stockItems.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: MOVEMENT_KINDS }).notNull(),
    /** Added, or taken away below 0. */
    quantity: integer("quantity").notNull(),
    /** On hand afterwards. */
    onHand: integer("on_hand").notNull(),
    reason: text("reason").notNull().default(""),
    /** The line of an order that was shipped or came back; of the feature that knows orders. */
    orderLineId: uuid("order_line_id"),
    /** Both movements of a transfer have the same. */
    transferId: uuid("transfer_id"),
    /** Who did it; null for the product itself and for an account that is gone. */
    userId: uuid("user_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("stock_movements_item_id").on(table.itemId, table.id),
    index("stock_movements_order_line_id").on(table.orderLineId),
    index("stock_movements_user_id").on(table.userId),
    oneOf(table.kind, MOVEMENT_KINDS),
    check("stock_movements_something", sql`${table.quantity} <> 0`),
    check("stock_movements_reason_length", sql`char_length(${table.reason}) <= ${sql.raw(`${LINE_MAX}`)}`),
  ],
);
