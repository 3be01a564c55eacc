import { say } from "@sunwright/words/marketplace";
import { expect, it } from "vitest";
import { distanceOf } from "./distance-of";
import { DISTANCES_IN } from "./market-search";

it("says how far a shop is in what roads of its country are counted in", () => {
  expect(say("away", distanceOf(80, "Kenya"))).toBe("80 km away");
  // 80 km are 49.7 miles.
  expect(say("away", distanceOf(80, "UK"))).toBe("50 miles away");
  expect(say("away", distanceOf(0, "USA"))).toBe("Nearby");
});

it("offers round distances in either", () => {
  const labels = DISTANCES_IN.mi.map((kilometres) =>
    say("withinDistance", { ...distanceOf(kilometres, "USA"), town: "Austin" }),
  );
  expect(labels).toEqual([15, 30, 60, 150].map((miles) => `Within ${miles} miles of Austin`));
  expect(say("withinDistance", { ...distanceOf(25, "Germany"), town: "Munich" })).toBe("Within 25 km of Munich");
});
