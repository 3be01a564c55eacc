import type { ConfigurationResult } from "@sunwright/engine/comparison/compare";
import { describe, expect, it } from "vitest";
import { bodyOf, DEFAULT_DRAFTS, isReady, termMessage, warrantyMessage } from "./draft";
import { bestOf, ROWS } from "./rows";
import { advance, finished, FIRST, isWorking, resumed, type Run, type Wizard } from "./wizard";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only that there is one matters here
const RESULT = {} as ConfigurationResult;
const DONE: Run = { state: "done", result: RESULT };
const FAILED: Run = { state: "failed", reason: "Busy" };
const settle = (wizard: Wizard, index: number, run: Run) => advance(wizard, { kind: "settled", index, run });
const generating = advance(FIRST, { kind: "generate", inputs: "as it was" });

describe("the steps", () => {
  it("Configure leads to Generate, with three calls under way", () => {
    expect(FIRST.step).toBe(0);
    expect(generating, "S-346").toMatchObject({ step: 1, inputs: "as it was" });
    expect(generating.runs).toEqual([{ state: "working" }, { state: "working" }, { state: "working" }]);
    expect(isWorking(generating)).toBe(true);
  });

  it("counts what has finished, and the third leads to Compare", () => {
    const one = settle(generating, 2, DONE);
    const two = settle(one, 0, DONE);
    expect([one, two].map(finished), "S-512 what has finished").toEqual([1, 2]);
    expect([one.step, two.step, settle(two, 1, DONE).step], "S-347").toEqual([1, 1, 2]);
  });

  it("stays after a failure; the one that failed is tried again", () => {
    const failed = settle(settle(settle(generating, 0, DONE), 1, FAILED), 2, DONE);
    expect(failed.step, "S-349 stays at 2").toBe(1);
    const again = settle(failed, 1, { state: "working" });
    expect(finished(again)).toBe(2);
    expect(settle(again, 1, DONE).step, "S-349 a retry").toBe(2);
  });

  it("Modify Configurations keeps what was configured, and a late answer changes nothing", () => {
    const edited = advance(generating, { kind: "edit", index: 0, change: { batteryType: "gel" } });
    const back = advance(edited, { kind: "modify" });
    expect(back.step, "S-348 S-349 back at 1").toBe(0);
    expect(back.drafts[0]?.batteryType).toBe("gel");
    expect(settle(back, 0, DONE)).toBe(back);
  });

  it("starts an unfinished comparison again, and keeps a finished one", () => {
    expect(resumed(generating)).toMatchObject({ step: 0, runs: [] });
    const done = [0, 1, 2].reduce((wizard, index) => settle(wizard, index, DONE), generating);
    expect(resumed(done)).toBe(done);
  });
});

describe("what is sent", () => {
  it("is the configuration with its warranty as a number, and only the terms that were typed", () => {
    const [budget] = DEFAULT_DRAFTS;
    if (!budget) throw new Error("There are three");
    expect(bodyOf(budget, { loanTerm: "24" }), "S-421").toEqual({ ...budget, warranty: 5, finance: { loanTerm: 24 } });
  });

  it("is held back while a number is out of its bounds", () => {
    expect(isReady(DEFAULT_DRAFTS, {})).toBe(true);
    expect(isReady(DEFAULT_DRAFTS, { loanTerm: "0" })).toBe(false);
    expect(
      isReady(
        DEFAULT_DRAFTS.map((draft) => ({ ...draft, warranty: "26" })),
        {},
      ),
    ).toBe(false);
    expect(warrantyMessage("7.5")).toBe("A whole number between 1 and 25");
    expect(termMessage("downPayment", "101")).toBe("Between 0 and 100");
    expect(termMessage("loanRate", "abc")).not.toBeNull();
  });
});

it("marks the lowest of costs and the highest of savings, all of equals, and none where there is none", () => {
  const trace = (value: number) => ({
    id: "",
    name: "",
    value,
    unit: "",
    formula: "",
    equation: "",
    inputs: [],
    source: "",
  });
  const row = (name: string) => {
    const found = ROWS.find((each) => each.name === name);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  expect([...bestOf(row("totalCost"), [trace(5), trace(3), trace(9)])]).toEqual([1]);
  expect([...bestOf(row("lifetimeSavings"), [trace(-5), trace(-3), trace(-3)])]).toEqual([1, 2]);
  expect([...bestOf(row("paybackPeriod"), [null, trace(8), null])]).toEqual([1]);
  expect([...bestOf(row("paybackPeriod"), [null, null, null])]).toEqual([]);
});
