import type { Response } from "@sunwright/contract/endpoint";
import type { BookEntry, listPriceBook } from "@sunwright/contract/price-book";
import { BOOK_DAYS, BOOK_VIEWS } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/price-book";
import { say as name } from "@sunwright/words/quote-names";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Check, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDate } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { useHasFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Empty } from "../../ui/empty";
import { IconButton } from "../../ui/icon-button";
import { SearchBox } from "../../ui/search-box";
import { Sheet, SheetFooter } from "../../ui/sheet";
import { HouseSymbol } from "../../ui/symbols";
import { bookQuery, useBook } from "./api/price-book";
import { BookImport } from "./components/book-import";
import { PriceDialog } from "./components/price-dialog";
import type { BookSearch } from "./model/book";
import { FirmAnswer } from "../firm/components/firm-answer";
import "./quotes.css";

interface PriceBookPageProps {
  readonly search: BookSearch;
  readonly onSearch: OnSearch<BookSearch>;
}

const TEXTS = {
  loading: say("loading"),
  none: say("noFirm"),
  notLoaded: say("notLoaded"),
  safe: say("safe"),
};

/** What the firm pays for parts that it buys elsewhere, and how long ago each price was checked. */
export function PriceBookPage({ search, onSearch }: PriceBookPageProps) {
  usePageFrame({ title: say("title") });
  const has = useHasFirm("installer");
  const answer = useQuery({
    ...bookQuery(search),
    enabled: has === true,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page-width pt-6 pb-18 max-sm:pt-5">
      <p className="type-small text-text-2">
        <Link to="/quotes" className="link">
          {say("toQuotes")}
        </Link>
      </p>
      <h1 className="type-h1">{say("title")}</h1>
      <p className="mt-2 max-w-prose text-text-2">{say("lead")}</p>
      <FirmAnswer answer={answer} has={has} missing="installer_not_found" texts={TEXTS} className="mt-6">
        {(book) => <Shown book={book} search={search} onSearch={onSearch} />}
      </FirmAnswer>
    </div>
  );
}

type Book = Response<typeof listPriceBook>;
type Asking =
  | { readonly what: "add" }
  | { readonly what: "import" }
  | { readonly what: "change"; readonly entry: BookEntry }
  | { readonly what: "remove"; readonly entry: BookEntry };

function Shown({ book, search, onSearch }: PriceBookPageProps & { readonly book: Book }) {
  const view = search.view ?? "all";
  const [asking, setAsking] = useState<Asking | null>(null);
  const doing = useBook();
  const close = () => setAsking(null);
  const old = book.entries.filter((entry) => entry.old);
  return (
    <>
      <div className="quote-controls">
        <div role="group" aria-label={say("which")} className="quote-views">
          {BOOK_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => onSearch((latest) => ({ ...latest, view: each, page: undefined }))}
            >
              {say(`view.${each}`, { count: book.counts[each] })}
            </button>
          ))}
        </div>
        <SearchBox
          label={say("search")}
          className="quote-search"
          value={search.q ?? ""}
          onSearch={(q) => onSearch((latest) => ({ ...latest, q, page: undefined }))}
        />
        <Button
          variant="outline"
          icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAsking({ what: "add" })}
        >
          {say("add")}
        </Button>
        <Button variant="outline" onClick={() => setAsking({ what: "import" })}>
          {say("import")}
        </Button>
      </div>
      {book.entries.length === 0 ? (
        <Empty symbol={<HouseSymbol />}>
          {search.q === undefined
            ? view === "old" && book.counts.all > 0
              ? say("noneOld", { days: BOOK_DAYS })
              : say("empty")
            : say("noneFound")}
        </Empty>
      ) : (
        <Sheet aria-label={say("list")}>
          <ul className="quote-list">
            {book.entries.map((entry) => (
              <Row
                key={entry.id}
                entry={entry}
                busy={doing.isPending}
                onRight={() => doing.mutate({ does: "confirm", ids: [entry.id] })}
                onChange={() => setAsking({ what: "change", entry })}
                onRemove={() => setAsking({ what: "remove", entry })}
              />
            ))}
          </ul>
          {view === "old" && old.length > 1 && (
            <SheetFooter>
              <Button
                variant="outline"
                busy={doing.isPending}
                busyText={say("confirming")}
                onClick={() => doing.mutate({ does: "confirm", ids: old.map(({ id }) => id) })}
              >
                {say("allRight")}
              </Button>
            </SheetFooter>
          )}
        </Sheet>
      )}
      <Pages page={search.page ?? 1} more={book.more} onPage={(page) => onSearch((latest) => ({ ...latest, page }))} />
      {(asking?.what === "add" || asking?.what === "change") && (
        <PriceDialog
          entry={asking.what === "change" ? asking.entry : null}
          currency={book.currency}
          doing={doing}
          onClose={close}
        />
      )}
      {asking?.what === "import" && <BookImport currency={book.currency} doing={doing} onClose={close} />}
      {asking?.what === "remove" && (
        <ConfirmDialog
          title={say("removeTitle")}
          description={say("removeMeans", { name: asking.entry.name })}
          action={say("remove")}
          busyText={say("removing")}
          busy={doing.isPending}
          onConfirm={() => doing.mutate({ does: "remove", entryId: asking.entry.id }, { onSettled: close })}
          onClose={close}
        />
      )}
    </>
  );
}

interface RowProps {
  readonly entry: BookEntry;
  readonly busy: boolean;
  readonly onRight: () => void;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

function Row({ entry, busy, onRight, onChange, onRemove }: RowProps) {
  const { kind, name: called, supplier, costMinor, currency, checkedOn, old } = entry;
  const kindOf = name(`kind.${kind}`);
  return (
    <li className="book-row" aria-label={called}>
      <div className="min-w-0">
        <p className="font-semibold break-words" translate="no">
          {called}
        </p>
        <p className="type-small break-words text-text-2">
          {supplier === "" ? kindOf : say("kindAndSupplier", { kind: kindOf, supplier })}
        </p>
      </div>
      <p className="font-semibold">{amountText(costMinor, currency)}</p>
      <p className="type-small">
        {say("checkedOn", { day: formatDate(checkedOn) })}
        {old && (
          <Chip tone="warn" className="ml-2">
            {say("old", { days: BOOK_DAYS })}
          </Chip>
        )}
      </p>
      <div className="flex justify-end gap-2">
        {old && (
          <Button
            variant="outline"
            size="sm"
            icon={<Check size={16} strokeWidth={2} aria-hidden="true" />}
            aria-label={say("stillRightOf", { name: called })}
            disabled={busy}
            onClick={onRight}
          >
            {say("stillRight")}
          </Button>
        )}
        <IconButton
          label={say("changeOf", { name: called })}
          icon={<Pencil size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onChange}
        />
        <IconButton
          label={say("removeOf", { name: called })}
          icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
          danger
          onClick={onRemove}
        />
      </div>
    </li>
  );
}

interface PagesProps {
  readonly page: number;
  readonly more: boolean;
  readonly onPage: (page: number | undefined) => void;
}

const Pages = ({ page, more, onPage }: PagesProps) =>
  (page > 1 || more) && (
    <div className="mt-4 flex justify-end gap-3">
      {page > 1 && (
        <Button variant="outline" size="sm" onClick={() => onPage(page === 2 ? undefined : page - 1)}>
          {say("previous")}
        </Button>
      )}
      {more && (
        <Button variant="outline" size="sm" onClick={() => onPage(page + 1)}>
          {say("after")}
        </Button>
      )}
    </div>
  );
