import type { BodyInput } from "@sunwright/contract/endpoint";
import { optimizePanels } from "@sunwright/contract/roof";
import { expect, it } from "vitest";
import { DEFAULT_FORM, newObstruction, newWalkway, roofInput, type RoofForm } from "./form";
import { refusalLines } from "./refusal";

/** What the call refuses of a form, as the server names it. */
function refused(form: RoofForm) {
  const body: BodyInput<typeof optimizePanels> = { ...roofInput(form), lockedPanels: [] };
  const issues = optimizePanels.body.safeParse(body).error?.issues ?? [];
  return refusalLines(
    issues.map(({ path, message }) => ({ path: path.join("."), message })),
    form,
  );
}

it("calls what was refused as the screen does", () => {
  const chimney = newObstruction(DEFAULT_FORM, "a");
  const walkway = newWalkway(DEFAULT_FORM, "w", 0.6);
  expect(refused(DEFAULT_FORM)).toEqual([]);
  expect(refused({ ...DEFAULT_FORM, rules: { ...DEFAULT_FORM.rules, left: "20" } })).toEqual([
    "Setback, left: Between 0 and 10",
  ]);
  expect(refused({ ...DEFAULT_FORM, roofWidth: "250" })).toEqual(["Roof width: At most 200 m"]);
  expect(refused({ ...DEFAULT_FORM, obstructions: [chimney, { ...chimney, type: "vent", x: "900" }] })).toEqual([
    "vent 2, x: Between −400 and 400",
  ]);
  expect(
    refused({
      ...DEFAULT_FORM,
      walkways: [
        { ...walkway, width: "11" },
        { ...walkway, at: "900" },
      ],
    }),
  ).toEqual(["Walkway 1, width: Between 0 and 10", "Walkway 2, distance: Between −400 and 400"]);
  expect(refused({ ...DEFAULT_FORM, ridge: { share: "33", setback: "12" } })).toEqual([
    "Ridge setback then: Between 0 and 10",
  ]);
});

it("says what it has no box for in the server's words, and no more than somebody reads", () => {
  const issue = { path: "panels.0", message: "Panel 1 lies on a walkway" };
  expect(refusalLines([issue], DEFAULT_FORM)).toEqual(["Panel 1 lies on a walkway"]);
  expect(refusalLines([issue, issue, issue, issue], DEFAULT_FORM)).toHaveLength(3);
});
