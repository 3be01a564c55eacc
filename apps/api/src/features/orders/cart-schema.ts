import { ORDER_QUANTITY_MAX } from "@sunwright/contract/carts";
import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, within } from "../../platform/columns";
import { products } from "../products/schema";
import { projects } from "../projects/schema";

/** What somebody is about to buy. Prices are looked up and stand nowhere in it. */
export const carts = pgTable(
  "carts",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id").notNull(),
    projectId: uuid("project_id").references(() => projects.id, { onDelete: "cascade" }),
    /** The migration adds that a buyer has one open cart a project, and one without a project. */
    state: text("state", { enum: ["open", "placed"] }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("carts_user_id").on(table.userId),
    index("carts_project_id").on(table.projectId),
    oneOf(table.state, ["open", "placed"]),
  ],
);

export const cartLines = pgTable(
  "cart_lines",
  {
    cartId: uuid("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    quantity: integer("quantity").notNull(),
    /** The line of the bill of materials that it fills; empty where it is for none. */
    material: text("material").notNull().default(""),
    addedAt: instant("added_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    index("cart_lines_product_id").on(table.productId),
    within(table.quantity, { min: 1, max: ORDER_QUANTITY_MAX }),
  ],
);

/**
 * Pieces that left a cart while it asked for more than there was: what a shop did not sell. Whose cart it was is not told, and
 * the row outlives it.
 */
export const lostSales = pgTable(
  "lost_sales",
  {
    cartId: uuid("cart_id").notNull(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    /** The most that was asked for, and the most that was missing of it. */
    wanted: integer("wanted").notNull(),
    missing: integer("missing").notNull(),
    /** Of these, what has not come back into the cart. */
    lost: integer("lost").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.productId] }),
    index("lost_sales_product_id").on(table.productId, table.at),
    within(table.wanted, { min: 1, max: ORDER_QUANTITY_MAX }),
    within(table.missing, { min: 1, max: ORDER_QUANTITY_MAX }),
    within(table.lost, { min: 0, max: ORDER_QUANTITY_MAX }),
  ],
);
