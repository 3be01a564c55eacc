import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { expect, it } from "vitest";
import { changesBetween, copyName, feedsDesign, given, type Place, settlePlace } from "./rules";

const holdsCity = (country: string, city: string) => city.startsWith(country === "Nigeria" ? "ng-" : "gh-");
const kano: Place = { country: "Nigeria", region: "Northern", city: "ng-kano" };

it("keeps a place that nothing was sent for", () => {
  expect(settlePlace(kano, {}, holdsCity)).toEqual(kano);
});

it("clears city and region when the country moves away from them", () => {
  expect(settlePlace(kano, { country: "Ghana" }, holdsCity)).toEqual({ country: "Ghana", region: null, city: null });
});

it("takes country and city sent together, and refuses a city of another country", () => {
  const accra = { country: "Ghana", city: "gh-accra" } as const;
  expect(settlePlace(kano, accra, holdsCity)).toEqual({ ...accra, region: null });
  expect(settlePlace(kano, { country: "Ghana", city: "ng-kano" }, holdsCity)).toBeNull();
  expect(settlePlace(kano, { city: "gh-accra" }, holdsCity)).toBeNull();
});

it("clears a city or a region by null, and drops a region sent for a country without regions", () => {
  expect(settlePlace(kano, { city: null, region: null }, holdsCity)).toEqual({ ...kano, city: null, region: null });
  expect(settlePlace(kano, { country: "Ghana", region: "Southern" }, holdsCity)?.region).toBeNull();
});

it("names only the fields that change, with both values", () => {
  const before = { ...DEFAULT_PARAMETERS, name: "Home" };
  const sent = { name: "Home", sunlightHours: 4.4, city: null };
  expect(changesBetween(before, sent)).toEqual({ sunlightHours: { before: 6.5, after: 4.4 } });
});

it("sees that a list holds the same hours", () => {
  const before = { hoursOfDay: [18, 19], quantity: 1 };
  expect(changesBetween(before, { hoursOfDay: [18, 19] })).toEqual({});
  expect(changesBetween(before, { hoursOfDay: [19] })).toEqual({ hoursOfDay: { before: [18, 19], after: [19] } });
});

it("drops what was not sent and keeps what was sent as null", () => {
  expect(Object.keys(given({ city: null, region: undefined, altitude: 0 }))).toEqual(["city", "altitude"]);
});

it("lets a name, a currency and unused direct figures leave the design current", () => {
  expect(feedsDesign("name", "appliances")).toBe(false);
  expect(feedsDesign("currency", "direct")).toBe(false);
  expect(feedsDesign("directPeakPower", "appliances")).toBe(false);
  expect(feedsDesign("directPeakPower", "direct")).toBe(true);
  expect(feedsDesign("consumptionSource", "appliances")).toBe(true);
  expect(feedsDesign("altitude", "appliances")).toBe(true);
});

it("names a copy within the limit of a name and cuts no character in two", () => {
  expect(copyName("Home")).toBe("Home copy");
  expect(copyName("a".repeat(100))).toBe(`${"a".repeat(95)} copy`);
  const suns = copyName(`a${"🌞".repeat(49)}`);
  expect(suns).toBe(`a${"🌞".repeat(47)} copy`);
  expect(suns.length).toBe(100);
});
