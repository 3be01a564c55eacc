// Of the rest: the years of a working system, hour by hour.
import { beforeAll, describe, expect, it } from "vitest";
import { type CleanQuote, cleanQuote } from "../quotes/testing/clean-quote";
import type { Household } from "../quotes/testing/households";
import { randomFrom } from "../quotes/testing/random";
import { expectedYear, standing } from "./expected-year";
import { leftAfter, type WorkingSystem, workingSystem } from "./working-system";

function firstOf(kind: Household["kind"], seed: number): CleanQuote {
  const random = randomFrom(seed);
  for (;;) {
    const clean = cleanQuote(random, { kind });
    if (clean !== null) return clean;
  }
}

function asBuilt({ household, asked, quote }: CleanQuote, cycles?: number) {
  const own = cycles === undefined ? quote : { ...quote, battery: { ...quote.battery, cycles } };
  return { quote: own, house: { input: household.input, weather: null, asked } };
}
const working = (clean: CleanQuote, cycles?: number) => workingSystem(standing(asBuilt(clean, cycles)));

const lifeOf = ({ lives }: WorkingSystem, part: "battery" | "inverter") => lives.find((life) => life.part === part);

let home: CleanQuote;
let alone: WorkingSystem;
beforeAll(() => {
  home = firstOf("off-grid", 11);
  alone = working(home);
});

describe("a system as built on a mean day", () => {
  it("takes from its panels what the meter of the same years counts", () => {
    const { production, surplus } = alone.flows;
    const counted = expectedYear(asBuilt(home)).days.reduce((sum, { producedKwh }) => sum + producedKwh, 0) / 365;
    expect((production - surplus) / counted).toBeCloseTo(1, 3);
  });

  it("loses and makes no energy: what panels give is used, stored or left", () => {
    const { production, direct, toBattery, surplus, fromBattery, load, served } = alone.flows;
    expect(direct + toBattery + surplus).toBeCloseTo(production, 6);
    expect(fromBattery).toBeLessThanOrEqual(toBattery);
    expect(served).toBeLessThanOrEqual(load);
  });

  it("says how many panels and which cables are drawn", () => {
    expect(alone.panels).toBe(home.quote.panels?.count);
    const { panelToInverterDistance } = home.household.input.parameters;
    expect(alone.runs.find(({ run }) => run === "panel-inverter")?.length).toBe(panelToInverterDistance);
    expect(alone.runs.find(({ run }) => run === "inverter-grid")?.used).toBe(false);
  });
});

describe("how long parts last", () => {
  it("is ten years of an inverter, as its makers warrant at most", () => {
    expect(lifeOf(alone, "inverter")).toMatchObject({ years: 10, cause: "assumed", cycles: null });
  });

  it("is by cycles where they are used up before the calendar is, and by the calendar otherwise", () => {
    const few = lifeOf(working(home, 1_000), "battery");
    expect(few?.cause).toBe("cycles");
    expect((few?.years ?? 0) * (few?.cycles?.aYear ?? 0)).toBeCloseTo(1_000, 6);
    const many = lifeOf(working(home, 10_000), "battery");
    expect(many?.cause).toBe("calendar");
    expect((many?.years ?? 0) * (many?.cycles?.aYear ?? 0)).toBeLessThan(10_000);
  });

  it("does not believe more cycles than a chemistry is known for", () => {
    expect(lifeOf(working(home, 50_000), "battery")?.cycles?.most).toBe(10_000);
  });

  it("is of no battery where none was built", () => {
    expect(lifeOf(working(firstOf("on-grid", 3)), "battery")).toBeUndefined();
  });
});

describe("what is left of a battery", () => {
  // IEC 62620 and IEC 61427-1 end a battery's life at 80 % of its rated capacity.
  it.each([
    [0, 1],
    [5, 0.9],
    [10, 0.8],
    [-1, 1],
    [100, 0],
  ])("of ten years' life after %d years is %d", (years, left) => {
    expect(leftAfter({ years: 10 }, years)).toBeCloseTo(left, 9);
  });
});
