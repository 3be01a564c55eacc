import { describe, expect, it } from "vitest";
import { dayIn, dayOfCountry, daysAfter, zoneAt, zoneOf } from "./local-day";

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
    expect(dayOfCountry(new Date(moment), country)).toBe(day);
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

  it("goes over months and the day that summer time takes", () => {
    expect(daysAfter("2026-11-29", 3)).toBe("2026-12-02");
    expect(daysAfter("2027-03-28", 1)).toBe("2027-03-29");
    expect(daysAfter("2027-01-01", -1)).toBe("2026-12-31");
  });
});
