import type { CartShop } from "@sunwright/contract/carts";
import { expect, it } from "vitest";
import type { Address } from "./address";
import { bodyOf, idsIn, offeredPayments, paymentOf } from "./placing";
import type { ShopSum } from "./totals";

const ADDRESS: Address = {
  name: "Amina Bello",
  company: "",
  street: "12 Gidan Rimi Close",
  landmark: "",
  state: "Lagos",
  postcode: "",
  taxNumber: "",
  town: "2332459 6.4541 3.3947 11 Lagos",
  country: "Nigeria",
  phone: "0803 555 0142",
  note: "",
};
type Ways = CartShop["payments"];
const open = (...ways: readonly Ways[number]["way"][]): Ways =>
  ways.map((way) => ({ way, closed: null, leftMinor: null }));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the functions read of it
const shop = (payments: Ways) => ({ shopId: "a", payments }) as CartShop;
const sum = (payments: Ways, way: ShopSum["way"] = "delivery"): ShopSum => ({
  shop: shop(payments),
  way,
  delivery: 0,
  tax: 0,
  total: 500,
});
const onCredit = (leftMinor: number): Ways => [{ way: "invoice", closed: null, leftMinor }];

it("pays as chosen where that is open, else by the first way that is, a card and an invoice like the others", () => {
  expect(paymentOf(sum(open("on-delivery", "transfer")), {})).toBe("transfer");
  expect(paymentOf(sum(open("on-delivery", "transfer")), { a: "on-delivery" })).toBe("on-delivery");
  expect(paymentOf(sum(open("transfer")), { a: "on-delivery" })).toBe("transfer");
  expect(paymentOf(sum(open("transfer", "card")), { a: "card" })).toBe("card");
  expect(paymentOf(sum(open("card")), {})).toBe("card");
  expect(paymentOf(sum([...open("transfer"), ...onCredit(500)]), { a: "invoice" })).toBe("invoice");
  expect(paymentOf(sum(onCredit(499)), { a: "invoice" })).toBeNull();
  expect(paymentOf(sum([{ way: "card", closed: "not-taken", leftMinor: null }]), { a: "card" })).toBeNull();
});

// Mock 19: ways that are not open stand there with their reason.
it("offers every way in one order, with why it is not open", () => {
  const payments: Ways = [
    ...onCredit(499),
    { way: "card", closed: "not-taken", leftMinor: null },
    ...open("on-delivery", "transfer"),
  ];
  expect(offeredPayments(sum(payments)).map(({ way, closed }) => [way, closed])).toEqual([
    ["transfer", null],
    ["card", "not-taken"],
    ["on-delivery", null],
    ["invoice", "credit-short"],
  ]);
});

it("sends what was shown, and nothing while something is not said", () => {
  const wanted = { cartId: "c", address: ADDRESS, sums: [sum(open("transfer"))], payments: {}, total: 500 };
  expect(bodyOf(wanted)).toEqual({
    cartId: "c",
    address: ADDRESS,
    shops: [{ shopId: "a", delivery: "delivery", payment: "transfer" }],
    totalMinor: 500,
  });
  const typed = { ...ADDRESS, state: "lagos", postcode: " 100 001" };
  expect(bodyOf({ ...wanted, address: typed })?.address).toEqual({ ...ADDRESS, postcode: "100001" });
  expect(bodyOf({ ...wanted, address: { ...ADDRESS, postcode: "1" } })).toBeNull();
  expect(bodyOf({ ...wanted, address: { ...ADDRESS, phone: " " } })).toBeNull();
  expect(bodyOf({ ...wanted, sums: [sum([])] })).toBeNull();
  expect(bodyOf({ ...wanted, sums: [sum(open("transfer"), null)] })).toBeNull();
});

it("finds what a refusal names", () => {
  const issues = [
    { path: "orders.1", message: "Order SW-10480" },
    { path: "products.2", message: "1 piece left" },
  ];
  expect(idsIn(issues, "orders")).toEqual([{ id: "1", message: "Order SW-10480" }]);
});
