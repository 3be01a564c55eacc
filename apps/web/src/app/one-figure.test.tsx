import { it } from "vitest";
import { CASES, expectFiguresFound, expectOneFigure } from "./testing/one-figure";

/** One of each: the rest looks at all sixty. */
const SOME = CASES.filter((_, index) => index % 7 === 0);

it.each(SOME)("says one figure everywhere of $name", (project) => expectOneFigure(project));
it("finds each of the figures where it looks for them", () => expectFiguresFound());
