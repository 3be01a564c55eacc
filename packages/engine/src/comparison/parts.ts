import type { Text } from "../units/told";
import { INVERTER_YEARS } from "../economics/lives";
import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "../sizing/cost";
import { GEL, LEAD_ACID } from "../sizing/battery-kinds";
import { PANEL_EFFICIENCY } from "../sizing/defaults";
import type { DesignInput } from "../sizing/design";
import type { ChosenOf } from "../sizing/part-sheets";
import { DESIGN_PAGE_TECHNOLOGY, type Technology } from "../sizing/technology";
import type {
  BatteryType,
  Configuration,
  InstallationType,
  InverterType,
  PanelType,
  QualityTier,
} from "./configuration";
import { told } from "./told";

/**
 * What the words of a configuration stand for. The parts the design page draws (monocrystalline, lithium iron, pure
 * sine, professionally installed, with ten years of warranty) are exactly the design page's. "Cited" marks a figure known
 * by citation whose text was not re-read; the datasheet of what is bought governs.
 */

export interface PanelKind {
  /** Change of power with cell temperature. [1/K] */
  readonly perKelvin: number;
  /** Share of the light turned into electricity: it decides the area, not the watts. */
  readonly efficiency: number;
  /** [US dollars/W] */
  readonly price: number;
  readonly source: Text;
}

export const PANELS: Readonly<Record<PanelType, PanelKind>> = {
  monocrystalline: {
    perKelvin: DESIGN_PAGE_TECHNOLOGY.panel.perKelvin,
    efficiency: PANEL_EFFICIENCY,
    price: DOLLARS_PER_PANEL_WATT,
    source: told("source.monocrystalline"),
  },
  polycrystalline: {
    perKelvin: -0.0047,
    efficiency: 0.15,
    price: 0.9 * DOLLARS_PER_PANEL_WATT,
    source: told("source.polycrystalline"),
  },
  thin_film: {
    perKelvin: -0.002,
    efficiency: 0.1,
    price: 0.95 * DOLLARS_PER_PANEL_WATT,
    source: told("source.thinFilm"),
  },
};

type BatteryKind = Omit<Technology["battery"], "dischargeRate" | "chosen">;

export const BATTERIES: Readonly<Record<BatteryType, BatteryKind>> = {
  lithium_ion: {
    ...DESIGN_PAGE_TECHNOLOGY.battery,
    price: DOLLARS_PER_BATTERY_WATT_HOUR,
    source: told("source.lithium"),
  },
  lead_acid: { chemistry: "lead_acid", ...LEAD_ACID, source: told("source.leadAcid") },
  gel: { chemistry: "lead_acid", ...GEL, source: told("source.gel") },
};

interface InverterKind {
  readonly efficiency: number;
  /** [US dollars/W] */
  readonly price: number;
  readonly years: number;
  readonly source: Text;
}

export const INVERTERS: Readonly<Record<InverterType, InverterKind>> = {
  pure_sine_wave: {
    efficiency: DESIGN_PAGE_TECHNOLOGY.inverter.efficiency,
    price: DOLLARS_PER_INVERTER_WATT,
    years: INVERTER_YEARS,
    source: told("source.pureSine"),
  },
  modified_sine_wave: {
    efficiency: 0.85,
    price: 0.5 * DOLLARS_PER_INVERTER_WATT,
    years: 5,
    source: told("source.modifiedSine"),
  },
};

interface Tier {
  /** On the price of panels, battery and inverter. */
  readonly price: number;
  /** On the life of battery and inverter. */
  readonly life: number;
}

/** Assumption: the cheapest makers ask a sixth less and the best a quarter more, and their parts last as much. */
export const TIERS: Readonly<Record<QualityTier, Tier>> = {
  budget: { price: 0.85, life: 0.85 },
  mid: { price: 1, life: 1 },
  premium: { price: 1.25, life: 1.25 },
};

/**
 * Installation ÷ the price of the parts. Professional: design workflow specification, section 9. Assumption: two fifths
 * of it are rails, cables and breakers that an owner buys as well; the rest is work, of which a part owner does half.
 */
const INSTALLATIONS: Readonly<Record<InstallationType, number>> = {
  diy: 0.4 * INSTALLATION_SHARE,
  hybrid: 0.7 * INSTALLATION_SHARE,
  professional: INSTALLATION_SHARE,
};

/** What the specification's prices come with. Assumption: ten years, the usual one of inverters and lithium batteries. */
const USUAL_WARRANTY = 10;
/** On the price of the parts for each year more or less. Assumption: 1%, what makers ask for longer ones. */
const WARRANTY_PER_YEAR = 0.01;

export const warrantyFactor = (years: number) => 1 + WARRANTY_PER_YEAR * (years - USUAL_WARRANTY);

/** What tier and warranty make of the price of every part. */
export const priceFactor = ({ qualityTier, warranty }: Pick<Configuration, "qualityTier" | "warranty">) =>
  TIERS[qualityTier].price * warrantyFactor(warranty);

/**
 * The parts chosen for a project that a configuration is built with: its words name kinds, and a chosen part stands for its
 * own. Any module stands for the panels that the design page draws, any inverter for pure sine.
 */
export function partsIn({ panelType, batteryType, inverterType }: Configuration, parts: DesignInput["parts"]) {
  const { module, battery, inverter, controller } = parts ?? {};
  return {
    ...(panelType === "monocrystalline" && module && { module }),
    ...(battery && typeOfBattery(battery.row.chemistry) === batteryType && { battery }),
    ...(inverterType === "pure_sine_wave" && inverter && { inverter }),
    ...(controller && { controller }),
  };
}

function typeOfBattery(chemistry: string): BatteryType {
  if (!chemistry.startsWith("lead")) return "lithium_ion";
  return chemistry === "lead-acid gel" ? "gel" : "lead_acid";
}

/** A typed price is what a piece costs, whatever the tier. */
const priced = <Kind extends { readonly price: number }>(kind: Kind, chosen: ChosenOf, factor: number): Kind =>
  chosen.price === null ? { ...kind, price: factor * kind.price } : kind;

/**
 * A configuration as the search and the hourly balance take it.
 *
 * @param own  With the chosen parts that it is built with.
 */
export function technologyOf(configuration: Configuration, own: Technology = DESIGN_PAGE_TECHNOLOGY): Technology {
  const factor = priceFactor(configuration);
  const panel = PANELS[configuration.panelType];
  const battery = BATTERIES[configuration.batteryType];
  const inverter = INVERTERS[configuration.inverterType];
  return {
    panel: own.panel.sheet.chosen
      ? priced(own.panel, own.panel.sheet.chosen, factor)
      : { ...DESIGN_PAGE_TECHNOLOGY.panel, perKelvin: panel.perKelvin, price: factor * panel.price },
    battery: own.battery.chosen ? priced(own.battery, own.battery.chosen, factor) : batteryPart(battery, factor),
    inverter: own.inverter.chosen
      ? priced(own.inverter, own.inverter.chosen, factor)
      : {
          efficiency: inverter.efficiency,
          standingShare: DESIGN_PAGE_TECHNOLOGY.inverter.standingShare,
          price: factor * inverter.price,
          chosen: null,
        },
    controller: own.controller,
    installationShare: INSTALLATIONS[configuration.installationType],
    fuelPrice: null,
    importPrice: null,
  };
}

/** The design page's system with another kind of battery in it. */
export const withBattery = (type: BatteryType): Technology => ({
  ...DESIGN_PAGE_TECHNOLOGY,
  battery: batteryPart(BATTERIES[type], 1),
});

const batteryPart = (battery: BatteryKind, factor: number): Technology["battery"] => ({
  chemistry: battery.chemistry,
  cycles: battery.cycles,
  calendarYears: battery.calendarYears,
  depthOfDischarge: battery.depthOfDischarge,
  roundTrip: battery.roundTrip,
  rate: battery.rate,
  dischargeRate: battery.rate,
  selfDischargePerHour: battery.selfDischargePerHour,
  price: factor * battery.price,
  source: battery.source,
  chosen: null,
});
