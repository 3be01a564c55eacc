import type { Text } from "../units/told";
import { INVERTER_YEARS } from "../economics/lives";
import type { PriceRatios } from "../prices/local-price";
import { type Prices, ratesOf } from "../sizing/rule/cost";
import { GEL, LEAD_ACID } from "../sizing/rule/battery-kinds";
import { PANEL_EFFICIENCY } from "../sizing/inputs/defaults";
import type { DesignInput } from "../sizing/inputs/design";
import type { ChosenOf } from "../sizing/rule/part-sheets";
import { DESIGN_PAGE_TECHNOLOGY, pricedAt, type Technology } from "../sizing/rule/technology";
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
  /** Price of a watt ÷ the usual kind's. */
  readonly priceRatio: number;
  readonly source: Text;
}

export const PANELS: Readonly<Record<PanelType, PanelKind>> = {
  monocrystalline: {
    perKelvin: DESIGN_PAGE_TECHNOLOGY.panel.perKelvin,
    efficiency: PANEL_EFFICIENCY,
    priceRatio: 1,
    source: told("source.monocrystalline"),
  },
  polycrystalline: {
    perKelvin: -0.0047,
    efficiency: 0.15,
    priceRatio: 0.9,
    source: told("source.polycrystalline"),
  },
  thin_film: {
    perKelvin: -0.002,
    efficiency: 0.1,
    priceRatio: 0.95,
    source: told("source.thinFilm"),
  },
};

interface BatteryKind extends Omit<Technology["battery"], "price" | "dischargeRate" | "chosen"> {
  /** Price of a watt-hour ÷ that of lithium iron. */
  readonly priceRatio: number;
}

export const BATTERIES: Readonly<Record<BatteryType, BatteryKind>> = {
  lithium_ion: {
    ...DESIGN_PAGE_TECHNOLOGY.battery,
    priceRatio: 1,
    source: told("source.lithium"),
  },
  lead_acid: { chemistry: "lead_acid", ...LEAD_ACID, source: told("source.leadAcid") },
  gel: { chemistry: "lead_acid", ...GEL, source: told("source.gel") },
};

interface InverterKind {
  readonly efficiency: number;
  /** Price of a watt ÷ the usual kind's. */
  readonly priceRatio: number;
  readonly years: number;
  readonly source: Text;
}

export const INVERTERS: Readonly<Record<InverterType, InverterKind>> = {
  pure_sine_wave: {
    efficiency: DESIGN_PAGE_TECHNOLOGY.inverter.efficiency,
    priceRatio: 1,
    years: INVERTER_YEARS,
    source: told("source.pureSine"),
  },
  modified_sine_wave: {
    efficiency: 0.85,
    priceRatio: 0.5,
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

/** Share of the labour that is paid for. Assumption: a part owner does half of the work. */
const LABOUR: Readonly<Record<InstallationType, number>> = { diy: 0, hybrid: 0.5, professional: 1 };

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

/** What a configuration's parts and labour cost ÷ the usual ones. */
function ratiosOf(configuration: Configuration): PriceRatios {
  const factor = priceFactor(configuration);
  return {
    panels: factor * PANELS[configuration.panelType].priceRatio,
    battery: factor * BATTERIES[configuration.batteryType].priceRatio,
    inverter: factor * INVERTERS[configuration.inverterType].priceRatio,
    labour: LABOUR[configuration.installationType],
  };
}

/** What a part costs by the kind alone, before tier and warranty. [US dollars/W, /Wh] */
export function kindPrices(configuration: Configuration, prices: Prices) {
  const factor = priceFactor(configuration);
  const { panel, battery, inverter } = ratesOf(prices, ratiosOf(configuration));
  return { panels: panel.price / factor, batteries: battery.price / factor, inverter: inverter.price / factor };
}

/** A typed price is what a piece costs, whatever the tier. */
const priced = <Kind extends { readonly price: number }>(kind: Kind, chosen: ChosenOf, price: number): Kind =>
  chosen.price === null ? { ...kind, price } : kind;

/**
 * A configuration as the search and the hourly balance take it.
 *
 * @param own  With the chosen parts that it is built with, and the prices it is bought at.
 */
export function technologyOf(configuration: Configuration, own: Technology = DESIGN_PAGE_TECHNOLOGY): Technology {
  const ratios = ratiosOf(configuration);
  const page = pricedAt(own.prices, ratios);
  const panel = PANELS[configuration.panelType];
  const battery = BATTERIES[configuration.batteryType];
  const inverter = INVERTERS[configuration.inverterType];
  return {
    ...page,
    panel: own.panel.sheet.chosen
      ? priced(own.panel, own.panel.sheet.chosen, page.panel.price)
      : { ...page.panel, perKelvin: panel.perKelvin },
    battery: own.battery.chosen
      ? priced(own.battery, own.battery.chosen, page.battery.price)
      : batteryPart(battery, page.battery.price),
    inverter: own.inverter.chosen
      ? priced(own.inverter, own.inverter.chosen, page.inverter.price)
      : { ...page.inverter, efficiency: inverter.efficiency },
    controller: own.controller,
    importPrice: own.importPrice,
  };
}

/** A technology with another generic kind of battery in it. */
export function withBattery(type: BatteryType, own: Technology = DESIGN_PAGE_TECHNOLOGY): Technology {
  const { priceRatio } = BATTERIES[type];
  const { battery } = ratesOf(own.prices);
  return {
    ...own,
    battery: batteryPart(BATTERIES[type], priceRatio * battery.price),
    ratios: { ...own.ratios, battery: priceRatio },
  };
}

const batteryPart = (battery: BatteryKind, price: number): Technology["battery"] => ({
  chemistry: battery.chemistry,
  cycles: battery.cycles,
  calendarYears: battery.calendarYears,
  depthOfDischarge: battery.depthOfDischarge,
  roundTrip: battery.roundTrip,
  rate: battery.rate,
  dischargeRate: battery.rate,
  selfDischargePerHour: battery.selfDischargePerHour,
  price,
  source: battery.source,
  chosen: null,
});
