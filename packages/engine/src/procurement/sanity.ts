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
  "panel-currents",
  "voltage-coefficient-low",
  "voltage-coefficient-high",
  "battery-energy",
  "battery-usable",
  "inverter-surge",
] as const;
export type SanityCode = (typeof SANITY_CODES)[number];

/** [W/m²] Source: the marketplace's rules for products; the best modules of the equipment library reach 230. */
const DENSEST_PANEL = 245;
/** Change of the open voltage with the cells' temperature. [%/K] Source: the marketplace's rules for products. */
const COEFFICIENT = { least: -0.5, most: -0.15 } as const;
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

/** A voltage or current at maximum power is below that of the open or shorted panel: equal is as wrong. */
const notBelow = (code: SanityCode, found: number | null | undefined, limit: number | null | undefined, unit: string) =>
  found == null || limit == null || found < limit ? [] : [{ code, found, limit, unit }];

function ofPanel(spec: Specification<"panel">): readonly SanityFault[] {
  const { powerWatts, areaSquareMetres, openVoltagePercentPerKelvin: coefficient } = spec;
  const density = powerWatts == null || areaSquareMetres == null ? null : powerWatts / areaSquareMetres;
  return [
    ...above("panel-density", density, DENSEST_PANEL, "W/m²"),
    ...notBelow("panel-voltages", spec.powerVolts, spec.openVolts, "V"),
    ...notBelow("panel-currents", spec.powerAmperes, spec.shortCircuitAmperes, "A"),
    ...below("voltage-coefficient-low", coefficient, COEFFICIENT.least, "%/K"),
    ...above("voltage-coefficient-high", coefficient, COEFFICIENT.most, "%/K"),
  ];
}

function ofBattery({ volts, ampereHours, kilowattHours, usablePercent }: Specification<"battery">) {
  const product = volts == null || ampereHours == null ? null : (volts * ampereHours) / 1_000;
  const off = product !== null && kilowattHours != null && Math.abs(kilowattHours / product - 1) > ENERGY_TOLERANCE;
  return [
    ...(off ? [{ code: "battery-energy" as const, found: kilowattHours, limit: product, unit: "kWh" }] : []),
    ...above("battery-usable", usablePercent, MOST_USABLE, "%"),
  ];
}

const ofInverter = ({ surgeWatts, powerWatts }: Specification<"inverter">) =>
  below("inverter-surge", surgeWatts, powerWatts, "W");
