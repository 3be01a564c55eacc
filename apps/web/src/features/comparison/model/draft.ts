import { say } from "@sunwright/words/comparison";
import type { compareCosts } from "@sunwright/contract/comparison";
import type { BodyInput } from "@sunwright/contract/endpoint";
import { MONEY_BOUNDS } from "@sunwright/contract/money-limits";
import { type Configuration, DEFAULT_CONFIGURATIONS, WARRANTY } from "@sunwright/engine/comparison/configuration";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";

/** A configuration while it is being edited: its warranty is what stands in the box. */
export type Draft = Omit<Configuration, "warranty"> & { readonly warranty: string };

export const DEFAULT_DRAFTS: readonly Draft[] = DEFAULT_CONFIGURATIONS.map((configuration) => ({
  ...configuration,
  warranty: numberText(configuration.warranty),
}));

export const TERMS = ["downPayment", "loanRate", "loanTerm"] as const;
export type Term = (typeof TERMS)[number];
/** What was typed; a term that is missing is the project's. */
export type TermTexts = Partial<Record<Term, string>>;

interface Range {
  readonly min: number;
  readonly max: number;
  readonly whole?: boolean;
}

/** What is wrong with a number, in the words of the contract; null when nothing is. */
function rangeMessage(text: string, { min, max, whole = false }: Range): string | null {
  const value = parseNumber(text);
  if (isNumberText(text) && value >= min && value <= max && (!whole || Number.isInteger(value))) return null;
  return whole ? say("wholeNumberBetween", { min, max }) : say("numberBetween", { min, max });
}

export const warrantyMessage = (text: string) => rangeMessage(text, { ...WARRANTY, whole: true });
export const termMessage = (term: Term, text: string) => rangeMessage(text, MONEY_BOUNDS[term]);

export const isReady = (drafts: readonly Draft[], terms: TermTexts): boolean =>
  drafts.every(({ warranty }) => warrantyMessage(warranty) === null) &&
  TERMS.every((term) => {
    const text = terms[term];
    return text === undefined || termMessage(term, text) === null;
  });

/** Terms as they are sent: those that were typed. */
export const termsOf = (terms: TermTexts): Partial<Record<Term, number>> =>
  Object.fromEntries(
    TERMS.flatMap((term) => {
      const text = terms[term];
      return text === undefined ? [] : [[term, parseNumber(text)]];
    }),
  );

export const configurationOf = (draft: Draft): Configuration => ({ ...draft, warranty: parseNumber(draft.warranty) });

/** What is sent for a configuration. */
export const bodyOf = (draft: Draft, terms: TermTexts): BodyInput<typeof compareCosts> => ({
  ...configurationOf(draft),
  finance: termsOf(terms),
});
