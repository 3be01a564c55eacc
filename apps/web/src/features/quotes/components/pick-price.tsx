import type { BookEntry } from "@sunwright/contract/price-book";
import type { Currency } from "@sunwright/engine/parameters/options";
import { say } from "@sunwright/words/quote-desk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "../../../lib/format";
import { amountText } from "../../../lib/minor-money";
import { Link } from "../../../lib/routing/link";
import { useSettled } from "../../../lib/use-settled";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ErrorRow } from "../../../ui/error-row";
import { TextInput } from "../../../ui/text-input";
import { pricesQuery } from "../api/price-book";
import { type DraftLine, lineName } from "../model/draft";

interface PickPriceProps {
  readonly line: DraftLine;
  readonly currency: Currency;
  readonly onPick: (entry: BookEntry) => void;
  readonly onClose: () => void;
}

/** Prices of the firm's own book for a kind of part. */
export function PickPrice({ line, currency, onPick, onClose }: PickPriceProps) {
  const [text, setText] = useState("");
  const answer = useQuery({
    ...pricesQuery(useSettled(text.trim()), line.kind, currency),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={say("chooseBookFor", { part: lineName(line) })}
      footer={
        <Link to="/quotes/price-book" className="link mr-auto">
          {say("bookOpen")}
        </Link>
      }
    >
      <TextInput
        type="search"
        aria-label={say("bookSearch")}
        placeholder={say("bookSearch")}
        maxLength={100}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="mt-4" aria-live="polite">
        {answer.data ? (
          answer.data.entries.length === 0 ? (
            <p className="text-text-2">{say("bookNone", { currency })}</p>
          ) : (
            <ul className="quote-products">
              {answer.data.entries.map((entry) => (
                <Price key={entry.id} entry={entry} onPick={onPick} />
              ))}
            </ul>
          )
        ) : answer.isError ? (
          <ErrorRow message={say("bookFailed")} onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
        ) : (
          <p className="text-text-2">{say("bookLoading")}</p>
        )}
      </div>
    </Dialog>
  );
}

const Price = ({ entry, onPick }: { readonly entry: BookEntry } & Pick<PickPriceProps, "onPick">) => (
  <li>
    <div className="min-w-0">
      <p className="font-semibold break-words" translate="no">
        {entry.name}
      </p>
      <p className={`type-small ${entry.old ? "quote-old" : "text-text-2"}`}>
        {say(entry.old ? "bookOld" : "book", { day: formatDate(entry.checkedOn) })}
      </p>
    </div>
    <p className="text-right">{amountText(entry.costMinor, entry.currency)}</p>
    <Button variant="outline" size="sm" onClick={() => onPick(entry)}>
      {say("take")}
    </Button>
  </li>
);
