import { expect, it } from "vitest";
import { layoutToast, layoutWords } from "./layout-toast";

it("S-453 a layout of panels is complete with their number, one without is not", () => {
  const words = (panels: number) => {
    const { title, description } = layoutToast(panels);
    return `${title}: ${description}`;
  };
  expect(words(56), "S-453 N panels").toBe("Optimization Complete: Generated optimal layout with 56 panels");
  expect(words(1), "S-453 one panel").toBe("Optimization Complete: Generated optimal layout with 1 panel");
  expect(words(0), "S-453 no panel is not complete").toBe("No panel fits: No panel of this size fits on this roof");
});

it("S-453 a stored layout without panels is not told as one that yields nothing", () => {
  expect(layoutWords(56, "24,310"), "S-453 in a line").toBe("56 panels, 24,310 kWh a year");
  expect(layoutWords(0, "0"), "S-453 no panel").toBe("No panel fits");
});
