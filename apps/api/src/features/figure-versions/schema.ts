import { FIGURE_DOINGS } from "@sunwright/contract/figures";
import type { RenewedFigure } from "@sunwright/engine/countries/country-figures";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant, oneOf } from "../../platform/columns";

/** What operators renewed of the countries' figures, whole, in each version. Rows are added and never changed. */
export const figureVersions = pgTable(
  "figure_versions",
  {
    /** From 1; of two who save at once one finds it taken. */
    version: integer("version").primaryKey(),
    /** The subject of its line in the operators' audit. */
    id: uuid("id").notNull(),
    madeAt: instant("made_at").notNull(),
    /** The account of an operator. It outlives the account. */
    operatorId: uuid("operator_id").notNull(),
    doing: text("doing", { enum: FIGURE_DOINGS }).notNull(),
    /** The version that was put back. */
    putBack: integer("put_back"),
    renewed: jsonb("renewed").$type<readonly RenewedFigure[]>().notNull(),
  },
  (table) => [oneOf(table.doing, FIGURE_DOINGS)],
);
