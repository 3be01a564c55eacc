import { expect, it } from "vitest";
import { COUNTRIES } from "./names";
import { isTaxNumberOf, TAX_NUMBER_FORMS } from "./tax-number";

// The forms as their offices and the OECD's country sheets describe them; python-stdnum's examples where it has the number.
it.each([
  ["Nigeria", "1234567890"],
  ["Nigeria", "12345678-0001"],
  ["Ghana", "C0000803561"],
  ["Ghana", "GHA-123456789-0"],
  ["Kenya", "P051365947M"],
  ["Kenya", "a004416331m"],
  ["South Africa", "0001339050"],
  ["South Africa", "4590104297"],
  ["USA", "91-1144442"],
  ["UK", "GB 980 7806 84"],
  ["UK", "1955839661"],
  ["Germany", "DE 136695976"],
  ["Germany", "181/815/08155"],
  ["Germany", "2181508150"],
  ["Germany", "36 574 261 809"],
  ["Australia", "83 914 571 673"],
  ["India", "27AAPFU0939F1ZV"],
  ["India", "ACUPA7085R"],
] as const)("of %s may be written %s", (country, typed) => {
  expect(isTaxNumberOf(country, typed)).toBe(true);
});

it.each([
  ["Nigeria", "TIN-1"],
  ["Nigeria", "123456789"],
  ["Ghana", "X0000803561"],
  ["Kenya", "P051365947"],
  ["South Africa", "5590104297"],
  ["USA", "91-114444"],
  ["UK", "DE136695976"],
  ["Germany", "DE13669597"],
  ["Germany", "GB980780684"],
  ["Australia", "83 914 571 67"],
  ["India", "27AAPFU0939F1AV"],
  ["Kenya", "none"],
] as const)("of %s is not written %s", (country, typed) => {
  expect(isTaxNumberOf(country, typed)).toBe(false);
});

it("has an example of its form and a source in every country, and is read in no time", () => {
  for (const country of COUNTRIES) {
    const { example, source } = TAX_NUMBER_FORMS[country];
    expect(isTaxNumberOf(country, example), example).toBe(true);
    expect(source).not.toBe("");
    expect(isTaxNumberOf(country, "1A- ".repeat(50_000))).toBe(false);
  }
});
