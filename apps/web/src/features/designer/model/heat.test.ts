import fc from "fast-check";
import { expect, it } from "vitest";
import { cssColour, HEAT_KEY, heatColour } from "./heat";

const share = fc.double({ min: 0, max: 1, noNaN: true });

it("colours all of the sun, none and half of it as its key does", () => {
  for (const { access, colour } of HEAT_KEY) expect(cssColour(heatColour(access))).toBe(colour);
  expect(heatColour(0)).toEqual(heatColour(0.5));
  expect(cssColour(heatColour(1.2))).toBe(cssColour(heatColour(1)));
});

it("runs from red to blue without a jump, so that panels alike look alike", () => {
  fc.assert(
    fc.property(share, (access) => {
      const [here, next] = [heatColour(access), heatColour(Math.min(1, access + 0.001))];
      const jump = Math.max(...here.map((part, index) => Math.abs(part - (next[index] ?? 0))));
      expect(jump).toBeLessThan(0.02);
      expect(here.every((part) => part >= 0 && part <= 1)).toBe(true);
    }),
  );
  const [red, , blue] = heatColour(0.5);
  expect(red).toBeGreaterThan(blue);
  expect(heatColour(1)[2]).toBeGreaterThan(heatColour(1)[0]);
});

it("writes colours as CSS does", () => {
  expect(cssColour([0, 0.5, 1])).toBe("rgb(0 128 255)");
});
