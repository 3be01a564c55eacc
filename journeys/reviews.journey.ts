// Of the rest: a review from the question to its hiding.
import type { Page } from "@playwright/test";
import { readCart } from "@sunwright/contract/carts";
import { Order, placeOrder } from "@sunwright/contract/orders";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectHolds, verifiedPerson, test } from "./support/journey";
import { LAGOS, openShop, send, type Wares } from "./support/shop";
import { readToast } from "./support/toast";

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

/** Bought, paid, shipped and received by the calls that their own journey walks on screen. Answers the order. */
async function delivered(buyer: Page, shop: Page, productId: string) {
  await send(buyer, "put", `/api/cart/lines/${productId}`, { quantity: 2 });
  const cart = readCart.response.parse(await (await buyer.request.get("/api/cart")).json());
  const placed = await send(buyer, "post", "/api/orders", {
    cartId: cart.id,
    address: {
      name: "Amina Bello",
      street: "12 Gidan Rimi Close",
      town: LAGOS,
      country: "Nigeria",
      phone: "0803 555 0142",
    },
    shops: cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "transfer" })),
    totalMinor: cart.goodsMinor,
  });
  const [first] = placeOrder.response.parse(placed).orders;
  if (!first) throw new Error("Nothing was ordered");
  const { id, totalMinor } = first;
  const { lines } = Order.parse(await (await buyer.request.get(`/api/orders/${id}`)).json());
  const sells = (action: object) => send(shop, "post", `/api/shop/orders/${id}/actions`, action);
  await sells({ action: "receive-payment", amountMinor: totalMinor, reference: "TRF" });
  await sells({ action: "confirm" });
  await sells({ action: "pack" });
  await sells({
    action: "ship",
    note: "",
    lines: lines.map(({ id: lineId }) => ({ lineId, quantity: 2, serials: [] })),
  });
  await send(buyer, "post", `/api/orders/${id}/actions`, { action: "deliver" });
  return first;
}

test("a buyer is asked for a review and writes it, the shop answers, everybody reads it, and an operator hides it", async ({
  page,
  product,
  browser,
  viewport,
  isMobile,
  hasTouch,
}) => {
  const shop = await anotherBrowser(browser, { viewport, isMobile, hasTouch }, product.url);
  const { ids } = await openShop(shop, { profile: { town: LAGOS }, products: [PRODUCT] });
  const productId = ids[0] ?? "";
  const person = await verifiedPerson(page);
  const { id, number } = await delivered(page, shop, productId);

  await test.step("the buyer comes to it by the notice", async () => {
    await page.goto("/notifications");
    await page.getByRole("link", { name: `How are the goods from order ${number}?` }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await page.getByRole("button", { name: "Review Heliora 400 Mono" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await expect(dialog.getByText("Choose 1 to 5 stars")).toBeVisible();
    await dialog.getByRole("radio", { name: "4 stars: Good" }).check({ force: true });
    await dialog
      .getByRole("textbox", { name: "Your review" })
      .fill(`Good panels. Ask me on 0803 555 0142, ${person.lastName}.`);
    await expectHolds(page, dialog);
    await dialog.getByRole("button", { name: "Publish" }).click();
    await readToast(page, "Your review is published");
    const own = page
      .getByRole("region", { name: "How are the goods?" })
      .or(page.locator("section", { hasText: "How are the goods?" }));
    await expect(own.first()).toContainText("Your review");
    await expectHolds(page);
  });

  await test.step("and changes it", async () => {
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("radio", { name: "4 stars: Good" })).toBeChecked();
    await dialog.getByRole("radio", { name: "3 stars: Fair" }).check({ force: true });
    await dialog.getByRole("button", { name: "Publish" }).click();
    await readToast(page, "Your review is updated");
  });

  await test.step("the shop reads it without number and last name, and answers", async () => {
    await shop.goto("/notifications");
    await shop.getByRole("link", { name: `New review for ${number}: 4 of 5` }).click();
    await expect(shop).toHaveURL(new RegExp(`/shop/orders/${id}$`));
    await shop.getByRole("button", { name: "Reply", exact: true }).click();
    const dialog = shop.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Your reply" }).fill("Thank you. We look after it.");
    await dialog.getByRole("button", { name: "Publish" }).click();
    await readToast(shop, "Your reply is published");
    await expect(shop.getByText("Good panels. Ask me on")).toBeVisible();
    await expectHolds(shop);
  });

  await test.step("everybody reads it on the product's page, by stars and order, with the address", async () => {
    await page.goto(`/marketplace/products/${productId}`);
    const list = page.getByRole("list", { name: "Reviews", exact: true });
    await expect(list).toContainText("Thank you. We look after it.");
    await expect(list).not.toContainText("0142");
    await expect(page.getByText("3.0 of 5").first()).toBeVisible();
    await page.getByRole("combobox", { name: "Filter by stars" }).click();
    await page.getByRole("option", { name: "5 stars" }).click();
    await expect(page).toHaveURL(/stars=5/);
    await expect(page.getByText("No reviews with this rating.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("No reviews with this rating.")).toBeVisible();
    await expectHolds(page);
  });

  await test.step("another reader reports it, and an operator hides it", async () => {
    await shop.goto(`/marketplace/products/${productId}`);
    await shop.getByRole("button", { name: "Report", exact: true }).click();
    const dialog = shop.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "What is wrong with it?" }).fill("It is about another shop");
    await dialog.getByRole("button", { name: "Report", exact: true }).click();
    await readToast(shop, "Review reported");
    await expect(shop.getByText("You reported this review")).toBeVisible();
    const reported = await product.operator("reviews");
    const line = reported.split("\n").findIndex((each) => each.includes("Good panels."));
    expect(line, reported).toBeGreaterThanOrEqual(0);
    const reviewId = reported.split("\n")[line]?.split(" ")[0] ?? "";
    expect(await product.operator("hide-review", reviewId, "--reason", "It is about another shop")).toContain(
      "is hidden",
    );
    await page.goto(`/marketplace/products/${productId}`);
    await expect(page.getByText("This product has no reviews yet.", { exact: false })).toBeVisible();
    await page.goto(`/orders/${id}`);
    await expect(page.getByText("An operator hid this review: It is about another shop")).toBeVisible();
  });

  await test.step("its writer takes it back", async () => {
    await page.getByRole("button", { name: "Withdraw", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Withdraw", exact: true }).click();
    await readToast(page, "Your review is withdrawn");
    await expect(page.getByText("You withdrew your review.")).toBeVisible();
  });
  await shop.context().close();
});
