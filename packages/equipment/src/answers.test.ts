import { designControllers } from "@sunwright/engine/equipment/controller";
import { matchBattery } from "@sunwright/engine/equipment/battery";
import { inputOfBatteryInverter, inputOfInverter } from "@sunwright/engine/equipment/panel-input";
import type { EquipmentKind, RecordOf } from "@sunwright/engine/equipment/records";
import { designStrings } from "@sunwright/engine/equipment/string-design";
import { expect, it } from "vitest";
import { equipmentLibrary } from "./library";

/** What is answered of rows that state less than a design needs, or that do not suit each other. */

const { byId } = equipmentLibrary();
function part<Kind extends EquipmentKind>(kind: Kind, id: string): RecordOf<Kind> {
  const record = byId(`${kind}-${id}`);
  const isOfKind = (one: typeof record): one is RecordOf<Kind> => one?.kind === kind;
  if (!isOfKind(record)) throw new Error(`No ${kind} ${id}`);
  return record;
}

const TEMPERATE = { coldest: -5, hottest: 35, cellRise: 25 };
const longi = part("module", "longi-lr5-72hph-570m");
const alone = (id: string, parallel = 1) => ({ battery: part("battery", id), inSeries: 1, parallel });

it("designs strings and names the limits that the register does not state", () => {
  const inverter = part("inverter", "sma-sb7-7-1sp-us-41-240v");
  expect(designStrings(16, longi, TEMPERATE, inputOfInverter(inverter))).toMatchObject({
    kind: "designed",
    // 480 V of the test ÷ 54.8 V at -5 °C: 8.
    design: { most: 8, inSeries: 8, parallel: 2, panels: 16 },
    unstated: [
      { part: "inverter", figure: "panel-current-max" },
      { part: "inverter", figure: "panel-power-max" },
    ],
  });
});

it("names the figures that must be known before a hybrid's strings can be", () => {
  const input = inputOfBatteryInverter(part("battery-inverter", "victron-multi-rs-solar-48v-6000va-100a"));
  const missing = [
    { part: "inverter", figure: "panel-voltage-max" },
    { part: "inverter", figure: "tracker-min" },
  ];
  expect(designStrings(10, longi, TEMPERATE, input)).toEqual({ kind: "refused", refusals: [], unstated: missing });
  // Typed, as from a datasheet, they are used.
  const typed = input === null ? null : { ...input, voltageMax: 450, trackerMin: 80 };
  expect(designStrings(10, longi, TEMPERATE, typed)).toMatchObject({ kind: "designed", design: { panels: 10 } });
});

it("refuses panels on an inverter whose direct-current side is a battery", () => {
  const records = equipmentLibrary().records.filter(
    (one) => one.kind === "inverter" && one.type === "battery-low-voltage",
  );
  expect(records).toHaveLength(13);
  for (const record of records)
    expect(record.kind === "inverter" && designStrings(10, longi, TEMPERATE, inputOfInverter(record))).toMatchObject({
      kind: "refused",
      refusals: [{ code: "no-panel-input" }],
    });
});

it("refuses a module whose open voltage in the cold is above what a controller withstands, with both", () => {
  const controller = part("charge-controller", "victron-smartsolar-mppt-75-15");
  // 221.1 V at 25 °C, -0.271 %/K: 239.08 V at -5 °C.
  const thinFilm = part("module", "first-solar-fs-6450-p");
  const answer = designControllers(2, thinFilm, TEMPERATE, controller, alone("victron-smart-lithium-12-8v-200ah"));
  const refusals = answer.kind === "refused" ? answer.refusals : [];
  expect(refusals).toMatchObject([{ code: "cold-voltage", limit: 75, unit: "V" }]);
  expect(refusals[0]?.found).toBeCloseTo(239.08, 2);
});

it("asks for a controller's panel voltage and kind, and for a battery's voltage", () => {
  const bare = part("charge-controller", "epever-dr1106n-ddb");
  const pytes = alone("shanghai-pytes-energy-co-ltd-v5");
  expect(designControllers(2, longi, TEMPERATE, bare, pytes)).toEqual({
    kind: "refused",
    refusals: [],
    unstated: [
      { part: "controller", figure: "panel-voltage-max" },
      { part: "battery", figure: "battery-voltage" },
    ],
  });
});

it("holds the charging current to the battery's: half its ampere-hours where it states no limit", () => {
  const controller = part("charge-controller", "epever-tracer-10420an");
  const lithium = "victron-smart-lithium-25-6v-200ah";
  // 4 × 570 W on 25.6 V is 87.8 A; 100 A are allowed of 200 Ah.
  expect(designControllers(4, longi, TEMPERATE, controller, alone(lithium))).toMatchObject({
    kind: "designed",
    design: { controllers: 1, panels: 4 },
    unstated: [{ part: "battery", figure: "charge-current-max" }, { part: "battery" }],
  });
  expect(designControllers(8, longi, TEMPERATE, controller, alone(lithium))).toMatchObject({
    kind: "refused",
    refusals: [{ code: "battery-charge", limit: 100, unit: "A" }],
  });
  expect(designControllers(8, longi, TEMPERATE, controller, alone(lithium, 2))).toMatchObject({
    kind: "designed",
    design: { controllers: 2, panels: 8 },
  });
});

it("refuses a battery of another voltage, with both, and one that gives less than the inverter draws", () => {
  const inverter = part("battery-inverter", "voltronic-infinisolar-viii-5k-ica-snv-gh5042-220-230-240v");
  expect(matchBattery(inverter, alone("victron-smart-lithium-25-6v-200ah"))).toMatchObject({
    kind: "refused",
    refusals: [{ code: "battery-voltage", found: 25.6, limit: 48, unit: "V" }],
  });
  // 51.2 V × 125 A is 6.4 kW for the 5.4 kW that 5 kW draw.
  expect(matchBattery(inverter, alone("conssin-csp6400-51-2-a")).kind).toBe("designed");
  const weak = {
    ...alone("conssin-csp6400-51-2-a"),
    battery: { ...part("battery", "conssin-csp6400-51-2-a"), dischargePowerMax: 2_000 },
  };
  expect(matchBattery(inverter, weak)).toMatchObject({
    kind: "refused",
    refusals: [{ code: "battery-discharge", limit: 2_000, unit: "W" }],
  });
});
