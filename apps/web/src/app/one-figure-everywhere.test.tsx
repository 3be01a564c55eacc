// Of the rest: sixty projects; one-figure.test.tsx looks at nine of them.
import { expect, it } from "vitest";
import { CASES, expectOneFigure } from "./testing/one-figure";

it("looks at sixty projects", () => {
  expect(CASES).toHaveLength(60);
});

it.each(CASES)("says one figure everywhere of $name", (project) => expectOneFigure(project));
