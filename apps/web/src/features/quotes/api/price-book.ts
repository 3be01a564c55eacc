import type { BodyInput } from "@sunwright/contract/endpoint";
import type {
  changeBookEntry,
  checkBookImport,
  confirmBookPrices,
  importBookPrices,
  listPriceBook,
  putBookPrice,
  removeBookEntry,
} from "@sunwright/contract/price-book";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { WrittenKind } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/price-book";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, read, route } from "../../../lib/api";
import { whatHappened } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { toast } from "../../../ui/toast-store";
import type { BookSearch } from "../model/book";
import type { ListedPrice } from "../model/book-file";

/** Written down here, so that the contract's schemas stay out of the page's script. */
const LIST = route<typeof listPriceBook>("GET", "/api/firm/price-book");
const CHANGES = ["price-book", "quote"] as const;
const PUT = route<typeof putBookPrice>("POST", "/api/firm/price-book", CHANGES);
const CHECK = route<typeof checkBookImport>("POST", "/api/firm/price-book/import/check");
const IMPORT = route<typeof importBookPrices>("POST", "/api/firm/price-book/import", CHANGES);
const CONFIRM = route<typeof confirmBookPrices>("POST", "/api/firm/price-book/confirm", CHANGES);
const CHANGE = route<typeof changeBookEntry>("PUT", "/api/firm/price-book/:entryId", CHANGES);
const REMOVE = route<typeof removeBookEntry>("DELETE", "/api/firm/price-book/:entryId", CHANGES);

export const bookQuery = ({ view, q, page }: BookSearch) =>
  read(LIST, {
    query: {
      ...(view === undefined ? {} : { view }),
      ...(q === undefined ? {} : { search: q }),
      ...(page === undefined ? {} : { page: String(page) }),
    },
  });

/** Prices of a kind of part in a currency. */
export const pricesQuery = (search: string, kind: WrittenKind, currency: Currency) =>
  read(LIST, { query: { ...(search === "" ? {} : { search }), kind, currency } });

/** What a list would do to the book; nothing is kept by it. */
export const checkBook = (prices: readonly ListedPrice[]) => call(CHECK, { body: { prices: [...prices] } });

export type BookDoing =
  | { readonly does: "import"; readonly prices: readonly ListedPrice[] }
  | { readonly does: "put"; readonly body: BodyInput<typeof putBookPrice> }
  | { readonly does: "change"; readonly entryId: string; readonly body: BodyInput<typeof changeBookEntry> }
  | { readonly does: "confirm"; readonly ids: readonly string[] }
  | { readonly does: "remove"; readonly entryId: string };

/** Everything that changes the price book; says how it went. */
export function useBook() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (doing: BookDoing): Promise<string> => {
      if (doing.does === "confirm") {
        const { confirmed } = await call(CONFIRM, { body: { ids: [...doing.ids] } });
        return say("confirmed", { count: confirmed });
      }
      if (doing.does === "import") {
        const { kept } = await call(IMPORT, { body: { prices: [...doing.prices] } });
        return say("imported", { count: kept });
      }
      if (doing.does === "remove") {
        await call(REMOVE, { params: { entryId: doing.entryId } });
        return say("removed");
      }
      const { name } =
        doing.does === "put"
          ? await call(PUT, { body: doing.body })
          : await call(CHANGE, { params: { entryId: doing.entryId }, body: doing.body });
      return say("saved", { name });
    },
    onSuccess: (title) => toast({ tone: "ok", title }),
    onError: (error) => toast({ tone: "bad", title: say("notDone"), description: whatHappened(error, say("safe")) }),
    onSettled: () => readAgain(client, PUT),
  });
}
