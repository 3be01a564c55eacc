import { expect, it } from "vitest";
import { journeysOf } from "./changed";
import { journeys } from "./tiers";

const CHEAP = ["journeys/firm.journey.ts", "journeys/passport.journey.ts", "journeys/verification.journey.ts"];

it("takes a journey that changed, and those of a feature of the browser that did", () => {
  expect(journeysOf(["journeys/firm.journey.ts", "README.md"], CHEAP)).toEqual(["journeys/firm.journey.ts"]);
  expect(journeysOf(["apps/web/src/features/passports/page.tsx"], CHEAP)).toEqual(["journeys/passport.journey.ts"]);
});

it("takes every journey that uses a helper that changed", () => {
  expect(journeysOf(["journeys/support/outdated.ts"], journeys())).toContain("journeys/outdated.journey.ts");
  expect(journeysOf(["journeys/support/journey.ts"], CHEAP)).toEqual(CHEAP);
});
