import { expect, it } from "vitest";
import { byFunction } from "./cart-order";

it("begins a cart with panels, battery and inverter, and keeps the order of one kind", () => {
  const line = (category: string, id: string) => ({ id, product: { category } });
  const lines = [
    line("fuse", "fuse"),
    line("cable", "red cable"),
    line("inverter", "inverter"),
    line("unheard-of", "other"),
    line("cable", "black cable"),
    line("panel", "panel"),
    line("battery", "battery"),
    line("mounting", "rail"),
  ];
  expect(byFunction(lines).map(({ id }) => id)).toEqual([
    "panel",
    "battery",
    "inverter",
    "rail",
    "red cable",
    "black cable",
    "fuse",
    "other",
  ]);
});
