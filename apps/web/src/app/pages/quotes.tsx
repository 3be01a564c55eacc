import { getRouteApi } from "@tanstack/react-router";
import { InstallerBar } from "../../features/installer/installer-bar";
import { Thread } from "../../features/messages/thread";
import { bookSearch } from "../../features/quotes/model/book";
import { quoteSearch } from "../../features/quotes/model/quote-search";
import { PriceBookPage } from "../../features/quotes/price-book-page";
import { QuotePage } from "../../features/quotes/quote-page";
import { QuotesPage } from "../../features/quotes/quotes-page";

const list = getRouteApi("/member/quotes");
const book = getRouteApi("/member/quotes/price-book");
const one = getRouteApi("/member/quotes/$quoteId");

export function QuotesRoute() {
  const navigate = list.useNavigate();
  return (
    <>
      <InstallerBar />
      <QuotesPage
        search={quoteSearch({ ...list.useSearch() })}
        onSearch={({ view, q, page }) =>
          void navigate({
            search: { view, q, page: page === undefined ? undefined : String(page) },
            resetScroll: false,
          })
        }
      />
    </>
  );
}

export function QuoteRoute() {
  const { quoteId } = one.useParams();
  return (
    <>
      <InstallerBar />
      <QuotePage key={quoteId} quoteId={quoteId} thread={<Thread id={quoteId} />} />
    </>
  );
}

export function PriceBookRoute() {
  const navigate = book.useNavigate();
  return (
    <>
      <InstallerBar />
      <PriceBookPage
        search={bookSearch({ ...book.useSearch() })}
        onSearch={({ view, q, page }) =>
          void navigate({
            search: { view, q, page: page === undefined ? undefined : String(page) },
            resetScroll: false,
          })
        }
      />
    </>
  );
}
