import type { Text } from "../units/told";
import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import { HOURS_OF_YEAR } from "../sizing/inputs/defaults";
import type { Trace } from "../sizing/inputs/trace";
import type { Price } from "../prices/price";
import type { Configuration } from "./configuration";
import { priceInputs, priceSource } from "../sizing/rule/own-price";
import type { ChosenOf } from "../sizing/rule/part-sheets";
import type { Technology } from "../sizing/rule/technology";
import { BATTERIES, INVERTERS, kindPrices, type PanelKind, PANELS, TIERS, warrantyFactor } from "./parts";
import type { SizedConfiguration } from "./sized";
import { told } from "./told";

const SEARCH = told("from.search");

/** What the parts of a configuration cost. [US dollars] */
export interface PriceTraces {
  readonly panels: Trace;
  readonly batteries: Trace;
  readonly inverter: Trace;
  readonly installation: Trace;
  readonly total: Trace;
}

export function priceTraces({ figures }: SizedConfiguration, configuration: Configuration): PriceTraces {
  const { cost, array, battery, inverter, technology } = figures;
  const { qualityTier, warranty } = configuration;
  const kind = kindPrices(configuration, technology.prices);
  const part = (
    key: PricedPart,
    value: number,
    price: number,
    capacity: number,
    unit: string,
    source: Text,
    chosen: ChosenOf | null,
  ) =>
    figure(`comparison-cost-${key}`, told(key), value, "USD", {
      formula: told(chosen?.price ? "price.ownFormula" : "price.formula"),
      equation: told("price.equation", { capacity, unit, price, cost: { dollars: value } }),
      inputs: chosen?.price
        ? priceInputs(chosen)
        : [
            given("", told("price.ofKind"), kind[key], `USD/${unit}`, source),
            given("", told("price.tier"), TIERS[qualityTier].price, "", told("from.assumption")),
            given("", told("price.warranty"), rounded(warrantyFactor(warranty), 3), "", told("price.warrantyFrom")),
          ],
      source: told("from.notAQuote"),
    });
  return {
    panels: part(
      "panels",
      cost.panels,
      technology.panel.price,
      array.capacity,
      "W",
      PANELS[configuration.panelType].source,
      technology.panel.sheet.chosen,
    ),
    batteries: part(
      "batteries",
      cost.batteries,
      technology.battery.price,
      battery.capacity,
      "Wh",
      BATTERIES[configuration.batteryType].source,
      technology.battery.chosen,
    ),
    inverter: part(
      "inverter",
      cost.inverter,
      technology.inverter.price,
      inverter.capacity,
      "W",
      INVERTERS[configuration.inverterType].source,
      technology.inverter.chosen,
    ),
    installation: figure("comparison-cost-installation", told("installation"), cost.installation, "USD", {
      ...installationOf(figures),
      inputs: [],
    }),
    total: figure("comparison-total-cost", told("total"), cost.total, "USD", {
      formula: told("total.formula"),
      equation: told("total.equation", {
        panels: { dollars: cost.panels },
        batteries: { dollars: cost.batteries },
        inverter: { dollars: cost.inverter },
        installation: { dollars: cost.installation },
        total: { dollars: cost.total },
      }),
      inputs: [],
      source: told("total.source"),
    }),
  };
}

/** What it costs at its price: its parts and labour, or what is known more surely, at the project's exchange rate. */
export function totalAt(parts: Trace, { rung, amount, currency }: Price, buildCost: number): Trace {
  if (rung === "local" && Math.abs(buildCost - parts.value) < ROUNDING * parts.value) return parts;
  return figure(parts.id, told("total"), buildCost, "USD", {
    formula: told("total.atPriceFormula"),
    equation: told("total.atPriceEquation", { price: { amount, currency }, total: { dollars: buildCost } }),
    inputs: [],
    source: told("total.atPriceSource", { rung }),
  });
}
/** Two ways to add up the same. */
const ROUNDING = 1e-9;

/** By a share of the parts or, at local prices, by the watts and watt-hours that are put up. */
function installationOf({ cost, array, battery, technology }: SizedConfiguration["figures"]) {
  const { share, perPanelWatt, perBatteryWattHour } = technology.installation;
  const installation = { dollars: cost.installation };
  if (technology.prices.basis === "local")
    return {
      formula: told("installation.localFormula"),
      equation: told("installation.localEquation", {
        panels: array.capacity,
        perWatt: { dollars: perPanelWatt },
        battery: battery.capacity,
        perWattHour: { dollars: perBatteryWattHour },
        installation,
      }),
      source: priceSource(technology),
    };
  const equipment = { dollars: cost.panels + cost.batteries + cost.inverter };
  return {
    formula: told("installation.formula"),
    equation: told("installation.equation", { share, equipment, installation }),
    source: told("installation.source"),
  };
}

type PricedPart = "panels" | "batteries" | "inverter";

/** What is built. */
export interface SystemTraces {
  /** [W] */
  readonly panels: Trace;
  /** [m²] */
  readonly area: Trace;
  /** [Wh] */
  readonly battery: Trace;
  /** [W] */
  readonly inverter: Trace;
  /** [h a year] */
  readonly darkHours: Trace;
}

/** Share of the light that the panels turn into electricity, and whose figures these are. */
function panelFacts({ panel }: Technology, { panelType }: Configuration): Pick<PanelKind, "efficiency" | "source"> {
  const { chosen, power } = panel.sheet;
  if (chosen === null) return PANELS[panelType];
  return { efficiency: power / (STANDARD_LIGHT * chosen.area), source: chosen.source };
}
/** At which a panel has its power. [W/m²] */
const STANDARD_LIGHT = 1_000;

export function systemTraces(
  { figures, choice, summary }: SizedConfiguration,
  configuration: Configuration,
): SystemTraces {
  const { array, battery, inverter, technology } = figures;
  const { efficiency, source } = panelFacts(technology, configuration);
  const area = array.capacity / 1_000 / efficiency;
  const { darkHours } = summary;
  return {
    panels: figure("comparison-panels", told("panels"), array.capacity, "W", {
      formula: told("panels.formula"),
      equation: told("panels.equation", { panels: choice.panels, capacity: array.capacity }),
      inputs: [given("γ", told("panels.heat"), rounded(100 * figures.technology.panel.perKelvin, 2), "%/K", source)],
      source: SEARCH,
    }),
    area: figure("comparison-area", told("area"), area, "m²", {
      formula: told("area.formula"),
      equation: told("area.equation", { capacity: array.capacity / 1_000, efficiency, area }),
      inputs: [given("η", told("efficiency"), rounded(100 * efficiency, 1), "%", source)],
      source: told("area.source"),
    }),
    battery: figure("comparison-battery", told("battery"), battery.capacity, "Wh", {
      formula: told("battery.formula"),
      equation: told("battery.equation", {
        capacity: battery.capacity,
        usable: figures.technology.battery.depthOfDischarge,
      }),
      inputs: [
        given(
          "",
          told("battery.roundTrip"),
          rounded(100 * figures.technology.battery.roundTrip, 0),
          "%",
          technology.battery.source,
        ),
      ],
      source: SEARCH,
    }),
    inverter: figure("comparison-inverter", told("inverter"), inverter.capacity, "W", {
      formula: told("inverter.formula"),
      equation: told("inverter.equation", { peak: figures.load.peakPower, capacity: inverter.capacity }),
      inputs: [
        given(
          "η",
          told("efficiency"),
          rounded(100 * figures.technology.inverter.efficiency, 0),
          "%",
          technology.inverter.chosen?.source ?? INVERTERS[configuration.inverterType].source,
        ),
      ],
      source: FROM.specification,
    }),
    darkHours: figure("comparison-dark-hours", told("darkHours"), darkHours, "h a year", {
      formula: told("darkHours.formula"),
      equation: told("darkHours.equation", {
        hours: darkHours * summary.years,
        years: summary.years,
        aYear: darkHours,
        hoursOfYear: HOURS_OF_YEAR,
      }),
      inputs: [],
      source: told("darkHours.source"),
    }),
  };
}
