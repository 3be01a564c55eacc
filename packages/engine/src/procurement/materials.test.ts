import { tell } from "@sunwright/words/tell-materials";
import { describe, expect, it } from "vitest";
import { sizeSystem } from "../sizing/size-system";
import { house } from "../sizing/testing/house";
import { materialsOf, rowsByRule } from "./materials";

const design = sizeSystem(house({ city: "ng-lagos-ikeja", installationLocation: "roof-sloped" }));
const lines = materialsOf(design, [4, 3]);
const quantityOf = (id: string) => lines.find((line) => line.id === id)?.quantity;

describe("the bill of materials", () => {
  it("has every piece that the design buys, with the trace of its number", () => {
    const bought = design.parts.filter(({ count }) => count > 0);
    expect(lines.filter(({ part }) => part !== null).map(({ quantity, why }) => [quantity, why])).toEqual(
      bought.map(({ count, why }) => [count, why]),
    );
  });

  it("has every device of every circuit, and a holder for each fuse", () => {
    const devices = design.electrical.circuits.flatMap(({ devices: ofCircuit }) => ofCircuit);
    expect(devices.length).toBeGreaterThan(5);
    for (const { kind, quantity, rating } of devices) {
      const line = lines.find(({ id, why }) => id.startsWith(`${kind}-`) && why === rating);
      expect(line?.quantity, kind).toBe(quantity);
    }
    const fuses = lines.filter(({ category }) => category === "fuse");
    expect(lines.filter(({ category }) => category === "fuse-holder").map(({ quantity }) => quantity)).toEqual(
      fuses.map(({ quantity }) => quantity),
    );
  });

  it("counts mounting by the rows, by hand", () => {
    // Rows of 4 and 3 panels of 1.134 m: 4 × 1.134 + 3 × 0.02 + 0.2 = 4.796 m, 3 × 1.134 + 2 × 0.02 + 0.2 = 3.642 m.
    expect(quantityOf("rail"), "2 × (4.796 + 3.642) = 16.876 m").toBe(17);
    expect(quantityOf("end-clamp"), "4 a row").toBe(8);
    expect(quantityOf("mid-clamp"), "2 × (7 − 2)").toBe(10);
    // Hooks every 1.2 m on two rails: 2 × (⌈4.796 ÷ 1.2⌉ + 1) = 10, 2 × (⌈3.642 ÷ 1.2⌉ + 1) = 10.
    expect(quantityOf("support")).toBe(20);
  });

  it("cuts cables a tenth longer than they are laid, by hand", () => {
    const panels = design.electrical.circuits.find(({ run }) => run === "panel-inverter");
    // 20 m from panels to inverter, plus and minus: 2 × 20 × 1.1 = 44 m of each cable beside the other.
    expect(quantityOf("cable-panel-inverter")).toBe(44 * (panels?.parallel ?? Number.NaN));
    // 15 m from inverter to load in one cable: 16.5 m.
    const load = design.electrical.circuits.find(({ run }) => run === "inverter-load");
    expect(quantityOf("cable-inverter-load")).toBe(Math.ceil(16.5 * (load?.parallel ?? Number.NaN)));
  });

  it("marks what the system runs without, and is said in words", () => {
    expect(lines.filter(({ optional }) => optional).map(({ id }) => id)).toEqual(["monitoring"]);
    for (const { name, why } of lines) {
      expect(tell(name)).not.toBe("");
      for (const text of [why.name, why.formula, why.equation, why.source]) expect(tell(text)).not.toBe("");
      for (const { name: input, from } of why.inputs) expect([tell(input), tell(from)]).not.toContain("");
    }
  });

  it("is empty where nothing is carried", () => {
    const nothing = sizeSystem({ ...house(), load: { kind: "appliances", appliances: [] } });
    expect(materialsOf(nothing)).toEqual([]);
  });

  it("lays rows of a string where no layout is known", () => {
    const { inSeries, count } = design.panels;
    const rows = rowsByRule(design);
    expect(rows.reduce((sum, one) => sum + one, 0)).toBe(count.value);
    expect(Math.max(...rows)).toBeLessThanOrEqual(Math.min(10, inSeries.value));
  });
});
