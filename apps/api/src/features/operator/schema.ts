import { LINE_MAX } from "@sunwright/contract/limits";
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { filledUpTo, instant } from "../../platform/columns";

/** Who decides about firms. Made on the command line alone. */
export const operators = pgTable("operators", {
  /** An account; it goes with it. */
  userId: uuid("user_id").primaryKey(),
  madeAt: instant("made_at").notNull(),
});

/** What operators did. The migration adds a trigger: rows are added and never changed or deleted. */
export const operatorAudit = pgTable(
  "operator_audit",
  {
    id: uuid("id").primaryKey(),
    at: instant("at").notNull(),
    /** The account of an operator; null for the command line. It outlives the account. */
    operatorId: uuid("operator_id"),
    /** Such as "certificate verified". */
    act: text("act").notNull(),
    /** What it was done to: the id of an account or of a firm. */
    subjectId: uuid("subject_id").notNull(),
    /** The same as people call it, such as "SW-10001" or the name of a firm; a person is named by nothing. */
    about: text("about").notNull().default(""),
    reason: text("reason").notNull().default(""),
    before: jsonb("before").$type<Readonly<Record<string, unknown>>>().notNull(),
    after: jsonb("after").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** From 1 without a gap, and what `chain.ts` makes of the line and the mark before; null of lines before there were marks. */
    place: bigint("place", { mode: "number" }),
    mark: text("mark"),
  },
  (table) => [
    uniqueIndex("operator_audit_place").on(table.place),
    index("operator_audit_subject_id").on(table.subjectId),
    index("operator_audit_at").on(table.at),
    filledUpTo(table.act, LINE_MAX),
  ],
);

/** The last line of the audit that has a mark. One row, made with the first; whoever adds a line holds it. */
export const operatorAuditHead = pgTable("operator_audit_head", {
  id: text("id", { enum: ["head"] }).primaryKey(),
  place: bigint("place", { mode: "number" }).notNull(),
  mark: text("mark").notNull(),
});
