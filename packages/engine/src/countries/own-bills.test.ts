import { describe, expect, it } from "vitest";
import { hasEnded } from "./age";
import { type Bill, type BilledUse, billOf, type Exported, MINOR_UNITS } from "./bill";
import { COUNTRY_MONEY } from "./country-money";
import { cited, type Entry } from "./entry";
import type { ExportRule } from "./export-rule";
import type { TariffHours } from "./tariff-hours";
import { type Charge, entriesOf, plan, planFor, type Step, type TariffPlan } from "./tariff-plan";
import {
  BILLS,
  type Steps,
  USED,
  WRITTEN,
  type WrittenBill,
  type WrittenCharge,
  type WrittenPlan,
} from "./truth/testing/own-bills";

const entry = (value: number): Entry => cited("price", "", value, "2026-11-23", "own-bills.ts");
const steps = (written: Steps): readonly [Step, ...Step[]] => {
  const [first, ...rest] = written.map(([upTo, price]) => ({ upTo, price: entry(price) }));
  if (first === undefined) throw new Error("A charge by steps has one");
  return [first, ...rest];
};

function chargeOf(rule: WrittenCharge, place: number): Charge {
  if (rule.kind === "energy") {
    const { hours, steps: written, ...rest } = rule;
    return { ...rest, code: "energy", steps: steps(written), ...(hours && { period: `${place}` }) };
  }
  if (rule.kind === "capacity") return { ...rule, code: "capacity", steps: steps(rule.steps) };
  if (rule.kind === "fixed") return { ...rule, code: "fixed", price: entry(rule.price) };
  if (rule.kind === "minimum") return { ...rule, code: "minimum", price: entry(rule.price) };
  if (rule.kind === "levy") return { ...rule, price: entry(rule.price) };
  return { ...rule, rate: entry(rule.rate) };
}

const written = ({ plan: key }: WrittenBill): WrittenPlan => {
  const found = WRITTEN[key];
  if (found === undefined) throw new Error(`No plan ${key}`);
  return found;
};
const planOf = ({ from, charges }: WrittenPlan): TariffPlan =>
  plan({ from, hours: hoursOf(charges), charges: charges.map(chargeOf) });

/** The hours of each charge by the hour are a period, called by its place. */
function hoursOf(charges: readonly WrittenCharge[]): TariffHours {
  const windows = charges.flatMap((rule, place) =>
    rule.kind === "energy" ? (rule.hours ?? []).map((hour) => ({ period: `${place}`, from: hour, to: hour + 1 })) : [],
  );
  const months = Array.from({ length: 12 }, (_, month) => month);
  const days = { weekday: windows, saturday: windows, sunday: windows };
  return { other: "other", holidays: {}, seasons: [{ months, days }] };
}

function ruleOf({ exports: rule }: WrittenPlan): ExportRule {
  if (rule?.kind === "paid") return { kind: "paid", steps: steps(rule.steps) };
  return { kind: rule === undefined ? "nothing" : "offset", because: entry(0) };
}

const exportedBy = ({ sold = 0, arrayKw = 0 }: WrittenBill, rule: ExportRule): Exported => ({ sold, arrayKw, rule });
const useOf = ({ kwh, ...use }: WrittenBill): BilledUse => ({ ...USED, ...use, bought: kwh });

/** What a plan of the country decides by: what is left to be bought. */
function countryPlan(bill: WrittenBill): TariffPlan {
  const { plans, exports: rule } = COUNTRY_MONEY[written(bill).country];
  const left = rule.kind === "offset" ? Math.max(0, bill.kwh - (bill.sold ?? 0)) : bill.kwh;
  return planFor(plans, left, bill.ofCountry?.supplyHours ?? 24);
}

const shown = ({ lines, total }: Bill) => ({
  lines: lines.map(({ code, amount }) => [code, amount]),
  total,
});
const minor = (amount: number) => Math.round(amount * MINOR_UNITS);
const expected = ({ lines, total }: WrittenBill) => ({
  lines: lines.map(({ code, amount }) => [code, minor(amount)]),
  total: minor(total),
});

it("is at least 45 bills of nine countries, each with a working for every line and a source", () => {
  expect(BILLS.length).toBeGreaterThanOrEqual(45);
  expect(new Set(BILLS.map((bill) => written(bill).country)).size).toBe(9);
  expect(new Set(BILLS.map(({ id }) => id)).size).toBe(BILLS.length);
  for (const bill of BILLS) {
    expect(written(bill).source.length).toBeGreaterThan(20);
    for (const { working } of bill.lines) expect(working).toContain("=");
  }
  // A bill of a day past its tariff is one that the page has to mark.
  const dated = BILLS.filter(({ day, ended }) => day !== undefined && ended !== true);
  for (const bill of dated) {
    const { from, until } = written(bill);
    expect([bill.id, from <= (bill.day ?? ""), (bill.day ?? "") <= (until ?? "9")]).toEqual([bill.id, true, true]);
  }
});

describe("our own bills, to the minor unit", () => {
  it.each(BILLS)("$id: $edge", (bill) => {
    const as = written(bill);
    expect(shown(billOf(planOf(as), useOf(bill), exportedBy(bill, ruleOf(as))))).toEqual(expected(bill));
  });

  it.each(BILLS.filter(({ ofCountry: ours }) => ours !== undefined))(
    "$id: the country's own plan charges the same",
    (bill) => {
      const { exports: rule } = COUNTRY_MONEY[written(bill).country];
      expect(shown(billOf(countryPlan(bill), useOf(bill), exportedBy(bill, rule)))).toEqual(expected(bill));
    },
  );
});

it.each(BILLS.filter(({ ended, ofCountry: ours }) => ended !== undefined && ours !== undefined))(
  "$id: on $day its tariff has ended: $ended",
  (bill) => {
    // Of what the price goes by; levies of a month have ends of their own.
    const { until } = written(bill);
    const ends = countryPlan(bill)
      .charges.flatMap(entriesOf)
      .filter((each) => each.until === until);
    expect(ends.length).toBeGreaterThan(0);
    expect(new Set(ends.map((each) => hasEnded(each, bill.day ?? "")))).toEqual(new Set([bill.ended]));
  },
);
