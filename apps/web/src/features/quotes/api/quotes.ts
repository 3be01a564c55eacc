import type { BodyInput } from "@sunwright/contract/endpoint";
import type { listMarketProducts } from "@sunwright/contract/marketplace";
import type {
  addVersion,
  checkDraft,
  findStock,
  FirmQuote,
  listQuotes,
  QuoteDraft,
  readQuote,
  removeDraft,
  saveDraft,
  sendQuote,
  withdrawQuote,
} from "@sunwright/contract/quotes";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { say } from "@sunwright/words/quote-desk";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, read, route } from "../../../lib/api";
import { ApiError, whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { createIntention } from "../../../lib/intention";
import { toast } from "../../../ui/toast-store";
import type { QuoteSearch } from "../model/quote-search";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listQuotes>("GET", "/api/quotes");
const QUOTE = route<typeof readQuote>("GET", "/api/quotes/:quoteId");
const CHECK = route<typeof checkDraft>("POST", "/api/quotes/:quoteId/check");
const STOCK = route<typeof findStock>("POST", "/api/quotes/:quoteId/stock");
const ADD = route<typeof addVersion>("POST", "/api/quotes/:quoteId/versions", ["quotes", "quote"]);
const SAVE = route<typeof saveDraft>("PUT", "/api/quotes/:quoteId/versions/:versionId", ["quotes", "quote"]);
const REMOVE = route<typeof removeDraft>("DELETE", "/api/quotes/:quoteId/versions/:versionId", ["quotes", "quote"]);
const SEND = route<typeof sendQuote>("POST", "/api/quotes/:quoteId/versions/:versionId/send", [
  "quotes",
  "quote",
  "one-lead",
  "leads",
]);
const WITHDRAW = route<typeof withdrawQuote>("POST", "/api/quotes/:quoteId/versions/:versionId/withdraw", [
  "quotes",
  "quote",
]);
const PRODUCTS = route<typeof listMarketProducts>("GET", "/api/marketplace/products");

/** Homeowners decide meanwhile. [ms] */
const AGAIN = 20_000;

export const quotesQuery = ({ view, sort, q, page }: QuoteSearch) => ({
  ...read(LIST, {
    query: {
      ...(view === undefined ? {} : { view }),
      ...(sort === undefined ? {} : { sort }),
      ...(q === undefined ? {} : { search: q }),
      ...(page === undefined ? {} : { page: String(page) }),
    },
  }),
  refetchInterval: AGAIN,
});
export const quoteQuery = (quoteId: string) => ({ ...read(QUOTE, { params: { quoteId } }), refetchInterval: AGAIN });

/** What the years say of a draft; nothing is kept of it. */
export const checkQuery = (quoteId: string, draft: QuoteDraft) => ({
  queryKey: ["quote-check", quoteId, draft] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(CHECK, { params: { quoteId }, body: draft, signal }),
  staleTime: 60_000,
  gcTime: 60_000,
});

/** Each offer for itself: which shop is cheapest for the firm depends on its own prices. */
export const productsQuery = (q: string, category: Category, currency: Currency) =>
  read(PRODUCTS, { query: { ...(q === "" ? {} : { q }), category, currency, inStock: "true", each: "true" } });

/** Live stock for all parts of the request's design at once. */
export const useStock = (quoteId: string) =>
  useMutation({
    mutationFn: () => call(STOCK, { params: { quoteId }, body: {} }),
    onError: (error) =>
      toast({ tone: "bad", title: say("stockFailed"), description: whatHappened(error, say("safe")) }),
  });

const failed = (error: Error) =>
  toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) });

export type Doing =
  | { readonly does: "save"; readonly versionId: string; readonly body: BodyInput<typeof saveDraft> }
  | {
      readonly does: "send";
      readonly versionId: string;
      /** What is typed, where it is not stored yet. */
      readonly body: BodyInput<typeof saveDraft>;
      readonly stored: boolean;
    }
  | { readonly does: "add"; readonly body: BodyInput<typeof addVersion> }
  | { readonly does: "remove"; readonly versionId: string }
  | { readonly does: "withdraw"; readonly versionId: string };

const DONE = { save: "saved", send: "sent", remove: "removed", withdraw: "withdrawn" } as const;

/** Everything that changes a quote. What a colleague or the homeowner did before is said, and the quote is read again. */
export function useQuoting(quoteId: string) {
  const client = useQueryClient();
  const [keyFor] = useState(createIntention);
  return useMutation({
    mutationFn: async (doing: Doing): Promise<FirmQuote> => {
      if (doing.does === "add") return call(ADD, { params: { quoteId }, body: doing.body });
      const params = { quoteId, versionId: doing.versionId };
      if (doing.does === "remove") return call(REMOVE, { params });
      if (doing.does === "withdraw") return call(WITHDRAW, { params });
      if (doing.does === "save") return call(SAVE, { params, body: doing.body });
      const saved = doing.stored ? null : await call(SAVE, { params, body: doing.body });
      const version = saved?.versions.find(({ id }) => id === doing.versionId)?.version ?? doing.body.version;
      const idempotencyKey = keyFor({ quoteId, versionId: doing.versionId, version });
      return call(SEND, { params, body: { version }, idempotencyKey });
    },
    onSuccess: (quote, { does }) => {
      keyFor.fulfilled();
      client.setQueryData(read(QUOTE, { params: { quoteId } }).queryKey, quote);
      if (does !== "add") toast({ tone: "ok", title: say(DONE[does]) });
    },
    onError: (error) => {
      if (error instanceof ApiError) keyFor.fulfilled();
      failed(error);
    },
    onSettled: () => readAgain(client, SEND),
  });
}
