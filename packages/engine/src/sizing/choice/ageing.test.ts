import { describe, expect, it } from "vitest";
import { agedBy, agedHouse, ageOf, useOf, withDesignAge } from "./ages";
import { targetOf } from "../inputs/target";
import { houseOf, sunOf } from "./house-of";
import { ruleFiguresOf } from "../rule/figures-by-rule";
import { house } from "../testing/house";

const figures = ruleFiguresOf(house({ ambientTemperature: 25 }));

describe("what an age has left", () => {
  // A battery ends at four fifths of its capacity; panels lose 0.5% a year (Jordan and Kurtz); 15 years at 25 °C.
  it.each([
    ["new", 0, 1],
    ["middle", 7.5, 0.9],
    ["end", 15, 0.8],
  ] as const)("%s, after %d years: %d of the battery", (age, year, batteryLeft) => {
    const left = agedBy(figures, age);
    expect(left).toMatchObject({ age, batteryLeft });
    expect(left.year).toBeCloseTo(year, 9);
    expect(left.panelsLeft).toBeCloseTo(0.995 ** year, 12);
  });

  it("comes sooner where cycles end the battery sooner: 6,000 of 90% at 540 a year are 10 years", () => {
    expect(agedBy(figures, "end", { fullCyclesPerYear: 540 }).year).toBeCloseTo(10, 9);
    expect(agedBy(figures, "middle", { fullCyclesPerYear: 540 }).year).toBeCloseTo(5, 9);
    expect(agedBy(figures, "end", { fullCyclesPerYear: 1 }).year).toBeCloseTo(15, 9);
  });

  it("comes sooner in the heat of the site's mean year: half the life at 39 °C", () => {
    expect(agedBy(ruleFiguresOf(house({ ambientTemperature: 39 })), "end").year).toBeCloseTo(7.5, 9);
  });

  it("is left to battery and panels of a house, nothing else of it changed", () => {
    const built = houseOf(figures, sunOf(figures, "verdict"), "verdict");
    const aged = agedHouse(built, { batteryLeft: 0.9, panelsLeft: 0.97 });
    expect(aged).toEqual({ ...built, panelsLeft: 0.97, battery: { ...built.battery, left: 0.9 } });
  });
});

it("works a battery by what a year takes out of it, with its own loss, over what it holds in the cold", () => {
  const { battery, technology } = figures;
  const cold = { ...figures, battery: { ...battery, cold: 0.8 } };
  // 5 kWh a day through √0.92 of 10 kWh that hold 8.
  expect(useOf(cold, 10, 5).fullCyclesPerYear).toBeCloseTo((365 * 5) / Math.sqrt(0.92) / 8, 9);
  expect(technology.battery.roundTrip).toBe(0.92);
  expect(useOf(cold, 0, 5).fullCyclesPerYear).toBe(0);
});

describe("the age a target must hold at", () => {
  const at = (change: Parameters<typeof house>[0]) => {
    const rule = ruleFiguresOf(house(change));
    return ageOf(rule, targetOf(rule.input.parameters));
  };

  it("is the one that was chosen", () => {
    for (const designAge of ["new", "middle", "end"] as const) {
      expect(at({ designAge })).toBe(designAge);
      expect(at({ designAge, systemType: "hybrid" })).toBe(designAge);
    }
  });

  it("is the end where one hour in a thousand may stay dark at most", () => {
    expect(at({ designAge: "new", reliabilityTarget: 99.9 })).toBe("end");
    expect(at({ designAge: "new", reliabilityTarget: 99.89 })).toBe("new");
  });

  it("is the middle of the compared years on-grid, whose energy is near their mean", () => {
    expect(at({ designAge: "end", systemType: "on-grid" })).toBe("middle");
    // Twenty years are compared.
    expect(agedBy(ruleFiguresOf(house({ systemType: "on-grid" })), "middle").year).toBeCloseTo(10, 9);
  });

  it("changes in the parameters alone", () => {
    const { parameters } = house();
    expect(withDesignAge(parameters, "end")).toEqual({ ...parameters, designAge: "end" });
  });
});
