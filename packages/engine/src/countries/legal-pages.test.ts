import { expect, it } from "vitest";
import { requiresLegalPages } from "./legal-pages";
import { COUNTRIES } from "./names";

it("requires them in the EU and the United Kingdom", () => {
  expect(COUNTRIES.filter((country) => requiresLegalPages(country)).toSorted()).toEqual(["Germany", "UK"]);
});

it.each([null, undefined])("requires nothing of an unknown country (%s)", (country) => {
  expect(requiresLegalPages(country)).toBe(false);
});
