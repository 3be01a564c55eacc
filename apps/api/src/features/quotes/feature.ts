import type { App } from "../../platform/app";
import type { Tell } from "../../platform/tell";
import type { SizingPool } from "../sizing/pool";
import { createOfferExport } from "./account-data";
import { createDesk, type Parts } from "./desk";
import { createDocuments } from "./documents";
import { createDrafting } from "./write-draft";
import { createExpiry, quoteEndings } from "./end-quotes";
import { createStockFinder } from "./find-stock";
import type { JobsOf } from "./jobs-of";
import { createQuoteList } from "./list-quotes";
import { unmaskedVersions } from "./masked-table";
import { createOffers } from "./offers";
import { offerRoutes, quoteRoutes } from "./routes";
import { createSending } from "./send-quote";
import { createQuoteThreads } from "./threads";

/** What others need of quotes before there are any. */
export const QUOTES = {
  endings: quoteEndings,
  threads: createQuoteThreads,
  exporter: createOfferExport,
  unmasked: unmaskedVersions,
} as const;

type Written = Parameters<Parameters<typeof createDocuments>[0]["write"]>[0];

interface Sources extends Pick<Parts, "namesOf" | "verifiedAddress"> {
  readonly sizings: Pick<SizingPool, "quote" | "buy">;
  readonly reports: {
    readonly run: (task: {
      readonly input: { readonly offer: Written };
      readonly owner: string;
      readonly signal: AbortSignal;
    }) => Promise<Uint8Array>;
  };
  readonly tell: Tell;
  readonly jobs: JobsOf;
}

/** What firms offer for requests, and what homeowners make of it. */
export function addQuotes(app: App, { sizings, reports, tell, namesOf, verifiedAddress, jobs }: Sources): void {
  const { clock } = app;
  const parts = { clock, tell, pool: sizings, namesOf, verifiedAddress };
  const desk = createDesk(parts);
  const write: Parameters<typeof createDocuments>[0]["write"] = (offer, owner, signal) =>
    reports.run({ input: { offer }, owner, signal });
  quoteRoutes(app, {
    desk,
    list: createQuoteList(parts),
    drafting: createDrafting({ clock, desk }),
    stock: createStockFinder({ clock, desk, pool: sizings }),
    sending: createSending({ ...parts, desk }),
    documents: createDocuments({ ...parts, write }),
  });
  offerRoutes(app, createOffers({ ...parts, jobs }));
  const expire = createExpiry(parts);
  app.sweeps.push(() => expire(app.database));
}
