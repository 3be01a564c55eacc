import { describe, expect, it } from "vitest";
import { type Candidate, PRIORITIES, recommend } from "./recommend";

const system = (name: string, change: Partial<Candidate> = {}): Candidate => ({
  name,
  totalCost: 10_000,
  paybackPeriod: 5,
  lifetimeSavings: 20_000,
  co2Reduction: 3_000,
  darkHours: 50,
  firstRenewal: 12,
  ...change,
});
const three = (budget: Partial<Candidate>, balanced: Partial<Candidate>, premium: Partial<Candidate>) => [
  system("Budget Solution", budget),
  system("Balanced Choice", balanced),
  system("Premium System", premium),
];

describe("the recommendation", () => {
  const apart = three(
    {
      totalCost: 6_000,
      lifetimeSavings: 14_000,
      paybackPeriod: 8,
      co2Reduction: 2_800,
      darkHours: 260,
      firstRenewal: 4,
    },
    {
      totalCost: 12_000,
      lifetimeSavings: 20_000,
      paybackPeriod: 6,
      co2Reduction: 3_300,
      darkHours: 87,
      firstRenewal: 12,
    },
    {
      totalCost: 19_000,
      lifetimeSavings: 17_000,
      paybackPeriod: 12,
      co2Reduction: 3_500,
      darkHours: 29,
      firstRenewal: 15,
    },
  );
  it.each([
    ["first-cost", "Budget Solution"],
    ["lifetime-cost", "Balanced Choice"],
    ["payback", "Balanced Choice"],
    ["reliability", "Premium System"],
    ["life", "Premium System"],
    ["carbon", "Premium System"],
  ] as const)("follows the numbers: by %s it is %s", (priority, name) => {
    expect(recommend(apart, priority), "S-511 computed").toEqual({ name, byTie: false });
  });

  it.each(PRIORITIES)("gives a tie to Balanced Choice, by %s", (priority) => {
    expect(recommend(three({}, {}, {}), priority), "S-511 Balanced Choice wins ties").toEqual({
      name: "Balanced Choice",
      byTie: true,
    });
  });

  it("takes less than a hundredth for a tie, and more for a difference", () => {
    const by = (savings: number) => recommend(three({ lifetimeSavings: savings }, {}, {}), "lifetime-cost")?.name;
    expect(by(20_190)).toBe("Balanced Choice");
    expect(by(20_300)).toBe("Budget Solution");
    const carbon = (saved: number) =>
      recommend(three({ co2Reduction: -90 }, { co2Reduction: -100 }, { co2Reduction: saved }), "carbon")?.name;
    expect(carbon(-120)).toBe("Budget Solution");
  });

  it("puts a system that is never paid back last, and ties where none is", () => {
    expect(
      recommend(three({ paybackPeriod: 19 }, { paybackPeriod: null }, { paybackPeriod: null }), "payback")?.name,
    ).toBe("Budget Solution");
    const never = { paybackPeriod: null };
    expect(recommend(three(never, never, never), "payback")).toEqual({ name: "Balanced Choice", byTie: true });
  });

  it("is the best of those there are, and none of none", () => {
    const [budget, , premium] = apart;
    if (budget === undefined || premium === undefined) throw new Error("There are three");
    expect(recommend([premium, budget], "first-cost")).toEqual({ name: "Budget Solution", byTie: false });
    expect(recommend([], "payback")).toBeNull();
  });
});
