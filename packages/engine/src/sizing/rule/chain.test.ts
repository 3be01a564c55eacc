import { describe, expect, it } from "vitest";
import { sizingCase } from "../../validation/tables/sizing";
import { casesOf, outside } from "../../validation/testing/reference";
import { designMonthOf } from "./array";

const cases = casesOf("j_sizing.json");

describe.each([
  ["battery", 5],
  ["array", 6],
  ["string", 6],
  ["cable", 8],
])("reference table j, %s", (kind, count) => {
  const ofKind = cases.filter(([, row]) => row.text("kind") === kind);
  it("has all its cases", () => expect(ofKind).toHaveLength(count));

  it.each(ofKind)("%s: figures to 1e-9, whole numbers exactly", (_, row) => {
    expect(outside(sizingCase, row)).toEqual([]);
  });
});

it("names no design month when all months ask for the same", () => {
  expect(designMonthOf([400, 400, 400])).toBeNull();
});
