import { ORDER_QUANTITY_MAX } from "@sunwright/contract/carts";
import { expect, it } from "vitest";
import { CART_QUANTITY_MAX, wholePackages } from "./cart";

it.each([
  { wanted: 3, before: 2, multiple: 2, is: 4 },
  { wanted: 3, before: 4, multiple: 2, is: 2 },
  { wanted: 7, before: 1, multiple: 1, is: 7 },
  { wanted: 0, before: 4, multiple: 4, is: 4 },
  { wanted: 99_999, before: 1, multiple: 3, is: 9_999 },
])("$wanted after $before in packs of $multiple are $is", ({ wanted, before, multiple, is }) => {
  expect(wholePackages(wanted, before, multiple)).toBe(is);
});

it("takes as many pieces as the server does", () => {
  expect(CART_QUANTITY_MAX).toBe(ORDER_QUANTITY_MAX);
});
