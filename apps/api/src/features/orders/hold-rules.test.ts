import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitsUnproven, holdEnds, orderEnds, unprovenMost } from "./hold-rules";

const LAGOS = { country: "Nigeria", timeZone: "Africa/Lagos" } as const;

describe("the share of accounts without a completed order", () => {
  it("is half of what is promised to nobody else, at least one piece", () => {
    expect(unprovenMost({ free: 50, unproven: 0 })).toBe(25);
    expect(unprovenMost({ free: 25, unproven: 25 })).toBe(25);
    expect(unprovenMost({ free: 7, unproven: 0 })).toBe(3);
    expect(unprovenMost({ free: 1, unproven: 0 })).toBe(1);
  });

  it("is never more than half, however fifty accounts order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 5_000 }),
        fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 50, maxLength: 50 }),
        (pieces, wishes) => {
          let unproven = 0;
          for (const quantity of wishes)
            if (fitsUnproven(quantity, { free: pieces - unproven, unproven })) unproven += quantity;
          expect(unproven).toBeLessThanOrEqual(pieces / 2);
        },
      ),
    );
  });
});

describe("a hold", () => {
  // Friday, 27 November 2026, 15:00 in Lagos, an hour ahead of UTC.
  const friday = new Date("2026-11-27T14:00:00Z");

  it("of a transfer ends with the second banking day of the shop's country, so that a weekend costs nothing", () => {
    expect(holdEnds("transfer", friday, LAGOS)).toEqual(new Date("2026-12-01T22:59:00Z"));
    expect(orderEnds("transfer", friday, LAGOS)).toEqual(new Date("2026-12-01T22:59:00Z"));
    // 00:30 on Saturday in Lagos, still Friday in UTC: the shop's day counts.
    expect(holdEnds("transfer", new Date("2026-11-26T23:30:00Z"), LAGOS)).toEqual(new Date("2026-12-01T22:59:00Z"));
  });

  it("on delivery ends after 24 hours, and the order does not", () => {
    expect(holdEnds("on-delivery", friday, LAGOS)).toEqual(new Date("2026-11-28T14:00:00Z"));
    expect(orderEnds("on-delivery", friday, LAGOS)).toBeNull();
  });

  it("of a card ends after a quarter of an hour, of a firm with credit never", () => {
    expect(holdEnds("card", friday, LAGOS)).toEqual(new Date("2026-11-27T14:15:00Z"));
    expect([holdEnds("invoice", friday, LAGOS), orderEnds("invoice", friday, LAGOS)]).toEqual([null, null]);
  });
});
