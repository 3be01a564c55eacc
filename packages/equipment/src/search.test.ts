import fc from "fast-check";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";
import { type EquipmentQuestion, searchEquipment } from "./search";
import { wattsOf } from "./words-of";

const modelsOf = (question: EquipmentQuestion) => searchEquipment(question).map(({ model }) => model);
const first = (words: string) => modelsOf({ words })[0];

it.each([
  ["LR5-72HPH-570M", "LR5-72HPH-570M"],
  ["lr5 72hph 570m", "LR5-72HPH-570M"],
  ["LR572HPH570M", "LR5-72HPH-570M"],
  ["570 longi hph", "LR5-72HPH-570M"],
  ["longi lr5-72hph 570 W", "LR5-72HPH-570M"],
  ["smartsolar 150/60", "SmartSolar MPPT 150/60"],
  ["SmartSolar150/60", "SmartSolar MPPT 150/60"],
  ["60 150 victron smart solar", "SmartSolar MPPT 150/60"],
  ["tracer5420an", "Tracer 5420AN"],
  ["epever 5420 tracer", "Tracer 5420AN"],
  ["20 kW diesel", "diesel 20 kW"],
])("finds %j whatever its case, spaces, hyphens and order: %j", (words, model) => {
  expect(first(words)).toBe(model);
});

it("puts the model itself first, then those that begin with it, then those that hold it", () => {
  const models = modelsOf({ kind: "charge-controller", words: "XTRA4215N" });
  expect(models).toEqual(["XTRA4215N", "XTRA4215N G3"]);
  const held = modelsOf({ words: "150/85" });
  expect(held[0]).toMatch(/150\/85$/);
});

it("leaves out a word that is nowhere, and finds nothing where all are", () => {
  expect(searchEquipment({ words: "longi nonsense" })).toEqual(searchEquipment({ words: "longi" }));
  expect(searchEquipment({ words: "nonsense qqxqq" })).toEqual([]);
});

// Words as installers type them; the library has the module as TSM-400DE09.
it.each([
  ["TSM-400DE09.08", "TSM-400DE09"],
  ["trina TSM-400DE09.08 panel", "TSM-400DE09"],
  ["vcitron 150/60", "SmartSolar MPPT 150/60"],
  ["smartsoalr 150/60", "SmartSolar MPPT 150/60"],
  ["epevr tracer 5420AN", "Tracer 5420AN"],
  ["LR5-72HHP-570M", "LR5-72HPH-570M"],
])("finds what installers type as %j: %j", (words, model) => {
  expect(modelsOf({ words }).slice(0, 3)).toContain(model);
});

it.each([
  ["sma 5.0", 5_000],
  ["SMA 7.7", 7_700],
  ["sma 5.0 kW", 5_000],
])("finds the inverters of %j by their power", (words, power) => {
  const found = searchEquipment({ words });
  expect(found.length).toBeGreaterThan(0);
  const [best] = found;
  expect(Math.abs((best ? (wattsOf(best) ?? 0) : 0) - power)).toBeLessThan(power * 0.02);
  expect(found.slice(0, 3).map(({ maker }) => maker)).toEqual(["SMA", "SMA", "SMA"]);
});

it("finds any part by its maker and model", () => {
  const { records } = equipmentLibrary();
  fc.assert(
    fc.property(fc.constantFrom(...records), (record) => {
      const found = searchEquipment({ words: `${record.maker} ${record.model}` });
      const same = found.findIndex(({ id }) => id === record.id);
      expect(same, record.id).toBeGreaterThanOrEqual(0);
      // Before it stand others of the same spelling alone, such as the same model at another mains voltage.
      expect(found.slice(0, same).every(({ model }) => model.length <= record.model.length)).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it("tells models apart that differ by a sign alone", () => {
  for (const volts of ["38.4V", "384V"]) {
    const model = `PowerCube-M3A-100-38.4/${volts}-E10`;
    expect(searchEquipment({ words: `PYLON TECHNOLOGIES CO.,LTD ${model}` })[0]?.model).toBe(model);
  }
});

it("keeps to kind, maker, watts and volts; what a row does not state is within no bounds", () => {
  const modules = searchEquipment({ kind: "module", maker: "canadian", minWatts: 600, maxWatts: 650 });
  expect(modules.length).toBeGreaterThan(5);
  for (const record of modules) {
    expect(record.maker).toBe("Canadian Solar");
    expect(record.kind === "module" && (record.nameplate ?? record.power)).toBeGreaterThanOrEqual(600);
  }
  const controllers = searchEquipment({ kind: "charge-controller", minVolts: 48, maxVolts: 48 });
  // 46 of 12/24/36/48 V, 2 of 12/24/48 V and 1 of 48 V alone.
  expect(controllers).toHaveLength(49);
  expect(searchEquipment({ kind: "battery", minVolts: 1 })).toHaveLength(159);
  expect(searchEquipment({ kind: "generator", minVolts: 1 })).toEqual([]);
});

it("answers the same question with the same list, and no words with the library in its order", () => {
  expect(searchEquipment({ words: "solar" })).toEqual(searchEquipment({ words: "solar" }));
  expect(searchEquipment({})).toEqual(equipmentLibrary().records);
});
