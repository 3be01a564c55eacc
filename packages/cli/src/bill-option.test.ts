import { expect, it } from "vitest";
import { withBill } from "./bill-option";
import { Problem } from "./problem";

const house = (city: string) => ({ parameters: { city } });
function read(city: string, bill: readonly string[], tariff?: string) {
  const said: string[] = [];
  const described = withBill(house(city), { bill, ...(tariff !== undefined && { tariff }) }, (text) => said.push(text));
  return { described, said: said.join("\n") };
}
const refusalOf = (city: string, bill: readonly string[], tariff?: string) => {
  try {
    read(city, bill, tariff);
  } catch (error) {
    if (error instanceof Problem) return error.message;
    throw error;
  }
  return "read";
};

it("puts the energy of a year's bill in the place of the load, with a peak that it calls a guess", () => {
  // €1,488 at 37.2 ct: 4,000 kWh, 10.96 kWh a day.
  const { described, said } = read("de-munich", ["year=1.488,00"]);
  expect(described).toMatchObject({ load: { dailyConsumption: 10_959 } });
  expect(said).toMatch(
    /^read as 4,000 kWh a year, 10,959 Wh on a mean day\. A bill says no peak: [\d,]+ W is a guess\.$/,
  );
});

it("fills months from the climate, and says so", () => {
  expect(read("de-munich", ["2026-07=200 kWh"]).said).toContain("; 11 months follow the climate of Munich");
});

it("prints the tariffs that a bill may be by, and takes the one that is named", () => {
  expect(refusalOf("ke-nairobi", ["2026-03=3134.65"])).toMatch(
    /several tariffs; name one with --tariff: lifeline \(.*\): 1,8\d\d kWh a year; domestic-to-100 .*; domestic-above-100/,
  );
  expect(read("ke-nairobi", ["2026-03=3134.65"], "domestic-to-100").said).toContain("read as 1,");
  expect(refusalOf("ke-nairobi", ["2026-03=3134.65"], "A")).toContain("--tariff has to be one of lifeline,");
});

it("refuses what it cannot read, and says how it is written", () => {
  expect(refusalOf("ng-kano", ["45000"])).toContain("say when");
  expect(refusalOf("ng-kano", ["2026-13=45000"])).toContain("say when");
  expect(refusalOf("ng-kano", ["2026-03=much"])).toContain("no amount that can be read in one way");
  expect(refusalOf("ng-kano", ["2026-03=100kWh", "2026-04=45000"])).toBe("bills are all in money or all in kWh");
  expect(refusalOf("gb-london-heathrow", ["2026-03=12"])).toContain("a bill without any energy is");
  expect(refusalOf("ng-kano", ["2026-03-14=20000"], "A")).toContain("once another follows");
});

it("leaves a house without a bill as it is", () => {
  const described = house("ng-kano");
  expect(withBill(described, {}, () => undefined)).toBe(described);
  expect(() => withBill(described, { tariff: "A" }, () => undefined)).toThrow("--tariff needs --bill");
});
