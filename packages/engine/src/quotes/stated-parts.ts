import { systemVoltageOf } from "../equipment/battery";
import type { ChosenParts } from "../equipment/chosen-parts";
import type { BatteryChemistry } from "../equipment/records";
import { BUS_VOLTAGES, type BusVoltage } from "../parameters/options";
import { asPart } from "../procurement/product-rows";
import { INVERTER_EFFICIENCY, PANEL, PANEL_POWER, POWER_PER_KELVIN } from "../sizing/inputs/defaults";
import type { DesignInput } from "../sizing/inputs/design";
import { BELIEVED_DENSITY, DENSEST_PANEL, ENERGY_TOLERANCE, MOST_ABOVE_LABEL, MOST_USABLE } from "./limits";
import type { Quote, QuotedBattery, QuotedPanels } from "./quote";

/** A quote's parts as a design takes them, with what cannot be true brought down to what can. */
export interface StatedParts {
  readonly parts: ChosenParts;
  readonly systemVoltage: BusVoltage | null;
  readonly panelCount: number;
  /** One panel. [W] */
  readonly panelWatts: number;
  /** [Wh] */
  readonly battery: number;
  /** [W] Null where none is stated: then twice the peak, as a design without one has it. */
  readonly inverter: number | null;
}

export function statedParts(quote: Quote, { systemType }: DesignInput["parameters"]): StatedParts {
  const onGrid = systemType === "on-grid";
  const panelWatts = believedWatts(quote.panels ?? {});
  const battery = onGrid ? 0 : 1_000 * believedKwh(quote.battery ?? {});
  return {
    parts: {
      ...panelPart(quote.panels ?? {}, panelWatts),
      ...(battery > 0 && batteryPart(quote.battery ?? {}, battery)),
      ...inverterPart(quote, onGrid),
    },
    systemVoltage: systemVoltageIn(quote.battery?.volts ?? null),
    panelCount: Math.round(quote.panels?.count ?? 0),
    panelWatts,
    battery,
    inverter: quote.inverter?.watts ?? null,
  };
}

/** Light a panel would turn into power, as its label and its area say. [W/m²] Null where one is not stated. */
export const densityOf = ({ watts, areaM2 }: QuotedPanels): number | null =>
  watts == null || areaM2 == null || areaM2 <= 0 ? null : watts / areaM2;

/** Power by the label's own volts and amperes. [W] */
export const labelPower = ({ vmp, imp }: QuotedPanels): number | null =>
  vmp == null || imp == null ? null : vmp * imp;

/** What a panel is simulated with. [W] Where no power is stated, that of the design page's class. */
export function believedWatts(panels: QuotedPanels): number {
  const { watts, areaM2 } = panels;
  if (watts == null) return PANEL_POWER;
  const [density, label] = [densityOf(panels), labelPower(panels)];
  const tooDense = density !== null && density > DENSEST_PANEL;
  const aboveLabel = label !== null && watts > MOST_ABOVE_LABEL * label;
  const byArea = tooDense || (aboveLabel && areaM2 != null) ? BELIEVED_DENSITY * (areaM2 ?? 0) : watts;
  return Math.min(watts, byArea, aboveLabel ? (label ?? watts) : watts);
}

/** What a battery is simulated with: where its statements differ, the least of them. [kWh] */
export function believedKwh({ kwh, volts, ampHours }: QuotedBattery): number {
  const product = volts == null || ampHours == null ? null : (volts * ampHours) / 1_000;
  if (kwh == null || product === null) return kwh ?? product ?? 0;
  return Math.abs(kwh / product - 1) > ENERGY_TOLERANCE ? Math.min(kwh, product) : kwh;
}

/** 12, 24 or 48 V of a battery; null of any other, which stands for its energy alone. */
function systemVoltageIn(volts: number | null): BusVoltage | null {
  const system = volts === null ? null : systemVoltageOf(volts);
  return BUS_VOLTAGES.find((voltage) => voltage === system) ?? null;
}

const named = (id: string) => ({ id, brand: "", name: id });

function partOf(part: ReturnType<typeof asPart>): ChosenParts {
  return part?.kind === "row" ? part.parts : {};
}

/** Figures that are not stated are those of the design page's class, its currents by the watt. */
function panelPart(panels: QuotedPanels, powerWatts: number): ChosenParts {
  const byWatt = powerWatts / PANEL_POWER;
  return partOf(
    asPart(named("panels"), {
      category: "panel",
      spec: {
        powerWatts,
        openVolts: panels.voc ?? PANEL.openVoltage,
        powerVolts: panels.vmp ?? PANEL.powerVoltage,
        shortCircuitAmperes: panels.isc ?? byWatt * PANEL.shortCircuitCurrent,
        powerAmperes: panels.imp ?? byWatt * PANEL.powerCurrent,
        openVoltagePercentPerKelvin: panels.vocPercentPerK ?? 100 * PANEL.openVoltagePerKelvin,
        powerPercentPerKelvin: 100 * POWER_PER_KELVIN,
        areaSquareMetres: panels.areaM2 ?? null,
      },
    }),
  );
}

/** Words of a quote for what a battery is made of; what is none of them is taken for lithium iron, as most that are sold are. */
const CHEMISTRY_WORDS: readonly (readonly [words: RegExp, chemistry: BatteryChemistry])[] = [
  [/gel|opzv/i, "lead-acid gel"],
  [/agm|vrla/i, "lead-acid AGM"],
  [/lead|flooded|tubular|opzs/i, "lead-acid"],
  [/nmc|li-?ion|lithium[ -]ion/i, "Li-ion"],
];
const chemistryOf = ({ chemistry }: QuotedBattery): BatteryChemistry =>
  CHEMISTRY_WORDS.find(([words]) => words.test(chemistry ?? ""))?.[1] ?? "LFP";

export const isLead = (battery: QuotedBattery) => chemistryOf(battery).startsWith("lead");

const batteryPart = (battery: QuotedBattery, energy: number): ChosenParts =>
  partOf(
    asPart(named("battery"), {
      category: "battery",
      spec: {
        chemistry: chemistryOf(battery),
        volts: systemVoltageIn(battery.volts ?? null) === null ? null : battery.volts,
        ampereHours: null,
        kilowattHours: energy / 1_000,
        usablePercent: battery.usablePercent == null ? null : Math.min(MOST_USABLE, battery.usablePercent),
      },
    }),
  );

function inverterPart({ inverter }: Quote, onGrid: boolean): ChosenParts {
  if (inverter?.watts == null || inverter.watts <= 0) return {};
  const [trackerVoltsMin, trackerVoltsMax] = inverter.mpptVolts ?? [null, null];
  return partOf(
    asPart(named("inverter"), {
      category: "inverter",
      spec: {
        use: onGrid ? "grid" : "hybrid",
        powerWatts: inverter.watts,
        surgeWatts: inverter.surgeWatts ?? null,
        panelVoltsMax: inverter.pvMaxVolts ?? null,
        trackerVoltsMin,
        trackerVoltsMax,
        efficiencyPercent: 100 * INVERTER_EFFICIENCY,
      },
    }),
  );
}
