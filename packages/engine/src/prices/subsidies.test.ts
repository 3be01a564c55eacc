import { describe, expect, it } from "vitest";
import {
  batteryCertificates,
  feedInEnd,
  feedInRate,
  holdsOn,
  panelCertificates,
  perKilowatt,
  shareOf,
  subsidyRule,
  taxOn,
} from "./subsidies";
import type { SubsidyForm } from "./subsidy-form";
import byHand from "./truth/subsidy-cases-by-hand.json" with { type: "json" };
import truth from "./truth/subsidy-cases.json" with { type: "json" };

type Kind = SubsidyForm["kind"];
const isOf = <Of extends Kind>(form: SubsidyForm, kind: Of): form is Extract<SubsidyForm, { kind: Of }> =>
  form.kind === kind;
function formOf<Of extends Kind>(id: string, kind: Of): Extract<SubsidyForm, { kind: Of }> {
  const { form } = subsidyRule(id);
  if (!isOf(form, kind)) throw new Error(`${id} is no ${kind}`);
  return form;
}

type Case = (typeof truth.cases | typeof byHand.cases)[number];
const number = (one: Case, name: string) => Number((one.inputs as Record<string, unknown>)[name]);
const text = (one: Case, name: string) => String((one.inputs as Record<string, unknown>)[name]);
const isTrue = (one: Case, name: string) => (one.inputs as Record<string, unknown>)[name] === true;

/** How a person would work each kind of case out by its rule. */
const WORKED: Readonly<Record<string, (one: Case) => unknown>> = {
  "au-stc-pv": (one) =>
    panelCertificates(formOf("au-stc-pv", "panel-certificates"), {
      kilowatts: number(one, "kw"),
      zone: number(one, "zone"),
      day: text(one, "installed"),
      price: number(one, "certificate_price"),
    }),
  "au-chb": (one) =>
    batteryCertificates(formOf("au-chb", "battery-certificates"), {
      usableKwh: number(one, "usable_kwh"),
      nominalKwh: number(one, "nominal_kwh"),
      day: text(one, "installed"),
      isFirst: isTrue(one, "first_on_premises"),
      price: number(one, "certificate_price"),
    }),
  "in-pmsg": (one) => indian(one),
  "in-pmsg+in-delhi-topup": (one) => indian(one),
  "de-feed-in-2026-02": (one) => german(one),
  "de-feed-in-2026-08": (one) => german(one),
  "us-25d": (one) => ({ amount: shared("us-25d", one) }),
  "us-ny": (one) => ({ amount: shared("us-ny", one) }),
  "uk-vat": (one) => {
    const tax = taxOn(subsidyRule("uk-vat"), number(one, "net"), text(one, "date"));
    return { tax, gross: number(one, "net") + tax };
  },
};

function indian(one: Case) {
  const day = text(one, "commissioned");
  const of = (id: string) =>
    holdsOn(subsidyRule(id), day) ? perKilowatt(formOf(id, "per-kilowatt"), number(one, "kw")) : 0;
  const subsidy = isTrue(one, "dcr") ? of("in-pmsg") : 0;
  const topup = isTrue(one, "delhi") && subsidy > 0 ? of("in-delhi-topup") : 0;
  return { subsidy, topup, net: number(one, "price") - subsidy - topup };
}

function german(one: Case) {
  const form = formOf(one.rule, "feed-in");
  const rate = feedInRate(form, text(one, "kind") === "full" ? "full" : "surplus", number(one, "kwp"));
  return {
    rate_ct: rate,
    amount_year: Math.round(rate * number(one, "kwh_year")) / 100,
    last_day: feedInEnd(form, text(one, "started")),
  };
}

const shared = (id: string, one: Case) =>
  holdsOn(subsidyRule(id), text(one, "date")) ? shareOf(formOf(id, "share"), number(one, "base")) : 0;

describe("the worked cases, to the minor unit", () => {
  const cases: readonly Case[] = [...truth.cases, ...byHand.cases];
  it.each(cases.map((one) => [one.id, one] as const))("%s", (_, one) => {
    const { currency, ...answer } = one.answer as Record<string, unknown>;
    expect(WORKED[one.rule]?.(one)).toEqual(answer);
    expect(subsidyRule(one.rule.split("+")[0] ?? "").currency).toBe(currency);
  });
});

it("is the usual tax once a lower one has ended: 5% in the UK from April 2027", () => {
  const rule = subsidyRule("uk-vat");
  expect(["2027-03-31", "2027-04-01"].map((day) => taxOn(rule, 9_250, day))).toEqual([0, 462.5]);
  expect(taxOn(subsidyRule("de-vat"), 9_250, "2030-01-01")).toBe(0);
  expect(taxOn(subsidyRule("us-ny"), 9_250, "2026-01-01")).toBe(0);
});

it("pays no more than the ceiling", () => {
  expect(perKilowatt(formOf("in-delhi-topup", "per-kilowatt"), 8)).toBe(10_000);
  expect(shareOf(formOf("us-ny", "share"), 40_000)).toBe(5_000);
  expect(shareOf(formOf("za-6c", "share"), 100_000)).toBe(15_000);
});

it("holds from its first day to its last", () => {
  const rule = subsidyRule("us-25d");
  expect(["2021-12-31", "2022-01-01", "2025-12-31", "2026-01-01"].map((day) => holdsOn(rule, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
