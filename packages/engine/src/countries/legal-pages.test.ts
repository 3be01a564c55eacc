import { expect, it } from "vitest";
import { requiresLegalPages } from "./legal-pages";
import { COUNTRIES } from "./names";

it("requires them in the EU and the United Kingdom", () => {
  const required = COUNTRIES.filter((country) => requiresLegalPages(country));
  expect(new Set(required)).toEqual(new Set(["Germany", "UK"]));
});

it.each([null, undefined])("requires nothing of an unknown country (%s)", (country) => {
  expect(requiresLegalPages(country)).toBe(false);
});
