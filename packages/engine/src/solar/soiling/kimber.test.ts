import fc from "fast-check";
import { expect, it } from "vitest";
import { sum } from "../column";
import { GRACE_DAYS, kimberSoiling, MOST_SOILED } from "./kimber";

const onDays = (...days: readonly number[]) =>
  Uint8Array.from({ length: 365 }, (_, day) => (days.includes(day) ? 1 : 0));
/** Rain on every day but these. */
const dry = (from: number, until: number) =>
  Uint8Array.from({ length: 365 }, (_, day) => (day >= from && day < until ? 0 : 1));

it("loses 0.15 % a dry day once the fortnight after the last rain is over", () => {
  // By hand: the last rain falls on day 99; days 99 to 112 are its fortnight, day 113 is the first that adds.
  const lost = kimberSoiling({ rate: 0.0015, rain: dry(100, 200), washed: onDays() });
  expect(lost[99]).toBe(0);
  expect(lost[112]).toBe(0);
  expect(lost[113]).toBeCloseTo(0.0015, 12);
  expect(lost[199]).toBeCloseTo(0.0015 * 87, 12);
  expect(lost[200]).toBe(0);
});

it("begins again after a wash, without a fortnight of grace", () => {
  const lost = kimberSoiling({ rate: 0.002, rain: dry(100, 200), washed: onDays(150) });
  expect(lost[149]).toBeCloseTo(0.002 * 37, 12);
  expect(lost[150]).toBe(0);
  expect(lost[151]).toBeCloseTo(0.002, 12);
  expect(lost[199]).toBeCloseTo(0.002 * 49, 12);
});

it("goes on past the turn of the year, and ends at three tenths where nothing ever washes", () => {
  const yearly = kimberSoiling({ rate: 0.001, rain: onDays(300), washed: onDays() });
  // Day 10 is 75 days after the rain of day 300, 62 of them beyond its fortnight.
  expect(yearly[10]).toBeCloseTo(0.062, 12);
  const never = kimberSoiling({ rate: 0.001, rain: onDays(), washed: onDays() });
  expect([...new Set(never)]).toEqual([MOST_SOILED]);
  const daily = kimberSoiling({
    rate: 0.01,
    rain: onDays(...Array.from({ length: 27 }, (_, week) => week * GRACE_DAYS)),
    washed: onDays(),
  });
  expect(sum(daily)).toBe(0);
});

it("never loses less where more dirt falls, and never more where it is washed once more", () => {
  const flags = fc
    .uint8Array({ minLength: 365, maxLength: 365, max: 40 })
    .map((days) => days.map((roll) => (roll === 0 ? 1 : 0)));
  const rate = fc.double({ min: 0, max: 0.02, noNaN: true });
  fc.assert(
    fc.property(flags, flags, rate, rate, fc.nat(364), (rain, washed, one, other, day) => {
      const [less, more] = one < other ? [one, other] : [other, one];
      const base = kimberSoiling({ rate: less, rain, washed });
      const dirtier = kimberSoiling({ rate: more, rain, washed });
      const cleaner = kimberSoiling({
        rate: less,
        rain,
        washed: Uint8Array.from(washed, (flag, at) => (at === day ? 1 : flag)),
      });
      expect(base.every((lost, index) => lost <= (dirtier[index] ?? 0))).toBe(true);
      expect(cleaner.every((lost, index) => lost <= (base[index] ?? 0) + 1e-12)).toBe(true);
    }),
  );
});
