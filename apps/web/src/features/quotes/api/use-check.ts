import type { Response } from "@sunwright/contract/endpoint";
import type { checkDraft, QuoteDraft } from "@sunwright/contract/quotes";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { checkQuery } from "./quotes";

export type Checked = Response<typeof checkDraft>;

export interface Check {
  /** Undefined before the first answer. */
  readonly data: Checked | undefined;
  /** What is shown is of other figures than those that are typed. */
  readonly stale: boolean;
  readonly error: Error | null;
  readonly busy: boolean;
  readonly again: () => void;
}

/** After the last key. [ms] */
const PAUSE = 700;

/** The draft in the house, a moment after it was typed. */
export function useCheck(quoteId: string, draft: QuoteDraft): Check {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  const answer = useQuery({ ...checkQuery(quoteId, settled), placeholderData: keepPreviousData, retry: false });
  return {
    data: answer.data,
    stale: settled !== draft || answer.isPlaceholderData || answer.isFetching,
    error: answer.error,
    busy: answer.isFetching,
    again: () => void answer.refetch(),
  };
}
