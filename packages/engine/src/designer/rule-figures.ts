import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import { told } from "./told";

const SECTION = told("from.specification");
/** Hours a day at rated power. Source: marketplace specification, section 9. */
const RULE_HOURS = 1.5;
const DAYS = 365;
/** [kg/kWh] Source: marketplace specification, section 9. */
const DESIGNER_CO2_PER_KWH = 0.4;

/** What a layout comes to by the specification's own rules, whatever the site. */
export interface RuleFigures {
  /** [kW] */
  readonly power: Trace;
  /** Panel area of the roof's. [%] */
  readonly coverage: Trace;
  /** [kWh a year] */
  readonly energy: Trace;
  /** [kg a year] */
  readonly carbon: Trace;
}

export interface RuledLayout {
  readonly count: number;
  readonly roof: { readonly width: number; readonly height: number };
  readonly panel: { readonly width: number; readonly height: number; readonly power: number };
}

/** Total power, coverage, yearly energy and CO₂ of a layout. Source: marketplace specification, section 9. */
export function ruleFigures({ count, roof, panel }: RuledLayout): RuleFigures {
  const watts = count * panel.power;
  const area = count * panel.width * panel.height;
  const ground = roof.width * roof.height;
  const coverage = ground > 0 ? (100 * area) / ground : 0;
  const energy = Math.round((watts * RULE_HOURS * DAYS) / 1000);
  const carbon = energy * DESIGNER_CO2_PER_KWH;
  return {
    power: figure("designer-power", told("power"), watts / 1000, "kW", {
      formula: "P = n × P_panel",
      equation: told("powerEquation", { panels: count, watts: panel.power, kilowatts: watts / 1000 }),
      inputs: [
        given("n", told("panels"), count, "pieces", FROM.computed),
        given("P_panel", told("powerOfPanel"), panel.power, "W", FROM.user),
      ],
      source: SECTION,
    }),
    coverage: figure("designer-coverage", told("coverage"), coverage, "%", {
      formula: "c = n × A_panel ÷ A_roof × 100",
      equation: told("coverageEquation", { panels: area, roof: ground, coverage }),
      inputs: [
        given("n × A_panel", told("panelArea"), rounded(area, 2), "m²", FROM.computed),
        given("A_roof", told("roofArea"), rounded(ground, 2), "m²", FROM.user),
      ],
      source: SECTION,
    }),
    energy: figure("designer-energy", told("energy"), energy, "kWh/year", {
      formula: "E = P × 1.5 h × 365 ÷ 1000",
      equation: told("energyEquation", { watts, hours: RULE_HOURS, days: DAYS, energy }),
      inputs: [
        given("P", told("power"), watts, "W", FROM.computed),
        given("h", told("hours"), RULE_HOURS, "h", told("from.fixedSun")),
      ],
      source: SECTION,
    }),
    carbon: figure("designer-carbon", told("carbon"), carbon, "kg/year", {
      formula: "m = E × 0.4 kg/kWh",
      equation: told("carbonEquation", { energy, perKwh: DESIGNER_CO2_PER_KWH, carbon }),
      inputs: [
        given("E", told("energy"), energy, "kWh", FROM.computed),
        given("f", told("carbonOfKwh"), DESIGNER_CO2_PER_KWH, "kg/kWh", told("from.fixedGrid")),
      ],
      source: SECTION,
    }),
  };
}
