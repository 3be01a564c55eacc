import { expect, it } from "vitest";
import { Pixels } from "./codecs";
import { shrink } from "./shrink";

type Colour = readonly [number, number, number, number];
const picture = (width: number, height: number, colourAt: (x: number, y: number) => Colour) => {
  const colours = Array.from({ length: width * height }, (_, at) => colourAt(at % width, Math.floor(at / width)));
  return new Pixels(Uint8ClampedArray.from(colours.flat()), width, height);
};

it("makes each pixel the mean of those it covers", () => {
  const checked = picture(4, 2, (x, y) => ((x + y) % 2 === 0 ? [200, 0, 100, 255] : [100, 0, 0, 255]));
  expect([...shrink(checked, 2, 1).data]).toEqual([150, 0, 50, 255, 150, 0, 50, 255]);
});

it("shares a pixel between two where it lies on their border", () => {
  // Three columns on two: each takes one whole and half of the middle one. (90 + 30 / 2) / 1.5 = 70, (30 / 2 + 0) / 1.5 = 10
  const row = picture(3, 1, (x) => [[90, 30, 0][x] ?? 0, 0, 0, 255]);
  expect([...shrink(row, 2, 1).data]).toEqual([70, 0, 0, 255, 10, 0, 0, 255]);
  const column = picture(1, 3, (_x, y) => [[90, 30, 0][y] ?? 0, 0, 0, 255]);
  expect([...shrink(column, 1, 2).data]).toEqual([70, 0, 0, 255, 10, 0, 0, 255]);
});

it("shows nothing of colours that cannot be seen", () => {
  const half = picture(2, 1, (x) => (x === 0 ? [10, 20, 30, 255] : [255, 255, 255, 0]));
  expect([...shrink(half, 1, 1).data]).toEqual([10, 20, 30, 128]);
});

it.each([
  [7, 5, 3, 2],
  [100, 41, 99, 40],
  [1_601, 3, 1_600, 2],
  [5, 5, 5, 5],
])("keeps one colour from %i × %i to %i × %i", (fromWidth, fromHeight, width, height) => {
  const small = shrink(
    picture(fromWidth, fromHeight, () => [12, 34, 56, 255]),
    width,
    height,
  );
  expect(
    new Set(Array.from({ length: width * height }, (_, at) => small.data.slice(at * 4, at * 4 + 4).join())),
  ).toEqual(new Set(["12,34,56,255"]));
});
