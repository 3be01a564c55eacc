import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { z } from "zod";
import { Acknowledged } from "./accounts";
import { endpoint } from "./endpoint";
import { LINE_MAX, NAME_MAX } from "./limits";
import { LineKind, partFigures } from "./quote-parts";
import { BOOK_ENTRIES_MAX, BOOK_PER_PAGE, BOOK_VIEWS } from "./quote-states";
import { Minor, Price, Version } from "./shops";
import { line } from "./text";

/** What an installer firm pays for parts that it buys elsewhere, for its quotes. Nobody else reads it. */
const tag = "firms";
const access = "session";
const NO_BOOK = ["not_signed_in", "installer_not_found"] as const;
const params = z.object({ entryId: z.uuid() });
const changes = ["price-book", "quote"] as const;

const price = {
  kind: LineKind,
  name: line(NAME_MAX).min(1),
  currency: z.enum(CURRENCIES),
  /** Of one. */
  costMinor: Price,
  /** Where it is bought. */
  supplier: line(NAME_MAX).default(""),
  /** Of one piece; of another kind than the entry's they are not kept. */
  ...partFigures,
};

export const BookEntry = z.object({
  id: z.uuid(),
  version: z.number().int(),
  ...price,
  /** The day on which somebody of the firm last said that this is the price. */
  checkedOn: z.iso.date(),
  /** Checked so long ago that it may have changed. */
  old: z.boolean(),
});
export type BookEntry = z.output<typeof BookEntry>;

export const listPriceBook = endpoint({
  method: "GET",
  path: "/api/firm/price-book",
  summary: "Prices of the caller's installer firm, by name; those that are old the longest unchecked first",
  tag,
  access,
  query: z.object({
    view: z.enum(BOOK_VIEWS).default("all").describe("All, or those that nobody has checked for long"),
    search: line(LINE_MAX).default("").describe("A part of the name or of the supplier"),
    kind: LineKind.optional().describe("Of parts of this kind alone"),
    currency: z.enum(CURRENCIES).optional().describe("In this currency alone"),
    page: z.coerce.number().int().min(1).max(100).default(1).describe("From 1"),
  }),
  response: z.object({
    entries: z.array(BookEntry).max(BOOK_PER_PAGE).readonly(),
    more: z.boolean(),
    /** Of the whole book. */
    counts: z.object({ all: z.number().int(), old: z.number().int() }),
    /** The firm's own, for new prices. */
    currency: z.enum(CURRENCIES),
  }),
  errors: [...NO_BOOK, "invalid_input"],
});

export const putBookPrice = endpoint({
  method: "POST",
  path: "/api/firm/price-book",
  summary:
    "Keep a price, checked today: in the place of one of the same kind, name and currency, whose supplier and figures stay unless others are sent",
  tag,
  access,
  changes,
  body: z.strictObject(price),
  response: BookEntry,
  errors: [...NO_BOOK, "invalid_input", "too_many_book_entries"],
});

export const changeBookEntry = endpoint({
  method: "PUT",
  path: "/api/firm/price-book/:entryId",
  summary: "Change a price of the book, checked today",
  tag,
  access,
  changes,
  params,
  body: z.strictObject({ version: Version, ...price }),
  response: BookEntry,
  errors: [...NO_BOOK, "invalid_input", "book_entry_not_found", "book_entry_changed", "book_entry_taken"],
});

export const confirmBookPrices = endpoint({
  method: "POST",
  path: "/api/firm/price-book/confirm",
  summary: "Say that prices are still right today; those that are gone are passed over",
  tag,
  access,
  changes,
  body: z.strictObject({ ids: z.array(z.uuid()).min(1).max(BOOK_PER_PAGE) }),
  response: z.object({ confirmed: z.number().int() }),
  errors: [...NO_BOOK, "invalid_input"],
});

/** As lists have them: without figures, which the book keeps of what it has. */
const listed = z.strictObject({
  kind: price.kind,
  name: price.name,
  currency: price.currency,
  costMinor: price.costMinor,
  supplier: price.supplier,
});
const list = z.strictObject({ prices: z.array(listed).min(1).max(BOOK_ENTRIES_MAX) });
const changed = z.object({
  kind: LineKind,
  name: z.string(),
  currency: z.enum(CURRENCIES),
  beforeMinor: Minor,
  afterMinor: Minor,
});

export const checkBookImport = endpoint({
  method: "POST",
  path: "/api/firm/price-book/import/check",
  summary: "What a list of prices would do to the book: how many are new, which would change, how many are as they are",
  tag,
  access,
  changes: [],
  body: list,
  response: z.object({
    added: z.number().int(),
    same: z.number().int(),
    changed: z.array(changed).readonly(),
  }),
  errors: [...NO_BOOK, "invalid_input", "too_many_book_entries"],
});

export const importBookPrices = endpoint({
  method: "POST",
  path: "/api/firm/price-book/import",
  summary: "Keep a list of prices, all of them checked today, or none of it",
  tag,
  access,
  changes,
  body: list,
  response: z.object({ kept: z.number().int() }),
  errors: [...NO_BOOK, "invalid_input", "too_many_book_entries", "book_entry_taken"],
});

export const removeBookEntry = endpoint({
  method: "DELETE",
  path: "/api/firm/price-book/:entryId",
  summary: "Take a price out of the book; quotes keep what they say",
  tag,
  access,
  changes,
  params,
  response: Acknowledged,
  errors: [...NO_BOOK, "book_entry_not_found"],
});
