import { expect, it } from "vitest";
import { pickedText } from "./picked-text";

const covered = [{ state: "filled" }, { state: "missing" }, { state: "short" }] as const;

it("counts what is missing in a cart, and calls nothing missing that may have been ordered", () => {
  expect(pickedText(covered, 0)).toBe("1 of 3 parts in the cart. 2 are missing.");
  expect(pickedText(covered.slice(0, 1), 0)).toBe("1 of 1 part in the cart. Nothing is missing.");
  expect(pickedText(covered.slice(1), 24)).toBe(
    "0 of 2 parts in the cart. You have ordered 24 products for this project.",
  );
  expect(pickedText(covered, 1)).toBe("1 of 3 parts in the cart. You have ordered 1 product for this project.");
});
