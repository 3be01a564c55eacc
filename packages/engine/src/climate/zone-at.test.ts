import { expect, it } from "vitest";
import { kilometresBetween } from "./distance";
import { timeZoneAt } from "./zone-at";

it("measures along the great circle", () => {
  // A quarter of a meridian of the sphere, and a published pair: Paris to London, 343.6 km by the mean radius.
  expect(kilometresBetween({ latitude: 0, longitude: 9 }, { latitude: 90, longitude: 0 })).toBeCloseTo(10_007.56, 1);
  const [paris, london] = [
    { latitude: 48.8566, longitude: 2.3522 },
    { latitude: 51.5074, longitude: -0.1278 },
  ];
  expect(kilometresBetween(paris, london)).toBeCloseTo(343.6, 0);
  expect(kilometresBetween(london, london)).toBe(0);
});

it("knows the clock of a place by the nearest city, and far from all of them by the longitude", () => {
  // Abeokuta lies at 3.3° E, where the longitude alone would say 0 h: Nigeria's clocks are at UTC+1.
  expect(timeZoneAt({ latitude: 7.15, longitude: 3.35 })).toBe(1);
  // Pune: India's clocks are at 5 h 30.
  expect(timeZoneAt({ latitude: 18.52, longitude: 73.86 })).toBe(5.5);
  // In the middle of the Pacific.
  expect(timeZoneAt({ latitude: 0, longitude: -150 })).toBe(-10);
});
