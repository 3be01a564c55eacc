import { moneyText, wholeMoney } from "./currency-text";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { moneyAssumptions, NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { describe, expect, it } from "vitest";
import { dayOf } from "./format";
import { exchangeSentence, oldFiguresNote, oldFiguresSentence } from "./money-text";

const nigeria = moneyAssumptions("Nigeria", NO_OWN_FIGURES);

describe("the rate at which dollars were exchanged", () => {
  it("is the country's with its day, and nothing of the cost estimate's", () => {
    const { value, asOf } = COUNTRY_MONEY.Nigeria.exchange;
    const sentence = exchangeSentence(nigeria, "NGN");
    expect(sentence).toContain(`1 USD = ${value.toLocaleString("en-US", { maximumFractionDigits: 2 })} NGN (`);
    expect(sentence).toContain(asOf.slice(0, 4));
    expect(sentence).not.toContain("1,650");
  });

  it("is the person's own where they typed one", () => {
    const own = moneyAssumptions("Nigeria", { ...NO_OWN_FIGURES, exchangeRate: 1_500 });
    expect(exchangeSentence(own, "NGN")).toMatch(/^Converted at your rate, 1 USD = 1,500 NGN\./);
    // Another currency is exchanged at its own country's rate.
    expect(exchangeSentence(own, "GHS")).toMatch(/^Converted at 1 USD = [\d.]+ GHS \(/);
  });

  it("is not spoken of in US dollars", () => {
    expect(exchangeSentence(nigeria, "USD")).toBeNull();
  });
});

describe("figures to look up again", () => {
  const input = { systemType: "hybrid", loadEnergy: 4_000, gridExport: 100, arrayKw: 4 } as const;
  const sentence = (today: string) => oldFiguresSentence({ assumptions: nigeria, input }, today);

  it("are named, each once", () => {
    const old = sentence("2030-01-01");
    expect(old).toMatch(/^Published some time ago; check them before you decide: .+, and .+\.$/);
    const names = (old ?? "").replace(/^[^:]+: |\.$/g, "").split(/, (?:and )?/);
    expect(new Set(names).size).toBe(names.length);
  });

  it("are counted beside a figure that they decide", () => {
    const used = { assumptions: nigeria, input };
    expect(oldFiguresNote(used, "2026-01-20")).toBe("2 figures are old: see Money.");
    expect(oldFiguresNote(used, "2023-12-31")).toBeNull();
  });

  it("are none before the first of them has ended", () => {
    expect(sentence("2023-12-31")).toBeNull();
  });

  it("name the hours of power of a survey that is older than a year, and no other", () => {
    expect(sentence("2026-01-20")).toBe(
      "Published some time ago; check them before you decide: grid today and generator today.",
    );
  });
});

it("knows the day of a moment where the reader is", () => {
  const moment = new Date("2026-11-21T23:30:00Z");
  expect([dayOf(moment, "UTC"), dayOf(moment, "Africa/Lagos")]).toEqual(["2026-11-21", "2026-11-22"]);
});

it("leaves cents out of tables of years", () => {
  expect(moneyText(wholeMoney(388_039.68, "ZAR"))).toBe("R388,040");
  expect(moneyText(wholeMoney(0, "ZAR"))).toBe("R0");
  expect(moneyText(wholeMoney(-20_632_590, "NGN"))).toBe("−₦20.6 M");
});
