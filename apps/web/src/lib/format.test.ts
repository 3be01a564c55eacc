import { expect, it } from "vitest";
import {
  asShown,
  distance,
  energy,
  figureText,
  formatNumber,
  formatPercent,
  imperialEquivalent,
  power,
  radius,
  RADIUS_IN,
  relativeTime,
  roughly,
  temperature,
} from "./format";
import { money, estimateFromUsd, moneyText, rateText, shortEstimate } from "./money";

const now = new Date("2026-03-20T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it("says 'Just now' for the first minute", () => {
  expect(relativeTime(now, now), "S-499").toBe("Just now");
  expect(relativeTime(before(0.99), now), "S-499 under 1 minute").toBe("Just now");
  expect(relativeTime(before(1), now), "S-500 from 1 minute on").toBe("1 minute ago");
});

it("begins small inside a sentence, where a date stays as it is", () => {
  expect(relativeTime(now, now, "inSentence")).toBe("just now");
  expect(relativeTime(before(10_080), now, "inSentence")).toBe("Mar 13, 2026");
});

it("counts minutes, then hours up to 1440 minutes, floored", () => {
  expect(relativeTime(before(5.9), now)).toBe("5 minutes ago");
  expect(relativeTime(before(59), now), "S-500 minutes").toBe("59 minutes ago");
  expect(relativeTime(before(60), now), "S-500 hours").toBe("1 hour ago");
  expect(relativeTime(before(179), now)).toBe("2 hours ago");
  expect(relativeTime(before(1_439), now), "S-500 under 1440 minutes").toBe("23 hours ago");
});

it("counts days up to 10080 minutes, then gives the date", () => {
  expect(relativeTime(before(1_440), now), "S-501 from 1440 minutes on").toBe("1 day ago");
  expect(relativeTime(before(3 * 1_440), now)).toBe("3 days ago");
  expect(relativeTime(before(10_079), now), "S-501 under 10080 minutes").toBe("6 days ago");
  expect(relativeTime(before(10_080), now), "S-501 otherwise a date").toMatch(/Mar 13, 2026/);
});

it("shows the cost of the drawn example at the display rates", () => {
  // The mock's project: $12,504.60 is 20,632,590 naira at 1650.
  expect(estimateFromUsd(12_504.6, "NGN")).toEqual({ currency: "₦", value: "20,632,590" });
  expect(moneyText(estimateFromUsd(12_504.6, "USD"))).toBe("$12,504.60");
  expect(moneyText(shortEstimate(12_504.6, "NGN"))).toBe("₦20.6 M");
});

it("writes one US dollar in each of the nine currencies at the specification's rate", () => {
  const written = (["NGN", "USD", "GBP", "EUR", "GHS", "KES", "ZAR", "AUD", "INR"] as const).map((currency) =>
    moneyText(estimateFromUsd(1, currency)),
  );
  expect(written).toEqual(["₦1,650", "$1.00", "£0.79", "€0.92", "GH₵12.50", "KSh128", "R18.50", "A$1.52", "₹83"]);
});

it("puts the minus before the sign of the currency", () => {
  expect(moneyText(money(-40, "USD"))).toBe("−$40.00");
});

it("keeps number and unit apart, in the base unit or in thousands", () => {
  expect(figureText(energy(10_166, "base"))).toBe("10,166 Wh");
  expect(figureText(energy(10_166))).toBe("10.17 kWh");
  expect(figureText(energy(850))).toBe("850 Wh");
  expect(power(2_860)).toEqual({ value: "2.86", unit: "kW" });
});

it("converts lengths and temperatures by their definitions", () => {
  expect(figureText(distance(20, "imperial", 1))).toBe("65.6 ft");
  expect(figureText(distance(20, "metric"))).toBe("20 m");
  expect(figureText(temperature(-40, "imperial"))).toBe("−40 °F");
  expect(figureText(temperature(29, "imperial", 1))).toBe("84.2 °F");
  expect(radius(50)).toBe("50 mi (80 km)");
  expect(radius(50, "km")).toBe("80 km (50 mi)");
  expect(RADIUS_IN.km.shown(RADIUS_IN.km.kept(75)), "what is typed comes back").toBe(75);
});

it("writes how far it is between towns in what roads are counted in", () => {
  // 25 km are 15.5 miles.
  expect([roughly(25, "km"), roughly(25, "mi")]).toEqual(["About 25 km", "About 16 miles"]);
  expect([roughly(0, "km"), roughly(0, "mi")]).toEqual(["Less than 3 km", "Less than 2 miles"]);
});

it("never writes minus zero", () => {
  expect(formatNumber(-0)).toBe("0");
  expect(formatNumber(-0.2), "what rounds to zero").toBe("0");
  expect(formatNumber(-0.004, 2)).toBe("0");
  expect(formatNumber(-0.004, 2, 2)).toBe("0.00");
  expect(formatNumber(-0.5, 1)).toBe("−0.5");
  expect(formatPercent(-0.001)).toBe("0%");
  expect(moneyText(money(-0.001, "USD"))).toBe("$0.00");
});

it("A-31 says beside a rate which day it is of", () => {
  expect(rateText("NGN"), "A-31 with date").toMatch(/^1 USD = 1,650 NGN, rate of [A-Z][a-z]{2} \d{1,2}, \d{4}$/);
});

it("writes the imperial equivalent of a metric entry, and none where the unit is the same everywhere", () => {
  // NIST SP 811: 1 ft = 0.3048 m; °F = 1.8 × °C + 32.
  expect(imperialEquivalent(20, "m")).toBe("= 66 ft");
  expect(imperialEquivalent(1_000, "m")).toBe("= 3,281 ft");
  expect(imperialEquivalent(29, "°C")).toBe("= 84 °F");
  expect(imperialEquivalent(-40, "°C")).toBe("= −40 °F");
  expect(imperialEquivalent(65, "%")).toBeNull();
  expect(imperialEquivalent(4, undefined)).toBeNull();
});

it("asShown is the number that formatNumber writes, halves and what binary makes of them included", () => {
  for (const digits of [0, 1, 2])
    for (const value of [0, 84.5, 84.83, 84.49, 10.05, 10.04, 1.005, 2.675, 0.145, 96.96])
      expect(formatNumber(asShown(value, digits), 9), `${value}, ${digits} decimals`).toBe(formatNumber(value, digits));
});
