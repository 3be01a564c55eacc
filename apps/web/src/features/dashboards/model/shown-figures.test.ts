import { expect, it } from "vitest";
import { readShown, shownFigures } from "./shown-figures";

it("remembers a choice, and nothing else that stands in the storage", () => {
  for (const stored of [null, undefined, "", "real", 1, {}]) expect(readShown(stored)).toBeNull();
  expect(readShown("own")).toBe("own");
  expect(readShown("sample")).toBe("sample");
});

it("shows the sample before a choice to who has nothing yet, and own figures to who has", () => {
  expect(shownFigures(null, true, false)).toBe("sample");
  expect(shownFigures(null, true, true)).toBe("own");
  expect(shownFigures("sample", true, true)).toBe("sample");
  expect(shownFigures("own", true, false)).toBe("own");
});

it("shows own figures to those who may have them only", () => {
  for (const chosen of ["own", null] as const) expect(shownFigures(chosen, false, true)).toBe("sample");
});
