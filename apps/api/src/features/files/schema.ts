import { FILE_TYPES, PDF_BYTES, PICTURE_SIZES } from "@sunwright/contract/files";
import { FILE_NAME_MAX } from "@sunwright/contract/limits";
import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytea, filledUpTo, instant, oneOf, within } from "../../platform/columns";
import { firms } from "../shops/schema";

/** What is stored of a file: a PDF as it was sent, a picture in three widths. */
const FORMS = ["whole", ...PICTURE_SIZES] as const;
/** What shows files. */
export const FILE_USES = [
  "product-picture",
  "product-document",
  "payment-proof",
  "certificate",
  "dispute-evidence",
  "job-photo",
] as const;

/**
 * A file of a firm or of a person; `user_id` refers to the users of the accounts feature, which has its files removed with
 * the account. The same bytes sent by one owner twice are one file.
 */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey(),
    firmId: uuid("firm_id").references(() => firms.id, { onDelete: "cascade" }),
    userId: uuid("user_id"),
    type: text("type", { enum: FILE_TYPES }).notNull(),
    name: text("name").notNull(),
    /** SHA-256 of the bytes as they were sent, in hex. */
    digest: text("digest").notNull(),
    /** Of all its forms. [bytes] */
    bytes: integer("bytes").notNull(),
    /** Of the widest form of a picture. [px] */
    width: integer("width"),
    height: integer("height"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("files_firm_digest")
      .on(table.firmId, table.digest)
      .where(sql`${table.firmId} is not null`),
    uniqueIndex("files_user_digest")
      .on(table.userId, table.digest)
      .where(sql`${table.userId} is not null`),
    index("files_created_at").on(table.createdAt),
    oneOf(table.type, FILE_TYPES),
    filledUpTo(table.name, FILE_NAME_MAX),
    check("files_owner", sql`(${table.firmId} is null) <> (${table.userId} is null)`),
    check(
      "files_picture",
      sql`(${table.type} = 'picture') = (${table.width} is not null and ${table.height} is not null)`,
    ),
  ],
);

/** The forms of a file. */
export const fileForms = pgTable(
  "file_forms",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    form: text("form", { enum: FORMS }).notNull(),
    mediaType: text("media_type", { enum: ["image/webp", "application/pdf"] }).notNull(),
    /** SHA-256 of its bytes, in hex: the address of a picture that everybody may see. */
    digest: text("digest").notNull(),
    bytes: integer("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.form] }),
    index("file_forms_digest").on(table.digest),
    oneOf(table.form, FORMS),
    within(table.bytes, { min: 1, max: PDF_BYTES }),
  ],
);

/** The bytes of a form, in pieces: no statement holds the embedded database, or the event loop, for long. */
export const filePieces = pgTable(
  "file_pieces",
  {
    fileId: uuid("file_id").notNull(),
    form: text("form", { enum: FORMS }).notNull(),
    /** From 0 on. */
    number: integer("number").notNull(),
    bytes: bytea("bytes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.form, table.number] }),
    foreignKey({ columns: [table.fileId, table.form], foreignColumns: [fileForms.fileId, fileForms.form] }).onDelete(
      "cascade",
    ),
  ],
);

/** What shows a file. A file without a row here belongs to nothing and goes after a day. */
export const fileUses = pgTable(
  "file_uses",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: FILE_USES }).notNull(),
    /** The product, payment, account or entry of a dispute. */
    subjectId: uuid("subject_id").notNull(),
    since: instant("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.kind, table.subjectId] }),
    index("file_uses_subject").on(table.kind, table.subjectId),
    oneOf(table.kind, FILE_USES),
  ],
);
