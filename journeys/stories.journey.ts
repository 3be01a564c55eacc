import type { Page } from "@playwright/test";
import { anotherBrowser } from "./support/another-browser";
import { newProject } from "./support/design";
import { expect, expectHolds, provoking, verifiedPerson, test } from "./support/journey";
import { DELIVERS_IN_NIGERIA, LAGOS, openShop, PANEL_400, type ShopWanted, type Wares } from "./support/shop";

test.use({ storageState: { cookies: [], origins: [] } });
// The one who comes second to the last piece; a count below what is promised.
test.use(
  provoking(
    /status of 409.*\/api\/orders/,
    /API error 409 \/api\/orders/,
    /status of 409.*\/api\/shop\/stock/,
    /API error 409 \/api\/shop\/stock/,
  ),
);

const naira = (amount: number) => [{ fromQuantity: 1, unitMinor: amount * 100 }];
const PANEL: Wares = {
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  spec: PANEL_400,
  publicPrices: naira(185_000),
  pieces: 40,
};
const INVERTER: Wares = {
  sku: "DUN-36",
  category: "inverter",
  name: "Duna 3.6 kW hybrid",
  brand: "Duna",
  spec: {
    use: "hybrid",
    powerWatts: 3_600,
    surgeWatts: 7_200,
    phases: 1,
    batteryVoltsMin: 40,
    batteryVoltsMax: 60,
    panelVoltsMax: 500,
    trackerVoltsMin: 60,
    trackerVoltsMax: 450,
    panelAmperesMax: 27,
    panelWattsMax: 5_400,
    efficiencyPercent: 96.5,
    idleWatts: 45,
  },
  publicPrices: naira(620_000),
  pieces: 9,
};
const BATTERY: Wares = {
  sku: "ATL-100",
  category: "battery",
  name: "Atlas 48 V 100 Ah",
  brand: "Atlas",
  spec: {
    chemistry: "LFP",
    volts: 51.2,
    ampereHours: 100,
    kilowattHours: 5.12,
    usablePercent: 90,
    cycles: 6_000,
    chargeAmperes: 50,
    dischargeAmperes: 100,
  },
  publicPrices: naira(1_100_000),
  pieces: 12,
};
const inNaira = (name: string, bank: string): NonNullable<ShopWanted["profile"]> => ({
  name,
  town: LAGOS,
  currency: "NGN",
  payments: ["transfer"],
  bankDetails: bank,
  areas: [{ ...DELIVERS_IN_NIGERIA, cost: 500_000 }],
});

const says = (page: Page) => page.getByRole("heading", { level: 1 });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
const PLACE = /^Place (the order|\d)/;
/** From the cart to the press that orders; place and town are the project's, where the cart is of one. */
async function checkOut(page: Page, town?: string) {
  await page.getByRole("link", { name: /^Check out/ }).click();
  if (town !== undefined) {
    await page.getByRole("combobox", { name: "Country" }).click();
    await page.getByRole("option", { name: "Nigeria" }).click();
    await page.getByRole("textbox", { name: "Delivery town" }).fill(town);
    await page.getByRole("button", { name: new RegExp(`^${town},`) }).click();
  }
  await page.getByRole("textbox", { name: "Street and number" }).fill("12 Gidan Rimi Close");
  await page.getByRole("textbox", { name: "Landmark" }).fill("Opposite the filling station");
  await page.getByRole("textbox", { name: "Phone for the delivery" }).fill("0803 555 0142");
  await expect(page.getByRole("button", { name: PLACE })).toBeEnabled();
}

test("design to doorstep: a list fills itself from two shops, is ordered, shipped, paid for, and a broken panel refunded", async ({
  page: buyer,
  browser,
  product: { url },
}, { project: { use } }) => {
  const [north, lagoon] = [await anotherBrowser(browser, use, url), await anotherBrowser(browser, use, url)];
  // Somebody sells in dollars: the list is filled in the currency of the design all the same.
  const abroad = await anotherBrowser(browser, use, url);
  await openShop(abroad, { profile: { currency: "USD" }, products: [BATTERY] });
  await openShop(north, {
    profile: inNaira("Western Volt", "Sahel Trust Bank 20 4417 0938"),
    products: [PANEL, INVERTER],
  });
  await openShop(lagoon, { profile: inNaira("Lagoon Cells", "Lagoon Bank 11 2233 4455"), products: [BATTERY] });
  await verifiedPerson(buyer);
  const parameters = { name: "Bello Residence", country: "Nigeria", town: LAGOS } as const;
  const project = await newProject(buyer, { parameters, calculated: true });

  await buyer.goto(`/marketplace?project=${project.id}`);
  await press(buyer, "Fill the list for me");
  const filled = buyer.getByRole("status").filter({ hasText: "Total including delivery" });
  for (const { name } of [PANEL, INVERTER, BATTERY]) await expect(filled).toContainText(name);
  await expect(filled).toContainText("Western Volt: goods");
  await expect(filled).toContainText("Lagoon Cells: goods");
  await expect(filled).toContainText("meets its target");
  await expectHolds(buyer);
  const [, total = ""] = /Total including delivery (₦[\d,]+\.\d\d)/.exec(await filled.innerText()) ?? [];
  await press(buyer, /^Add all \d to cart/);
  await buyer.getByRole("link", { name: "Go to cart", exact: true }).last().click();
  await expect(buyer.getByRole("region", { name: "Lagoon Cells" })).toContainText("Atlas 48 V 100 Ah");
  // Half a list is compared with nothing.
  await expect(buyer.getByRole("region", { name: "Cheapest way to buy this list" })).toHaveCount(0);
  // What was found costs in the cart what it was found for, and is all that the design made with it asks of these parts.
  await expect(buyer.getByRole("main")).toContainText(total);
  await expect(buyer.getByText("Recalculated with the panels, battery and inverter in this cart.")).toBeVisible();
  for (const part of [/^Heliora 400 Mono/, /^Atlas 48 V 100 Ah/])
    await expect(
      buyer.getByRole("listitem").filter({ hasText: part }).getByRole("img", { name: "In the cart" }),
    ).toBeVisible();
  await checkOut(buyer);
  await press(buyer, PLACE);

  const orders = buyer.getByRole("link", { name: /^Order SW-/ });
  await expect(orders, "one order a shop").toHaveCount(2);
  await buyer.goto("/orders");
  const row = (shop: string) => buyer.getByRole("row").filter({ hasText: shop });
  await row("Western Volt").getByRole("link", { name: /^SW-/ }).click();
  await expect(buyer.getByText("Sahel Trust Bank 20 4417 0938")).toBeVisible();
  await press(buyer, "I Have Paid");
  await inDialog(buyer, "Save");
  await expect(says(buyer)).toContainText("You marked this order as paid");
  const address = new URL(buyer.url()).pathname;
  await expectHolds(buyer);

  await north.goto("/shop/orders?view=to-confirm");
  await north.getByRole("link", { name: /^Confirm Payment/ }).click();
  await press(north, "Record a Payment");
  await inDialog(north, "Save");
  await press(north, /^Confirm You accept the order/);
  await press(north, "Mark as Packed");
  await press(north, /^Ship All or part/);
  await north
    .getByRole("dialog")
    .getByRole("button", { name: /^All \d+ pieces$/ })
    .click();
  await north.getByRole("textbox", { name: "Serial numbers of Heliora 400 Mono" }).fill("HM4-1\nHM4-2\nHM4-3\nHM4-4");
  await north
    .getByRole("dialog")
    .getByRole("button", { name: /^Ship \d/ })
    .click();
  await expect(says(north)).toContainText("Everything has left.");
  await expectHolds(north);

  await buyer.goto(address);
  await expect(buyer.getByText("HM4-2", { exact: true })).toBeVisible();
  await press(buyer, /^Confirm Delivery/);
  await inDialog(buyer, "Confirm Delivery");
  await expect(says(buyer)).toContainText("Your order was delivered.");
  await press(buyer, /^Return/);
  await buyer.getByRole("textbox", { name: "Pieces of Heliora 400 Mono" }).fill("1");
  await buyer.getByRole("textbox", { name: "Pieces of Duna 3.6 kW hybrid" }).fill("0");
  await buyer.getByRole("textbox", { name: "Reason" }).fill("The glass of one panel is broken");
  await inDialog(buyer, "Request Return");
  await expect(buyer.getByText("Reason: The glass of one panel is broken")).toBeVisible();

  await north.reload();
  await press(north, "Accept");
  await inDialog(north, "Accept");
  await press(north, "Received, Scrap");
  await inDialog(north, "Received");
  await expect(says(north)).toContainText("You owe Ada Example ₦185,000.00.");
  await press(north, /^Record a Refund/);
  await inDialog(north, "Save");
  await buyer.reload();
  await press(buyer, "Received");
  await expect(buyer.getByText("Refund received")).toBeVisible();
  await expectHolds(buyer);

  // The design rests on what was bought.
  await buyer.goto(`/projects/${project.id}/results`);
  await expect(buyer.getByRole("region", { name: "What real products cost" })).toBeVisible();
  for (const shop of [north, lagoon, abroad]) await shop.context().close();
});

/** 400 panels of 300 to 699 W, each with a trade price and one from ten pieces on. */
const CATALOGUE = [
  "sku;category;name;state;currency;public_price;public_price_10;trade_price;cost;power_watts;area_square_metres",
  ...Array.from({ length: 400 }, (_, index) => {
    const watts = 300 + index;
    const area = (watts / 205).toFixed(2).replace(".", ",");
    return `HEL-${watts};panel;Heliora ${watts};published;NGN;259.000,00;250.000,00;240.000,00;189.000,00;${watts};${area}`;
  }),
].join("\r\n");

test("a shop's month: 400 products come by file, the last piece is sold once, stock comes again, and sales are read", async ({
  page: shop,
  browser,
  product: { url },
}, { project: { use } }) => {
  await openShop(shop, { profile: inNaira("Harmattan Volt", "Sahel Trust Bank 20 4417 0938"), products: [] });
  await shop.goto("/shop/products/import");
  const file = { name: "products.csv", mimeType: "text/csv", buffer: Buffer.from(CATALOGUE) };
  await shop.getByLabel("File", { exact: true }).setInputFiles(file);
  await expect(shop.getByText("400 of 400 rows can be saved.")).toBeVisible();
  await press(shop, "Save 400 Rows");
  await expect(shop.getByRole("button", { name: "Choose File" })).toBeVisible();

  const stock = async (kind: "Counted" | "Received", pieces: string, left: string) => {
    await shop.goto("/shop/stock?q=HEL-400");
    await press(shop, "Change the stock of Heliora 400");
    await shop.getByRole("combobox", { name: "Movement" }).click();
    await shop.getByRole("option", { name: kind }).click();
    await shop.getByRole("textbox", { name: "Pieces", exact: true }).fill(pieces);
    await press(shop, "Save Change");
    await expect(shop.getByRole("row", { name: /Heliora 400/ })).toContainText(left);
  };
  await stock("Counted", "1", "1");

  // Two people are about to order the last one.
  const buyers = [await anotherBrowser(browser, use, url), await anotherBrowser(browser, use, url)] as const;
  for (const buyer of buyers) {
    await verifiedPerson(buyer);
    await buyer.goto("/marketplace?q=HEL-400");
    await press(buyer, /Add 1 piece of Heliora 400/);
    await expect(buyer.getByText(/1 piece in the cart/)).toBeVisible();
    await buyer.goto("/cart");
    await checkOut(buyer, "Lagos");
  }
  const [first, second] = buyers;
  await press(first, PLACE);
  await expect(says(first)).toHaveText("Your order is placed");
  await press(second, PLACE);
  await expect(second.getByText("Heliora 400: you want 1, none is left.")).toBeVisible();
  await expectHolds(second);

  // It is gone from the shelf: the order that it is promised to is named.
  await shop.goto("/shop/stock?q=HEL-400");
  await press(shop, "Change the stock of Heliora 400");
  await shop.getByRole("textbox", { name: "Pieces", exact: true }).fill("0");
  await press(shop, "Save Change");
  const holders = shop.getByRole("region", { name: "Orders that reserve these pieces" });
  await expect(holders).toContainText("1 piece for");
  await expectHolds(shop);
  await holders.getByRole("link", { name: /^SW-/ }).click();
  await expect(shop).toHaveURL(/\/shop\/orders\/[\da-f-]{36}$/);

  await shop.goto("/shop/orders?view=all");
  await expect(shop.getByRole("link", { name: /^SW-/ }), "sold once").toHaveCount(1);
  await shop.getByRole("link", { name: /^SW-/ }).click();
  await press(shop, "Wait for Payment");
  await inDialog(shop, "Save");
  await press(shop, /^Confirm You accept the order/);
  await expect(says(shop)).toContainText("Confirmed. Pack it next.");

  // The home leads to what it counts.
  await shop.goto("/shop");
  const order = shop.getByRole("table", { name: "Recent orders" }).getByRole("link", { name: /^SW-/ });
  await expect(order).toHaveCount(1);
  for (const list of ["View orders", "View their orders", "All orders"])
    await expect(shop.getByRole("link", { name: list })).toHaveAttribute("href", /^\/shop\/orders/);
  await order.click();
  await expect(says(shop)).toContainText("Confirmed. Pack it next.");

  await shop.goto("/shop/analytics");
  // 259,000 for the panel and 5,000 for its way.
  await expect(says(shop)).toContainText("This month brings ₦264,000");
  await expect(shop.getByRole("table", { name: "Best sellers" })).toContainText("Heliora 400");
  await expect(shop.getByText("1 piece missing in 1 cart, 0 available")).toBeVisible();
  await expect(shop.getByText(/^No part is wanted by five or more people around Lagos yet/)).toBeVisible();
  await expectHolds(shop);

  await stock("Received", "20", "20");
  await second.goto("/cart");
  await checkOut(second, "Lagos");
  await press(second, PLACE);
  await expect(says(second)).toHaveText("Your order is placed");
  for (const buyer of buyers) await buyer.context().close();
});
