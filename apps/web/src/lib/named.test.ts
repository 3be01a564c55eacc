import { expect, it } from "vitest";
import { named } from "./named";

it("finds what holds all words, in any order, case and with or without accents", () => {
  const firms = ["Arewa Sunworks", "Sénégal Solaire", "Sun & Sons"];
  const found = (words: string) => named(firms, words, (firm) => firm);
  expect(found("")).toEqual(firms);
  expect(found(" sun AREWA ")).toEqual(["Arewa Sunworks"]);
  expect(found("senegal")).toEqual(["Sénégal Solaire"]);
  expect(found("moon")).toEqual([]);
});
