import { expect, it } from "vitest";
import { readShown, shownFigures } from "./shown-figures";

it("remembers a choice, and nothing else that stands in the storage", () => {
  for (const stored of [null, undefined, "", "real", 1, {}]) expect(readShown(stored)).toBeNull();
  expect(readShown("own")).toBe("own");
  expect(readShown("sample")).toBe("sample");
});

it("shows the sample before a choice to who has nothing yet, and own figures to who has", () => {
  expect(shownFigures(null, "retailer", "retailer", false)).toBe("sample");
  expect(shownFigures(null, "retailer", "retailer", true)).toBe("own");
  expect(shownFigures("sample", "retailer", "retailer", true)).toBe("sample");
  expect(shownFigures("own", "retailer", "retailer", false)).toBe("own");
});

it("shows own figures to the role of the dashboard only", () => {
  for (const role of ["end_user", "retailer"] as const)
    for (const chosen of ["own", null] as const) expect(shownFigures(chosen, role, "installer", true)).toBe("sample");
});
