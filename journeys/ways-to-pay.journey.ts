// Of the rest: orders in Lagos and Nairobi, paid in the ways of their countries at the test provider.
import { Cart } from "@sunwright/contract/carts";
import { placeOrder } from "@sunwright/contract/orders";
import { listTowns } from "@sunwright/contract/places";
import { anotherBrowser } from "./support/another-browser";
import { expect, expectAccessible, expectHolds, verifiedPerson, test } from "./support/journey";
import { preparedData } from "./support/prepared";
import { type RunningProduct, startProduct } from "./support/server";
import { DELIVERS_IN_NIGERIA, openShop, send, type ShopWanted, type Wares } from "./support/shop";

const BATTERY: Wares = {
  sku: "VOL-24",
  category: "panel",
  name: "Volta 24 Mono",
  brand: "Volta",
  taxPercent: 0,
  publicPrices: [{ fromQuantity: 1, unitMinor: 21_460_000 }],
  pieces: 20,
};

let product: RunningProduct | undefined;
test.afterEach(() => product?.stop());

const LAGOS = {
  name: "Marina Energy",
  country: "Nigeria",
  currency: "NGN",
  town: "Lagos",
  phone: "0803 555 0142",
} as const;
const NAIROBI = {
  name: "Ngong Solar",
  country: "Kenya",
  currency: "KES",
  town: "Nairobi",
  phone: "0722 000 418",
} as const;

for (const { sold, way, begin, waits } of [
  { sold: LAGOS, way: "Bank transfer", begin: "Get an Account to Pay Into", waits: "Waiting for the bank" },
  { sold: NAIROBI, way: "M-PESA", begin: "Send the Prompt", waits: "Waiting for your PIN" },
])
  test(`an order at ${sold.name} by ${way} is declined once, asked for again and paid @phone`, async ({ browser }, {
    project: { use },
  }) => {
    product = await startProduct(preparedData(), { PAYMENT_TEST: "on" });
    const shop = await anotherBrowser(browser, use, product.url);
    const { name, country, currency } = sold;
    const areas = [{ ...DELIVERS_IN_NIGERIA, name: country, country }];
    const profile: ShopWanted["profile"] = { name, country, currency, payments: ["card"], areas };
    const { ids } = await openShop(shop, { profile, products: [BATTERY] });
    const page = await anotherBrowser(browser, use, product.url);
    await verifiedPerson(page);
    const found = await page.request.get(`/api/places?q=${sold.town}&country=${country}`);
    const [place] = listTowns.response.parse(await found.json()).towns;
    const town = place && [place.id, place.latitude, place.longitude, place.elevation, place.name].join(" ");
    const cart = Cart.parse(await send(page, "put", `/api/cart/lines/${ids[0] ?? ""}`, { quantity: 1 }));
    const placed = await send(page, "post", "/api/orders", {
      cartId: cart.id,
      address: { name: "Wanjiru Njoroge", street: "12 Ring Road", town, country, phone: sold.phone },
      shops: cart.shops.map(({ shopId }) => ({ shopId, delivery: "delivery", payment: "card" })),
      totalMinor: cart.goodsMinor,
    });
    const id = placeOrder.response.parse(placed).orders[0]?.id ?? "";
    await page.goto(`/orders/${id}`);
    const ways = page.getByRole("radiogroup", { name: "How to pay" });
    await ways.getByRole("radio", { name: new RegExp(`^${way}`) }).click();
    const ask = async () => {
      if (way === "M-PESA") await page.getByRole("textbox", { name: "Number of the phone" }).fill(sold.phone);
      await page.getByRole("button", { name: begin }).click();
      await expect(page.getByText(waits)).toBeVisible();
    };
    if (way === "M-PESA") {
      await page.getByRole("button", { name: begin }).click();
      await expect(page.getByText("Enter a mobile number such as 0722 000 000")).toBeVisible();
    }
    await ask();
    await expectHolds(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Decline (Test)" }).click();
    const attempts = page.getByRole("region", { name: "Attempts" });
    await expect(attempts).toContainText(`${way}Declined. Nothing was taken.`);
    await ask();
    await page.getByRole("button", { name: "Pay (Test)" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${name} has received your order`);
  });
