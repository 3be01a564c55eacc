import { expect, it } from "vitest";
import { findings, plainWordFaults, turnsIn } from "./plain-words";

it("finds a word that gives us away, with its line and what to say", () => {
  expect(findings("It is made again.\nIt is bought anew every year.")).toEqual([
    { line: 2, word: "anew", say: "again; for parts: replaced" },
  ]);
  expect(findings("A new roof, as long as it is.")).toEqual([]);
});

it("finds turns of phrase in texts of the catalogue, and not in their comments", () => {
  expect(
    turnsIn('/** It is told. */\n  offer: "It does not hold any more",\n  empty: "Empty where nothing is due",').map(
      ({ word }) => word,
    ),
  ).toEqual(["any more", "does not hold", "Empty where"]);
  expect(turnsIn('  offer: "It has expired. There is no limit. Leave empty if unknown.",')).toEqual([]);
});

it("finds none in the code and the documents", () => {
  expect(plainWordFaults()).toEqual([]);
});
