import {
  BATTERY_CHEMISTRIES,
  BATTERY_INVERTER_TYPES,
  type BatteryInverterRecord,
  type BatteryRecord,
  CELL_TECHNOLOGIES,
  type ChargeControllerRecord,
  CONFIDENCES,
  CONTROLLER_TYPES,
  EQUIPMENT_KINDS,
  type EquipmentSource as Source,
  FUELS,
  type GeneratorRecord,
  INVERTER_TYPES,
  type InverterRecord,
  type ModuleRecord,
  PANEL_POWER_KINDS,
  WEAK_POINTS,
} from "@sunwright/engine/equipment/records";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { EQUIPMENT_FIGURE_MAX, EQUIPMENT_ID_MAX, EQUIPMENT_PAGES_MAX, NAME_MAX } from "./limits";
import { line } from "./text";

/** Units and meanings of all figures: the engine's `equipment/records`. Null where the source does not state one. */
const figure = z.number().nullable();

const row = {
  id: z.string(),
  maker: z.string(),
  model: z.string(),
  listDate: z.string().nullable(),
  sources: z.array(z.string()).readonly(),
  confidence: z.enum(CONFIDENCES),
  weak: z.array(z.enum(WEAK_POINTS)).readonly(),
  note: z.string().nullable(),
};

const tracker = z.object({ current: figure, shortCircuitCurrent: figure, strings: figure });

export const ModulePart = z.object({
  ...row,
  kind: z.literal("module"),
  manufacturer: z.string(),
  technology: z.enum(CELL_TECHNOLOGIES),
  bifacial: z.boolean(),
  power: z.number(),
  nameplate: figure,
  area: z.number(),
  length: figure,
  width: figure,
  cellsInSeries: z.number(),
  powerVoltage: z.number(),
  powerCurrent: z.number(),
  openVoltage: z.number(),
  shortCircuitCurrent: z.number(),
  openVoltagePerKelvin: z.number(),
  shortCircuitCurrentPerKelvin: z.number(),
  powerPerKelvin: z.number(),
  noct: figure,
  ptc: figure,
  variants: z.number(),
}) satisfies z.ZodType<ModuleRecord>;

export const InverterPart = z.object({
  ...row,
  kind: z.literal("inverter"),
  manufacturer: z.string(),
  type: z.enum(INVERTER_TYPES),
  takesBattery: z.boolean(),
  acPower: z.number(),
  acVoltage: z.number(),
  dcVoltageMax: z.number(),
  trackerMin: z.number(),
  trackerMax: z.number(),
  dcVoltageNominal: z.number(),
  dcPower: z.number(),
  startPower: z.number(),
  nightPower: z.number(),
  c0: z.number(),
  c1: z.number(),
  c2: z.number(),
  c3: z.number(),
  cecEfficiency: z.number(),
  variants: z.number(),
}) satisfies z.ZodType<InverterRecord>;

export const BatteryPart = z.object({
  ...row,
  kind: z.literal("battery"),
  chemistry: z.enum(BATTERY_CHEMISTRIES),
  voltage: figure,
  ampHours: figure,
  stackOf: z.number().int(),
  energy: figure,
  usableEnergy: figure,
  usableShare: figure,
  chargeCurrentMax: figure,
  dischargeCurrentMax: figure,
  dischargePowerMax: figure,
  voltageMin: figure,
  voltageMax: figure,
  chargeTemperatureMin: figure,
  chargeTemperatureMax: figure,
  dischargeTemperatureMin: figure,
  dischargeTemperatureMax: figure,
  seriesMax: figure,
  parallelMax: figure,
  roundTrip: figure,
  cycles: figure,
  cyclesDepth: figure,
  designLife: figure,
}) satisfies z.ZodType<BatteryRecord>;

export const ChargeControllerPart = z.object({
  ...row,
  kind: z.literal("charge-controller"),
  type: z.enum(CONTROLLER_TYPES).nullable(),
  batteryVoltages: z.array(z.number()).readonly().nullable(),
  chargeCurrent: z.number(),
  panelVoltageMax: figure,
  chargePower12: figure,
  chargePower24: figure,
  chargePower36: figure,
  chargePower48: figure,
  efficiencyMax: figure,
  variants: z.number(),
}) satisfies z.ZodType<ChargeControllerRecord>;

export const BatteryInverterPart = z.object({
  ...row,
  kind: z.literal("battery-inverter"),
  type: z.enum(BATTERY_INVERTER_TYPES),
  power: figure,
  apparentPower: figure,
  surgePower: figure,
  surgeSeconds: figure,
  backupPower: figure,
  backupApparentPower: figure,
  parallel: z.boolean().nullable(),
  parallelMax: figure,
  acVoltage: z.string().nullable(),
  phases: figure,
  batteryVoltage: figure,
  batteryVoltageMin: figure,
  batteryVoltageMax: figure,
  chargeCurrent: figure,
  mainsChargeCurrent: figure,
  panelChargeCurrent: figure,
  dischargeCurrent: figure,
  transferCurrent: figure,
  panelPowerMax: figure,
  panelVoltageMax: figure,
  trackerMin: figure,
  trackerMax: figure,
  panelCurrentMax: figure,
  panelPowerKind: z.enum(PANEL_POWER_KINDS).nullable(),
  panelArrayMax: figure,
  panelStart: figure,
  trackers: z.array(tracker).readonly().nullable(),
  idlePower: figure,
  nightPower: figure,
  peakEfficiency: figure,
  batteryEfficiency: figure,
  cecEfficiency: figure,
}) satisfies z.ZodType<BatteryInverterRecord>;

export const GeneratorPart = z.object({
  ...row,
  kind: z.literal("generator"),
  fuel: z.enum(FUELS),
  power: z.number(),
  litresPerHour: z.object({ quarter: z.number(), half: z.number(), threeQuarters: z.number(), full: z.number() }),
  idleLitres: z.number(),
  slopeLitres: z.number(),
}) satisfies z.ZodType<GeneratorRecord>;

/** A part of the library, by its kind. */
export const EquipmentPart = z.discriminatedUnion("kind", [
  ModulePart,
  InverterPart,
  BatteryPart,
  ChargeControllerPart,
  BatteryInverterPart,
  GeneratorPart,
]);
export type EquipmentPart = z.output<typeof EquipmentPart>;

export const EquipmentSource = z.object({
  id: z.string(),
  what: z.string(),
  repository: z.string(),
  path: z.string(),
  commit: z.string().nullable(),
  date: z.string(),
  licence: z.string(),
  trust: z.string(),
}) satisfies z.ZodType<Source>;

const tag = "equipment";
const access = "session";
const bound = z.coerce.number().min(0).max(EQUIPMENT_FIGURE_MAX).optional();

/** Parts of one answer. */
export const EQUIPMENT_PER_PAGE = 25;

export const listEquipment = endpoint({
  method: "GET",
  path: "/api/equipment",
  summary: "Parts that can be bought, by words of maker, model and figures, the best first",
  tag,
  access,
  tagged: true,
  freshFor: 3_600,
  query: z.object({
    kind: z.enum(EQUIPMENT_KINDS).optional().describe("Only parts of this kind"),
    q: line(NAME_MAX)
      .optional()
      .describe('Words in any order; case, hyphens and spaces do not matter: "longi 570 W". Each must be found'),
    maker: line(NAME_MAX).optional().describe("The maker's name or how it begins"),
    minWatts: bound.describe("Least power a part is sold by, W; a part whose row states none is in no bounds"),
    maxWatts: bound.describe("Most power a part is sold by, W"),
    minVolts: bound.describe(
      "Least voltage, V: open circuit of a module, mains of an inverter, battery of all that has one",
    ),
    maxVolts: bound.describe("Most voltage, V"),
    page: z.coerce
      .number()
      .int()
      .min(1)
      .max(EQUIPMENT_PAGES_MAX)
      .default(1)
      .describe("Which page of the list; the first is 1"),
  }),
  response: z.object({
    parts: z.array(EquipmentPart).readonly(),
    /** On all pages. */
    total: z.number().int(),
    page: z.number().int(),
    /** At least one; an empty list is a page. */
    pages: z.number().int(),
  }),
  errors: ["not_signed_in", "invalid_input"],
});

export const readEquipment = endpoint({
  method: "GET",
  path: "/api/equipment/:equipmentId",
  summary: "A part of the equipment library, and where its figures come from",
  tag,
  access,
  tagged: true,
  freshFor: 3_600,
  params: z.object({ equipmentId: line(EQUIPMENT_ID_MAX).min(1) }),
  response: z.object({ part: EquipmentPart, sources: z.array(EquipmentSource).readonly() }),
  errors: ["not_signed_in", "equipment_not_found"],
});
