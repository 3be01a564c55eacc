import { IMPORTS } from "@sunwright/contract/import-columns";
import { index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";
import { firms } from "../shops/schema";

/** What columns of files are read as. It goes with the firm or the account that said it. */
export const importColumns = pgTable(
  "import_columns",
  {
    /** The firm's, else the person's: a user of the accounts feature, which this one does not know. */
    ownerId: uuid("owner_id").notNull(),
    firmId: uuid("firm_id").references(() => firms.id, { onDelete: "cascade" }),
    import: text("import", { enum: IMPORTS }).notNull(),
    columns: jsonb("columns").$type<Readonly<Record<string, string>>>().notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.import] }),
    index("import_columns_firm_id").on(table.firmId),
    oneOf(table.import, IMPORTS),
  ],
);
