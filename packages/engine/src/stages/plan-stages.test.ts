import { describe, expect, it } from "vitest";
import { NO_OWN_FIGURES } from "../money/assumptions";
import { ruleFiguresOf } from "../sizing/rule/figures-by-rule";
import { fromCatalogue, house } from "../sizing/testing/house";
import type { AskedStage, StagesAsked } from "./asked";
import { planStages } from "./plan-stages";
import type { StagesPlan } from "./planned";
import { inputOf, monthsAfter, monthsBetween } from "./stage-inputs";
import { NOTHING_STANDS, type StandingParts } from "./standing";
import { draws } from "./testing/draws";
import { randomStanding } from "./testing/random-standing";
import { faultsOf } from "./testing/second-rules";

const APPLIANCES = [
  fromCatalogue("led-bulb", 8, 6),
  fromCatalogue("ceiling-fan", 3, 9),
  fromCatalogue("television", 1, 5),
  fromCatalogue("refrigerator", 1, 10),
  fromCatalogue("water-pump", 1, 1),
];
const LOAD = { kind: "appliances", appliances: APPLIANCES } as const;
const LAGOS = { ...house({ city: "ng-lagos" }), load: LOAD };

const stage = (carries: readonly number[], change: Partial<AskedStage> = {}): AskedStage => ({
  name: "A stage",
  carries,
  time: { kind: "saved" },
  promise: null,
  bought: null,
  ...change,
});
const NOW = { kind: "day", day: "2026-11-30", budget: null } as const;
const THREE = [stage([0, 1, 2], { time: NOW }), stage([3]), stage([4])];

const asked = (change: Partial<StagesAsked> = {}): StagesAsked => ({
  input: LAGOS,
  weather: null,
  own: NO_OWN_FIGURES,
  stages: THREE,
  standing: NOTHING_STANDS,
  aside: 80_000,
  today: "2026-11-30",
  ...change,
});

function planOf(change: Partial<StagesAsked> = {}): StagesPlan {
  const answer = planStages(asked(change));
  if (answer.kind === "refused") throw new Error(`Refused: ${answer.problem}`);
  return answer.plan;
}

describe("a plan of three stages", () => {
  const plan = planOf();

  it("keeps the promise of each stage in years that the search did not see", () => {
    // Three backup days stand for 1% of the hours: `sizing/inputs/target.ts`.
    for (const { served } of plan.stages) expect(served).toBeGreaterThanOrEqual(0.99);
  });

  it("throws nothing away, and says what buying small first would cost", () => {
    expect(plan.thrownAway).toEqual({ inverters: 0, modules: 0, price: 0 });
    const [first] = plan.stages;
    expect(first?.system.inverter).toBe(plan.stages.at(-1)?.system.inverter);
    expect(plan.otherwise).toMatchObject({ how: "small-first", inverters: 1 });
    expect(plan.otherwise?.spent).toBeGreaterThan(plan.spent);
    expect(plan.otherwise?.first).toBeLessThan(first?.price ?? 0);
  });

  it("pays what its lines add up to, and saves more with each stage until nothing is spent as today", () => {
    for (const { price, lines } of plan.stages)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(price, 4);
    for (const [at, { saved }] of plan.stages.entries())
      expect(saved).toBeGreaterThanOrEqual(plan.stages[at - 1]?.saved ?? 0);
    expect(plan.stages.at(-1)?.spending.litres).toBe(0);
    expect(plan.stages.at(-1)?.saved).toBeCloseTo(plan.today.total, 6);
  });

  it("buys a later stage when what is saved and put aside has paid for it", () => {
    for (const [at, { month, price }] of plan.stages.entries()) {
      const before = plan.stages[at - 1];
      if (before === undefined) continue;
      expect((month - before.month) * (before.saved + 80_000)).toBeGreaterThanOrEqual(price - (before.saved + 80_000));
    }
  });

  it("borrows by the annuity of the terms given", () => {
    const own = { ...NO_OWN_FIGURES, loanRate: 12, loanTerm: 12, downPayment: 20 };
    const [first] = planOf({ own, stages: THREE.slice(0, 1) }).stages;
    // One percent a month on twelve payments: 88.8488 on 1,000, any table of annuities.
    expect(first?.instalment.monthly).toBeCloseTo(0.8 * (first?.price ?? 0) * 0.088_848_8, 0);
  });

  it("says what a stop at the first stage would cost", () => {
    expect(plan.firstAlone).toBeLessThan(plan.stages[0]?.price ?? 0);
  });
});

it("wakes its input from the first stage on", () => {
  for (const { system } of planOf().stages) {
    const { rows } = system;
    if (rows === null) continue;
    expect(rows.hotVoltage).toBeGreaterThanOrEqual(rows.wakesAt);
    expect(rows.shorter).toBeLessThan(rows.wakesAt);
  }
});

it("is planned again around what was bought, and a stage that is delayed comes later", () => {
  const bought = { panels: 4, modules: 2, inverter: 4_000, on: "2026-11-01" };
  const after = planOf({ stages: [stage([0, 1, 2], { time: NOW, bought }), stage([3]), stage([4])] });
  expect(after.stages[0]).toMatchObject({
    bought: true,
    day: "2026-11-01",
    system: { panels: 4, modules: 2, inverter: 4_000 },
  });
  const delayed = planOf({
    stages: [
      THREE[0] ?? stage([0]),
      stage([3], { time: { kind: "day", day: "2028-05-30", budget: null } }),
      stage([4]),
    ],
  });
  expect(delayed.stages[1]?.day).toBe("2028-05-30");
  expect(delayed.stages[2]?.month).toBeGreaterThanOrEqual(18);
});

describe("what stands", () => {
  const LITHIUM = { count: 1, chemistry: "lfp", volts: 51.2, ampHours: 100, years: 2, measured: null } as const;
  const verdictOf = (standing: Partial<StandingParts>, change: Partial<StagesAsked> = {}) =>
    planOf({ standing: { ...NOTHING_STANDS, ...standing }, stages: THREE.slice(0, 2), ...change }).standing[0];

  it.each([
    [
      "lead beside lithium",
      { batteries: [{ ...LITHIUM, chemistry: "lead_acid", volts: 12, count: 4 }] },
      "mixed-chemistry",
    ],
    ["one block of 12 V on 48 V", { batteries: [{ ...LITHIUM, volts: 12.8 }] }, "battery-voltage"],
    ["a battery of 30 years", { batteries: [{ ...LITHIUM, years: 30 }] }, "past-life"],
    ["a battery that a test found at 70%", { batteries: [{ ...LITHIUM, measured: 70 }] }, "worn"],
    [
      "an inverter of 12 V",
      { inverter: { watts: 5_000, volts: 12, years: 1, chargesLithium: true } },
      "inverter-voltage",
    ],
    [
      "an inverter that cannot charge lithium",
      { inverter: { watts: 5_000, volts: 48, years: 1, chargesLithium: false } },
      "no-lithium",
    ],
    ["an inverter of 300 W", { inverter: { watts: 300, volts: 48, years: 1, chargesLithium: true } }, "inverter-power"],
    [
      "an inverter of the grid",
      { inverter: { watts: 5_000, volts: null, years: 1, chargesLithium: null } },
      "grid-only",
    ],
  ] as const)("is refused: %s", (_what, standing, rule) => {
    expect(verdictOf(standing)).toMatchObject({ verdict: "refused", rule, counted: false });
  });

  it("is kept apart where its current, its voltage or its direction is another", () => {
    const panels = {
      count: 2,
      watts: 400,
      years: 4,
      inSeries: null,
      azimuth: null,
      current: 11.7,
      voltage: 34.2,
    } as const;
    expect(verdictOf({ panels: [panels] })).toMatchObject({ verdict: "kept", rule: null, counted: true });
    expect(verdictOf({ panels: [{ ...panels, current: 9.6 }] })).toMatchObject({
      verdict: "apart",
      rule: "string-current",
    });
    expect(verdictOf({ panels: [{ ...panels, voltage: 40 }] })).toMatchObject({
      verdict: "apart",
      rule: "string-voltage",
    });
    expect(verdictOf({ panels: [{ ...panels, azimuth: 20 }] })).toMatchObject({
      verdict: "apart",
      rule: "other-direction",
    });
  });

  it("counts with its age, so that an old bank is bought more beside than a new one", () => {
    const bank = { ...LITHIUM, ampHours: 300 };
    const spent = (years: number) => planOf({ standing: { ...NOTHING_STANDS, batteries: [{ ...bank, years }] } }).spent;
    expect(spent(0)).toBeLessThanOrEqual(spent(9));
    expect(spent(9)).toBeLessThanOrEqual(planOf().spent);
    expect(spent(0)).toBeLessThan(planOf().spent);
  });

  it("joins panels of the grid in alternating or direct current, whichever the rules allow, with the money", () => {
    const grid = { volts: null, years: 5, chargesLithium: null } as const;
    const panels = {
      count: 10,
      watts: 400,
      years: 5,
      inSeries: null,
      azimuth: null,
      current: null,
      voltage: null,
    } as const;
    const joined = (watts: number, count = 10) =>
      planOf({ standing: { ...NOTHING_STANDS, panels: [{ ...panels, count }], inverter: { ...grid, watts } } })
        .joinings;
    // Factor 1.0 of Victron Energy: the old inverter may give no more than the new one.
    expect(joined(20_000)[0]).toMatchObject({ way: "ac", rule: "ac-power", found: 20_000 });
    // 4.8 kWh of lithium for 1.5 kWp of panels: ten panels of 400 W ask for 12.8 kWh.
    const [tooSmall] = joined(1_000);
    expect(tooSmall).toMatchObject({ way: "ac", rule: "ac-battery" });
    expect(tooSmall?.limit).toBeCloseTo(12.8, 9);
    expect(joined(1_000, 2)[1]).toMatchObject({ way: "dc", rule: "row-voltage" });
    const [, direct] = joined(1_000);
    expect(direct).toMatchObject({ way: "dc", rule: null });
    expect(direct?.givenUp).toBeGreaterThan(0);
  });

  it("has no electrical fault by a second statement of the rules, whatever is mixed", () => {
    const draw = draws(48);
    for (let at = 0; at < 10; at += 1) {
      const standing = randomStanding(draw);
      const request = asked({ standing, stages: THREE.slice(0, 2) });
      const answer = planStages(request);
      const figures = ruleFiguresOf(inputOf(request, 1));
      const faults = answer.kind === "refused" ? [answer.problem] : faultsOf(standing, answer.plan, figures);
      expect(faults, `mix ${at}: ${JSON.stringify(standing)}`).toEqual([]);
    }
  });
});

describe("is refused", () => {
  const refused = (change: Partial<StagesAsked>) => {
    const answer = planStages(asked(change));
    return answer.kind === "refused" ? answer : null;
  };

  it.each([
    [
      "on the grid",
      { input: { ...LAGOS, parameters: { ...LAGOS.parameters, systemType: "on-grid" } } },
      "on_grid",
      null,
    ],
    [
      "without appliances",
      { input: { ...LAGOS, load: { kind: "direct", dailyConsumption: 4_000, peakPower: 900 } } },
      "no_appliances",
      null,
    ],
    ["where a stage carries nothing", { stages: [stage([0], { time: NOW }), stage([])] }, "carries_nothing", 1],
    [
      "where a stage names what an earlier one carries",
      { stages: [stage([0], { time: NOW }), stage([0])] },
      "carries_nothing",
      1,
    ],
    ["where the first waits for savings", { stages: [stage([0]), stage([1])] }, "first_unpaid", 0],
    [
      "out of order",
      { stages: [stage([0], { time: NOW }), stage([1], { time: { kind: "day", day: "2026-01-01", budget: null } })] },
      "out_of_order",
      1,
    ],
  ] as const)("%s", (_what, change, problem, at) => {
    expect(refused(change)).toMatchObject({ problem, stage: at });
  });

  it("where its budget is too small, and says from what sum on it is not", () => {
    const within = (budget: number) => [stage([0, 1, 2], { time: { ...NOW, budget } }), stage([3])];
    const short = refused({ stages: within(100_000) });
    expect(short).toMatchObject({ problem: "budget_too_small", stage: 0 });
    const least = short?.least ?? 0;
    expect(refused({ stages: within(least - 1) })).not.toBeNull();
    expect(refused({ stages: within(least) })).toBeNull();
  });

  it("where nothing is put aside and nothing saved for what comes next", () => {
    const nothing = { ...NO_OWN_FIGURES, gridHours: 24, setHours: 0, tariff: 0 };
    expect(refused({ own: nothing, aside: 0 })).toMatchObject({ problem: "never_paid" });
  });
});

it("counts months by the calendar", () => {
  expect(monthsAfter("2026-11-30", 3)).toBe("2027-02-28");
  expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsBetween("2026-11-30", "2028-05-30")).toBe(18);
  expect(monthsBetween("2026-11-30", "2026-01-01")).toBe(0);
});
