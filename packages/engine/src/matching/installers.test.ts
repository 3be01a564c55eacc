import { describe, expect, it } from "vitest";
import { absenceOf, type Asking, type Firm, installersFor } from "./installers";

/** Kano and places on its meridian: a degree of latitude is 111.2 km on a sphere of 6,371 km. */
const KANO = { latitude: 12, longitude: 8.5 };
const ASKING: Asking = { place: KANO, systemType: "off-grid", power: 4_000, day: "2026-11-23" };
const FIRM: Firm = {
  id: "a",
  base: KANO,
  radius: 60,
  paused: false,
  certificates: [{ state: "verified", until: "2027-08-31", systemTypes: [] }],
  openInvitations: 0,
  mostInvitations: 5,
  leastPower: null,
  mostPower: null,
  ratings: [],
  invited: 0,
  answered: 0,
};
const firm = (change: Partial<Firm>): Firm => ({ ...FIRM, ...change });
const order = (firms: readonly Firm[], asking = ASKING) => installersFor(asking, firms).listed.map(({ id }) => id);

describe("who is listed", () => {
  it.each([
    ["listed", {}, null],
    ["pending", { certificates: [{ state: "pending", until: null, systemTypes: [] }] }, "not_verified"],
    [
      "ended yesterday",
      { certificates: [{ state: "verified", until: "2026-11-22", systemTypes: [] }] },
      "not_verified",
    ],
    ["ends today", { certificates: [{ state: "verified", until: "2026-11-23", systemTypes: [] }] }, null],
    [
      "for the grid alone",
      { certificates: [{ state: "verified", until: null, systemTypes: ["on-grid"] }] },
      "not_verified",
    ],
    ["paused", { paused: true }, "paused"],
    ["just in reach", { base: { latitude: 12.53, longitude: 8.5 } }, null],
    ["just out of reach", { base: { latitude: 12.55, longitude: 8.5 } }, "too_far"],
    ["builds larger ones", { leastPower: 4_001 }, "too_small"],
    ["builds smaller ones", { mostPower: 3_999 }, "too_large"],
    ["at its limit", { openInvitations: 5 }, "busy"],
  ] as const)("%s", (_, change, absence) => {
    expect(absenceOf(firm(change), ASKING)).toBe(absence);
  });

  it("says why the list is short", () => {
    const firms = [
      firm({}),
      firm({ id: "b", paused: true }),
      firm({ id: "c", paused: true }),
      firm({ id: "d", mostPower: 1 }),
    ];
    const { listed, absent } = installersFor(ASKING, firms);
    expect(listed).toHaveLength(1);
    expect(absent).toEqual({ not_verified: 0, paused: 2, too_far: 0, too_small: 0, too_large: 1, busy: 0 });
  });
});

describe("their order", () => {
  it("shrinks a rating to the mean of all by five jobs", () => {
    const firms = [firm({ ratings: [5] }), firm({ id: "b", ratings: Array.from({ length: 20 }, () => 4.5) })];
    const mean = (5 + 20 * 4.5) / 21;
    const ratings = installersFor(ASKING, firms).listed.map(({ rating }) => rating);
    expect(ratings).toEqual(expect.arrayContaining([(5 + 5 * mean) / 6, (90 + 5 * mean) / 25]));
  });

  it("prefers the better rated, the nearer, who answers, and who is certified for the kind", () => {
    const near = { latitude: 12.1, longitude: 8.5 };
    expect(order([firm({ ratings: [3, 3, 3, 3, 3] }), firm({ id: "b", ratings: [5, 5, 5, 5, 5] })])).toEqual([
      "b",
      "a",
    ]);
    expect(order([firm({ base: { latitude: 12.4, longitude: 8.5 } }), firm({ id: "b", base: near })])).toEqual([
      "b",
      "a",
    ]);
    expect(order([firm({ invited: 9, answered: 1 }), firm({ id: "b", invited: 9, answered: 9 })])).toEqual(["b", "a"]);
    const certificates = [{ state: "verified", until: null, systemTypes: ["off-grid"] }] as const;
    expect(order([firm({}), firm({ id: "b", certificates })])).toEqual(["b", "a"]);
  });

  it("turns equals by the day, so that each of three is first on one day of three", () => {
    const firms = ["a", "b", "c"].map((id) => firm({ id }));
    const first = ["2026-11-23", "2026-11-24", "2026-11-25"].map((day) => order(firms, { ...ASKING, day })[0]);
    expect(new Set(first)).toEqual(new Set(["a", "b", "c"]));
  });

  it("turns two that are nearly equal wherever their scores lie, and no two that differ by more", () => {
    const days = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
    const at = (latitude: number, id: string) => firm({ id, base: { latitude, longitude: 8.5 } });
    const daysOfNearer = (base: number, apart: number) =>
      days.filter((day) => order([at(base, "a"), at(base + apart, "b")], { ...ASKING, day })[0] === "a").length;
    // By the weights a kilometre is worth 0.004 next door and less than that further away.
    for (let step = 0; step < 40; step++) {
      expect(daysOfNearer(12 + step / 100, 0.01), `about ${step} km`).toBe(2);
      expect(daysOfNearer(12 + step / 200, 0.1), `about ${step / 2} km and 11 more`).toBe(4);
    }
  });

  it("is the same however the firms come in", () => {
    const firms = ["a", "b", "c", "d"].map((id, index) => firm({ id, ratings: [index % 2 === 0 ? 4 : 5] }));
    expect(order(firms)).toEqual(order([3, 1, 0, 2].flatMap((index) => firms[index] ?? [])));
  });
});
