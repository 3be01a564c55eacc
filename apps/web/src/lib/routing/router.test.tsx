import { createMemoryHistory } from "@tanstack/history";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PAGES } from "../../app/routes";
import { SEARCHES } from "../../app/search";
import { marketSearch, toggled } from "../../features/marketplace/model/market-search";
import { page } from "./page";
import { Router, usePageAddress } from "./router";

/** The market at an address, drawn once: what it is asked after that, it has not drawn yet. */
async function drawnAt(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const market = page(async () => ({ Market: () => null }), "Market");
  await market.load();
  const drawn: ReturnType<typeof usePageAddress<"/marketplace">>[] = [];
  const Drawn = () => {
    drawn.push(usePageAddress("/marketplace"));
    return null;
  };
  renderToStaticMarkup(
    <Router history={history} pages={{ ...PAGES, "/marketplace": market }} searches={SEARCHES}>
      <Drawn />
    </Router>,
  );
  const [{ setSearch } = expect.fail("nothing was drawn")] = drawn;
  return { history, setSearch };
}

it("keeps what two presses ask, where the second comes before the page shows the first", async () => {
  const { history, setSearch } = await drawnAt("/marketplace?q=mono");
  setSearch((latest) => toggled(marketSearch({ ...latest }), "category", "panel"));
  setSearch((latest) => toggled(marketSearch({ ...latest }), "category", "inverter"));
  expect(new URLSearchParams(history.location.search).get("category")).toBe("inverter,panel");
  setSearch((latest) => ({ ...latest, stock: "true" }));
  setSearch((latest) => ({ ...latest, q: undefined }));
  expect(history.location.search).toBe("?category=inverter%2Cpanel&stock=true");
  setSearch((latest) => toggled(marketSearch({ ...latest }), "category", "panel"));
  expect(history.location.search).toBe("?category=inverter&stock=true");
  expect(history.length, "each is a step back").toBe(6);
});
