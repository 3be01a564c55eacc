import { InstallerBar } from "../../features/installer/installer-bar";
import { Thread } from "../../features/messages/thread";
import { bookSearch } from "../../features/quotes/model/book";
import { quoteSearch } from "../../features/quotes/model/quote-search";
import { PriceBookPage } from "../../features/quotes/price-book-page";
import { QuotePage } from "../../features/quotes/quote-page";
import { QuotesPage } from "../../features/quotes/quotes-page";
import { withPage } from "../../lib/routing/next-search";
import { usePageAddress, useParams } from "../../lib/routing/router";

export function QuotesRoute() {
  const { search: written, setSearch } = usePageAddress("/quotes");
  return (
    <>
      <InstallerBar />
      <QuotesPage
        search={quoteSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(quoteSearch({ ...latest }))), { resetScroll: false })}
      />
    </>
  );
}

export function QuoteRoute() {
  const { quoteId } = useParams("/quotes/$quoteId");
  return (
    <>
      <InstallerBar />
      <QuotePage key={quoteId} quoteId={quoteId} thread={<Thread id={quoteId} />} />
    </>
  );
}

export function PriceBookRoute() {
  const { search: written, setSearch } = usePageAddress("/quotes/price-book");
  return (
    <>
      <InstallerBar />
      <PriceBookPage
        search={bookSearch({ ...written })}
        onSearch={(next) => setSearch((latest) => withPage(next(bookSearch({ ...latest }))), { resetScroll: false })}
      />
    </>
  );
}
