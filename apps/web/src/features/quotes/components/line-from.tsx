import type { QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/quote-desk";
import { formatDate } from "../../../lib/format";
import { useBook } from "../api/price-book";
import { priceOfLine } from "../model/book";
import { CATEGORY_OF, type DraftLine } from "../model/draft";

export interface FromProps {
  readonly line: DraftLine;
  /** The figures of the main parts go with a price that is saved. */
  readonly parts: Pick<QuoteDraft, "panels" | "battery" | "inverter">;
  readonly source: Pick<QuoteVersion["lines"][number], "live" | "book">;
  readonly currency: Currency;
  readonly onChange: (sent: Partial<DraftLine>) => void;
  readonly onPick: (from: "stock" | "book") => void;
}

/** Where a line's cost comes from, and the ways to another source. */
export function LineFrom(props: FromProps & { readonly part: string }) {
  const { line, source, part, onChange, onPick } = props;
  const typed = line.productId === null && line.bookId === null;
  return (
    <div className="quote-line-from type-small">
      {typed ? <span className="text-text-3">{say("typed")}</span> : <Told line={line} source={source} />}
      {typed ? (
        <>
          {CATEGORY_OF[line.kind] !== undefined && (
            <button
              type="button"
              className="link"
              aria-label={say("chooseFor", { part })}
              onClick={() => onPick("stock")}
            >
              {say("choose")}
            </button>
          )}
          <button
            type="button"
            className="link"
            aria-label={say("chooseBookFor", { part })}
            onClick={() => onPick("book")}
          >
            {say("chooseBook")}
          </button>
          {line.costMinor > 0 && <ToBook {...props} />}
        </>
      ) : (
        <button
          type="button"
          className="link"
          aria-label={say("typeInsteadOf", { part })}
          onClick={() =>
            onChange({ productId: null, bookId: null, name: part.slice(0, 100), costMinor: line.costMinor })
          }
        >
          {say("typeInstead")}
        </button>
      )}
    </div>
  );
}

function Told({ line, source: { live, book } }: Pick<FromProps, "line" | "source">) {
  if (line.productId !== null && live !== null)
    return (
      <span>
        {say("live", live)}
        {live.trade && <span className="block text-text-3">{say("trade")}</span>}
      </span>
    );
  if (line.productId === null && book !== null)
    return (
      <span className={book.old ? "quote-old" : undefined}>
        {say(book.old ? "bookOld" : "book", { day: formatDate(book.checkedOn) })}
      </span>
    );
  return <span className="quote-gone">{say(line.productId === null ? "bookGone" : "gone")}</span>;
}

/** Keeps what was typed for the next quote. */
function ToBook({ line, parts, currency, part }: FromProps & { readonly part: string }) {
  const book = useBook();
  return (
    <button
      type="button"
      className="link"
      aria-label={say("toBookOf", { part })}
      disabled={book.isPending}
      onClick={() => book.mutate({ does: "put", body: priceOfLine(line, parts, currency) })}
    >
      {say(book.isPending ? "toBookSaving" : "toBook")}
    </button>
  );
}
