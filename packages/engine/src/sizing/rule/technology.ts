import { AS_LISTED, type PriceRatios } from "../../prices/local-price";
import type { Text } from "../../units/told";
import type { Chemistry } from "../inputs/battery";
import type { ChosenBattery, ChosenController, ChosenInverter, PanelSheet } from "./part-sheets";
import { type InstallationRates, type Prices, ratesOf, SPECIFIED_PRICES } from "./cost";
import {
  BATTERY_CALENDAR_YEARS,
  BATTERY_CYCLES,
  BATTERY_RATE,
  BATTERY_ROUND_TRIP,
  DEPTH_OF_DISCHARGE,
  INVERTER_EFFICIENCY,
  PANEL,
  PANEL_POWER,
  PANEL_SERIES_FUSE,
  POWER_PER_KELVIN,
  SELF_DISCHARGE_PER_HOUR,
  STANDING_SHARE,
} from "../inputs/defaults";
import { told } from "../inputs/told";

/** What a system is made of and what that costs; the hourly balance and the search take everything from here. */
export interface Technology {
  readonly panel: {
    /** Change of power with cell temperature. [1/K] */
    readonly perKelvin: number;
    /** [US dollars/W] */
    readonly price: number;
    readonly sheet: PanelSheet;
  };
  readonly battery: {
    readonly chemistry: Chemistry;
    /** Full cycles, and years by the calendar at 25 °C, until four fifths of the capacity are left. */
    readonly cycles: number;
    readonly calendarYears: number;
    /** Share of the capacity that may be used, 0 to 1. */
    readonly depthOfDischarge: number;
    /** Energy out ÷ energy in, 0 to 1. */
    readonly roundTrip: number;
    /** Largest power in ÷ capacity, and out of it. [1/h] */
    readonly rate: number;
    readonly dischargeRate: number;
    readonly selfDischargePerHour: number;
    /** [US dollars/Wh] */
    readonly price: number;
    /** Where depth of discharge and round trip come from. */
    readonly source: Text;
    /** Null: modules as they are sold for the voltage. */
    readonly chosen: ChosenBattery | null;
  };
  readonly inverter: {
    readonly efficiency: number;
    /** Drawn while it stands ready ÷ its capacity. */
    readonly standingShare: number;
    /** [US dollars/W] */
    readonly price: number;
    /** Null: sizes as they are sold. */
    readonly chosen: ChosenInverter | null;
  };
  /** Null: charge controllers as they are sold, where any are bought. */
  readonly controller: ChosenController | null;
  readonly installation: InstallationRates;
  /** Whose prices these are. */
  readonly prices: Prices;
  /** Of its parts and labour ÷ those. */
  readonly ratios: PriceRatios;
  /** Of what a generator beside it burns; null for the country's price. [US dollars/l] */
  readonly fuelPrice: number | null;
  /** In place of all that goes by the kilowatt hour bought of the grid; null for the country's plan. [US dollars/kWh] */
  readonly importPrice: number | null;
}

/** Where the efficiency of an inverter comes from, and what it draws while it stands ready. */
export const inverterSource = ({ inverter }: Technology): Text =>
  inverter.chosen === null || inverter.efficiency === INVERTER_EFFICIENCY
    ? told("from.specification")
    : inverter.chosen.source;
export const standbySource = ({ inverter }: Technology): Text =>
  inverter.chosen === null || inverter.standingShare === STANDING_SHARE
    ? told("from.standbyPower")
    : inverter.chosen.source;

const SPECIFIED = ratesOf(SPECIFIED_PRICES);

/** The system the design page draws: monocrystalline, lithium iron, pure sine, at the specification's prices. */
export const DESIGN_PAGE_TECHNOLOGY: Technology = {
  panel: {
    perKelvin: POWER_PER_KELVIN,
    price: SPECIFIED.panel.price,
    sheet: { ...PANEL, power: PANEL_POWER, maxSeriesFuse: PANEL_SERIES_FUSE, chosen: null },
  },
  battery: {
    chemistry: "lfp",
    cycles: BATTERY_CYCLES,
    calendarYears: BATTERY_CALENDAR_YEARS,
    depthOfDischarge: DEPTH_OF_DISCHARGE,
    roundTrip: BATTERY_ROUND_TRIP,
    rate: BATTERY_RATE,
    dischargeRate: BATTERY_RATE,
    selfDischargePerHour: SELF_DISCHARGE_PER_HOUR,
    price: SPECIFIED.battery.price,
    source: told("from.batterySheet"),
    chosen: null,
  },
  inverter: {
    efficiency: INVERTER_EFFICIENCY,
    standingShare: STANDING_SHARE,
    price: SPECIFIED.inverter.price,
    chosen: null,
  },
  controller: null,
  installation: SPECIFIED.installation,
  prices: SPECIFIED_PRICES,
  ratios: AS_LISTED,
  fuelPrice: null,
  importPrice: null,
};

/** The same parts at other prices. */
export function pricedAt(prices: Prices, ratios: PriceRatios = AS_LISTED): Technology {
  const { panel, battery, inverter, installation } = ratesOf(prices, ratios);
  const page = DESIGN_PAGE_TECHNOLOGY;
  return {
    ...page,
    panel: { ...page.panel, ...panel },
    battery: { ...page.battery, ...battery },
    inverter: { ...page.inverter, ...inverter },
    installation,
    prices,
    ratios,
  };
}
