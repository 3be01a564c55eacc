import { MONEY_MAX } from "@sunwright/contract/shops";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant, within } from "../../platform/columns";
import { firms } from "../shops/schema";

const minor = (name: string) => bigint(name, { mode: "number" }).notNull();

/** Firms that may buy from a shop on an invoice of 30 days. What is open of each follows from the ledger. */
export const shopCredits = pgTable(
  "shop_credits",
  {
    firmId: uuid("firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    buyerFirmId: uuid("buyer_firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    limitMinor: minor("limit_minor"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.firmId, table.buyerFirmId] }),
    index("shop_credits_buyer_firm_id").on(table.buyerFirmId),
    within(table.limitMinor, { min: 1, max: MONEY_MAX }),
    check("shop_credits_apart", sql`${table.firmId} <> ${table.buyerFirmId}`),
  ],
);
