import type { KeptComparison } from "@sunwright/contract/comparison";
import { numberText } from "../../../ui/number";
import { configurationOf, isReady, TERMS, termsOf } from "./draft";
import { FIRST, type Wizard } from "./wizard";

/** What is kept of a wizard with its project; null while a box holds what cannot be sent. */
export function keptOf({ drafts, terms, priority, step }: Wizard): KeptComparison | null {
  if (!isReady(drafts, terms)) return null;
  return {
    configurations: drafts.map(configurationOf),
    terms: termsOf(terms),
    priority,
    compared: step > 0,
  };
}

/** A wizard as it was left. Its results are found again, so that they are of the project as it is now. */
export function wizardFrom(kept: KeptComparison | null): Wizard {
  const names = new Set(kept?.configurations.map(({ name }) => name));
  // The wizard has its three columns, told apart by their names.
  if (kept === null || names.size !== FIRST.drafts.length) return FIRST;
  return {
    ...FIRST,
    drafts: kept.configurations.map((configuration) => ({
      ...configuration,
      warranty: numberText(configuration.warranty),
    })),
    terms: Object.fromEntries(
      TERMS.flatMap((term) => {
        const value = kept.terms[term];
        return value === undefined || value === null ? [] : [[term, numberText(value)]];
      }),
    ),
    priority: kept.priority,
  };
}

/** Whether two say the same, so that nothing is to be kept again. */
export const isKept = (one: KeptComparison, other: KeptComparison | null): boolean =>
  other !== null && keptText(one) === keptText(other);

/** A database gives fields back in another order. */
const keptText = ({ configurations, terms, priority, compared }: KeptComparison): string =>
  JSON.stringify([
    configurations.map((configuration) =>
      Object.entries(configuration).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    ),
    TERMS.map((term) => terms[term] ?? null),
    priority,
    compared,
  ]);
