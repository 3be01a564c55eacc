import type { Response } from "@sunwright/contract/endpoint";
import type { listQuotes } from "@sunwright/contract/quotes";
import { QUOTE_LIST_SORTS, QUOTE_VIEWS } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OnSearch } from "../../lib/routing/next-search";
import { formatDate, formatDateTime, formatNumber } from "../../lib/format";
import { amountText } from "../../lib/minor-money";
import { useHasFirm } from "../../lib/own-firm";
import { usePageFrame } from "../../lib/page-frame";
import { Link } from "../../lib/routing/link";
import { Button } from "../../ui/button";
import { buttonClass } from "../../ui/button-class";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Select } from "../../ui/select";
import { Sheet } from "../../ui/sheet";
import { HouseSymbol } from "../../ui/symbols";
import { quotesQuery } from "./api/quotes";
import { QUOTE_TONES } from "./model/tones";
import type { QuoteSearch } from "./model/quote-search";
import { FirmAnswer } from "../firm/components/firm-answer";
import "./quotes.css";
import { SearchBox } from "../../ui/search-box";

interface QuotesPageProps {
  readonly search: QuoteSearch;
  readonly onSearch: OnSearch<QuoteSearch>;
}

const TEXTS = {
  loading: say("loading"),
  none: say("noFirm"),
  notLoaded: say("notLoaded"),
  safe: say("safe"),
};

/** The quotes of the firm: what homeowners may still decide on, what was won, what is over. */
export function QuotesPage({ search, onSearch }: QuotesPageProps) {
  usePageFrame({ title: say("title") });
  const has = useHasFirm("installer");
  const answer = useQuery({
    ...quotesQuery(search),
    enabled: has === true,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="page-width pt-8 pb-18 max-sm:pt-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="type-h1">{say("title")}</h1>
        <Link to="/quotes/price-book" className={buttonClass({ variant: "outline", size: "sm" })}>
          {say("priceBook")}
        </Link>
      </div>
      <FirmAnswer answer={answer} has={has} missing="installer_not_found" texts={TEXTS} className="mt-6">
        {(list) => <Shown list={list} search={search} onSearch={onSearch} />}
      </FirmAnswer>
    </div>
  );
}

type Listed = Response<typeof listQuotes>;

function Shown({ list, search, onSearch }: QuotesPageProps & { readonly list: Listed }) {
  const view = search.view ?? "open";
  const page = search.page ?? 1;
  return (
    <>
      <div className="quote-controls">
        <div role="group" aria-label={say("which")} className="quote-views">
          {QUOTE_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => onSearch((latest) => ({ ...latest, view: each, page: undefined }))}
            >
              {say(`view.${each}`)} <span className="text-text-3">{formatNumber(list.counts[each])}</span>
            </button>
          ))}
        </div>
        <Select
          aria-label={say("sort")}
          value={search.sort ?? "newest"}
          onValueChange={(sort) => onSearch((latest) => ({ ...latest, sort, page: undefined }))}
          options={QUOTE_LIST_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
        />
        <SearchBox
          label={say("search")}
          className="quote-search"
          value={search.q ?? ""}
          onSearch={(q) => onSearch((latest) => ({ ...latest, q, page: undefined }))}
        />
      </div>
      {list.quotes.length === 0 ? (
        <Empty
          symbol={<HouseSymbol />}
          action={
            <Link to="/leads" search={{ view: "accepted" }} className={buttonClass({ variant: "outline", size: "sm" })}>
              {say("toLeads")}
            </Link>
          }
        >
          {search.q === undefined ? say(`none.${view}`) : say("noneFound")}
        </Empty>
      ) : (
        <Sheet aria-label={say("list")}>
          <ul className="quote-list">
            {list.quotes.map((quote) => (
              <Row key={quote.id} quote={quote} />
            ))}
          </ul>
        </Sheet>
      )}
      {(page > 1 || list.more) && (
        <div className="mt-4 flex justify-end gap-3">
          {page > 1 && (
            <Button variant="outline" size="sm" onClick={() => onSearch((latest) => ({ ...latest, page: page - 1 }))}>
              {say("before")}
            </Button>
          )}
          {list.more && (
            <Button variant="outline" size="sm" onClick={() => onSearch((latest) => ({ ...latest, page: page + 1 }))}>
              {say("after")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Row({ quote }: { readonly quote: Listed["quotes"][number] }) {
  const { id, number, place, client, state, totalMinor, currency, validUntil, options, hoursWithoutPower } = quote;
  return (
    <li className="quote-row">
      <div className="min-w-0">
        <Link to="/quotes/$quoteId" params={{ quoteId: id }} className="link type-h4">
          {number}
        </Link>
        <p className="type-small break-words text-text-2">{client === null ? place : `${client}, ${place}`}</p>
      </div>
      <div>
        <Chip tone={QUOTE_TONES[state]}>{name(`state.${state}`)}</Chip>
        <p className="type-help mt-1 text-text-3">
          {say("options", { options })}. {say("holds", { day: formatDate(validUntil) })}
        </p>
      </div>
      <div className="quote-row-figures">
        <p className="font-semibold">{amountText(totalMinor, currency)}</p>
        <p className="type-small text-text-2">
          {hoursWithoutPower === null ? say("notSimulated") : say("darkValue", { hours: hoursWithoutPower })}
        </p>
      </div>
      <p className="type-help text-text-3">{formatDateTime(quote.updatedAt)}</p>
    </li>
  );
}
