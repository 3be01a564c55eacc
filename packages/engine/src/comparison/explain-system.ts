import { counted } from "../units/counted";
import { figure, FROM, given, percent, rounded, show } from "../sizing/explain";
import { HOURS_OF_YEAR } from "../sizing/defaults";
import type { Trace } from "../sizing/trace";
import type { Configuration } from "./configuration";
import { BATTERIES, INVERTERS, PANELS, TIERS, warrantyFactor } from "./parts";
import type { SizedConfiguration } from "./sized";

const dollars = (value: number) => `$${show(value, 2)}`;
const SEARCH = "The cheapest that keeps its target in the simulated years, as on the design page";

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
  const part = (name: string, value: number, price: number, capacity: number, unit: string, basis: Basis) =>
    figure(`comparison-cost-${name.toLowerCase()}`, name, value, "USD", {
      formula: "cost = capacity × price × tier × warranty",
      equation: `${show(capacity)} ${unit} × ${show(price, 4)} = ${dollars(value)}`,
      inputs: [
        given("", "Price of its kind", basis.price, `USD/${unit}`, basis.source),
        given("", "Tier", TIERS[qualityTier].price, "", "Assumption: docs/engineering/comparison.md"),
        given("", "Warranty", rounded(warrantyFactor(warranty), 3), "", "Assumption: 1% a year beyond ten"),
      ],
      source: "Not a quote",
    });
  const equipment = cost.panels + cost.batteries + cost.inverter;
  return {
    panels: part("Panels", cost.panels, technology.panel.price, array.capacity, "W", PANELS[configuration.panelType]),
    batteries: part(
      "Batteries",
      cost.batteries,
      technology.battery.price,
      battery.capacity,
      "Wh",
      BATTERIES[configuration.batteryType],
    ),
    inverter: part(
      "Inverter",
      cost.inverter,
      technology.inverter.price,
      inverter.capacity,
      "W",
      INVERTERS[configuration.inverterType],
    ),
    installation: figure("comparison-cost-installation", "Installation", cost.installation, "USD", {
      formula: "installation = share × (panels + batteries + inverter)",
      equation: `${percent(technology.installationShare, 1)} × ${dollars(equipment)} = ${dollars(cost.installation)}`,
      inputs: [],
      source: "Professional: specification, section 9; Assumption: two fifths of it are material",
    }),
    total: figure("comparison-total-cost", "Total cost", cost.total, "USD", {
      formula: "total = panels + batteries + inverter + installation",
      equation: `${dollars(cost.panels)} + ${dollars(cost.batteries)} + ${dollars(cost.inverter)} + ${dollars(cost.installation)} = ${dollars(cost.total)}`,
      inputs: [],
      source: "Prices of the parts, to build; not a quote",
    }),
  };
}

interface Basis {
  readonly price: number;
  readonly source: string;
}

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

export function systemTraces(
  { figures, choice, summary }: SizedConfiguration,
  configuration: Configuration,
): SystemTraces {
  const { array, battery, inverter } = figures;
  const { efficiency, source } = PANELS[configuration.panelType];
  const area = array.capacity / 1_000 / efficiency;
  const { darkHours } = summary;
  return {
    panels: figure("comparison-panels", "Panels", array.capacity, "W", {
      formula: "whole panels of 400 W",
      equation: `${show(choice.panels)} × 400 W = ${show(array.capacity)} W`,
      inputs: [given("γ", "Power lost with heat", rounded(100 * figures.technology.panel.perKelvin, 2), "%/K", source)],
      source: SEARCH,
    }),
    area: figure("comparison-area", "Area of the panels", area, "m²", {
      formula: "A = P ÷ (1 kW/m² × efficiency)",
      equation: `${show(array.capacity / 1_000, 1)} kW ÷ ${percent(efficiency, 1)} = ${show(area, 1)} m²`,
      inputs: [given("η", "Efficiency", rounded(100 * efficiency, 1), "%", source)],
      source: "Definition of efficiency under standard test conditions",
    }),
    battery: figure("comparison-battery", "Battery", battery.capacity, "Wh", {
      formula: "the smallest with these panels",
      equation: `${show(battery.capacity)} Wh, of which ${percent(figures.technology.battery.depthOfDischarge)} may be used`,
      inputs: [
        given(
          "",
          "Round trip",
          rounded(100 * figures.technology.battery.roundTrip, 0),
          "%",
          BATTERIES[configuration.batteryType].source,
        ),
      ],
      source: SEARCH,
    }),
    inverter: figure("comparison-inverter", "Inverter", inverter.capacity, "W", {
      formula: "twice the peak power",
      equation: `2 × ${show(figures.load.peakPower)} W = ${show(inverter.capacity)} W`,
      inputs: [
        given(
          "η",
          "Efficiency",
          rounded(100 * figures.technology.inverter.efficiency, 0),
          "%",
          INVERTERS[configuration.inverterType].source,
        ),
      ],
      source: FROM.specification,
    }),
    darkHours: figure("comparison-dark-hours", "Hours without full power", darkHours, "h a year", {
      formula: "hours in which some of the load goes unserved",
      equation: `${counted(darkHours * summary.years, "hour")} in ${counted(summary.years, "year")}: ${show(darkHours, 1)} of ${show(HOURS_OF_YEAR)} a year`,
      inputs: [],
      source: "Hourly energy balance, held to reference tables g and k",
    }),
  };
}
