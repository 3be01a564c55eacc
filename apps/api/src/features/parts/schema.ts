import { EQUIPMENT_ID_MAX, PART_PRICE_TYPED_MAX } from "@sunwright/contract/limits";
import { CHOSEN_PARTS, type TypedFigures } from "@sunwright/engine/equipment/chosen-parts";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { doublePrecision, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, oneOf, within } from "../../platform/columns";
import { projects } from "../projects/schema";

/** The parts of the equipment library that a project is designed with; one that has no row is generic. */
export const projectParts = pgTable(
  "project_parts",
  {
    projectId: uuid("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    part: text("part", { enum: CHOSEN_PARTS }).notNull(),
    equipmentId: text("equipment_id").notNull(),
    typed: jsonb("typed").$type<TypedFigures>().notNull(),
    /** Of one piece. [of the currency] */
    price: doublePrecision("price"),
    currency: text("currency", { enum: CURRENCIES }).notNull().default("USD"),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.part] }),
    oneOf(table.part, CHOSEN_PARTS),
    filledUpTo(table.equipmentId, EQUIPMENT_ID_MAX),
    within(table.price, { min: 0, max: PART_PRICE_TYPED_MAX }),
    oneOf(table.currency, CURRENCIES),
  ],
);
