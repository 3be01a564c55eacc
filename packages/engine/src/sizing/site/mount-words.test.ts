import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import { INSTALLATION_LOCATIONS } from "../../parameters/options";
import { chooseTilt, MOUNTS } from "./mount";

const GHI = [0.6, 1.2, 2.5, 4.1, 5.1, 5.4, 5.2, 4.5, 3, 1.7, 0.8, 0.5];

it("names each mount, where its heat comes from and what its tilt goes by, each in its own words", () => {
  const mounts = INSTALLATION_LOCATIONS.map((location) => MOUNTS[location]);
  for (const texts of [mounts.map(({ name }) => name), mounts.map(({ cellRiseSource }) => cellRiseSource)]) {
    const said = texts.map((text) => tell(text));
    expect(new Set(said).size).toBe(INSTALLATION_LOCATIONS.length);
    for (const text of said) expect(text).toMatch(/[a-z]{3}/);
  }
});

it.each([
  ["roof-sloped", "off-grid", /pitch/i],
  ["roof-flat", "off-grid", /10.*15/],
  ["ground-mount", "off-grid", /10.*60.*month/],
  ["pole-mount", "hybrid", /10.*60.*month/],
  ["ground-mount", "on-grid", /10.*60.*year/],
] as const)("says of %s, %s, how its tilt was found", (mount, systemType, words) => {
  expect(tell(chooseTilt(mount, systemType, 52, GHI).because)).toMatch(words);
});

it("searches whole degrees, as good as any other one of them", () => {
  const { tilt } = chooseTilt("ground-mount", "on-grid", 52, GHI);
  expect(Number.isInteger(tilt)).toBe(true);
  // Near the equator the flattest that rain still washes.
  expect(chooseTilt("ground-mount", "on-grid", 0, Array<number>(12).fill(5)).tilt).toBe(10);
  expect(chooseTilt("pole-mount", "off-grid", -52, [...GHI.slice(6), ...GHI.slice(0, 6)]).tilt).toBeGreaterThan(tilt);
});
