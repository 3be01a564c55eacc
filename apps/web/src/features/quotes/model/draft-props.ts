import type { QuoteDraft } from "@sunwright/contract/quotes";

/** What all parts of the editor are given. */
export interface DraftProps {
  readonly draft: QuoteDraft;
  readonly onChange: (change: Partial<QuoteDraft>) => void;
  /** Tells which figures cannot be read. */
  readonly faultOf: (field: string) => (wrong: boolean) => void;
}
