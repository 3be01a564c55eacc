import { describe, expect, it } from "vitest";
import { zoneAt, zoneOf } from "@sunwright/engine/climate/zone-name";
import { dayAt, dayIn, daysAfter } from "./local-day";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe("today there", () => {
  it.each([
    ["a Sydney morning", "2026-11-29T21:00:00Z", "Australia", "2026-11-30"],
    ["a Sydney evening", "2026-11-29T12:59:00Z", "Australia", "2026-11-29"],
    ["an Indian morning", "2026-11-29T18:31:00Z", "India", "2026-11-30"],
    ["a Lagos midnight", "2026-11-29T23:00:00Z", "Nigeria", "2026-11-30"],
    ["an evening in New York", "2026-12-11T04:59:00Z", "USA", "2026-12-10"],
    ["a summer evening in Berlin", "2026-06-30T22:00:00Z", "Germany", "2026-07-01"],
    ["London in winter", "2026-11-29T23:59:00Z", "UK", "2026-11-29"],
  ] as const)("%s", (_name, moment, country, day) => {
    expect(dayAt(new Date(moment), { country, timeZone: "UTC" })).toBe(day);
  });

  it("is that of the place where a country has several zones", () => {
    const evening = new Date("2026-12-11T07:30:00Z");
    // 23:30 on the 10th in Los Angeles, 2:30 on the 11th in New York.
    expect(dayIn(evening, zoneAt(at(34.05, -118.24), "USA"))).toBe("2026-12-10");
    expect(dayIn(evening, zoneAt(at(40.71, -74.01), "USA"))).toBe("2026-12-11");
    expect(zoneAt(at(-31.95, 115.86))).toBe("Australia/Perth");
    expect(zoneAt(at(-33.87, 151.21))).toBe("Australia/Sydney");
    expect(zoneAt(at(6.45, 3.39))).toBe("Africa/Lagos");
    expect(zoneAt({ latitude: null, longitude: null }, "Kenya")).toBe("Africa/Nairobi");
    expect(zoneOf(null)).toBe("UTC");
  });

  it("is that of a thing's own zone before its country's", () => {
    const evening = new Date("2026-12-11T07:30:00Z");
    expect(dayAt(evening, { country: "USA", timeZone: "America/Los_Angeles" })).toBe("2026-12-10");
    expect(dayAt(evening, { country: "USA", timeZone: "UTC" })).toBe("2026-12-11");
  });

  it.each([
    // Queensland, the Northern Territory and Arizona keep their clocks in summer, their neighbours do not.
    ["Brisbane", at(-27.47, 153.03), "2026-12-31T13:30:00Z", "2026-12-31"],
    ["Cairns", at(-16.92, 145.77), "2026-12-31T13:30:00Z", "2026-12-31"],
    ["Gold Coast", at(-28.0, 153.43), "2026-12-31T13:30:00Z", "2026-12-31"],
    ["Tamworth", at(-31.09, 150.93), "2026-12-31T13:30:00Z", "2027-01-01"],
    ["Darwin", at(-12.46, 130.84), "2026-12-31T14:00:00Z", "2026-12-31"],
    ["Adelaide", at(-34.93, 138.6), "2026-12-31T14:00:00Z", "2027-01-01"],
    ["Phoenix", at(33.45, -112.07), "2026-07-01T06:30:00Z", "2026-06-30"],
    ["Denver", at(39.74, -104.99), "2026-07-01T06:30:00Z", "2026-07-01"],
  ])("of %s", (_name, place, moment, day) => {
    expect(dayIn(new Date(moment), zoneAt(place))).toBe(day);
  });

  it("goes over months and the day that summer time takes", () => {
    expect(daysAfter("2026-11-29", 3)).toBe("2026-12-02");
    expect(daysAfter("2027-03-28", 1)).toBe("2027-03-29");
    expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
  });
});
