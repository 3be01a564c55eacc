// Of the rest: a card at the test provider, and the right of withdrawal behind it.
import { Order } from "@sunwright/contract/orders";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectAccessible, expectHolds, verifiedPerson, test } from "./support/journey";
import { preparedData } from "./support/prepared";
import { type RunningProduct, startProduct } from "./support/server";
import { DELIVERS_IN_NIGERIA, openShop, send, type ShopWanted, type Wares } from "./support/shop";

const PANEL: Wares = {
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  taxPercent: 19,
  publicPrices: [{ fromQuantity: 1, unitMinor: 12_900 }],
  pieces: 20,
};

/** With a provider that moves no money, which the product of the other journeys is without. */
let product: RunningProduct | undefined;
test.afterEach(() => product?.stop());

test("an order is paid by card at the test provider, and withdrawn from by the right that was shown before it was placed", async ({
  browser,
}, { project: { use } }) => {
  product = await startProduct(preparedData(), { PAYMENT_TEST: "on" });
  // Orders to Germany need the three pages.
  for (const legal of ["imprint", "privacy", "terms"]) await product.operator("legal", legal, "LICENSE");
  const shop = await anotherBrowser(browser, use, product.url);
  const profile: ShopWanted["profile"] = {
    name: "Isar Solarhandel",
    country: "Germany",
    currency: "EUR",
    payments: ["invoice", "card"],
    areas: [{ ...DELIVERS_IN_NIGERIA, name: "Germany", country: "Germany" }],
  };
  const { ids } = await openShop(shop, { profile, products: [PANEL] });

  const page = await anotherBrowser(browser, use, product.url);
  await verifiedPerson(page);
  await send(page, "put", `/api/cart/lines/${ids[0] ?? ""}`, { quantity: 2 });
  await page.goto("/checkout");
  const terms = page.getByRole("region", { name: "Terms" });
  await page.getByRole("textbox", { name: "Street and number" }).fill("Lindwurmstraße 71");
  await page.getByRole("textbox", { name: "Phone for the delivery" }).fill("+44 1632 960 142");
  await page.getByRole("textbox", { name: "Delivery town" }).fill("Munich");
  await page.getByRole("button", { name: /^Munich/ }).click();
  await page.getByRole("textbox", { name: "Postcode" }).fill("D-80337");
  await expect(terms).toContainText("within 14 days, counted from the day after you receive them");
  await expect(terms).toContainText("You pay for sending the goods back");

  const ways = page.getByRole("radiogroup", { name: "Payment" });
  await expect(ways.getByRole("radio", { name: /^Card/ })).toBeChecked();
  const [transfer, invoice] = [/^Bank transfer/, /^Invoice/].map((name) => ways.getByRole("radio", { name }));
  await expect(transfer ?? ways).toBeDisabled();
  await expect(transfer ?? ways).toContainText("This shop does not accept this.");
  await expect(invoice ?? ways).toBeDisabled();
  await expect(invoice ?? ways).toContainText("For firms approved by this shop.");
  await expectHolds(page);
  await page.getByRole("button", { name: "Order with obligation to pay" }).click();
  await page.getByRole("link", { name: /Order SW-\d+ at Isar Solarhandel/ }).click();

  const says = page.getByRole("heading", { level: 1 });
  await expect(page.getByText(/The goods are reserved until .*: 1[45] minutes left\./)).toBeVisible();
  await page.getByRole("button", { name: "Go to Payment" }).click();
  await page.waitForURL(/\?card=returned/);
  await expect(page.getByRole("button", { name: "Pay (Test)" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pay (Test)" }).click();
  await expect(says).toContainText("Isar Solarhandel has received your order and will confirm it next.");
  await expect(page.getByText(/minutes left/)).toHaveCount(0);

  const id = new URL(page.url()).pathname.slice("/orders/".length);
  const read = async () => Order.parse(await (await page.request.get(`/api/orders/${id}`)).json());
  expect(await read()).toMatchObject({
    money: "paid",
    totalMinor: 25_800,
    card: { provider: "test", state: "paid" },
  });
  const lines = (await read()).lines.map(({ id: lineId }) => ({ lineId, quantity: 2 }));
  for (const action of [{ action: "confirm" }, { action: "pack" }, { action: "ship", lines }])
    await send(shop, "post", `/api/shop/orders/${id}/actions`, action);
  await send(page, "post", `/api/orders/${id}/actions`, { action: "deliver" });
  await page.reload();
  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "All 2 pieces" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw 2 Pieces" }).click();
  await expect(page.getByText("You have withdrawn. Please send the goods back", { exact: true })).toBeVisible();
  expect((await read()).returns).toMatchObject([{ withdrawal: true, state: "accepted" }]);
  await shop.context().close();
  await page.context().close();
});
