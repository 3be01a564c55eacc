import { cecEfficiency, sandiaOf } from "@sunwright/engine/equipment/inverter";
import type { EquipmentKind } from "@sunwright/engine/equipment/records";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

const { records, byId, sources, sourcesOf } = equipmentLibrary();
const ofKind = (kind: EquipmentKind) => records.filter((record) => record.kind === kind);

it("holds as many parts of each kind as the tables it was made from", () => {
  expect(ofKind("module")).toHaveLength(2_691);
  expect(ofKind("inverter")).toHaveLength(1_216);
  expect(ofKind("battery")).toHaveLength(773);
  expect(ofKind("charge-controller")).toHaveLength(192);
  expect(ofKind("battery-inverter")).toHaveLength(514);
  expect(ofKind("generator")).toHaveLength(17);
  expect(sources).toHaveLength(44);
});

it("gives each part an id of its own, made of its kind, maker and model, and finds it by that", () => {
  expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  for (const record of records) {
    expect(record.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    expect(record.id.startsWith(record.kind)).toBe(true);
    expect(byId(record.id)).toBe(record);
  }
  expect(byId("module-longi-lr5-72hph-570m")?.model).toBe("LR5-72HPH-570M");
  // The register lists a model once for each mains voltage; letters of other scripts tell models apart.
  expect(byId("inverter-abb-pvi-6000-outd-us-a-277v")?.model).toBe("PVI-6000-OUTD-US-A");
  expect(byId("battery-shanghai-pytes-energy-co-ltd-v5-alpha")?.model).toBe("V5°α");
  expect(byId("module-nobody-nothing")).toBeNull();
});

it("names sources that there are for every row", () => {
  for (const record of records) expect(sourcesOf(record)).toHaveLength(record.sources.length);
});

it("reads figures in the units it states: a row of each kind as in its table", () => {
  expect(byId("module-adani-asb-m10-144-575")).toMatchObject({
    power: 575.34,
    nameplate: 575,
    openVoltage: 51.2,
    shortCircuitCurrent: 14.17,
    openVoltagePerKelvin: -0.00239,
    shortCircuitCurrentPerKelvin: 0.00039,
    powerPerKelvin: -0.00299,
    noct: 45.6,
    length: null,
    weak: ["name-restored", "front-side-only"],
  });
  expect(byId("inverter-abb-pvs-60-tl-r-us-480v")).toMatchObject({
    acPower: 60_033,
    dcVoltageMax: 800,
    trackerMin: 570,
    c0: -1.41816e-7,
    cecEfficiency: 0.9823,
    takesBattery: false,
  });
  expect(byId("battery-trojan-j305p-ac")).toMatchObject({ voltage: 6, ampHours: 330, energy: 1_980, cycles: null });
  expect(byId("charge-controller-epever-xtra4415n-g3")).toMatchObject({
    type: "MPPT",
    batteryVoltages: [12, 24, 36, 48],
    panelVoltageMax: 150,
    chargePower48: 2_080,
    efficiencyMax: 0.985,
  });
  expect(byId("battery-inverter-sol-ark-12k-2p-120-240v")).toMatchObject({
    type: "hybrid-low-voltage",
    power: 9_000,
    panelVoltageMax: 500,
    batteryVoltage: null,
    weak: ["second-hand"],
  });
  expect(byId("generator-generator-source-diesel-20-kw")).toMatchObject({
    power: 20_000,
    litresPerHour: { quarter: 2.27, half: 3.41, threeQuarters: 4.92, full: 6.06 },
  });
});

it("says what is weak: volts of a test, volts of one module of a stack, names restored", () => {
  for (const inverter of ofKind("inverter")) expect(inverter.weak).toContain("test-voltages");
  const stacks = records.filter((record) => record.kind === "battery" && record.stackOf > 1);
  expect(stacks.length).toBe(31);
  expect(ofKind("battery").filter(({ weak }) => weak.includes("volts-from-model-code"))).toHaveLength(57);
  for (const stack of stacks) expect(stack.weak).toContain("volts-of-one-module");
  expect(ofKind("module").filter(({ weak }) => weak.includes("name-restored"))).toHaveLength(1_173);
});

it("holds coefficients of inverters that give the weighted efficiency stated beside them", () => {
  for (const record of records) {
    if (record.kind !== "inverter") continue;
    const found = cecEfficiency(sandiaOf(record));
    // Stated with two decimals of a percent.
    expect(Math.abs(found - record.cecEfficiency), record.id).toBeLessThanOrEqual(0.5e-4 + 1e-9);
  }
});
