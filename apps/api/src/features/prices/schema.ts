import { MONEY_MAX } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import type { SystemSize } from "@sunwright/engine/prices/standing";
import { bigint, boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf, within } from "../../platform/columns";
import { projects } from "../projects/schema";

/** What is known of a project's price beyond its design, where anything is. What was agreed is the job's to say. */
export const projectPrices = pgTable(
  "project_prices",
  {
    projectId: uuid("project_id")
      .primaryKey()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The whole list at the cheapest shops, deliveries in it; these four together or none. */
    shopsMinor: bigint("shops_minor", { mode: "number" }),
    shopsCurrency: text("shops_currency", { enum: CURRENCIES }),
    shopsAt: instant("shops_at"),
    /** Of the design that the list is of. */
    shopsSize: jsonb("shops_size").$type<SystemSize>(),
    /** The offer that the owner chose. No foreign key: it goes with its request, and is then the price no more. */
    offerId: uuid("offer_id"),
    /** Of the design that it was made for. */
    offerSize: jsonb("offer_size").$type<SystemSize>(),
    /** The owner lets those whom they show the project read what was offered and agreed. */
    shown: boolean("shown").notNull().default(false),
  },
  (table) => [oneOf(table.shopsCurrency, CURRENCIES), within(table.shopsMinor, { min: 0, max: 1_000 * MONEY_MAX })],
);
