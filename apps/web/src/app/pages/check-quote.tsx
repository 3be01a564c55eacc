import { QuoteCheckPage } from "../../features/quote-check/quote-check-page";
import { OpenBar } from "../frame/open-bar";
import { useLoadedLater } from "../frame/loaded-later";

/** For everybody, signed in or not: nothing leaves the browser. */
export function CheckQuoteRoute() {
  useLoadedLater();
  return (
    <>
      <OpenBar next="/check-quote" />
      <main id="main" tabIndex={-1} className="outline-none">
        <QuoteCheckPage />
      </main>
    </>
  );
}
