import { describe, expect, it } from "vitest";
import { protectiveConductor, protectiveConductorIec, protectiveConductorNec, rodResistance } from "./earthing";

describe("protective conductors", () => {
  it("follow IEC 60364-5-54, table 54.2, as the Schneider guide prints it: S, then 16 mm², then half", () => {
    const lines = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];
    expect(lines.map(protectiveConductorIec)).toEqual([1.5, 2.5, 4, 6, 10, 16, 16, 16, 25, 35, 50, 70]);
  });

  it("are never thinner than NEC table 250.122 asks behind the device (20 A: 12 AWG, 100 A: 8 AWG, 200 A: 6 AWG)", () => {
    expect([20, 100, 200].map(protectiveConductorNec)).toEqual([4, 10, 16]);
    expect(protectiveConductor(2.5, 20, "NEC")).toBe(4);
    expect(protectiveConductor(2.5, 20, "IEC")).toBe(2.5);
  });

  it("never shrink with the line conductor", () => {
    const lines = [1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120];
    for (const rules of ["IEC", "NEC"] as const) {
      const sizes = lines.map((line) => protectiveConductor(line, 63, rules));
      expect([...sizes].sort((one, other) => one - other)).toEqual(sizes);
    }
  });
});

it("finds the resistances IEEE 142 gives a rod of 10 ft and 5/8 in: 8 Ω in ashes, 311 Ω in gravel", () => {
  const rod = (ohmMetres: number) => rodResistance(ohmMetres, 3.048, 0.015875);
  expect(rod(23.7)).toBeCloseTo(8, 0);
  expect(rod(940) / 311).toBeCloseTo(1, 2);
});
