import type { CartShop } from "@sunwright/contract/carts";
import { expect, it } from "vitest";
import type { Address } from "./address";
import { bodyOf, idsIn, paymentOf } from "./placing";
import type { ShopSum } from "./totals";

const ADDRESS: Address = {
  name: "Amina Bello",
  street: "12 Gidan Rimi Close",
  town: "2332459 6.4541 3.3947 11 Lagos",
  country: "Nigeria",
  phone: "0803 555 0142",
  note: "",
};
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the functions read of it
const shop = (payments: CartShop["payments"]) => ({ shopId: "a", payments }) as CartShop;
const sum = (payments: CartShop["payments"], way: ShopSum["way"] = "delivery"): ShopSum => ({
  shop: shop(payments),
  way,
  delivery: 0,
  tax: 0,
  total: 500,
});

it("pays as chosen where the shop takes it, and by an invoice never", () => {
  expect(paymentOf(shop(["on-delivery", "transfer"]), {})).toBe("transfer");
  expect(paymentOf(shop(["on-delivery", "transfer"]), { a: "on-delivery" })).toBe("on-delivery");
  expect(paymentOf(shop(["transfer"]), { a: "on-delivery" })).toBe("transfer");
  expect(paymentOf(shop(["invoice"]), { a: "invoice" })).toBeNull();
});

it("sends what was shown, and nothing while something is not said", () => {
  const wanted = { cartId: "c", address: ADDRESS, sums: [sum(["transfer"])], payments: {}, total: 500 };
  expect(bodyOf(wanted)).toEqual({
    cartId: "c",
    address: ADDRESS,
    shops: [{ shopId: "a", delivery: "delivery", payment: "transfer" }],
    totalMinor: 500,
  });
  expect(bodyOf({ ...wanted, address: { ...ADDRESS, phone: " " } })).toBeNull();
  expect(bodyOf({ ...wanted, sums: [sum(["invoice"])] })).toBeNull();
  expect(bodyOf({ ...wanted, sums: [sum(["transfer"], null)] })).toBeNull();
});

it("finds what a refusal names", () => {
  const issues = [
    { path: "orders.1", message: "Order SW-10480" },
    { path: "products.2", message: "1 piece is left" },
  ];
  expect(idsIn(issues, "orders")).toEqual([{ id: "1", message: "Order SW-10480" }]);
});
