import { NAME_MAX, PRICE_MAX } from "@sunwright/contract/limits";
import type { BookEntry } from "@sunwright/contract/price-book";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { LINE_KINDS } from "@sunwright/engine/quotes/written-quote";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { firms } from "../shops/schema";

/** What an entry says of one piece of a main part. */
export type PartFigures = Pick<BookEntry, "panels" | "battery" | "inverter">;

/** What an installer firm pays for a part that it buys elsewhere. */
export const priceBook = pgTable(
  "price_book",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    version: integer("version").notNull().default(1),
    kind: text("kind", { enum: LINE_KINDS }).notNull(),
    name: text("name").notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    costMinor: bigint("cost_minor", { mode: "number" }).notNull(),
    supplier: text("supplier").notNull().default(""),
    figures: jsonb("figures").$type<PartFigures>().notNull(),
    /** When somebody of the firm last said that this is the price. */
    checkedOn: date("checked_on", { mode: "string" }).notNull(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("price_book_name").on(table.firmId, table.kind, table.currency, sql`lower(${table.name})`),
    index("price_book_checked_on").on(table.firmId, table.checkedOn),
    oneOf(table.kind, LINE_KINDS),
    oneOf(table.currency, CURRENCIES),
    filledUpTo(table.name, NAME_MAX),
    within(table.costMinor, { min: 0, max: PRICE_MAX }),
    check("price_book_supplier", sql`char_length(${table.supplier}) <= ${sql.raw(`${NAME_MAX}`)}`),
  ],
);
