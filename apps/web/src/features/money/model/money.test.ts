import { tell } from "@sunwright/report/tell";
import { NO_OWN_FIGURES, type OwnFigures } from "@sunwright/engine/money/assumptions";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { DEFAULT_PARAMETERS } from "@sunwright/contract/projects";
import { describe, expect, it } from "vitest";
import {
  ageWarning,
  curveSentence,
  ledgerOf,
  moneyTraces,
  moneyVerdict,
  provenance,
} from "@sunwright/report/money-text";
import { verdictText } from "@sunwright/report/verdict";
import { moneyDrawing } from "@sunwright/report/drawings/money";
import { curvesOf, labelHeights, scaleIn } from "@sunwright/report/money-curves";
import { moneyMessage, ownFigure, stillSaid } from "./money-figures";

const designs = new Map<string, Design>();
function design(systemType: "off-grid" | "on-grid" | "hybrid"): Design {
  const made =
    designs.get(systemType) ??
    sizeSystem({
      load: { kind: "direct", dailyConsumption: 10_000, peakPower: 3_000 },
      parameters: { ...DEFAULT_PARAMETERS, systemType },
    });
  designs.set(systemType, made);
  return made;
}
function ledger(systemType: "off-grid" | "on-grid" | "hybrid", own: Partial<OwnFigures> = {}) {
  const stored = { country: "Nigeria", figures: { ...NO_OWN_FIGURES, ...own } } as const;
  const found = ledgerOf(design(systemType), stored, "NGN");
  if (!found) throw new Error("A sized house has its money");
  return found.money;
}

describe("the verdict", () => {
  it("says when it is paid back and what it saves", () => {
    expect(verdictText(moneyVerdict(ledger("off-grid")))).toMatch(
      /^Pays for itself in [\d.]+ years against today's way and saves ₦[\d.]+ M in 20 years\.$/,
    );
  });

  it("says so when it is never paid back, and by how much", () => {
    expect(verdictText(moneyVerdict(ledger("off-grid", { petrolPrice: 0, years: 1 })))).toMatch(
      /^Against today's way it is not paid back in 1 year and costs ₦[\d.]+ M more\.$/,
    );
  });

  it("stands against today's life, and on the grid against the bill", () => {
    expect(verdictText(moneyVerdict(ledger("hybrid")))).toContain("today's way");
    expect(verdictText(moneyVerdict(ledger("on-grid", { tariff: 100_000 })))).toMatch(
      /^Pays for itself in .* the grid/,
    );
  });
});

describe("the chart", () => {
  it("names each way at the end of its curve, a name of several words in two lines", () => {
    const money = ledger("off-grid");
    const [{ against, ...rest }] = money.comparisons;
    const withGrid = { ...against, supply: "gridAndPetrol" } as const;
    const namesOf = (comparisons: typeof money.comparisons) =>
      moneyDrawing({ ...money, comparisons }, 640, "").shapes.flatMap((shape) =>
        shape.kind === "text" && shape.role === "note" ? [shape.text] : [],
      );
    expect(namesOf(money.comparisons).slice(0, 4)).toEqual(["Solar", "Today", "Petrol", "generator"]);
    expect(namesOf([{ ...rest, against: withGrid }]).slice(0, 3)).toEqual(["Solar", "Grid and petrol", "generator"]);
  });

  it.each([
    ["early", 3, 5],
    ["late", 15, 17],
    ["early and late", 3, 17],
  ])(
    "writes on a phone the year that pays back above the axis and the one for good above that, both %s",
    (_when, one, other) => {
      const money = ledger("off-grid");
      const [{ payback, ...rest }] = money.comparisons;
      if (payback === null) throw new Error("Such a house is paid back");
      const comparisons = [
        { ...rest, payback: { ...payback, value: one }, forGood: { ...payback, value: other } },
      ] as const;
      const words = moneyDrawing({ ...money, comparisons }, 326, "").shapes.flatMap((shape) =>
        shape.kind === "text" && /\d years:/.test(shape.text) ? [shape.y] : [],
      );
      expect(words).toHaveLength(2);
      expect(Math.abs((words[0] ?? 0) - (words[1] ?? 0))).toBeGreaterThanOrEqual(18);
    },
  );

  it("draws each way from its first day to its last year, inside its frame", () => {
    const curves = curvesOf(ledger("hybrid"));
    expect(curves.map(({ key }) => key)).toEqual(["solar", "today", "generator", "grid"]);
    const { x, y, years } = scaleIn({ height: 288, left: 60, right: 100 }, curves, 660);
    expect([x(0), x(20), y(0)]).toEqual([60, 560, 260]);
    for (const { spent } of curves) {
      expect(spent).toHaveLength(21);
      for (const amount of spent) expect(y(amount)).toBeGreaterThanOrEqual(10);
    }
    expect(years).toEqual([0, 5, 10, 15, 20]);
  });

  it("keeps names apart that end at the same height, none under the axis", () => {
    expect(labelHeights([100, 102, 98], 18, 300)).toEqual([116, 134, 98]);
    expect(labelHeights([298, 299], 18, 300)).toEqual([282, 300]);
    // A name at the top stays there.
    expect(labelHeights([298, 299, 14], 18, 300)).toEqual([282, 300, 14]);
  });

  it("says in one sentence where the curves end", () => {
    expect(curveSentence(ledger("hybrid"))).toMatch(
      /^After 20 years ₦.* on solar and ₦.* on today's way, ₦.* generator,? or ₦.* on the grid/,
    );
  });
});

it("explains every figure of the ledger with a number and a source", () => {
  for (const { equation, source } of moneyTraces(ledger("hybrid"))) {
    expect(tell(equation)).toMatch(/\d/);
    expect(tell(source)).toMatch(/[a-z]{3}/);
  }
});

describe("a default", () => {
  const { petrol, diesel, loanTerm, tariffs } = COUNTRY_MONEY.Nigeria;
  it("says its day and its source, and when it was not read again", () => {
    expect(provenance(diesel)).toMatch(/^As of Jan 31, 2026\. Holds until Jan 31, 2026\. NBS.*\. Mean of the states/);
    expect(provenance(tariffs[2] ?? loanTerm)).toContain("Cited, not re-read.");
  });
  it("is flagged after a year, and a tariff after its last day", () => {
    expect(ageWarning(petrol, "2027-03-20")).toBeNull();
    expect(ageWarning(petrol, "2027-03-31")).toBe("Older than a year");
    const [cap] = COUNTRY_MONEY.UK.tariffs;
    expect(ageWarning(cap, "2027-01-01")).toBe("Ended Dec 31, 2026");
  });
});

describe("a box", () => {
  it("says its bounds in the contract's words", () => {
    expect(moneyMessage("tariff", "209")).toBeNull();
    expect(moneyMessage("tariff", "-1")).toBe("Between 0 and 100,000");
    expect(moneyMessage("loanTerm", "12.5")).toBe("A whole number between 1 and 360");
    expect(moneyMessage("years", "")).toBe("Between 1 and 30");
  });
  it("is the project's own only where it differs from the default", () => {
    expect(ownFigure("209", 209)).toBeNull();
    expect(ownFigure("1035", 1_034.76)).toBe(1_035);
  });
});

describe("what is said of today", () => {
  it("is the figure said last until that one is saved", () => {
    const said = { weeklyLitres: 70, gridHours: 4, weeklyFuel: null };
    expect(stillSaid(said, { weeklyLitres: 22, weeklyFuel: null })).toEqual({ weeklyLitres: 70, gridHours: 4 });
    expect(stillSaid(said, said)).toEqual({});
  });
});
