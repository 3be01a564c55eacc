import { expect, it } from "vitest";
import { fellLow, freePieces } from "./rules";

it.each([
  { reorderAt: 5, before: 6, after: 5, low: true },
  { reorderAt: 5, before: 20, after: 0, low: true },
  { reorderAt: 5, before: 5, after: 4, low: false },
  { reorderAt: 5, before: 4, after: 9, low: false },
  { reorderAt: 5, before: 20, after: 6, low: false },
  { reorderAt: 0, before: 1, after: 0, low: true },
  { reorderAt: 0, before: 0, after: 0, low: false },
  { reorderAt: null, before: 9, after: 0, low: false },
])("of pieces watched at $reorderAt, from $before to $after is a fall: $low", ({ low, ...pieces }) => {
  expect(fellLow(pieces)).toBe(low);
});

it("counts what is promised as gone", () => {
  expect(freePieces({ onHand: 12, reserved: 5 })).toBe(7);
});
