import { LEGAL_PAGES, LEGAL_TEXT_MAX } from "@sunwright/contract/legal";
import { sql } from "drizzle-orm";
import { check, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";

/** Imprint, privacy notice and terms of this site, as its operator wrote them. No row: not written yet. */
export const legalPages = pgTable(
  "legal_pages",
  {
    /** The subject of its lines in the operators' audit. */
    id: uuid("id").primaryKey(),
    page: text("page", { enum: LEGAL_PAGES }).notNull(),
    text: text("text").notNull(),
    version: integer("version").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("legal_pages_page").on(table.page),
    oneOf(table.page, LEGAL_PAGES),
    check("legal_pages_length", sql`char_length(${table.text}) <= ${sql.raw(`${LEGAL_TEXT_MAX}`)}`),
  ],
);
