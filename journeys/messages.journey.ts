import type { Page } from "@playwright/test";
import { readCart } from "@sunwright/contract/carts";
import { placeOrder } from "@sunwright/contract/orders";
import { expect, expectAccessible, expectHolds, expectNoSidewaysScroll, verifiedPerson, test } from "./support/journey";
import { LAGOS, openShop, send, type Wares } from "./support/shop";

test.use({ storageState: { cookies: [], origins: [] } });

const PRODUCT: Wares = {
  sku: "HEL-400",
  category: "panel",
  name: "Heliora 400 Mono",
  brand: "Heliora",
  spec: { powerWatts: 400 },
  taxPercent: 7.5,
  publicPrices: [{ fromQuantity: 1, unitMinor: 18_500 }],
  pieces: 12,
};

/** An open thread is read again so often. [ms] */
const THREAD_READ_EVERY = 8_000;

/** Orders seven pieces, and answers the order. */
async function order(page: Page, productId: string) {
  await send(page, "put", `/api/cart/lines/${productId}`, { quantity: 7 });
  const cart = readCart.response.parse(await (await page.request.get("/api/cart")).json());
  const shops = cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "transfer" }));
  const address = {
    name: "Amina Bello",
    street: "12 Gidan Rimi Close",
    town: LAGOS,
    country: "Nigeria",
    phone: "0803 555 0142",
  };
  const placed = await send(page, "post", "/api/orders", {
    cartId: cart.id,
    address,
    shops,
    totalMinor: cart.goodsMinor,
  });
  const [first] = placeOrder.response.parse(placed).orders;
  if (!first) throw new Error("Nothing was ordered");
  return first;
}

test("a shop is told of an order, asks its buyer, and both see what happens", async ({ page, browser }) => {
  await page.clock.install();
  const { ids } = await openShop(page, { profile: { town: LAGOS }, products: [PRODUCT] });
  const buyer = await browser.newPage();
  await verifiedPerson(buyer);
  const { id, number } = await order(buyer, ids[0] ?? "");

  // The bell of the shop.
  await page.goto("/settings");
  await page.getByRole("button", { name: "Notifications, 1 new" }).click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expect(panel.getByRole("link", { name: `New order ${number}` })).toBeVisible();
  await expect(panel).toContainText("$1,295.00 in total");
  await expectAccessible(page, panel);
  await panel.getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await panel.getByRole("link", { name: "All notifications" }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  await page.getByRole("radio", { name: "Unread" }).click();
  await expect(page).toHaveURL(/which=unread/);
  await expect(page.getByText("You are all caught up.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You are all caught up.")).toBeVisible();
  await page.getByRole("radio", { name: "All", exact: true }).click();
  await expect(page.getByRole("link", { name: `New order ${number}` })).toBeVisible();
  await expectHolds(page);

  // A question, and its answer.
  await page.goto(`/messages/${id}`);
  await page.getByRole("textbox", { name: "Write to Amina Bello" }).fill("Is the gate open on Friday?");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("textbox", { name: "Write to Amina Bello" })).toHaveValue("");
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Is the gate open on Friday?");

  await buyer.goto("/notifications");
  await buyer.getByRole("link", { name: `A message about order ${number}` }).click();
  await expect(buyer).toHaveURL(new RegExp(`/messages/${id}$`));
  await expect(buyer.getByRole("list", { name: "Messages" })).toContainText("Is the gate open on Friday?");
  await expect(buyer.getByRole("button", { name: "Notifications", exact: true })).toBeVisible();
  await buyer.context().setOffline(true);
  await expect(buyer.getByText("You are offline.")).toBeVisible();
  await buyer.getByRole("textbox", { name: /^Write to/ }).fill("Yes, from 8 on.");
  await expect(buyer.getByRole("button", { name: "Send", exact: true })).toBeDisabled();
  await buyer.context().setOffline(false);
  await buyer.getByRole("button", { name: "Send", exact: true }).click();
  await expect(buyer.getByRole("list", { name: "Messages" })).toContainText("Yes, from 8 on.");
  await expectHolds(buyer);
  // Without a press: the open thread is read again.
  await page.clock.runFor(THREAD_READ_EVERY);
  await expect(page.getByRole("list", { name: "Messages" })).toContainText("Yes, from 8 on.");

  // What may reach the buyer.
  await buyer.goto("/settings#notifications");
  const mails = buyer.getByRole("switch", { name: "Orders by e-mail" });
  await mails.click();
  await expect(mails).not.toBeChecked();
  await buyer.getByRole("radio", { name: "Once a day" }).click();
  await buyer.reload();
  await expect(mails).not.toBeChecked();
  await expect(buyer.getByRole("radio", { name: "Once a day" })).toBeChecked();
  await expectNoSidewaysScroll(buyer);
  await buyer.close();
});

test("the link of a mail ends mails only once it is pressed", async ({ page }) => {
  await page.goto(`/unsubscribe?token=${"A".repeat(43)}`);
  await expect(page.getByRole("heading", { name: "Stop these e-mails" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stop the E-mails" }).click();
  await expect(page.getByText("You will get no more of these e-mails.")).toBeVisible();
});
