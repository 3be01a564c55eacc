import { describe, expect, it } from "vitest";
import { billOf, MINOR_UNITS } from "./bill";
import { type BilledPeriod, type Candidate, meaningOfBill, MOST_A_MONTH } from "./bill-inverse";
import { cited, type Entry } from "./entry";
import { type Charge, type ChargeCode, plan, planFor, type Plans } from "./tariff-plan";
import table from "./truth/bill-inverse.json" with { type: "json" };

const entry = (value: number, unit = "a kWh"): Entry => cited("price", unit, value, "2026-11-29", "bill-inverse.json");

const CODES: Readonly<Record<string, ChargeCode>> = {
  energy: "energy",
  service: "fixed",
  network: "fixed",
  base: "fixed",
  standing: "fixed",
  supply: "fixed",
  fixed: "fixed",
  fuel: "fuel",
  forex: "exchange",
  water: "water",
  inflation: "own",
  regulator: "regulator",
  rural: "rural",
  ppac: "powerPurchase",
  vat: "vat",
  subsidy: "subsidy",
};
const codeOf = (name: string): ChargeCode => CODES[name] ?? "own";

type Block = readonly [upTo: number | null, price: number];

/** A rule of the table: its name, its kind and its figures, read as far as each kind has them. */
interface Rule {
  readonly code: ChargeCode;
  readonly kind: string;
  readonly figure: unknown;
  readonly more: unknown;
}

const rulesOf = (rows: readonly (readonly unknown[])[]): readonly Rule[] =>
  rows.map(([name, kind, figure, more]) => ({ code: codeOf(String(name)), kind: String(kind), figure, more }));
const numberIn = (value: unknown): number => {
  if (typeof value !== "number") throw new Error(`No number: ${JSON.stringify(value)}`);
  return value;
};
const listIn = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`No list: ${JSON.stringify(value)}`);
  return value;
};
const blocksIn = (value: unknown): readonly Block[] =>
  listIn(value).map((block) => {
    const [upTo, price] = listIn(block);
    return [upTo === null ? null : numberIn(upTo), numberIn(price)];
  });

/** The rules of the table, as the engine has them. */
function plansOf(rules: readonly Rule[], per: "month" | "year"): Plans {
  const charges = rules.flatMap((rule) => chargeOf(rule, per));
  const lifeline = rules.find(({ kind }) => kind === "whole-then-blocks")?.figure;
  if (typeof lifeline !== "object" || lifeline === null || !("whole" in lifeline) || !("whole_up_to" in lifeline))
    return [plan({ from: "2026-01-01", charges })];
  const whole: Charge = { kind: "levy", code: "own", price: entry(numberIn(lifeline.whole)) };
  return [
    plan({ from: "2026-01-01", upTo: numberIn(lifeline.whole_up_to), charges: [whole] }),
    plan({ from: "2026-01-01", charges }),
  ];
}

function chargeOf({ code, kind, figure, more }: Rule, per: "month" | "year"): readonly Charge[] {
  if (kind === "flat") return [{ kind: "levy", code, price: entry(numberIn(figure)) }];
  if (kind === "fixed") return [{ kind: "fixed", code: "fixed", per, price: entry(numberIn(figure)) }];
  if (kind === "fixed-if-above") return [{ kind: "fixed", code: "fixed", per, price: entry(numberIn(figure)) }];
  if (kind === "days") return [{ kind: "fixed", code: "fixed", per: "day", price: entry(numberIn(figure)) }];
  if (kind === "share") {
    const of = listIn(more).map((name) => codeOf(String(name)));
    return [{ kind: "share", code, rate: entry(100 * numberIn(figure), "%"), of }];
  }
  if (kind === "delhi")
    return [{ kind: "relief", code: "subsidy", freeUpTo: entry(200), halfUpTo: entry(400), halfAtMost: entry(800) }];
  const isLifeline = typeof figure === "object" && figure !== null && "blocks" in figure;
  const [first, ...rest] = blocksIn(isLifeline ? figure.blocks : figure).map(([upTo, value]) => ({
    upTo,
    price: entry(value),
  }));
  if (first === undefined) throw new Error(`No rule for ${kind}`);
  return [{ kind: "energy", code: "energy", steps: [first, ...rest] }];
}

const TARIFFS = new Map(Object.entries(table.tariffs));

function candidate(id: string): Candidate {
  const tariff = TARIFFS.get(id);
  if (tariff === undefined) throw new Error(`The table has no tariff ${id}`);
  const rules = rulesOf(tariff.charges);
  const days = rules.find(({ kind }) => kind === "days")?.more;
  const isYear = tariff.what.endsWith("a year");
  const period: BilledPeriod = {
    month: 0,
    months: isYear ? 12 : 1,
    days: days === undefined ? 30 : numberIn(days),
    connectionKw: 3,
  };
  return { reading: { id, choice: null, name: null, plans: plansOf(rules, isYear ? "year" : "month") }, period };
}

const answersOf = (meaning: ReturnType<typeof meaningOfBill>) =>
  meaning.kind === "none" ? [] : meaning.kind === "several" ? meaning.answers : [meaning.answer];

describe("the bills of the reference", () => {
  it.each(table.cases)("$n: $amount $currency, $kind", ({ tariffs, amount, tolerance, answers, kind }) => {
    const meaning = meaningOfBill(tariffs.map(candidate), amount, tolerance);
    expect(meaning.kind).toBe(kind === "two" ? "several" : kind);
    expect(answersOf(meaning).map(({ candidate: { reading }, from, to }) => [reading.id, from, to])).toEqual(
      answers.map(({ tariff, kwh_from: from, kwh_to: to }) => [tariff, from, to]),
    );
    const bills = answersOf(meaning).map(({ bill }) => bill);
    // Of one tariff the table prints none: the bill is the amount.
    expect(bills).toEqual(answers.map((answer, index) => ("bill" in answer ? answer.bill : bills[index])));
  });

  it("says why an amount was paid for nothing", () => {
    const because = Object.fromEntries(
      table.cases.flatMap(({ n, tariffs, amount, tolerance, kind }) => {
        if (kind !== "none") return [];
        const meaning = meaningOfBill(tariffs.map(candidate), amount, tolerance);
        return [[n, meaning.kind === "none" ? meaning.because : meaning.kind]];
      }),
    );
    expect(because).toEqual({ s25: "jump", s26: "below", s27: "below", s28: "below", s30: "jump" });
  });
});

describe("an amount turned into energy", () => {
  it("is found as counting every whole kilowatt hour finds it, with jumps, a subsidy and blocks", () => {
    for (const id of ["gh", "in-dl3-sub", "za-hp4-24"]) {
      const one = candidate(id);
      const { period, reading } = one;
      const bill = (kwh: number) =>
        billOf(planFor(reading.plans, kwh / period.months, 24), { ...period, bought: kwh, halves: "up" }).total /
        MINOR_UNITS;
      const bills = Array.from({ length: MOST_A_MONTH + 1 }, (_, kwh) => bill(kwh));
      for (const [amount, tolerance] of [
        [bill(29), 0.005],
        [bill(31), 0.005],
        [bill(200), 1],
        [bill(401) - 3, 5],
        [bill(2_222), 40],
      ] as const) {
        const counted = bills.flatMap((each, kwh) => (Math.abs(each - amount) <= tolerance + 1e-9 ? [kwh] : []));
        const found = answersOf(meaningOfBill([one], amount, tolerance)).flatMap(({ from, to }) =>
          Array.from({ length: to - from + 1 }, (_, index) => from + index),
        );
        expect({ id, amount, found }).toEqual({ id, amount, found: counted });
      }
    }
  });

  it("is said to lie between two kilowatt hours where it is no bill of the tariff", () => {
    expect(meaningOfBill([candidate("ng-a")], 50_000, 0.005)).toEqual({
      kind: "none",
      because: "between",
      below: { kwh: 239, bill: 49_951 },
      above: { kwh: 240, bill: 50_160 },
    });
    expect(meaningOfBill([candidate("us-mean")], 9_000, 0.5)).toMatchObject({ kind: "none", because: "above" });
  });
});
