import type { Specification, Specified } from "./specifications";

/** A statement that cannot be true of a product that is sold: it is warned of, and nothing is refused for it. */
export interface SanityFault {
  readonly code: SanityCode;
  readonly found: number;
  readonly limit: number;
  readonly unit: string;
}
export const SANITY_CODES = [
  "panel-density",
  "panel-voltages",
  "panel-open-voltage",
  "panel-currents",
  "panel-power",
  "panel-width",
  "voltage-coefficient-low",
  "voltage-coefficient-high",
  "battery-energy",
  "battery-usable",
  "battery-usable-low",
  "battery-cycles",
  "inverter-power",
  "inverter-surge",
  "inverter-efficiency",
  "inverter-battery-window",
  "inverter-tracker-window",
  "inverter-tracker-limit",
] as const;
export type SanityCode = (typeof SANITY_CODES)[number];

/** [W/m²] Source: the marketplace's rules for products; the best modules of the equipment library reach 230. */
const DENSEST_PANEL = 245;
/** Change of the open voltage with the cells' temperature. [%/K] Source: the marketplace's rules for products. */
const COEFFICIENT = { least: -0.5, most: -0.15 } as const;
/** Open voltage ÷ that of full power: 1.15 to 1.3 in the equipment library. A decimal sign that was lost makes it ten. */
const HIGHEST_OPEN = 1.4;
/** Power ÷ (volts × amperes at it) − 1; datasheets round each figure. */
const POWER_TOLERANCE = 0.1;
/** Sheets give millimetres; the widest module of the equipment library has 1.3 m. [m] */
const WIDEST_PANEL = 3;
/** A flooded starter battery gives 200; fewer are a share or a slip of the pen. */
const FEWEST_CYCLES = 100;
/** Usable of a lead battery is 50; below this it is a share of 1. [%] */
const LEAST_USABLE = 10;
/** The smallest that is sold for a house; fewer watts are kilowatts. [W] */
const WEAKEST_INVERTER = 50;
/** Of its full power; less is a share of 1. [%] */
const LEAST_EFFICIENCY = 50;
/** Stated energy ÷ (volts × ampere-hours) − 1. Source: the marketplace's rules for products. */
const ENERGY_TOLERANCE = 0.03;
/** [%] Source: the marketplace's rules for products. */
const MOST_USABLE = 95;

/** What of a specification cannot be; figures that are not stated are not judged. */
export function sanityFaults(product: Specified): readonly SanityFault[] {
  if (product.category === "panel") return ofPanel(product.spec);
  if (product.category === "battery") return ofBattery(product.spec);
  return product.category === "inverter" ? ofInverter(product.spec) : [];
}

/** Found above its limit, or not both stated. */
const above = (
  code: SanityCode,
  found: number | null | undefined,
  limit: number | null | undefined,
  unit: string,
): readonly SanityFault[] => (found == null || limit == null || found <= limit ? [] : [{ code, found, limit, unit }]);
const below = (code: SanityCode, found: number | null | undefined, limit: number | null | undefined, unit: string) =>
  found == null || limit == null || found >= limit ? [] : [{ code, found, limit, unit }];

/** A voltage at maximum power is below that of the open panel, the beginning of a window below its end: equal is as wrong. */
const notBelow = (code: SanityCode, found: number | null | undefined, limit: number | null | undefined, unit: string) =>
  found == null || limit == null || found < limit ? [] : [{ code, found, limit, unit }];

function ofPanel(spec: Specification<"panel">): readonly SanityFault[] {
  const { powerWatts, areaSquareMetres, openVoltagePercentPerKelvin: coefficient } = spec;
  const density = powerWatts == null || areaSquareMetres == null ? null : powerWatts / areaSquareMetres;
  return [
    ...above("panel-density", density, DENSEST_PANEL, "W/m²"),
    ...notBelow("panel-voltages", spec.powerVolts, spec.openVolts, "V"),
    ...above(
      "panel-open-voltage",
      spec.openVolts,
      spec.powerVolts == null ? null : HIGHEST_OPEN * spec.powerVolts,
      "V",
    ),
    ...notBelow("panel-currents", spec.powerAmperes, spec.shortCircuitAmperes, "A"),
    ...powerOff(spec),
    ...above("panel-width", spec.widthMetres, WIDEST_PANEL, "m"),
    ...below("voltage-coefficient-low", coefficient, COEFFICIENT.least, "%/K"),
    ...above("voltage-coefficient-high", coefficient, COEFFICIENT.most, "%/K"),
  ];
}

function powerOff({ powerWatts, powerVolts, powerAmperes }: Specification<"panel">): readonly SanityFault[] {
  if (powerWatts == null || powerVolts == null || powerAmperes == null) return [];
  const product = powerVolts * powerAmperes;
  const off = Math.abs(powerWatts / product - 1) > POWER_TOLERANCE;
  return off ? [{ code: "panel-power", found: powerWatts, limit: product, unit: "W" }] : [];
}

function ofBattery({ volts, ampereHours, kilowattHours, usablePercent, cycles }: Specification<"battery">) {
  const product = volts == null || ampereHours == null ? null : (volts * ampereHours) / 1_000;
  const off = product !== null && kilowattHours != null && Math.abs(kilowattHours / product - 1) > ENERGY_TOLERANCE;
  return [
    ...(off ? [{ code: "battery-energy" as const, found: kilowattHours, limit: product, unit: "kWh" }] : []),
    ...above("battery-usable", usablePercent, MOST_USABLE, "%"),
    ...below("battery-usable-low", usablePercent, LEAST_USABLE, "%"),
    ...below("battery-cycles", cycles, FEWEST_CYCLES, ""),
  ];
}

function ofInverter(spec: Specification<"inverter">): readonly SanityFault[] {
  const { surgeWatts, powerWatts, efficiencyPercent, trackerVoltsMin, trackerVoltsMax } = spec;
  return [
    ...below("inverter-power", powerWatts, WEAKEST_INVERTER, "W"),
    ...below("inverter-surge", surgeWatts, powerWatts, "W"),
    ...below("inverter-efficiency", efficiencyPercent, LEAST_EFFICIENCY, "%"),
    ...notBelow("inverter-battery-window", spec.batteryVoltsMin, spec.batteryVoltsMax, "V"),
    ...notBelow("inverter-tracker-window", trackerVoltsMin, trackerVoltsMax, "V"),
    ...above("inverter-tracker-limit", trackerVoltsMax, spec.panelVoltsMax, "V"),
  ];
}
