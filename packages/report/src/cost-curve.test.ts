import { expect, it } from "vitest";
import { chosenIndex, curveGeometry } from "./cost-curve";

const point = (unmetHours: number, cost: number, chosen = false) => ({
  panels: 2800,
  battery: 11296,
  cost,
  unmetHours,
  chosen,
});
const curve = [point(400, 9_000), point(36, 12_504, true), point(120, 10_500), point(0, 16_000)];

it("goes down from the dearest with no dark hour to the cheapest with the most", () => {
  const { points, path } = curveGeometry(curve, 390, "USD");
  expect(points.map(({ unmetHours }) => unmetHours)).toEqual([0, 36, 120, 400]);
  for (const places of [points.map(({ x }) => x), points.map(({ y }) => y)]) {
    expect(new Set(places).size).toBe(places.length);
    expect(places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))).toBe(true);
  }
  expect(path.match(/[HV]/g)).toHaveLength(6);
  expect(points[chosenIndex(points)]?.unmetHours).toBe(36);
});

it("stays within its box in a currency of thousands to the dollar", () => {
  const { points, costTicks, hourTicks, left, foot, width } = curveGeometry(curve, 326, "NGN");
  for (const { x, y } of points) {
    expect(x).toBeGreaterThanOrEqual(left);
    expect(x).toBeLessThanOrEqual(width);
    expect(y).toBeLessThanOrEqual(foot);
    expect(y).toBeGreaterThan(0);
  }
  expect(costTicks.length).toBeGreaterThan(1);
  for (const { y } of costTicks) expect(y).toBeLessThanOrEqual(foot);
  expect(hourTicks.map(({ hours }) => hours)).toEqual([0, 10, 50, 100, 200]);
});

it("draws a curve of one point", () => {
  expect(curveGeometry([point(0, 9_000, true)], 390, "USD").points).toHaveLength(1);
});
