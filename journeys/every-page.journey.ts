import type { Page } from "@playwright/test";
import { InstallerFirm } from "@sunwright/contract/installers";
import { openPriceList } from "@sunwright/contract/price-lists";
import { anotherBrowser } from "./support/another-browser";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onBothWidths,
  test,
  verifiedPerson,
} from "./support/journey";
import { expectOwnStyles } from "./support/own-styles";
import { LAGOS, openShop, PANEL_400, send, type Wares } from "./support/shop";
import { verifiedFirm } from "./support/verified";

const PANEL: Wares = {
  sku: "SHL-400",
  category: "panel",
  name: "Sahel 400",
  brand: "Sahel",
  spec: PANEL_400,
  publicPrices: [{ fromQuantity: 1, unitMinor: 18_500 }],
  pieces: 40,
};

test.use({ storageState: { cookies: [], origins: [] } });

/** By their address, each with what stands on it once it is all there. */
type Pages = Readonly<Record<string, string>>;

/** All of each page at a desk, and no wider than a phone. What is done on it is for its own journey, of the rest. */
async function expectPages(page: Page, pages: Pages): Promise<void> {
  for (const [path, text] of Object.entries(pages))
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("main").getByText(text).first()).toBeVisible();
      await expectAccessible(page);
      await onBothWidths(page, async () => {
        await expectNoSidewaysScroll(page);
        await expectOwnStyles(page);
      });
    });
}

test("each page of a shop, a firm and a buyer that no other walk looks at holds", async ({
  page,
  browser,
  product,
  viewport,
  isMobile,
  hasTouch,
}, { project: { use } }) => {
  const name = `Arewa Sunworks ${Date.now().toString(36)}`;
  const firm = await verifiedFirm(browser, product, { viewport, isMobile, hasTouch }, name);
  const { id: firmId } = InstallerFirm.parse(await (await firm.request.get("/api/installer")).json());
  await expectPages(firm, {
    "/installer-dashboard": "Welcome back",
    "/firm/profile": "Verification",
    "/quotes/price-book": "No prices yet.",
    "/wholesale": "Wholesale Products",
  });

  const { ids } = await openShop(page, { profile: { town: LAGOS }, products: [PANEL] });
  const [panel = ""] = ids;
  const { lists } = openPriceList.response.parse(await send(page, "post", openPriceList.path, { firmId }));
  await expectPages(page, {
    "/retailer-dashboard": "Retailer dashboard",
    "/shop/products": "Sahel 400",
    [`/shop/products/${panel}`]: "Sahel 400",
    "/shop/products/new": "Add a product",
    "/shop/products/import": "Import products",
    "/shop/price-lists": name,
    [`/shop/price-lists/${lists[0]?.id ?? ""}`]: `Prices for ${name}`,
    "/shop/profile": "Profile",
    "/shop/stock/import": "Import stock",
    "/shop/pick-list": "These orders have nothing left to pick.",
  });

  const buyer = await anotherBrowser(browser, use, product.url);
  await verifiedPerson(buyer);
  await send(buyer, "put", `/api/cart/lines/${panel}`, { quantity: 2 });
  await expectPages(buyer, {
    "/settings": "Delete account",
    [`/marketplace/products/${panel}`]: "Sahel 400",
    "/cart": "Sahel 400",
    "/checkout": "Sahel 400",
    [`/installers/${firmId}`]: name,
  });
});
