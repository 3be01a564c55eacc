import { expect, it } from "vitest";
import { readShown, shownFigures } from "./shown-figures";

it("shows the sample until own figures were asked for, and whatever a stranger wrote into the storage", () => {
  for (const stored of [null, undefined, "", "real", 1, {}]) expect(readShown(stored)).toBe("sample");
  expect(readShown("own")).toBe("own");
  expect(readShown("sample")).toBe("sample");
});

it("shows own figures to the role of the dashboard only", () => {
  expect(shownFigures("own", "installer", "installer")).toBe("own");
  for (const role of ["end_user", "retailer"] as const) expect(shownFigures("own", role, "installer")).toBe("sample");
  expect(shownFigures("sample", "retailer", "retailer")).toBe("sample");
});
