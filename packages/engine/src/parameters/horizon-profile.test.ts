import fc from "fast-check";
import { expect, it } from "vitest";
import { LONGEST_PROFILE, MOST_POINTS, PROFILE_PATTERN } from "./horizon-profile";
import { profilePoints, profileText } from "./profile-text";

const degrees = (most: number) => fc.double({ min: 0, max: most, noNaN: true });
const points = (maxLength: number) =>
  fc.array(fc.record({ azimuth: degrees(360).map((turn) => turn - 90), elevation: degrees(90) }), {
    minLength: 1,
    maxLength,
  });

it("writes points from north clockwise, the higher of two in one direction", () => {
  const east = { azimuth: 90, elevation: 12.34 };
  expect(profileText([east, { azimuth: -0.02, elevation: 4.5 }, { azimuth: 450, elevation: 3 }])).toBe(
    "0 4.5, 90 12.3",
  );
  expect(profileText([{ azimuth: 180, elevation: 90 }])).toBe("180 90");
});

it("reads what it wrote, and nothing of another text", () => {
  fc.assert(
    fc.property(points(100), (some) => {
      const text = profileText(some);
      expect(text).toMatch(PROFILE_PATTERN);
      expect(profileText(profilePoints(text))).toBe(text);
    }),
  );
  for (const text of ["", "0", "0 91", "361 2", "0 5,90 3", "0 5, ", "0  5", "0 5; 90 3", "-10 5", "0 5.55", "0 90.1"])
    expect(profilePoints(text), text).toEqual([]);
});

it("keeps no more points than a project holds, and the highest of each degree", () => {
  const fine = Array.from({ length: 3_600 }, (_, index) => ({ azimuth: index / 10, elevation: 10 + (index % 10) }));
  const text = profileText(fine);
  expect(text.length).toBeLessThanOrEqual(LONGEST_PROFILE);
  expect(profilePoints(text)).toEqual(
    Array.from({ length: MOST_POINTS }, (_, azimuth) => ({ azimuth, elevation: 19 })),
  );
});
