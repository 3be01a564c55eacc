import { expect, it } from "vitest";
import { compassPoint, spot } from "./map";

it("has north up, east right, and the rim at the whole radius", () => {
  const close = (at: { x: number; y: number }, x: number, y: number) => {
    expect(at.x).toBeCloseTo(x, 9);
    expect(at.y).toBeCloseTo(y, 9);
  };
  close(spot(0, 1, 100), 0, -100);
  close(spot(90, 0.5, 100), 50, 0);
  close(spot(180, 1, 100), 0, 100);
  close(spot(270, 0.25, 100), -25, 0);
});

it("names the nearest of eight points, north on both sides of 360°", () => {
  expect([0, 22, 23, 90, 200, 315, 338, 359].map(compassPoint)).toEqual([
    "north",
    "north",
    "northEast",
    "east",
    "south",
    "northWest",
    "north",
    "north",
  ]);
});
