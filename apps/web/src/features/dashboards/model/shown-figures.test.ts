import { expect, it } from "vitest";
import { readShown, shownFigures } from "./shown-figures";

it("remembers a choice, and nothing else that stands in the storage", () => {
  for (const stored of [null, undefined, "", "real", 1, {}]) expect(readShown(stored)).toBeNull();
  expect(readShown("own")).toBe("own");
  expect(readShown("sample")).toBe("sample");
});

it("begins with own figures, though nobody asked the firm yet, and shows the sample to who chose it", () => {
  expect(shownFigures(null, true)).toBe("own");
  expect(shownFigures("own", true)).toBe("own");
  expect(shownFigures("sample", true)).toBe("sample");
});

it("shows own figures to those who may have them only", () => {
  for (const chosen of ["own", null] as const) expect(shownFigures(chosen, false)).toBe("sample");
});
