import { expect, it } from "vitest";
import { findings, plainWordFaults } from "./plain-words";

it("finds a word that gives us away, with its line and what to say", () => {
  expect(findings("It is made again.\nIt is bought anew every year.")).toEqual([
    { line: 2, word: "anew", say: "again; for parts: replaced" },
  ]);
  expect(findings("A new roof, as long as it is.")).toEqual([]);
});

it("finds none in the code and the documents", () => {
  expect(plainWordFaults()).toEqual([]);
});
