import { expect, it } from "vitest";
import { asSunlightHours, hoursOfSite, siteSun, yearMean } from "./sun";

it("means a year by the days of its months", () => {
  expect(yearMean(Array.from({ length: 12 }, () => 5))).toBeCloseTo(5, 12);
  expect(yearMean([12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])).toBeCloseTo((12 * 31) / 365, 12);
});

it("names the weakest month of a place", () => {
  const sun = siteSun([6, 6, 6, 6, 6, 5.9, 5.3, 5.4, 5.9, 6, 6, 6]);
  expect(sun.weakest).toEqual({ month: "July", hours: 5.3 });
});

it("brings a place's sun into the form's bounds and step", () => {
  expect(asSunlightHours(5.806)).toBe(5.8);
  expect(asSunlightHours(0.4)).toBe(1);
  expect(asSunlightHours(12.7)).toBe(12);
});

it("follows the city while the site's own sun is used, and leaves a typed figure alone", () => {
  const lagos = Array.from({ length: 12 }, () => 4.62);
  const kept = { city: "ng-lagos", sunlightHours: 5.8 };
  expect(hoursOfSite({ ...kept, sunlightSource: "site" }, lagos)).toBe(4.6);
  expect(hoursOfSite({ ...kept, sunlightSource: "site", sunlightHours: 4.6 }, lagos)).toBeNull();
  expect(hoursOfSite({ ...kept, sunlightSource: "typed" }, lagos)).toBeNull();
  expect(hoursOfSite({ ...kept, sunlightSource: "site", city: null }, lagos)).toBeNull();
});
