import { describe, expect, it } from "vitest";
import { ArrayInShade } from "./array";
import { keptOfYear } from "./kept-of-year";
import { patternsOfYear } from "./patterns-of-year";
import { FULL, HALF, light, MODULES, sceneOf, sky, twice } from "./testing/second-year";

describe("every tenth day of a year among a chimney, a house and hills", () => {
  const hours = twice(10);

  it("hides the same cells as rays from their points, in every hour", () => {
    for (const { hour, own, thirds } of hours) expect(own, `hour ${hour}`).toEqual(thirds);
    expect(hours.filter(({ isShaded }) => isShaded).length).toBeGreaterThan(80);
  });

  it("leaves one string what a second program finds, in every hour", () => {
    const powers = hours.flatMap(({ power }) => power ?? []);
    for (const { own, other, whole } of powers) expect(Math.abs(own - other) / whole).toBeLessThan(0.015);
    expect(powers.length).toBeGreaterThan(60);
  });
});

describe.each([
  ["full", FULL],
  ["half-cut", HALF],
] as const)("hours of two strings of %s cells", (_, module) => {
  const { patterns, hours } = patternsOfYear(sceneOf(module.grid), sky);
  const strings = [0, 1].map((string) => [0, 1, 2, 3, 4].map((index) => string * 5 + index));
  const shaded = hours.flatMap((modules, hour) =>
    modules !== null && (light.beam[hour] ?? 0) > 50 && new Set(modules).size > 2 ? [{ modules, hour }] : [],
  );

  it.each(["array", "string", "module"] as const)(
    "are those of the cells themselves, with a tracker by %s",
    (tracking) => {
      const kept = keptOfYear({ patterns, hours }, light, { module, strings, tracking });
      expect(shaded.length).toBeGreaterThan(200);
      for (const { modules, hour } of shaded.filter((__, index) => index % 60 === 0)) {
        const [beam, rest] = [light.beam[hour] ?? 0, light.rest[hour] ?? 0];
        const present = [...new Set([0, ...modules])];
        const array = new ArrayInShade({
          module,
          irradiance: beam + rest,
          temperature: light.temperature[hour] ?? 25,
          lights: [0, 1, 2, 3, 4].map((points) => (rest + beam * (1 - points / 4)) / (beam + rest)),
          patterns: present.map((pattern) => patterns[pattern] ?? []),
          strings: strings.map((string) => string.map((at) => present.indexOf(modules[at] ?? 0))),
        });
        const whole = (array.modulePowers()[0] ?? 0) * MODULES.length;
        expect(Math.abs((kept[hour] ?? 1) - array.power(tracking) / whole), `hour ${hour}`).toBeLessThan(0.015);
      }
    },
  );
});
