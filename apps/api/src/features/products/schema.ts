import { EQUIPMENT_ID_MAX, NAME_MAX, PRICE_MAX } from "@sunwright/contract/limits";
import {
  PRICE_LISTS,
  PRODUCT_STATES,
  PRODUCT_NAME_MAX,
  QUANTITY_STEP_MAX,
  SKU_MAX,
  WARRANTY_YEARS_MAX,
} from "@sunwright/contract/shop-products";
import { TAX_MAX } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { CATEGORIES } from "@sunwright/engine/procurement/specifications";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { firms } from "../shops/schema";

/** What sets two products of one name apart, by category. */
const SIZES = sql.raw(
  ["powerWatts", "kilowattHours", "ampereHours", "areaSquareMillimetres", "ratingAmperes", "chargeAmperes"]
    .map((field) => `spec ->> '${field}'`)
    .join(", "),
);

/** "JKM 400" and "JKM-400" are one name; a dash alone is none. */
const plain = (column: "brand" | "model" | "name") => sql.raw(`translate(lower(${column}), ' -_', '')`);

/** What a shop sells. Never deleted once it was sold: archived. */
export const products = pgTable(
  "products",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    /** The shop's own number of it. */
    sku: text("sku").notNull(),
    category: text("category").notNull(),
    name: text("name").notNull(),
    brand: text("brand").notNull().default(""),
    model: text("model").notNull().default(""),
    description: text("description").notNull().default(""),
    state: text("state", { enum: PRODUCT_STATES }).notNull().default("draft"),
    /** As the contract's Product reads it by category. */
    spec: jsonb("spec").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The row of the equipment library that it is; null where it is none. */
    equipmentId: text("equipment_id"),
    /** Of the tax that prices contain; null for the shop's rate of the day. [%] */
    taxPercent: doublePrecision("tax_percent"),
    warrantyYears: doublePrecision("warranty_years"),
    /** Sold in multiples of so many pieces. */
    multiple: integer("multiple").notNull().default(1),
    /** What it costs the shop; shown to nobody else. [minor units of the shop's currency] */
    costMinor: bigint("cost_minor", { mode: "number" }),
    /** What the marketplace's search looks through. */
    searchText: text("search_text")
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || brand || ' ' || model || ' ' || sku)`),
    /** The same for all products of the same figures: whether they fit a design is asked once. */
    specDigest: text("spec_digest")
      .notNull()
      .generatedAlwaysAs(sql`md5(category || ' ' || spec::text)`),
    /**
     * The same for products that are one thing, whoever sells it: of one maker, model and size, however each writes
     * "JKM 400" and "JKM-400". Without a model it is the row of the equipment library that it was taken from, or what another
     * calls by the same name and maker with the same figures; of what is none of these, nobody knows what else it is.
     */
    oneThing: text("one_thing")
      .notNull()
      .generatedAlwaysAs(
        sql`case
          when ${plain("brand")} <> '' and ${plain("model")} <> ''
            then md5(category || ' ' || ${plain("brand")} || ' ' || ${plain("model")} || ' ' || coalesce(${SIZES}, '') || ' ' || coalesce(spec ->> 'lengthMetres', ''))
          when equipment_id is not null then 'library ' || equipment_id
          when ${plain("brand")} <> '' and ${plain("name")} <> ''
            then 'named ' || md5(category || ' ' || ${plain("brand")} || ' ' || ${plain("name")} || ' ' || spec::text)
          else id::text end`,
      ),
    version: integer("version").notNull().default(1),
    publishedAt: instant("published_at"),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("products_sku").on(table.firmId, sql`lower(${table.sku})`),
    index("products_firm_list").on(table.firmId, table.state, table.name, table.id),
    index("products_one_thing").on(table.oneThing),
    index("products_category").on(table.category, table.state),
    index("products_search").using("gin", sql`${table.searchText} gin_trgm_ops`),
    oneOf(table.state, PRODUCT_STATES),
    oneOf(table.category, CATEGORIES),
    filledUpTo(table.sku, SKU_MAX),
    filledUpTo(table.name, PRODUCT_NAME_MAX),
    check("brand_length", sql`char_length(${table.brand}) <= ${sql.raw(`${NAME_MAX}`)}`),
    filledUpTo(table.equipmentId, EQUIPMENT_ID_MAX),
    within(table.taxPercent, { min: 0, max: TAX_MAX }),
    within(table.warrantyYears, { min: 0, max: WARRANTY_YEARS_MAX }),
    within(table.multiple, { min: 1, max: QUANTITY_STEP_MAX }),
    within(table.costMinor, { min: 0, max: PRICE_MAX }),
  ],
);

/** Prices for everybody, for verified installer firms, or for one firm. */
export const priceLists = pgTable(
  "price_lists",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id")
      .notNull()
      .references(() => firms.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: PRICE_LISTS }).notNull(),
    /** Whose own list it is; null for the other kinds. */
    forFirmId: uuid("for_firm_id").references(() => firms.id, { onDelete: "cascade" }),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
  },
  (table) => [
    uniqueIndex("price_lists_kind")
      .on(table.firmId, table.kind)
      .where(sql`${table.forFirmId} is null`),
    uniqueIndex("price_lists_own")
      .on(table.firmId, table.forFirmId)
      .where(sql`${table.forFirmId} is not null`),
    index("price_lists_for_firm_id").on(table.forFirmId),
    oneOf(table.kind, PRICE_LISTS),
    oneOf(table.currency, CURRENCIES),
    check("own_list_names_its_firm", sql`(${table.kind} = 'own') = (${table.forFirmId} is not null)`),
  ],
);

/**
 * What one piece costs from a quantity on, tax included. The migration adds an exclusion constraint: of one product, list
 * and quantity no two hold at the same time.
 */
export const prices = pgTable(
  "prices",
  {
    id: uuid("id").primaryKey(),
    productId: uuid("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    listId: uuid("list_id")
      .notNull()
      .references(() => priceLists.id, { onDelete: "cascade" }),
    fromQuantity: integer("from_quantity").notNull(),
    /** [minor units of the list's currency] */
    unitMinor: bigint("unit_minor", { mode: "number" }).notNull(),
    validFrom: instant("valid_from").notNull(),
    /** No longer from here on; null without an end. */
    validUntil: instant("valid_until"),
  },
  (table) => [
    index("prices_product_id").on(table.productId),
    index("prices_list_id").on(table.listId),
    within(table.fromQuantity, { min: 1, max: QUANTITY_STEP_MAX }),
    within(table.unitMinor, { min: 0, max: PRICE_MAX }),
    check("prices_validity", sql`${table.validUntil} is null or ${table.validFrom} < ${table.validUntil}`),
  ],
);
