import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { DOCUMENT_KINDS, DOCUMENTS_PER_PRODUCT, PICTURES_PER_PRODUCT } from "@sunwright/contract/shop-products";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, oneOf, within } from "../../platform/columns";
import { files } from "../files/schema";
import { products } from "./schema";

const productId = () =>
  uuid("product_id")
    .notNull()
    .references(() => products.id, { onDelete: "cascade" });
const fileId = () =>
  uuid("file_id")
    .notNull()
    .references(() => files.id, { onDelete: "cascade" });

/** What a product looks like, in the order its shop shows it. */
export const productPictures = pgTable(
  "product_pictures",
  {
    productId: productId(),
    position: integer("position").notNull(),
    fileId: fileId(),
    /** What is to be seen, for who does not see it. */
    alternative: text("alternative").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index("product_pictures_file_id").on(table.fileId),
    within(table.position, { min: 0, max: PICTURES_PER_PRODUCT - 1 }),
    check("alternative_length", sql`char_length(${table.alternative}) <= ${sql.raw(`${LINE_MAX}`)}`),
  ],
);

/** Datasheets and certificates of a product. */
export const productDocuments = pgTable(
  "product_documents",
  {
    productId: productId(),
    position: integer("position").notNull(),
    fileId: fileId(),
    kind: text("kind", { enum: DOCUMENT_KINDS }).notNull(),
    title: text("title").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index("product_documents_file_id").on(table.fileId),
    within(table.position, { min: 0, max: DOCUMENTS_PER_PRODUCT - 1 }),
    oneOf(table.kind, DOCUMENT_KINDS),
    filledUpTo(table.title, NAME_MAX),
  ],
);
