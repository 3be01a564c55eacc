import { describe, expect, it } from "vitest";
import { addMonths, daysBetween } from "./days";
import { dueOn, isDusty, type Kept, keptOf, upkeepOf } from "./plan";
import { warrantiesOf } from "./warranties";

const SOLD = new Set(["panels", "battery", "inverter", "surge-protection", "rcd", "earthing"]);

describe("warranties of a system", () => {
  it("end on the days of the drawn passport: handed over on 18 December 2026", () => {
    const stated = { panels: 12, battery: 10, inverter: 5, work: 2 };
    expect(warrantiesOf(stated, "2026-12-18", SOLD).map(({ part, until }) => `${part} ${until}`)).toEqual([
      "panels 2038-12-18",
      "battery 2036-12-18",
      "inverter 2031-12-18",
      "work 2028-12-18",
    ]);
  });

  it("are none for what was not sold, and for what nothing was said of", () => {
    expect(warrantiesOf({ panels: 12, battery: 10, work: null }, "2026-12-18", new Set(["panels"]))).toEqual([
      { part: "panels", years: 12, until: "2038-12-18" },
    ]);
  });

  it("end on the last day of a month that has no such day (Regulation 1182/71, article 3(2)(c))", () => {
    expect(addMonths("2028-02-29", 12)).toBe("2029-02-28");
    expect(addMonths("2026-08-31", 6)).toBe("2027-02-28");
    expect(warrantiesOf({ work: 0.5 }, "2026-12-31", SOLD)).toEqual([
      { part: "work", years: 0.5, until: "2027-06-30" },
    ]);
  });
});

describe("what a system wants", () => {
  const kept: Kept = keptOf(SOLD, { chemistry: "LFP" });
  const tasksOf = (of: Kept) => upkeepOf(of).map(({ task }) => task);

  it("follows from what was sold", () => {
    expect(tasksOf(kept)).toEqual(["wash", "look", "tighten", "fan", "battery", "surge", "residual", "earth"]);
    expect(tasksOf(keptOf(new Set(["panels", "cables"]), null))).toEqual(["wash", "look", "tighten"]);
    expect(tasksOf(keptOf(new Set(), null))).toEqual([]);
  });

  it.each([
    ["tubular lead-acid", "open-lead", true],
    ["gel", "closed-lead", false],
    ["sealed lead-acid AGM", "closed-lead", false],
    ["LFP", "lithium", false],
    [null, "lithium", false],
  ])("is water where plates stand in open acid: %s", (chemistry, battery, water) => {
    const of = keptOf(SOLD, { chemistry });
    expect(of.battery).toBe(battery);
    expect(tasksOf(of).includes("water")).toBe(water);
  });

  it("says for each what asks for it", () => {
    for (const { source } of upkeepOf(keptOf(SOLD, { chemistry: "flooded lead" }))) expect(source).toMatch(/\d{4}/);
  });
});

describe("the day on which something is due", () => {
  const wash = upkeepOf(keptOf(SOLD, null)).find(({ task }) => task === "wash");
  if (wash === undefined) throw new Error("Panels are washed");

  it("is six weeks on while the harmattan blows, and half a year on under rain", () => {
    expect(dueOn(wash, "2026-12-18", "Nigeria")).toBe("2027-01-29");
    expect(dueOn(wash, "2026-12-18", "Germany")).toBe("2027-06-18");
    expect(dueOn(wash, "2026-12-18", null)).toBe("2027-06-18");
  });

  it("comes sooner the more of the time is dusty, and never before the one or after the other", () => {
    const from = "2027-08-01";
    const days = daysBetween(from, dueOn(wash, from, "Nigeria"));
    // August to October take 91 of 182 days, half of it; the other half takes 21 days of November.
    expect(Math.abs(days - (91 + 21))).toBeLessThanOrEqual(1);
  });

  it("is dusty in Kenya in February and July, not in April", () => {
    expect(["2027-02-10", "2027-07-10", "2027-04-10"].map((day) => isDusty("Kenya", day))).toEqual([true, true, false]);
  });
});
