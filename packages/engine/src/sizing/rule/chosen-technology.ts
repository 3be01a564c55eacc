import { bankOf, CHARGE_RATES, systemVoltageOf } from "../../equipment/battery";
import {
  type Chosen,
  type ChosenParts,
  efficiencyStated,
  nameOf,
  parallelMaxOf,
  withTyped,
} from "../../equipment/chosen-parts";
import { chargePowerOf, controllerVoltages } from "../../equipment/controller";
import { sandiaOf } from "../../equipment/inverter";
import { MOST_ARRAY_RATIO } from "../../equipment/string-design";
import { inputOfBatteryInverter, inputOfInverter, type PanelInput, panelPowerLimit } from "../../equipment/panel-input";
import { soldPower } from "../../equipment/module";
import type {
  BatteryInverterRecord,
  BatteryRecord,
  ChargeControllerRecord,
  InverterRecord,
  ModuleRecord,
} from "../../equipment/records";
import type { BusVoltage } from "../../parameters/options";
import { arePricesKnown } from "../../prices/part-prices";
import type { PriceEnd } from "../../prices/price";
import { GEL, LEAD_ACID } from "./battery-kinds";
import { asPart, batteryModule, type BatteryModule } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import { PANEL_SERIES_FUSE, TRACKER_EFFICIENCY } from "../inputs/defaults";
import type { DesignInput } from "../inputs/design";
import { ownTariff } from "./own-tariff";
import { PANEL_FUSES } from "./standard-ratings";
import { MOST_PANELS_PER_INVERTER } from "./grid-inverters";
import { ownPrice } from "./own-price";
import type { ChosenInverter, ChosenOf, PanelInputClass, PanelSheet } from "./part-sheets";
import { DESIGN_PAGE_TECHNOLOGY, pricedAt, type Technology } from "./technology";
import { told } from "../inputs/told";

/**
 * The technology of the design page with the parts that were chosen for a project in it.
 *
 * @param end  Of local prices, in place of their middle; what was typed for a part stays.
 */
export function technologyFor(
  { parts, parameters, prices, figures, book, ownGrid }: DesignInput,
  end?: PriceEnd,
): Technology {
  const generic = {
    ...genericTechnology(parameters, { prices, figures, book }, end),
    importPrice: ownTariff({ parameters, ownGrid }),
  };
  if (parts === undefined) return generic;
  const used = partsUsed(parts, parameters);
  const panel = panelOf(used.module, generic);
  const battery = batteryOf(used.battery, generic, busVoltageOf(parameters));
  const inverter = inverterOf(used.inverter, generic);
  const controller = controllerOf(used.controller, { battery, prices: generic.prices }, busVoltageOf(parameters));
  const ratios = { ...generic.ratios, battery: ratioOf(used.battery) };
  return { ...generic, panel, battery, inverter, controller, ratios };
}

/** The technology of the design page at the prices that the input names. */
function genericTechnology(
  { country, systemType }: Parameters,
  { prices, figures, book }: Pick<DesignInput, "prices" | "figures" | "book">,
  end?: PriceEnd,
): Technology {
  if (prices !== "local" || !arePricesKnown(country)) return DESIGN_PAGE_TECHNOLOGY;
  return pricedAt({ basis: "local", country, systemType, figures, book, ...(end && { end }) });
}

type Parameters = DesignInput["parameters"];

/** The chosen parts that a kind of system has: battery and charge controller beside a battery, each its own inverter. */
export function partsUsed(
  { module, battery, inverter, controller }: ChosenParts,
  { systemType }: Parameters,
): ChosenParts {
  const onGrid = systemType === "on-grid";
  const suits = inverter !== undefined && (inverter.row.kind === "inverter") === onGrid;
  return {
    ...(module && { module }),
    ...(suits && { inverter }),
    ...(!onGrid && battery && { battery }),
    ...(!onGrid && controller && { controller }),
  };
}

type Named = Chosen<{ readonly maker: string; readonly model: string }>;

/** Of a watt or watt-hour: what was typed for a piece, else the usual rate. [US dollars] */
const rateOf = (chosen: ChosenOf, size: number, usual: number) =>
  chosen.price === null ? usual : chosen.price.dollars / size;

const chosenOf = (part: ChosenOf["part"], chosen: Named, { prices }: Pick<Technology, "prices">): ChosenOf => ({
  part,
  name: nameOf(chosen.row),
  source: told("from.library", { part: nameOf(chosen.row) }),
  price: ownPrice(chosen, prices),
});

function panelOf(chosen: ChosenParts["module"], technology: Technology): Technology["panel"] {
  const generic = technology.panel;
  if (chosen === undefined) return generic;
  const { row, typed } = chosen;
  const named = chosenOf("module", chosen, technology);
  const power = soldPower(row);
  const sheet: PanelSheet = {
    power,
    openVoltage: row.openVoltage,
    powerVoltage: row.powerVoltage,
    shortCircuitCurrent: row.shortCircuitCurrent,
    powerCurrent: row.powerCurrent,
    openVoltagePerKelvin: row.openVoltagePerKelvin,
    // No row states a coefficient of its own.
    powerVoltagePerKelvin: row.powerPerKelvin,
    maxSeriesFuse: typed["series-fuse"] ?? usualSeriesFuse(row),
    chosen: { ...named, area: row.area },
  };
  return { perKelvin: row.powerPerKelvin, price: rateOf(named, power, generic.price), sheet };
}

/**
 * The series fuse of a module whose row states none. [A] Assumption: the generic class's, or for cells of more current the
 * smallest fuse of IEC 62548, 6.5.
 */
function usualSeriesFuse({ shortCircuitCurrent }: ModuleRecord): number {
  const least = 1.5 * shortCircuitCurrent;
  return Math.max(PANEL_SERIES_FUSE, PANEL_FUSES.find((rating) => rating >= least) ?? 0);
}

const lead = (row: BatteryRecord) => row.chemistry.startsWith("lead");

/** What a chosen battery's chemistry costs ÷ lithium iron. */
const ratioOf = (chosen: ChosenParts["battery"]): number =>
  chosen === undefined || !lead(chosen.row) ? 1 : leadKind(chosen.row).priceRatio;
const leadKind = ({ chemistry }: BatteryRecord) => (chemistry === "lead-acid gel" ? GEL : LEAD_ACID);

function batteryOf(
  chosen: ChosenParts["battery"],
  technology: Technology,
  systemVoltage: BusVoltage,
): Technology["battery"] {
  const generic = technology.battery;
  if (chosen === undefined) return generic;
  const row = withTyped(chosen);
  const named = chosenOf("battery", chosen, technology);
  const kind = lead(row) ? leadKind(row) : generic;
  const module = pieceOf(row, systemVoltage);
  if (module === null) return generic;
  const each = module.energy / module.inSeries;
  const charge = row.chargeCurrentMax === null ? CHARGE_RATES[row.chemistry] : row.chargeCurrentMax / module.ampHours;
  return {
    chemistry: module.chemistry,
    cycles: row.cycles ?? kind.cycles,
    calendarYears: row.designLife ?? kind.calendarYears,
    depthOfDischarge: usableOf(row) ?? kind.depthOfDischarge,
    // Rows state it from alternating to alternating current: the inverter's loss would count twice.
    roundTrip: kind.roundTrip,
    rate: charge,
    dischargeRate: dischargeRateOf(row, each) ?? kind.rate,
    selfDischargePerHour: kind.selfDischargePerHour,
    price: rateOf(named, each, ratioOf(chosen) * generic.price),
    source: named.source,
    chosen: {
      ...named,
      module,
      seriesMax: row.seriesMax,
      parallelMax: row.parallelMax,
      chargesFrom: row.chargeTemperatureMin,
    },
  };
}

const usableOf = ({ usableShare, usableEnergy, energy }: BatteryRecord): number | null =>
  usableShare ?? (usableEnergy === null || energy === null ? null : Math.min(1, usableEnergy / energy));

/** Continuous power out of it ÷ its energy. [1/h] */
function dischargeRateOf({ dischargePowerMax, dischargeCurrentMax, voltage }: BatteryRecord, energy: number) {
  if (dischargePowerMax !== null) return dischargePowerMax / energy;
  return dischargeCurrentMax === null || voltage === null ? null : (dischargeCurrentMax * voltage) / energy;
}

/** The battery as a bank grows by it; null where its energy is not known. */
export function pieceOf(row: BatteryRecord, systemVoltage: BusVoltage): BatteryModule | null {
  const voltage = row.stackOf > 1 ? null : row.voltage;
  const each = row.energy ?? (voltage === null || row.ampHours === null ? null : voltage * row.ampHours);
  if (each === null || each <= 0) return null;
  const inSeries = seriesOf(voltage, systemVoltage) ?? 1;
  const nominal = seriesOf(voltage, systemVoltage) === null || voltage === null ? systemVoltage : voltage;
  return {
    chemistry: lead(row) ? "lead_acid" : "lfp",
    voltage: nominal,
    ampHours: each / nominal,
    inSeries,
    energy: Math.round(each * inSeries),
  };
}

/** Batteries in series that make a system voltage; null where none do. */
export function seriesOf(voltage: number | null, systemVoltage: number): number | null {
  const one = voltage === null ? null : systemVoltageOf(voltage);
  return one !== null && systemVoltage % one === 0 ? systemVoltage / one : null;
}

/** Watts of a volt-ampere where a row states these alone. Source: Victron MultiPlus-II 48/5000, datasheet, cited: 4,000 W of 5,000 VA. */
const WATTS_OF_VOLT_AMPERE = 0.8;
const wattsOf = (power: number | null, apparentPower: number | null) =>
  power ?? (apparentPower === null ? null : Math.round(WATTS_OF_VOLT_AMPERE * apparentPower));

/** What it carries a house with: its rating, or what its backup output gives where the mains are off, if that is less. [W] */
function powerOf({ power, apparentPower, backupPower, backupApparentPower }: BatteryInverterRecord): number | null {
  const rated = wattsOf(power, apparentPower);
  const backup = wattsOf(backupPower, backupApparentPower);
  return backup === null || rated === null ? (rated ?? backup) : Math.min(rated, backup);
}

function inverterOf(chosen: ChosenParts["inverter"], technology: Technology): Technology["inverter"] {
  if (chosen === undefined) return technology.inverter;
  const row = withTyped(chosen);
  return row.kind === "inverter" ? gridInverter(row, chosen, technology) : batteryInverter(row, chosen, technology);
}

function gridInverter(
  row: InverterRecord,
  chosen: Chosen<InverterLike>,
  technology: Technology,
): Technology["inverter"] {
  const generic = technology.inverter;
  const sheet: ChosenInverter = {
    ...chosenOf("inverter", chosen, technology),
    power: Math.round(row.acPower),
    phases: null,
    input: classOf(inputOfInverter(row)),
    mostPanels: chosen.typed["panel-power-max"] ?? MOST_PANELS_PER_INVERTER * row.acPower,
    panelCurrentMax: chosen.typed["panel-current-max"] ?? null,
    panelPowerStated: chosen.typed["panel-power-max"] !== undefined,
    trackers: null,
    // Inverters on the grid follow it, however many there are.
    parallelMax: Infinity,
    micro: row.type === "micro",
    curve: sandiaOf(row),
  };
  return {
    efficiency: row.cecEfficiency,
    standingShare: generic.standingShare,
    price: rateOf(sheet, sheet.power, generic.price),
    chosen: sheet,
  };
}
type InverterLike = InverterRecord | BatteryInverterRecord;

function batteryInverter(
  row: BatteryInverterRecord,
  chosen: Chosen<InverterLike>,
  technology: Technology,
): Technology["inverter"] {
  const generic = technology.inverter;
  const power = powerOf(row);
  if (power === null) return generic;
  const mostPanels = panelPowerLimit(row);
  const sheet: ChosenInverter = {
    ...chosenOf("inverter", chosen, technology),
    power,
    phases: row.phases,
    input: classOf(inputOfBatteryInverter(row)),
    mostPanels: mostPanels ?? MOST_ARRAY_RATIO * power,
    panelCurrentMax: row.panelCurrentMax,
    panelPowerStated: mostPanels !== null,
    trackers: row.trackers,
    parallelMax: parallelMaxOf(row),
    micro: false,
    curve: null,
  };
  return {
    efficiency: efficiencyStated(row) ?? generic.efficiency,
    standingShare: row.idlePower === null ? generic.standingShare : row.idlePower / power,
    price: rateOf(sheet, power, generic.price),
    chosen: sheet,
  };
}

/** Null where a limit without which no string can be designed is not known. */
function classOf(input: PanelInput | null): PanelInputClass | null {
  if (input === null || input.voltageMax === null || input.trackerMin === null) return null;
  const { voltageMax: maxVoltage, trackerMin, trackerMax, oneModuleAnInput } = input;
  return { maxVoltage, trackerMin, trackerMax: trackerMax ?? maxVoltage, oneModuleAnInput };
}

function controllerOf(
  chosen: ChosenParts["controller"],
  { battery, prices }: Pick<Technology, "battery" | "prices">,
  systemVoltage: BusVoltage,
): Technology["controller"] {
  if (chosen === undefined) return null;
  const row = withTyped(chosen);
  const module = battery.chosen?.module ?? batteryModule(battery.chemistry, systemVoltage);
  const bank = bankOf({ battery: asPart(module), inSeries: module.inSeries, parallel: 1 });
  const chargePower = controllerPower(row, module.voltage * module.inSeries, systemVoltage);
  const limits = row.panelVoltageMax === null || bank === null ? null : controllerVoltages(row.panelVoltageMax, bank);
  const input: PanelInputClass | null =
    limits === null || row.type === null
      ? null
      : {
          maxVoltage: limits.voltageMax,
          trackerMin: limits.trackerMin,
          trackerMax: limits.voltageMax,
          ...(chargePower !== null && { mostPower: chargePower }),
          asShortAsMayBe: row.type === "PWM",
        };
  return { ...chosenOf("controller", chosen, { prices }), current: row.chargeCurrent, chargePower, input };
}

/** Panels a tracking controller charges with: stated, or its current at the battery's voltage; null of a switching one. [W] */
const controllerPower = (row: ChargeControllerRecord, voltage: number, systemVoltage: number): number | null =>
  row.type === "PWM"
    ? null
    : (chargePowerOf(row, systemVoltage) ?? (row.chargeCurrent * voltage) / (row.efficiencyMax ?? TRACKER_EFFICIENCY));
