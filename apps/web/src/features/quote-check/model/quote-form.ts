import type { Currency } from "@sunwright/engine/countries/names";
import type { PartNeeded } from "@sunwright/engine/quotes/lines";
import type { Quote } from "@sunwright/engine/quotes/quote";
import { parseNumber } from "../../../ui/number";
import { QUOTE_FIELDS, type QuoteField, type ReadQuote } from "./read-quote";

/** What stands in the boxes: plain numbers and choices, "" for what the quote does not say. */
export type QuoteTexts = Readonly<Record<QuoteField, string>>;

/** How sure a box is: typed by the person, read, guessed, or empty. */
export type FieldState = "typed" | "read" | "check" | "missing";

export interface QuoteForm {
  readonly texts: QuoteTexts;
  readonly read: ReadQuote | null;
  readonly parts: readonly PartNeeded[];
  readonly currency: Currency | null;
}

const EMPTY: QuoteTexts = {
  price: "",
  count: "",
  watts: "",
  kwh: "",
  chemistry: "",
  kilowatts: "",
  installation: "",
  vat: "",
  warranty: "",
  upfront: "",
};
export const NO_QUOTE: QuoteForm = { texts: EMPTY, read: null, parts: [], currency: null };

/** The boxes filled with what was read, in place of what stood there. */
export const filledWith = (read: ReadQuote): QuoteForm => ({
  texts: { ...EMPTY, ...Object.fromEntries(QUOTE_FIELDS.map((field) => [field, read.fields[field]?.value ?? ""])) },
  read,
  parts: read.parts,
  currency: read.currency,
});

export function stateOf({ texts, read }: Pick<QuoteForm, "texts" | "read">, field: QuoteField): FieldState {
  if (texts[field] === "") return "missing";
  const found = read?.fields[field];
  return found?.value === texts[field] ? found.state : "typed";
}

const numberOf = (text: string) => {
  const value = text === "" ? Number.NaN : parseNumber(text);
  return Number.isFinite(value) && value >= 0 ? value : null;
};

/** Null where the box holds no number. */
export const figureOf = ({ texts }: Pick<QuoteForm, "texts">, field: QuoteField) => numberOf(texts[field]);

/** Without these nothing can be simulated. */
const NEEDED = ["count", "watts", "kilowatts"] as const satisfies readonly QuoteField[];

/** What has to be known first; a battery too, where the house has no grid day and night. */
export const lacking = ({ texts }: Pick<QuoteForm, "texts">, onGrid: boolean): readonly QuoteField[] =>
  [...NEEDED, ...(onGrid ? [] : (["kwh"] as const))].filter((field) => numberOf(texts[field]) === null);

/** The quote as the engine checks it; what is not said stays open. */
export function quoteOf({ texts, parts, currency }: QuoteForm, home: Currency): Quote {
  const of = (field: QuoteField) => numberOf(texts[field]);
  const [kwh, kilowatts, upfront, warranty] = [of("kwh"), of("kilowatts"), of("upfront"), of("warranty")];
  return {
    id: "checked",
    currency: currency ?? home,
    panels: { count: of("count"), watts: of("watts") },
    battery: kwh === null || kwh === 0 ? null : { kwh, chemistry: texts.chemistry === "" ? null : texts.chemistry },
    inverter: { watts: kilowatts === null ? null : kilowatts * 1_000 },
    parts,
    total: of("price"),
    taxIncluded: texts.vat === "" ? null : texts.vat === "contained",
    milestones:
      upfront === null
        ? null
        : [
            { percent: upfront, when: "on signing" },
            { percent: 100 - upfront, when: "when it runs" },
          ],
    warrantyYears:
      warranty === null ? null : { panels: warranty, battery: warranty, inverter: warranty, work: warranty },
  };
}
