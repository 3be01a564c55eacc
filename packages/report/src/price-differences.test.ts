import type { Ladder, Price, Rung } from "@sunwright/engine/prices/price";
import { describe, expect, it } from "vitest";
import { whyTheyDiffer } from "./price-differences";
import { designBeside, priceNote } from "./price-text";

/** The amounts of mock 40: Kano, in naira; the fixed rates in dollars at the display rate of 1,650. */
const naira = (rung: Rung, amount: number, more: Partial<Price> = {}): Price => ({
  rung,
  amount,
  currency: "NGN",
  day: "2026-11-25T10:00:00Z",
  includes: [],
  ...more,
});
const ESTIMATE: Price = { rung: "estimate", amount: 12_504.6, currency: "USD", day: "2026-01-01", includes: [] };
const LOCAL = naira("local", 4_600_000, { range: { low: 3_300_000, middle: 4_600_000, high: 7_200_000 } });
const ladder = (known: Partial<Ladder>): Ladder => ({
  estimate: ESTIMATE,
  local: LOCAL,
  shops: null,
  offer: null,
  contract: null,
  ...known,
});
const SHOPS = naira("shops", 6_338_000);
const why = (known: Partial<Ladder>) => whyTheyDiffer(ladder(known), 140_000, "NGN");

describe("why the rungs differ", () => {
  it("says by how much an offer is above the shops with labour, and where it stands among local prices", () => {
    expect(why({ shops: SHOPS, offer: naira("offer", 6_898_500) })).toEqual([
      "The offer you chose costs ₦560,500 more than shops plus usual labour: it includes planning, risk and a workmanship warranty.",
      "Local prices range from ₦3.3 M to ₦7.2 M, from a bargain buyer to an expensive firm. The offer you chose is in the upper half.",
      "Shops do not sell labour or a workmanship warranty. We add what firms usually charge for it, ₦140,000.",
      "The fixed rates are 3.0 times the offer you chose. They are the same in every country and are shown for comparison only.",
    ]);
  });

  it.each([
    [{ shops: SHOPS, contract: naira("contract", 5_898_000) }, /^The accepted offer costs ₦440,000 less than shops/],
    [{ shops: SHOPS, offer: naira("offer", 6_340_000) }, /^The offer you chose costs about the same as shops/],
    [{ offer: naira("offer", 3_000_000) }, /below that: ask what is missing/],
    [{ offer: naira("offer", 3_900_000) }, /in the lower half/],
    [{ offer: naira("offer", 9_000_000) }, /above that: ask what you get for it/],
    [{ shops: SHOPS }, /The shops’ price is in the upper half/],
    [{}, /^Local prices are dated figures/],
  ])("%#: says what is so", (known, words) => {
    expect(why(known)[0]).toMatch(words);
  });

  it("says nothing of fixed rates that are the same, and nothing where the estimate alone is known", () => {
    expect(why({ offer: naira("offer", 20_632_590) }).join(" ")).not.toContain("fixed rates");
    expect(why({ local: null })).toEqual([]);
  });
});

describe("an accepted offer", () => {
  const system = { panels: 5_600, battery: 9_600, inverter: 6_000 };
  const design = { panels: 5_600, battery: 10_240, inverter: 5_700 };
  const agreed = (paid: boolean) => naira("contract", 6_850_000, { agreed: { system, paid } });

  it("is shown with the system that was accepted, and as paid once it was", () => {
    const accepted = "Accepted: 5.6 kW of panels, 9.6 kWh of battery, 6 kW of inverter.";
    expect(priceNote(agreed(false))).toBe(`Agreed on Nov 25, 2026. ${accepted}`);
    expect(priceNote(agreed(true))).toBe(`Paid, as agreed on Nov 25, 2026. ${accepted}`);
    expect(priceNote(naira("contract", 1))).toBe("Agreed on Nov 25, 2026.");
  });

  it("has the design beside it where that is another system", () => {
    expect(designBeside(agreed(false), design)).toBe(
      "Your design: 5.6 kW of panels, 10.2 kWh of battery, 5.7 kW of inverter.",
    );
    expect(designBeside(agreed(false), system)).toBeNull();
    expect(designBeside(naira("offer", 1), design)).toBeNull();
  });

  it("in another currency says what is asked for in its own; local prices, which nobody asks, are shown as they are", () => {
    const dollars = { ...naira("offer", 5_200), currency: "USD" } as const;
    expect(priceNote(dollars, "NGN")).toBe(
      "Offer from Nov 25, 2026. Quoted as $5,200.00; converted at that day's exchange rate.",
    );
    expect(priceNote(dollars, "USD")).toBe("Offer from Nov 25, 2026.");
    expect(priceNote(LOCAL, "USD")).not.toContain("Asked for");
  });

  it("of a system on the grid says that there is no battery", () => {
    const onGrid = { ...system, battery: 0 };
    expect(priceNote(naira("contract", 1, { agreed: { system: onGrid, paid: false } }))).toContain("no battery");
  });
});
