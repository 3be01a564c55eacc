import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FirstInSlices, Unhurried } from "./unhurried";

const slow = <Unhurried fallback="on its way">drawn</Unhurried>;

it("has its fallback first where an answer brings it, and not where all is drawn in slices anyway", () => {
  expect(renderToStaticMarkup(slow)).toBe("on its way");
  expect(renderToStaticMarkup(<FirstInSlices>{slow}</FirstInSlices>)).toBe("drawn");
});
