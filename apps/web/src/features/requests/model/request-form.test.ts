import { describe, expect, it } from "vitest";
import { draftOf, isFreeBy, requestFormOf } from "./request-form";

const form = (change: object = {}) => ({ ...requestFormOf(null, "roof-sloped"), phone: "0803 555 0142", ...change });

describe("what is sent", () => {
  it.each([
    ["", "NGN", null],
    ["9,000,000", "NGN", 900_000_000],
    ["0", "EUR", 0],
    ["1,234.56", "EUR", 123_456],
  ] as const)("a budget of %j %s", (budget, currency, budgetMinor) => {
    expect(draftOf(form({ budget }), currency)).toMatchObject({ draft: { budgetMinor }, faults: {} });
  });

  it.each([
    [{ phone: "" }, ["phone"]],
    [{ phone: "12345" }, ["phone"]],
    [{ phone: "ask Amina" }, ["phone"]],
    [{ phone: "+234 (803) 555-0142" }, []],
    [{ budget: "a lot" }, ["budget"]],
    [{ budget: "-1" }, ["budget"]],
  ])("%j has faults in %j", (change, fields) => {
    expect(Object.keys(draftOf(form(change), "NGN").faults)).toEqual(fields);
  });

  it("says of house and payment what was chosen, and nothing where nothing was", () => {
    expect(draftOf(form(), "NGN").draft).toMatchObject({ roofKind: null, storeys: null, payment: "any" });
    const chosen = { roofKind: "tiles", storeys: 2, payment: "credit" };
    expect(draftOf(form(chosen), "NGN").draft).toMatchObject(chosen);
  });

  it("knows no date but a whole one", () => {
    expect(draftOf(form({ wishDate: "2026-12-14" }), "NGN").draft.wishDate).toBe("2026-12-14");
    expect(draftOf(form({ wishDate: "" }), "NGN").draft.wishDate).toBeNull();
  });
});

it.each([
  [null, true],
  ["2026-12-13", true],
  ["2026-12-14", true],
  ["2026-12-15", false],
] as const)("a firm that is free from %s can begin by 14 December: %s", (freeFrom, free) => {
  expect(isFreeBy(freeFrom, "2026-12-14")).toBe(free);
});

it.each([
  ["roof-flat", "concrete"],
  ["roof-sloped", null],
  ["ground-mount", "ground"],
  ["pole-mount", "ground"],
] as const)("begins with what a design on %s says of the roof: %s", (location, roofKind) => {
  expect(requestFormOf(null, location).roofKind).toBe(roofKind);
});
