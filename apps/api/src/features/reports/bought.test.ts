// Of the rest: whole reports of what was bought.
import type { Cart } from "@sunwright/contract/carts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { wordsOfPdf } from "../../testing/pdf-text";
import { ADDRESS, type Market, openMarket } from "../orders/testing/market";

/** Of a table on paper only the order of its words is known. */
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.close());

it("prints the products of a project's cart and orders for their buyer, and for nobody else", async () => {
  const shop = await market.shop();
  const product = await shop.product({ unitMinor: 18_500_000 });
  const buyer = await market.buyer({ account: "end_user" });
  const { body: project } = await buyer.post<{ id: string }>("/api/projects", { name: "Bello Residence" });
  await buyer.post(`/api/projects/${project.id}/calculate`, { directDailyConsumption: 5_000, directPeakPower: 1_000 });
  const report = async (who: typeof buyer.client) => {
    const view = { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" };
    const { status, bytes } = await who.bytes(`/api/projects/${project.id}/report.pdf`, view);
    return status === 200 ? squeezed(wordsOfPdf(bytes)) : `${status}`;
  };
  expect(await report(buyer.client)).not.toContain(squeezed("Products from shops"));

  const lines = [{ productId: product.id, quantity: 7, material: "panel" }];
  const { body: cart } = await buyer.send<Cart>("PUT", "/api/cart/lines", { projectId: project.id, lines });
  const inCart = await report(buyer.client);
  for (const words of ["Products from shops", "Heliora 400 Mono 7 In the cart", "1,295,000"])
    expect(inCart).toContain(squeezed(words));

  const shops = [{ shopId: shop.firm.id, delivery: "delivery", payment: "transfer" }];
  const order = { cartId: cart.id, address: ADDRESS, shops, totalMinor: 129_500_000 };
  const placed = await buyer.post<{ orders: { number: string }[] }>("/api/orders", order);
  expect(await report(buyer.client)).toMatch(new RegExp(`Heliora400Mono7Ordered.*${placed.body.orders[0]?.number}`));
  expect(await report(shop.client)).toBe("404");
});
