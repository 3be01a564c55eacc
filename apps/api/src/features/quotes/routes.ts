import { acceptOffer, answerOffer, listOffers } from "@sunwright/contract/offers";
import {
  addVersion,
  checkDraft,
  findStock,
  listQuotes,
  readQuote,
  readQuotePdf,
  removeDraft,
  saveDraft,
  sendQuote,
  startQuote,
  withdrawQuote,
} from "@sunwright/contract/quotes";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { Desk } from "./desk";
import type { Documents } from "./documents";
import type { Drafting } from "./write-draft";
import type { createStockFinder } from "./find-stock";
import type { createQuoteList } from "./list-quotes";
import type { Offers } from "./offers";
import type { Sending } from "./send-quote";

interface Services {
  readonly desk: Desk;
  readonly list: ReturnType<typeof createQuoteList>;
  readonly drafting: Drafting;
  readonly stock: ReturnType<typeof createStockFinder>;
  readonly sending: Sending;
  readonly documents: Documents;
}

export function quoteRoutes(app: App, { desk, list, drafting, stock, sending, documents }: Services): void {
  serve(app, listQuotes, ({ executor, viewer, query }) => list(executor, viewer, query));
  serve(app, readQuote, ({ executor, viewer, params }) => desk.answered(executor, viewer, params.quoteId));
  serve(app, startQuote, ({ tx, viewer, params }) => drafting.start(tx, viewer, params.leadId));
  serve(app, checkDraft, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      drafting.check(executor, viewer, { quoteId: params.quoteId, draft: body, signal: whenGone() }),
    handle: ({ prepared }) => prepared,
  });
  serve(app, findStock, {
    prepare: ({ executor, viewer, params, whenGone }) =>
      stock(executor, viewer, { quoteId: params.quoteId, signal: whenGone() }),
    handle: ({ prepared }) => prepared,
  });
  serve(app, addVersion, ({ tx, viewer, params, body }) => drafting.add(tx, viewer, params.quoteId, body));
  serve(app, saveDraft, ({ tx, viewer, params, body }) => drafting.save(tx, viewer, params, body));
  serve(app, removeDraft, ({ tx, viewer, params }) => drafting.remove(tx, viewer, params));
  serve(app, sendQuote, {
    prepare: ({ executor, viewer, params, body, whenGone }) =>
      sending.prepare(executor, viewer, { ...params, version: body.version, signal: whenGone() }),
    handle: ({ tx, viewer, params, prepared }) => sending.send(tx, viewer, params, prepared),
  });
  serve(app, withdrawQuote, ({ tx, viewer, params }) => sending.withdraw(tx, viewer, params));
  serve(app, readQuotePdf, ({ executor, viewer, params, query, whenGone }) =>
    documents.read(executor, viewer.userId, params, { ...query, signal: whenGone() }),
  );
}

export function offerRoutes(app: App, offers: Offers): void {
  serve(app, listOffers, ({ executor, viewer, params, query }) =>
    offers.list(executor, viewer, params.projectId, query),
  );
  serve(app, acceptOffer, ({ tx, viewer, params, body }) => offers.accept(tx, viewer, params, body));
  serve(app, answerOffer, ({ tx, viewer, params, body }) => offers.answer(tx, viewer, params, body));
}
