import { expect, it } from "vitest";
import { knownRungs } from "./known-rungs";

it("is nothing where nothing was agreed", () => {
  expect(knownRungs(null)).toEqual({});
});

it("is what was agreed in whole units of its currency, all in it", () => {
  const { contract } = knownRungs({ totalMinor: 689_850_050, currency: "NGN", agreedAt: "2026-11-25T10:00:00.000Z" });
  expect(contract).toEqual({
    rung: "contract",
    amount: 6_898_500.5,
    currency: "NGN",
    day: "2026-11-25T10:00:00.000Z",
    includes: ["parts", "delivery", "labour", "tax"],
  });
});
