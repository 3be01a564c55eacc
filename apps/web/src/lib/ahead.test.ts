import { expect, it } from "vitest";
import { mayFetchAhead } from "./ahead";

it("fetches nothing ahead for who saves data, and for everybody else", () => {
  expect(mayFetchAhead({ connection: { saveData: true } })).toBe(false);
  expect(mayFetchAhead({ connection: { saveData: false } })).toBe(true);
  expect(mayFetchAhead({ connection: {} })).toBe(true);
  expect(mayFetchAhead({})).toBe(true);
});
