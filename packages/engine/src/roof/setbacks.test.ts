import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { COUNTRIES } from "../parameters/options";
import { SETBACKS } from "./setbacks";

it.each(COUNTRIES)("starts %s with distances a roof can keep, and says whose they are", (country) => {
  const { setback, clearance, walkway, ridge, source } = SETBACKS[country];
  const { left, right, top, bottom } = setback;
  for (const distance of [left, right, top, bottom, clearance, walkway.width, ridge?.setback ?? 0]) {
    expect(distance).toBeGreaterThanOrEqual(0);
    expect(distance).toBeLessThan(1.5);
  }
  for (const words of [source, walkway.source]) expect(tell(words)).toMatch(/cited|Assumption/);
});

it("holds what the cited rules say", () => {
  // Sources: IRC 2018 R324.6 (36 in, 18 in, 33%), MIS 3002 (400 mm), BayBO Art. 30 (5) (0.5 m), EN ISO 14122-2 (600 mm).
  const inch = 0.0254;
  expect(SETBACKS.USA.walkway.width).toBeCloseTo(36 * inch, 3);
  expect(SETBACKS.USA.setback.top).toBeCloseTo(18 * inch, 3);
  expect(SETBACKS.USA.ridge?.setback).toBeCloseTo(36 * inch, 3);
  expect(SETBACKS.USA.ridge?.share).toBe(0.33);
  expect(SETBACKS.UK.setback).toEqual({ left: 0.4, right: 0.4, top: 0.4, bottom: 0.4 });
  expect(SETBACKS.Germany.setback.left).toBe(0.5);
  expect(SETBACKS.Germany.walkway.width).toBe(0.6);
});
