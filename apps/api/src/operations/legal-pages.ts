import type { LegalPageName } from "@sunwright/contract/legal";

const NAMES: Readonly<Record<LegalPageName, string>> = {
  imprint: "imprint",
  privacy: "privacy notice",
  terms: "terms",
};

/** What the start, `operator -- legal` and `doctor` say about the legal pages. */
export function legalPagesText(empty: readonly LegalPageName[]): string {
  if (empty.length === 0) return "The imprint, privacy notice and terms are written.";
  const names = new Intl.ListFormat("en").format(empty.map((page) => NAMES[page]));
  return `Empty: ${names}. Orders to the EU and the UK are refused until an operator writes them at /operator/legal.`;
}
