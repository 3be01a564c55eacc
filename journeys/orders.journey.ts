// Of the rest: an order through every state that both sides see; the stories buy and sell from end to end.
import type { Page } from "@playwright/test";
import { Cart } from "@sunwright/contract/carts";
import { placeOrder, type SoldOrder } from "@sunwright/contract/orders";
import { createShopProduct } from "@sunwright/contract/shop-products";
import { readShop } from "@sunwright/contract/shops";
import { listLocations } from "@sunwright/contract/stock";
import { answer } from "./support/contracted";
import { expect, expectAccessible, expectHolds, verifiedPerson, test } from "./support/journey";

test.use({ storageState: { cookies: [], origins: [] } });

const headers = { "sec-fetch-site": "same-origin" };
async function send(page: Page, method: "POST" | "PUT", path: string, data: object): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

const PHOTO = {
  name: "label.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n%\n\nstartxref\n0\n%%EOF\n"),
};

/** A shop that takes transfers, with one product, made by its own calls. */
async function openShop(page: Page) {
  await verifiedPerson(page, "retailer");
  const shop = readShop.response.parse(await (await page.request.get("/api/shop")).json());
  const areas = [
    { name: "Nigeria", country: "Nigeria", radius: null, cost: 0, freeFrom: null, daysMin: 1, daysMax: 3 },
  ];
  const terms = {
    country: "Nigeria",
    currency: "NGN",
    payments: ["transfer"],
    bankDetails: "Sahel Trust Bank 20 4417 0938",
  };
  await send(page, "PUT", "/api/shop", { ...shop, ...terms, name: "Northern Volt", areas });
  const places = listLocations.response.parse(await (await page.request.get("/api/shop/locations")).json());
  const product = {
    sku: "HEL-400M",
    category: "panel",
    name: "Heliora 400 Mono",
    brand: "Heliora",
    taxPercent: 7.5,
    publicPrices: [{ fromQuantity: 1, unitMinor: 18_500_000 }],
  };
  const { id } = createShopProduct.response.parse(await send(page, "POST", "/api/shop/products", product));
  await send(page, "POST", `/api/shop/products/${id}/events`, { event: "publish" });
  const change = { kind: "received", quantity: 20 };
  await send(page, "POST", "/api/shop/stock", { productId: id, locationId: places.locations[0]?.id, change });
  return id;
}

async function order(page: Page, productId: string, quantity: number) {
  const cart = Cart.parse(await send(page, "PUT", `/api/cart/lines/${productId}`, { quantity }));
  const placed = await send(page, "POST", "/api/orders", {
    cartId: cart.id,
    address: {
      name: "Amina Bello",
      street: "12 Gidan Rimi Close",
      town: "2335204 12.0001 8.5167 481 Kano",
      country: "Nigeria",
      phone: "0803 555 0142",
    },
    shops: cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "transfer" })),
    totalMinor: cart.goodsMinor,
  });
  return placeOrder.response.parse(placed).orders[0]?.id ?? "";
}

const says = (page: Page) => page.getByRole("heading", { level: 1 });
/** A page follows the other side by itself so often. [ms] */
const FOLLOWS = 10_000;

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

test("an order is paid, shipped in part with serial numbers, disputed, delivered and sent back; each side sees the other", async ({
  page: buyer,
  browser,
  product,
}, { project }) => {
  const { viewport = null, isMobile = false, hasTouch = false, deviceScaleFactor = 1 } = project.use;
  const screen = { viewport, isMobile, hasTouch, ...(viewport && { deviceScaleFactor }) };
  const context = await browser.newContext({ ...screen, baseURL: product.url, serviceWorkers: "block" });
  const shop = await context.newPage();
  for (const side of [buyer, shop]) await side.clock.install();
  const productId = await openShop(shop);
  await verifiedPerson(buyer);
  await buyer.goto("/orders");
  await expect(buyer.getByText("You have not ordered anything yet.")).toBeVisible();
  const id = await order(buyer, productId, 4);

  await buyer.reload();
  await buyer.getByRole("link", { name: /^SW-/ }).click();
  await expect(says(buyer)).toContainText("Northern Volt holds this for you until");
  await expect(buyer.getByText("Sahel Trust Bank 20 4417 0938")).toBeVisible();
  const paper = buyer.getByRole("link", { name: /^Order SW-\d+$/ });
  await expect(paper).toHaveAttribute("href", /^\/api\/orders\/[\da-f-]+\/pdf$/);
  await expectHolds(buyer);
  await shop.goto("/shop/stock");
  await shop.getByText("4 pieces in 1 order").click();
  await expect(shop.getByText("New customer", { exact: true })).toBeVisible();
  await expectHolds(shop);
  await shop.goto("/shop/orders");
  await expect(shop.getByRole("link", { name: /^Wait for Payment/ })).toBeVisible();
  await press(buyer, "I Have Paid");
  await expectAccessible(buyer);
  await inDialog(buyer, "Save");
  await expect(says(buyer)).toContainText("You marked this order as paid");

  await shop.goto("/shop/orders?from=2026-01-01T00:00:00.000Z&counted=placed");
  await expect(shop.getByText(/^Placed since .*, not cancelled or expired$/)).toBeVisible();
  const file = shop.waitForEvent("download");
  await shop.getByRole("button", { name: "Export CSV" }).click();
  expect((await file).suggestedFilename()).toBe("orders.csv");
  await shop.getByRole("button", { name: "Show all orders" }).click();
  await expect(shop).not.toHaveURL(/counted/);
  await shop.goto("/shop/orders?view=to-confirm");
  await expect(says(shop)).toHaveText("1 order needs your attention");
  await expectHolds(shop);
  await shop.getByRole("link", { name: /^Confirm Payment/ }).click();
  await press(shop, "Record a Payment");
  await inDialog(shop, "Save");
  await press(shop, /^Confirm You accept the order/);
  await expect(says(shop)).toContainText("Confirmed. Pack it next.");
  await expectHolds(shop);
  await buyer.clock.runFor(FOLLOWS);
  await expect(says(buyer), "without a reload").toContainText("has confirmed your order");

  await shop.getByRole("link", { name: /^Pick List/ }).click();
  await expect(shop.getByRole("region", { name: "Pick list" })).toContainText("Heliora 400 Mono");
  await expect(shop.getByRole("region", { name: "Pick list" })).toContainText("12 Gidan Rimi CloseKanoNigeria");
  await expectHolds(shop);
  await shop.goto(`/shop/orders/${id}`);
  await press(shop, "Mark as Packed");
  const handled = `/api/shop/orders/${id}`;
  const [payment] = (await answer<SoldOrder>(shop, handled)).payments;
  await answer(shop, `${handled}/actions`, {
    action: "correct-payment",
    paymentId: payment?.id,
    reason: "Of another order",
  });
  await shop.reload();
  await expect(shop.getByText(/^Corrected by .+ on .+: Of another order$/)).toBeVisible();
  await press(shop, /^Ship All or part/);
  const unpaid = shop.getByRole("dialog", { name: "Hand over without payment?" });
  await expect(unpaid).toContainText(/^Hand over without payment\?₦740,000\.00 of order SW-\d+ has not been paid\./);
  await expectHolds(shop);
  await unpaid.getByRole("button", { name: "Continue Without Payment" }).click();
  await expect(shop.getByRole("dialog", { name: "Ship" }), "asked once").toBeVisible();
  await shop.keyboard.press("Escape");
  await expect(shop.getByRole("dialog")).toBeHidden();
  const paid = { action: "receive-payment", amountMinor: payment?.amountMinor, reference: "Found" };
  await answer(shop, `${handled}/actions`, paid);
  await shop.reload();
  await press(shop, /^Ship All or part/);
  await shop.getByRole("textbox", { name: "Pieces of Heliora 400 Mono" }).fill("3");
  const serials = shop.getByRole("textbox", { name: "Serial numbers of Heliora 400 Mono" });
  await serials.fill("HM4-1\nHM4-2\nHM4-1");
  await expect(shop.getByText("HM4-1 is listed twice")).toBeVisible();
  await serials.fill("HM4-1\nHM4-2\nHM4-3");
  await expectHolds(shop);
  await inDialog(shop, "Ship 3 Pieces");
  await expect(says(shop)).toContainText("3 of 4 pieces have left.");
  await shop.getByRole("button", { name: "Download e-invoice (UBL)" }).first().click();
  await expect(shop.getByRole("alert").filter({ hasText: "This e-invoice cannot be created yet" })).toContainText(
    "The seller",
  );
  // Each page follows the other within ten seconds, which was seen above; from here on who waits looks again.
  await buyer.reload();
  await expect(buyer.getByText("HM4-2", { exact: true }), "the buyer sees each piece").toBeVisible();

  await press(buyer, /^Report a Problem/);
  await buyer.getByRole("textbox", { name: "Amount" }).fill("185.000,00");
  await expect(buyer.getByText("Read as 185,000 NGN")).toBeVisible();
  await buyer.getByRole("textbox", { name: "What happened" }).fill("The fourth panel did not come");
  await buyer.getByRole("dialog").locator("input[type=file]").first().setInputFiles(PHOTO);
  await expect(buyer.getByText("Attached: label.pdf")).toBeVisible();
  await expectHolds(buyer);
  await inDialog(buyer, "Report the Problem");
  await expect(says(buyer)).toContainText("Until you agree, all deadlines of this order are paused.");
  await shop.clock.runFor(FOLLOWS);
  await expect(says(shop), "without a reload").toContainText("Amina Bello claims ₦185,000.00 for this order.");
  await expect(shop.getByText("The fourth panel did not come")).toBeVisible();
  const shown = await shop.getByRole("link", { name: "Attached: label.pdf" }).getAttribute("href");
  expect((await shop.request.get(shown ?? "")).headers()["content-type"]).toBe("application/pdf");
  await press(shop, "Respond");
  await shop.getByRole("textbox", { name: "Response" }).fill("It comes tomorrow");
  await inDialog(shop, "Respond");
  await buyer.reload();
  await expect(buyer.getByText("It comes tomorrow")).toBeVisible();
  await press(shop, "Propose an Amount");
  await shop.getByRole("textbox", { name: "Amount" }).fill("18 500.00");
  await expectHolds(shop);
  await inDialog(shop, "Propose an Amount");
  await buyer.reload();
  await expect(says(buyer)).toContainText("Northern Volt proposes ₦18,500.00.");
  await expectHolds(buyer);
  await press(buyer, "Agree");
  await inDialog(buyer, "Agree");
  await expect(says(buyer)).toContainText("Northern Volt owes you ₦18,500.00.");

  await shop.reload();
  await press(shop, /^Ship All or part/);
  await inDialog(shop, "Ship 1 Piece");
  await expect(says(shop)).not.toContainText("3 of 4");
  await buyer.reload();
  await press(buyer, /^Confirm Delivery/);
  await inDialog(buyer, "Confirm Delivery");
  await expect(says(buyer)).toContainText("Your order was delivered.");
  await press(buyer, /^Return/);
  await buyer.getByRole("textbox", { name: "Pieces of Heliora 400 Mono" }).fill("1");
  await buyer.getByRole("textbox", { name: "Reason" }).fill("Broken glass");
  await inDialog(buyer, "Request Return");
  await expect(buyer.getByRole("dialog")).toBeHidden();
  await shop.reload();
  await press(shop, "Accept");
  await inDialog(shop, "Accept");
  await press(shop, "Received, Scrap");
  await inDialog(shop, "Received");
  await expect(says(shop)).toContainText("You owe Amina Bello ₦203,500.00.");
  await press(shop, /^Record a Refund/);
  await inDialog(shop, "Save");
  await expect(shop.getByRole("dialog")).toBeHidden();
  await buyer.reload();
  await press(buyer, "Received");
  await expect(buyer.getByText("Refund received")).toBeVisible();
  await expectHolds(buyer);
  await buyer.goto("/orders?view=done&q=hm4-2");
  await expect(buyer.getByRole("row", { name: /Northern Volt/ })).toContainText("Delivered");
  await expectHolds(buyer);
  await context.close();
});
