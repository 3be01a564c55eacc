// Of the rest: a cart through changed prices, missing pieces, tabs and addresses.
import type { Browser, Page } from "@playwright/test";
import { anotherBrowser } from "./support/another-browser";
import { newProject } from "./support/design";
import { holdFirstWrite } from "./support/held";
import { preparedData } from "./support/prepared";
import { type RunningProduct, startProduct } from "./support/server";
import {
  expect,
  expectAccessible,
  expectHolds,
  expectNoSidewaysScroll,
  provoking,
  verifiedPerson,
  test,
} from "./support/journey";
import {
  DELIVERS_IN_NIGERIA,
  drawnPanel,
  LAGOS,
  openShop,
  send,
  type ShopWanted,
  storePicture,
  type Wares,
} from "./support/shop";

test.use({ storageState: { cookies: [], origins: [] } });
// A changed price, pieces that are gone, a cart that another tab has ordered, and a tab that cannot read its cart again.
test.use(provoking(/status of 409.*\/api\/orders/, /API error 409 \/api\/orders/, /ERR_FAILED.*\/api\/cart/));

const PANEL: Wares = {
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  spec: { powerWatts: 400, openVolts: 41.2, powerVolts: 34.2, shortCircuitAmperes: 12.28, powerAmperes: 11.7 },
  taxPercent: 7.5,
  publicPrices: [{ fromQuantity: 1, unitMinor: 18_500_000 }],
  pieces: 40,
};
const INVERTER: Wares = {
  sku: "DUN-58",
  category: "inverter",
  name: "Duna PS 5.8",
  brand: "Duna",
  spec: { use: "hybrid" },
  publicPrices: [{ fromQuantity: 1, unitMinor: 104_700_000 }],
  pieces: 9,
};

const FRONT = "A dark panel from the front";
/** A shop in Lagos with two products. */
async function openLagosShop(page: Page) {
  const profile: ShopWanted["profile"] = {
    name: "Southern Volt",
    town: LAGOS,
    currency: "NGN",
    payments: ["transfer", "on-delivery"],
    bankDetails: "Sahel Trust Bank 20 4417 0938",
    areas: [{ ...DELIVERS_IN_NIGERIA, cost: 500_000 }],
    collection: true,
    collectionAddress: "4 Adeola Odeku Street",
  };
  const products = async () => [
    { ...PANEL, pictures: [{ fileId: await storePicture(page, await drawnPanel(page)), alternative: FRONT }] },
    INVERTER,
  ];
  const { ids, count, price } = await openShop(page, { profile, products });
  const [panel = "", inverter = ""] = ids;
  return {
    leave: (quantity: number) => count(inverter, quantity),
    price: (unitMinor: number) => price(panel, unitMinor),
  };
}

/** Somebody else opens the link of the cart, and has its products in a cart of their own. */
async function takenByAnother(page: Page, browser: Browser, url: string) {
  await page.getByRole("button", { name: "Share this cart with an installer" }).click();
  const link = await page.getByRole("textbox", { name: "Link to this cart" }).inputValue();
  await expectHolds(page);
  await page.keyboard.press("Escape");
  const other = await anotherBrowser(browser, { viewport: page.viewportSize() }, url);
  await verifiedPerson(other);
  await other.goto(link);
  const goods = other.getByRole("region", { name: "Goods" }).getByRole("listitem");
  await expect(goods.filter({ hasText: "Heliora 400 Mono" })).toContainText("₦1,295,000");
  await expect(goods.filter({ hasText: "Duna PS 5.8" })).toContainText("2 pieces");
  await expectHolds(other);
  await other.getByRole("button", { name: "Add 2 products to my cart" }).click();
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("2 products from one shop");
  await expect(other.getByRole("region", { name: "Southern Volt" })).toContainText("₦2,094,000");
  await other.goto("/cart?shared=00000000-0000-7000-8000-000000000000*1");
  await expect(other.getByText("1 product in this cart is no longer sold.")).toBeVisible();
  await expect(other.getByRole("button", { name: /to my cart/ })).toHaveCount(0);
  await other.goto("/cart?shared=something*else");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("This link has no products.");
  await other.context().close();
}

test("a cart becomes an order through a changed price, missing pieces and a second tab", async ({
  page,
  browser,
  product: { url },
}) => {
  const sellers = await browser.newContext({ baseURL: url });
  const shop = await openLagosShop(await sellers.newPage());
  await verifiedPerson(page);
  const parameters = { name: "Bello Residence", country: "Nigeria", town: LAGOS } as const;
  const project = await newProject(page, { parameters, calculated: true });

  await page.goto(`/marketplace?project=${project.id}`);
  const cards = page.getByRole("region", { name: "Products" }).getByRole("listitem");
  const duna = cards.filter({ hasText: "Duna PS 5.8" });
  await duna.getByRole("button", { name: /Add 1 piece of Duna/ }).click();
  await expect(duna.getByRole("status")).toContainText("1 piece in the cart");
  await cards.getByRole("link", { name: "Heliora 400 Mono" }).click();
  await page.getByRole("textbox", { name: "Quantity" }).fill("7");
  await page.getByRole("button", { name: /Add 7 pieces of Heliora/ }).click();
  await page.getByRole("link", { name: "Go to cart", exact: true }).click();

  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: /Cart, 2 products/ }),
  ).toBeVisible();
  // The one that is full is meant where nobody says which.
  await page.goto("/cart");
  await expect(page).toHaveURL(new RegExp(`/cart\\?project=${project.id}`));
  const seller = page.getByRole("region", { name: "Southern Volt" });
  const line = (name: string) => seller.getByRole("listitem").filter({ hasText: name }).first();
  await expect(line("Heliora 400 Mono")).toContainText("₦1,295,000");
  await expect(line("Heliora 400 Mono").getByRole("img", { name: FRONT })).toBeVisible();
  await expect(line("Duna PS 5.8").getByRole("img")).toHaveCount(0);
  await expect(page.getByText("Nothing is reserved yet")).toBeVisible();
  await line("Heliora 400 Mono").getByText("Why this price").click();
  await expect(line("Heliora 400 Mono")).toContainText("Public price, from 1 piece");
  await expect(line("Heliora 400 Mono")).toContainText("Trade price after verification");
  await expectHolds(page);
  await page.getByRole("button", { name: "Remove Duna PS 5.8" }).click();
  await expect(line("Duna PS 5.8")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  const pieces = line("Duna PS 5.8");
  // Of two presses the last counts, whichever call takes longer.
  const release = await holdFirstWrite(page, "**/api/cart/lines");
  const answered = (quantity: string) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes(`"quantity":${quantity}`) === true);
  const both = Promise.all(["2", "3"].map(answered));
  for (const quantity of ["2", "3"]) {
    await pieces.getByRole("button", { name: /one more/ }).click();
    await expect(pieces.getByRole("textbox")).toHaveValue(quantity);
  }
  release();
  await both;
  await page.reload();
  await expect(pieces.getByRole("textbox")).toHaveValue("3");
  await pieces.getByRole("button", { name: /one less/ }).click();
  await expect(pieces).toContainText("₦2,094,000");
  await takenByAnother(page, browser, url);
  await shop.price(19_000_000);
  // A cart without its town has no delivery: collection would stand there as chosen, and a press on it be no choice.
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await expect(line("Heliora 400 Mono")).toContainText("was ₦185,000");
  const carts = asked.filter((url) => url.includes(`/api/cart?project=${project.id}`));
  expect(carts.length).toBeGreaterThan(0);
  expect(carts.filter((url) => !url.includes("town="))).toEqual([]);

  await seller.getByRole("radio", { name: /^Collect in Lagos/ }).click();
  await expect(seller.getByText("₦3,424,000.00", { exact: true })).toHaveCount(2);
  await page.getByRole("link", { name: "Check out the order" }).click();
  await expect(page.getByText("Delivery to Lagos")).toBeVisible();
  // The way chosen in the cart came along.
  await expect(page.getByRole("radio", { name: /^Collect in Lagos/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Deliver to Lagos/ }).click();
  const goods = page.getByRole("list", { name: "Goods" }).getByRole("listitem");
  await expect(goods.filter({ hasText: "7 × Heliora 400 Mono" }).getByRole("img", { name: FRONT })).toBeVisible();
  await expect(goods.filter({ hasText: "2 × Duna PS 5.8" })).toBeVisible();
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Fill in the address first.")).toBeVisible();
  const fill = async (tab: Page) => {
    await tab.getByRole("textbox", { name: "Street and number" }).fill("12 Gidan Rimi Close");
    await tab.getByRole("textbox", { name: "Phone for the delivery" }).fill("0803 555 0142");
  };
  await fill(page);
  await expectHolds(page);
  const other = await page.context().newPage();
  await other.goto(`/checkout?project=${project.id}`);
  await fill(other);
  await expect(other.getByRole("button", { name: "Place the order" })).toBeEnabled();
  await other.route(/\/api\/cart/, (route) => route.abort());

  // 7 panels and 2 inverters with delivery: ₦3,429,000; a panel then costs ₦10,000 more.
  await expect(page.getByRole("main")).toContainText("₦3,429,000");
  await shop.price(20_000_000);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("The total was ₦3,429,000.00 and is now ₦3,499,000.00.")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await shop.leave(1);
  await page.getByRole("button", { name: "Order at ₦3,499,000.00" }).click();
  await expect(page.getByText("Duna PS 5.8: you want 2, 1 is left.")).toBeVisible();
  await page.getByRole("button", { name: "Order what is left" }).click();
  await expect(page.getByRole("main")).toContainText("₦2,452,000");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your order is placed");
  const order = page.getByRole("link", { name: /Order SW-\d+/ });
  await expect(order).toHaveAttribute("href", /^\/orders\/[\da-f-]{36}$/);
  await expectAccessible(page);
  const address = (await order.getAttribute("href")) ?? "";

  await other.getByRole("button", { name: "Place the order" }).click();
  await expect(other.getByText("This cart has already been ordered.")).toBeVisible();
  await expect(other.getByRole("link", { name: (await order.textContent()) ?? "" })).toHaveAttribute("href", address);
  await other.close();
  await sellers.close();
  await page.goto(address);
  const contents = page.getByRole("region", { name: "Items" }).getByRole("listitem");
  await expect(contents.filter({ hasText: "Heliora" }).getByRole("img", { name: FRONT })).toBeVisible();
  await expectHolds(page);
  await page.goto("/cart");
  await expect(page.getByRole("heading", { level: 1, name: "Your cart is empty." })).toBeVisible();
  await expectHolds(page);
  await page.goto(`/projects/${project.id}/results`);
  const real = page.getByRole("region", { name: "What real products cost" });
  await expect(real).toContainText("₦2,447,000");
  // Folded on a phone.
  const folded = real.locator("details:not([open]) > summary");
  if (await folded.isVisible()) await folded.click();
  await expect(real.getByRole("link", { name: "Heliora 400 Mono" })).toBeAttached();
});

const address = (page: Page) => ({
  box: (name: string) => page.getByRole("textbox", { name, exact: true }),
  moveTo: async (country: string, town: string) => {
    await page.getByRole("combobox", { name: "Country" }).click();
    await page.getByRole("option", { name: country }).click();
    await page.getByRole("textbox", { name: "Delivery town" }).fill(town);
    await page.getByRole("button", { name: new RegExp(`^${town},`) }).click();
  },
});
/** With the legal pages, which the product of the other journeys is without. */
let own: RunningProduct | undefined;
test.afterEach(() => own?.stop());
const PLACE = /^(Place the order|Order with obligation to pay)$/;

test("an address is typed by the form of its country, in Germany and in Nigeria, and says how long goods are held @phone", async ({
  browser,
}, { project: { use } }) => {
  const product = (own = await startProduct(preparedData()));
  // Orders to Germany need the three pages.
  for (const legal of ["imprint", "privacy", "terms"]) await product.operator("legal", legal, "LICENSE");
  const seller = await anotherBrowser(browser, use, product.url);
  const profile: ShopWanted["profile"] = {
    name: "Southern Volt",
    currency: "NGN",
    payments: ["transfer", "on-delivery"],
    bankDetails: "Sahel Trust Bank 20 4417 0938",
    areas: [DELIVERS_IN_NIGERIA, { ...DELIVERS_IN_NIGERIA, name: "Germany", country: "Germany" }],
  };
  const { ids } = await openShop(seller, { profile, products: [{ ...PANEL, pieces: 10 }] });
  const put = (pieces: number) => send(page, "put", `/api/cart/lines/${ids[0] ?? ""}`, { quantity: pieces });

  const page = await anotherBrowser(browser, use, product.url);
  await verifiedPerson(page);
  const { box, moveTo } = address(page);
  const said = page.getByRole("region", { name: /^Total, / });
  // More than the half that accounts without a completed order share.
  await put(8);
  await page.goto("/checkout");
  await expect(page.getByRole("link", { name: "Cart, 1 product" })).toBeVisible();
  const brand = page.getByRole("banner").locator('a[href="/"]');
  const beyond = await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(beyond, "the name reaches under the cart").toBeLessThanOrEqual(0);
  await moveTo("Germany", "Munich");
  await expect(box("Landmark")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "State" })).toHaveCount(0);
  await box("Name").fill("Ɗanladi Müller");
  await box("Company").fill("Isar Solar <b>GmbH</b>");
  await box("Street and number").fill("Lindwurmstraße 71");
  await box("Phone for the delivery").fill("+44 1632 960 142");
  await page.getByRole("button", { name: PLACE }).click();
  await expect(box("Postcode")).toHaveAccessibleDescription("Needed for the delivery");
  await box("Postcode").fill("8033");
  await expect(box("Postcode")).toHaveAccessibleDescription("This postcode does not exist. Example: 80337.");
  await expect(said).toContainText("With bank transfer they are reserved for two banking days.");
  await expect(said).toContainText("Until your first order is complete");
  await expectHolds(page);
  await box("Postcode").fill("D-80337");
  await page.getByRole("checkbox", { name: /^Remember this address/ }).check();
  await page.getByRole("button", { name: PLACE }).click();
  await expect(page.getByText("Some items are not reserved yet")).toBeVisible();
  await page.getByRole("link", { name: /Order SW-\d+/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Nothing is reserved for this order.");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Wait for that before you pay.");
  await expect(page.getByText("Pay once Southern Volt has accepted this order")).toBeVisible();
  await expect(page.locator("address")).toHaveText(
    /Ɗanladi MüllerIsar Solar <b>GmbH<\/b>Lindwurmstraße 7180337 MunichGermany\+44 1632 960 142/,
  );
  await expectHolds(page);

  await put(1);
  await page.goto("/checkout");
  await expect(box("Postcode")).toHaveValue("D-80337");
  await moveTo("Nigeria", "Lagos");
  await expect(page.getByRole("combobox", { name: "State" })).toHaveText("Lagos");
  await expect(box("Postcode")).toHaveValue("");
  await box("Street and number").fill("12 Gidan Rimi Close");
  await box("Landmark").fill("Opposite the Ɗan Fodio mosque");
  await page.getByRole("radio", { name: /^Pay on delivery/ }).click();
  await expect(said).toContainText("With payment on delivery they are reserved for 24 hours");
  await expectHolds(page);
  await page.getByRole("button", { name: PLACE }).click();
  await expect(page.getByText("The items are reserved for you for now.")).toBeVisible();
  await page.getByRole("link", { name: /Order SW-\d+/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("The goods are reserved until");
  const lines = ["12 Gidan Rimi Close", "Opposite the Ɗan Fodio mosque", "Lagos", "Nigeria"];
  await expect(page.locator("address")).toContainText(lines.join(""));
  await expectHolds(page);
});
