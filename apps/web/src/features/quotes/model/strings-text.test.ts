import { expect, it } from "vitest";
import { readStrings, stringsText } from "./strings-text";

it("reads the panels of each string as people write them, and gives them back", () => {
  for (const text of ["7 + 6", "7+6", "7, 6", "7/6", " 7 6 ", "7; 6"]) expect(readStrings(text), text).toEqual([7, 6]);
  expect(stringsText([7, 6])).toBe("7 + 6");
  expect(readStrings(stringsText([5, 5, 5]))).toEqual([5, 5, 5]);
});

it("takes nothing for nothing, and asks about what is no number of panels", () => {
  expect(readStrings(" ")).toBeNull();
  expect(stringsText(null)).toBe("");
  for (const text of ["7 +", "0 + 7", "2 x 7", "7.5", "seven", "7 + 10001", "-7"])
    expect(readStrings(text), text).toBeUndefined();
});
