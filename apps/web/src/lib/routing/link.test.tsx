import { createMemoryHistory } from "@tanstack/history";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PAGES } from "../../app/routes";
import { SEARCHES } from "../../app/search";
import { Link } from "./link";
import { Router } from "./router";

const shownAt = (address: string, link: ReactNode) =>
  renderToStaticMarkup(
    <Router history={createMemoryHistory({ initialEntries: [address] })} pages={PAGES} searches={SEARCHES}>
      {link}
    </Router>,
  );

it("is a link that the browser can follow by itself", () => {
  const link = (
    <Link to="/orders/$orderId" params={{ orderId: "7" }} className="link">
      The order
    </Link>
  );
  expect(shownAt("/", link)).toBe('<a class="link" href="/orders/7">The order</a>');
});

it("says that its page is open where it is one of a list, and of pages below it where it stands for them, too", () => {
  const page = (
    <Link to="/shop" showsOpen="page">
      Home
    </Link>
  );
  const within = (
    <Link to="/shop/products" search={{ view: "draft" }} showsOpen="within">
      Products
    </Link>
  );
  const plain = <Link to="/shop/products">Products</Link>;
  expect(shownAt("/shop?x=1", page)).toContain('aria-current="page"');
  expect(shownAt("/shop/products", page)).not.toContain("aria-current");
  expect(shownAt("/shop/products/new", within)).toContain('aria-current="page"');
  expect(shownAt("/shop/products", within)).toContain('aria-current="page"');
  expect(shownAt("/shop/products-of-others", within)).not.toContain("aria-current");
  expect(shownAt("/shop/products", plain)).not.toContain("aria-current");
});
