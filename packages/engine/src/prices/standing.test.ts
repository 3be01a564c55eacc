import { describe, expect, it } from "vitest";
import { thePrice } from "./ladder";
import { localPrice, type PricedSystem } from "./local-price";
import { IN_PRICE } from "./price";
import { standing, type StoredRungs } from "./standing";

/** Kano: 5.6 kW, 10.24 kWh and an inverter of 5.7 kW. */
const SYSTEM: PricedSystem = {
  country: "Nigeria",
  systemType: "off-grid",
  panels: 5_600,
  battery: 10_240,
  inverter: 5_700,
};
const SIZE = { panels: 5_600, battery: 10_240, inverter: 5_700 };
const BIGGER = { ...SIZE, battery: 15_360 };
const NOW = new Date("2026-11-29T12:00:00Z");

const shops = { amount: 6_198_000, currency: "NGN", day: "2026-11-29T11:24:00Z", size: SIZE } as const;
const offer = {
  amount: 6_898_500,
  currency: "NGN",
  day: "2026-11-25T10:00:00Z",
  size: SIZE,
  holds: true,
  barred: false,
} as const;
const contract = { amount: 6_850_000, currency: "NGN", day: "2026-11-28T09:00:00Z" } as const;
const NONE: StoredRungs = { shops: null, offer: null, contract: null };
const priced = (stored: Partial<StoredRungs>) => {
  const { known, fallen } = standing({ ...NONE, ...stored }, SYSTEM, NOW);
  const { rung, amount } = thePrice({ estimate: 12_504.6, estimateDay: "2026-01-01", system: SYSTEM }, known);
  return { rung, amount, fallen };
};

describe("what is stored of a price", () => {
  it("climbs the ladder: what shops ask with usual labour, the chosen offer, what was agreed", () => {
    const labour = localPrice(SYSTEM).lines.find(({ kind }) => kind === "labour")?.middle ?? 0;
    expect(priced({})).toMatchObject({ rung: "local", amount: localPrice(SYSTEM).middle });
    expect(priced({ shops })).toEqual({ rung: "shops", amount: 6_198_000 + labour, fallen: [] });
    expect(priced({ shops, offer })).toEqual({ rung: "offer", amount: 6_898_500, fallen: [] });
    expect(priced({ shops, offer, contract })).toEqual({ rung: "contract", amount: 6_850_000, fallen: [] });
  });

  it("keeps day and currency, and says that everything is in it", () => {
    const { known } = standing({ shops, offer, contract }, SYSTEM, NOW);
    for (const [rung, stored] of [
      ["shops", shops],
      ["offer", offer],
      ["contract", contract],
    ] as const)
      expect(known[rung]).toMatchObject({ rung, currency: "NGN", day: stored.day, includes: IN_PRICE });
  });

  it("says of a contract which system was agreed on, and whether all of it is paid", () => {
    const agreed = { system: { ...SIZE, battery: 9_600 }, paid: true };
    const { known } = standing({ ...NONE, contract: { ...contract, agreed } }, SYSTEM, NOW);
    expect(known.contract).toMatchObject({ amount: 6_850_000, agreed });
  });

  it("falls from what was called off to what is known below it, and says so until another offer is chosen", () => {
    const off = { ...contract, calledOff: true };
    const told = [{ rung: "contract", why: "ended" }];
    expect(priced({ shops, contract: off })).toMatchObject({ rung: "shops", fallen: told });
    expect(priced({ contract: off })).toMatchObject({ rung: "local", fallen: told });
    expect(priced({ shops, offer, contract: off })).toEqual({ rung: "offer", amount: 6_898_500, fallen: [] });
    expect(priced({ offer: { ...offer, holds: false }, contract: off }).fallen).toEqual([
      ...told,
      { rung: "offer", why: "ended" },
    ]);
  });

  it("knows what was agreed also where nobody knows the size of the design any more", () => {
    const { known, fallen } = standing({ shops, offer, contract }, null, NOW);
    expect(known).toMatchObject({ contract: { rung: "contract", amount: 6_850_000 } });
    expect(Object.keys(known)).toEqual(["contract"]);
    expect(fallen).toEqual([]);
  });

  it("falls to the next lower rung where an offer ends, is barred or is of another size, and says why", () => {
    const fallen = (why: string) => [{ rung: "offer", why }];
    expect(priced({ shops, offer: { ...offer, holds: false } })).toMatchObject({
      rung: "shops",
      fallen: fallen("ended"),
    });
    expect(priced({ shops, offer: { ...offer, barred: true } })).toMatchObject({
      rung: "shops",
      fallen: fallen("barred"),
    });
    expect(priced({ offer: { ...offer, size: BIGGER } })).toMatchObject({ rung: "local", fallen: fallen("size") });
  });

  it("lets what shops asked hold for seven days, and for its size alone", () => {
    expect(priced({ shops: { ...shops, day: "2026-11-22T12:00:00Z" } }).rung).toBe("shops");
    expect(priced({ shops: { ...shops, day: "2026-11-22T11:59:59Z" } })).toMatchObject({
      rung: "local",
      fallen: [{ rung: "shops", why: "ended" }],
    });
    expect(priced({ shops: { ...shops, size: BIGGER } })).toMatchObject({
      rung: "local",
      fallen: [{ rung: "shops", why: "size" }],
    });
  });

  it("says nothing of rungs that fell once something was agreed, whatever its size", () => {
    const ended = { ...offer, size: BIGGER, holds: false };
    expect(priced({ shops: { ...shops, size: BIGGER }, offer: ended, contract })).toEqual({
      rung: "contract",
      amount: 6_850_000,
      fallen: [],
    });
  });

  it("puts usual labour into a price of shops in their currency", () => {
    const { known } = standing({ ...NONE, shops: { ...shops, currency: "USD", amount: 4_000 } }, SYSTEM, NOW);
    // The dated rate of 29 September 2026.
    const labour = localPrice(SYSTEM).lines.find(({ kind }) => kind === "labour")?.middle ?? 0;
    expect(known.shops?.amount).toBeCloseTo(4_000 + labour / 1_326.1644, 6);
  });
});
