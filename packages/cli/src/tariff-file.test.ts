import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Problem } from "./problem";
import { run } from "./run";
import { chosenTariff, namesHourTariff } from "./tariff-file";

const folder = mkdtempSync(join(tmpdir(), "sunwright-tariff-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}
const YEAR = ["hour;EUR/MWh", ...Array.from({ length: 8_760 }, (_, hour) => `${hour};${hour % 24}.50`)].join("\n");
const prices = file("prices.csv", YEAR);
const own = (change: object = {}) =>
  file("own.json", { name: "Mine", currency: "EUR", other: "any", energy: { all: { any: 0.3 } }, ...change });

const refusalOf = (...asked: Parameters<typeof chosenTariff>) => {
  try {
    chosenTariff(...asked);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return "taken";
};

describe("the tariff of a house", () => {
  it("is a known one, a person's own, or a year's prices as they are", () => {
    expect(chosenTariff("uk-octopus-go", undefined, "UK").written.name).toBe("Octopus Go");
    expect(chosenTariff(own(), undefined, "Germany").written).toMatchObject({
      name: "Mine",
      export: { kind: "separate" },
    });
    const { written, market } = chosenTariff(prices, undefined, "Germany");
    expect([written.name, market?.[5], market?.length]).toEqual(["prices.csv", 0.0055, 8_760]);
  });

  it("may be a known one with what no sheet has", () => {
    const path = file("completed.json", {
      of: "de-modul3-netzebw",
      per_kwh: [{ name: "supply", rate: 0.245 }],
      fixed: [{ name: "base", per: "month", rate: 12.5 }],
    });
    expect(chosenTariff(path, undefined, "Germany").written.per_kwh).toEqual([{ name: "supply", rate: 0.245 }]);
  });

  it("is told from the tariff of a bill", () => {
    expect(["plan.JSON", "prices.csv", "za-homeflex4-2026", "domestic-to-100"].map(namesHourTariff)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it.each<[string, () => string, string]>([
    [
      "of another country",
      () => refusalOf("uk-octopus-go", undefined, "Germany"),
      "uk-octopus-go is a tariff of UK, and the house is in Germany",
    ],
    [
      "with a rate that no sheet has",
      () => refusalOf("us-az-srp-e28", undefined, "USA"),
      'No rate is given for the tax "local-tax"',
    ],
    [
      "in other money",
      () => refusalOf(own({ currency: "GBP" }), undefined, "Germany"),
      "is in GBP; prices of this house are in EUR",
    ],
    ["with a field that is none", () => refusalOf(own({ enrgy: {} }), undefined, "Germany"), "own.json"],
    [
      "with text for a rate",
      () => refusalOf(own({ energy: { all: { any: "0.3" } } }), undefined, "Germany"),
      "energy.all.any",
    ],
    [
      "with windows that overlap",
      () =>
        refusalOf(
          own({
            windows: {
              all: {
                weekday: {
                  dear: [
                    [8, 12],
                    [9, 10],
                  ],
                },
                saturday: {},
                sunday: {},
              },
            },
          }),
          undefined,
          "Germany",
        ),
      "hour 9 is in two windows",
    ],
    [
      "that goes by prices nobody gave",
      () => refusalOf(own({ energy: undefined, day_ahead: {} }), undefined, "Germany"),
      "--day-ahead",
    ],
    ["with prices it does not go by", () => refusalOf(own(), prices, "Germany"), "leave --day-ahead out"],
    ["of prices twice", () => refusalOf(prices, prices, "Germany"), "has prices already"],
    [
      "of a known one that is none",
      () => refusalOf(file("of.json", { of: "uk-none" }), undefined, "UK"),
      "uk-octopus-go, uk-intelligent-go",
    ],
    ["that is no file", () => refusalOf(join(folder, "none.json"), undefined, "UK"), "none.json"],
    [
      "that is no table",
      () => refusalOf(file("bad.csv", "hello"), undefined, "UK"),
      "No column says what its prices are of",
    ],
  ])("is refused: %s", (_, refusal, words) => {
    expect(refusal()).toContain(words);
  });

  it("is named beside the year's bills of the design", async () => {
    const said: string[] = [];
    const house = file("house.json", {
      load: { dailyConsumption: 8_000, peakPower: 2_000 },
      parameters: { city: "gb-london-heathrow", systemType: "on-grid" },
    });
    const asked = (...args: readonly string[]) =>
      run(
        ["design", house, ...args],
        (text) => said.push(text),
        (text) => said.push(text),
      );
    expect(await asked("--tariff", "uk-octopus-go")).toBe(0);
    expect(said.join("\n")).toMatch(
      /tariff +Octopus Go: a year's bill of US\$ [\d,]+ without the system, US\$ -?[\d,]+ with it/,
    );
    expect(await asked("--tariff", "de-modul3-lew")).not.toBe(0);
    expect(said.at(-1)).toContain("is a tariff of Germany, and the house is in UK");
  });
});
