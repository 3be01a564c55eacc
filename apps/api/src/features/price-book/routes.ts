import {
  changeBookEntry,
  checkBookImport,
  confirmBookPrices,
  importBookPrices,
  listPriceBook,
  putBookPrice,
  removeBookEntry,
} from "@sunwright/contract/price-book";
import { say } from "@sunwright/words/price-book";
import type { App } from "../../platform/app";
import { serve } from "../../platform/serve";
import type { PriceLists } from "./importing";
import type { PriceBook } from "./service";

export function priceBookRoutes(app: App, book: PriceBook, lists: PriceLists): void {
  serve(app, listPriceBook, ({ executor, viewer, query }) => book.list(executor, viewer.userId, query));
  serve(app, putBookPrice, ({ tx, viewer, body }) => book.put(tx, viewer.userId, body));
  serve(app, checkBookImport, ({ tx, viewer, body }) => lists.check(tx, viewer.userId, body));
  serve(app, importBookPrices, ({ tx, viewer, body }) => lists.keep(tx, viewer.userId, body));
  serve(app, confirmBookPrices, ({ tx, viewer, body }) => book.confirm(tx, viewer.userId, body));
  serve(app, changeBookEntry, ({ tx, viewer, params, body }) => book.change(tx, viewer.userId, params.entryId, body));
  serve(app, removeBookEntry, async ({ tx, viewer, params }) => {
    await book.remove(tx, viewer.userId, params.entryId);
    return { message: say("removed") };
  });
}
