import { figure, FROM, given, rounded, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";

const SECTION = "Marketplace specification, section 9 (a rule of thumb, the same for every place)";
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
    power: figure("designer-power", "Total power", watts / 1000, "kW", {
      formula: "P = n × P_panel",
      equation: `${show(count)} × ${show(panel.power)} W = ${show(watts / 1000, 2)} kW`,
      inputs: [
        given("n", "Panels", count, "pieces", FROM.computed),
        given("P_panel", "Power of a panel", panel.power, "W", FROM.user),
      ],
      source: SECTION,
    }),
    coverage: figure("designer-coverage", "Coverage", coverage, "%", {
      formula: "c = n × A_panel ÷ A_roof × 100",
      equation: `${show(area, 2)} ÷ ${show(ground, 2)} m² × 100 = ${show(coverage, 1)}%`,
      inputs: [
        given("n × A_panel", "Area of the panels", rounded(area, 2), "m²", FROM.computed),
        given("A_roof", "Roof, width × height", rounded(ground, 2), "m²", FROM.user),
      ],
      source: SECTION,
    }),
    energy: figure("designer-energy", "Energy by rule of thumb", energy, "kWh/year", {
      formula: "E = P × 1.5 h × 365 ÷ 1000",
      equation: `${show(watts)} W × ${RULE_HOURS} h × ${DAYS} ÷ 1000 = ${show(energy)} kWh`,
      inputs: [
        given("P", "Total power", watts, "W", FROM.computed),
        given("h", "Hours a day at full power", RULE_HOURS, "h", "A fixed figure, not this site's sun"),
      ],
      source: SECTION,
    }),
    carbon: figure("designer-carbon", "CO₂ saved by rule of thumb", carbon, "kg/year", {
      formula: "m = E × 0.4 kg/kWh",
      equation: `${show(energy)} kWh × ${DESIGNER_CO2_PER_KWH} kg/kWh = ${show(carbon)} kg`,
      inputs: [
        given("E", "Energy by rule of thumb", energy, "kWh", FROM.computed),
        given("f", "CO₂ of a kWh", DESIGNER_CO2_PER_KWH, "kg/kWh", "A fixed figure, not this country's grid"),
      ],
      source: SECTION,
    }),
  };
}
