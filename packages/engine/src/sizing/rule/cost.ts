import {
  DOLLARS_PER_BATTERY_WATT_HOUR,
  DOLLARS_PER_INVERTER_WATT,
  DOLLARS_PER_PANEL_WATT,
  INSTALLATION_SHARE,
} from "../../prices/specification-rates";
import type { CountryFigures } from "../../countries/country-figures";
import type { Country } from "../../countries/names";
import type { SystemType } from "../../parameters/options";
import { type BookPrices, bookRates } from "../../prices/book-prices";
import { AS_LISTED, localRates, type PriceRatios } from "../../prices/local-price";
import type { PriceEnd } from "../../prices/price";

/** US dollars. */
export interface CostFigures {
  readonly panels: number;
  readonly batteries: number;
  readonly inverter: number;
  readonly installation: number;
  readonly total: number;
}

/** Whose prices are counted with. */
export type Prices =
  | { readonly basis: "specification" }
  | {
      readonly basis: "local";
      readonly country: Country;
      readonly systemType: SystemType;
      readonly figures?: CountryFigures | undefined;
      /** What a firm pays, in place of the country's prices of the parts that its book has. */
      readonly book?: BookPrices | undefined;
      /** Left out: the middle, at which a design is made. */
      readonly end?: PriceEnd;
    };
export const SPECIFIED_PRICES: Prices = { basis: "specification" };

/** What building adds to the price of the parts. */
export interface InstallationRates {
  /** Of the parts' price. */
  readonly share: number;
  /** Frames, cables, protection and labour of a watt of panels, and putting up a watt-hour of battery. [US dollars] */
  readonly perPanelWatt: number;
  readonly perBatteryWattHour: number;
}

/** Prices of the parts [US dollars per W or Wh] and what installing them adds. */
export interface CostRates {
  readonly panel: { readonly price: number };
  readonly battery: { readonly price: number };
  readonly inverter: { readonly price: number };
  readonly installation: InstallationRates;
}

/** Source: design workflow specification, section 9 (cost breakdown). */
const SPECIFIED_RATES: CostRates = {
  panel: { price: DOLLARS_PER_PANEL_WATT },
  battery: { price: DOLLARS_PER_BATTERY_WATT_HOUR },
  inverter: { price: DOLLARS_PER_INVERTER_WATT },
  installation: { share: INSTALLATION_SHARE, perPanelWatt: 0, perBatteryWattHour: 0 },
};

/** Cost of recommended capacities. [W, Wh, W] */
export function costFigures(
  panelCapacity: number,
  batteryCapacity: number,
  inverterCapacity: number,
  rates: CostRates = SPECIFIED_RATES,
): CostFigures {
  const panels = rates.panel.price * panelCapacity;
  const batteries = rates.battery.price * batteryCapacity;
  const inverter = rates.inverter.price * inverterCapacity;
  const equipment = panels + batteries + inverter;
  const { share, perPanelWatt, perBatteryWattHour } = rates.installation;
  const installation = share * equipment + perPanelWatt * panelCapacity + perBatteryWattHour * batteryCapacity;
  return { panels, batteries, inverter, installation, total: equipment + installation };
}

/** What one more watt of panels, watt-hour of battery and watt of inverter cost installed. [US dollars] */
export const installedRates = ({ panel, battery, inverter, installation }: CostRates) => {
  const { share, perPanelWatt, perBatteryWattHour } = installation;
  return {
    panelWatt: panel.price * (1 + share) + perPanelWatt,
    batteryWattHour: battery.price * (1 + share) + perBatteryWattHour,
    inverterWatt: inverter.price * (1 + share),
  };
};

/** Of the specification's installation, what an owner buys as well: rails, cables, breakers. Assumption: two fifths. */
const BALANCE_OF_INSTALLATION = 0.4;

/** Prices of the parts, dearer or cheaper by the ratios. */
export function ratesOf(prices: Prices, ratios: PriceRatios = AS_LISTED): CostRates {
  if (prices.basis === "specification") {
    const { panel, battery, inverter, installation } = SPECIFIED_RATES;
    const work = BALANCE_OF_INSTALLATION + (1 - BALANCE_OF_INSTALLATION) * ratios.labour;
    return {
      panel: { price: ratios.panels * panel.price },
      battery: { price: ratios.battery * battery.price },
      inverter: { price: ratios.inverter * inverter.price },
      installation: { ...installation, share: work * installation.share },
    };
  }
  const { panel, battery, inverter, ...installation } = localRates(
    prices.country,
    prices.systemType,
    ratios,
    prices.end ?? "middle",
    prices.figures,
  );
  const own = prices.book && bookRates(prices.book);
  return {
    panel: { price: own?.panels === undefined ? panel : ratios.panels * own.panels },
    battery: { price: own?.battery === undefined ? battery : ratios.battery * own.battery },
    inverter: { price: own?.inverter === undefined ? inverter : ratios.inverter * own.inverter },
    installation: { share: 0, ...installation },
  };
}
