import { expect, it } from "vitest";
import { saysObligation } from "./obligation";

it("says that a button obliges to pay where the law asks for it", () => {
  expect((["Germany", "UK", "Nigeria", "USA", undefined] as const).map(saysObligation)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
