import type { Text } from "../units/told";
import { told } from "./told";
import { figure, FROM, given, rounded } from "../sizing/inputs/make-trace";
import type { Trace, TraceInput } from "../sizing/inputs/trace";
import type { Orientation } from "../layout/problem";
import { panelPlane } from "./plane-yield";
import type { RoofProblem } from "./roof-problem";
import type { RoofSun } from "./roof-sun";
import type { RoofScore, ScoredPanel } from "./roof-score";

interface Facts {
  readonly input: RoofProblem;
  readonly sun: RoofSun;
  /** Yearly energy of an unshaded panel. [kWh] */
  readonly unshadedEnergy: number;
  /** Share of it kept behind a row. */
  readonly keptBehindRow: Readonly<Record<Orientation, number>>;
  readonly panels: readonly ScoredPanel[];
  /** Ground that panels may take. [m²] */
  readonly usable: number;
}

const NOTE = told("from.designNote");
const shadeRuleOf = ({ input }: Facts) => told(input.mounting.kind === "rows" ? "shadeRuleOfRows" : "shadeRule");

/** The figures of a layout, each with its rule and values. */
export function explainScore(facts: Facts): Omit<RoofScore, "panels" | "faults" | "broken" | "count"> {
  const { input, panels, usable } = facts;
  const area = panels.reduce((sum, { width, height }) => sum + width * height, 0);
  const gross = input.roof.width * input.roof.height;
  const areaInput = given("A", told("panelArea"), rounded(area, 2), "m²", FROM.computed);
  const energyYield = energyTrace(facts);
  const shadingLoss = shadingTrace(facts, energyYield);
  const orientationFactor = orientationTrace(facts);
  const access = figure("solar-access", told("solarAccess"), 100 - shadingLoss.value, "%", {
    formula: told("solarAccessFormula"),
    equation: told("solarAccessEquation", { loss: shadingLoss.value, access: 100 - shadingLoss.value }),
    inputs: [given("loss", told("shadingLoss"), rounded(shadingLoss.value, 2), "%", FROM.computed)],
    source: NOTE,
  });
  const fill = shareTrace("fill", told("filled"), area, usable, areaInput, {
    formula: "fill = A ÷ A_usable",
    ground: given("A_usable", told("usableRoof"), rounded(usable, 2), "m²", FROM.user),
  });
  return {
    power: powerTrace(input, panels.length),
    energyYield,
    shadingLoss,
    utilizationRate: shareTrace("utilization-rate", told("utilization"), area, gross, areaInput, {
      formula: "u = A ÷ (W × H)",
      ground: given("W × H", told("roof"), rounded(gross, 2), "m²", FROM.user),
    }),
    efficiencyScore: scoreTrace(facts, energyYield),
    orientationFactor,
    solarAccess: access,
    fill,
  };
}

/** What the layout yields, of what as many of its panels would yield without shade on the best plane of the site. */
function scoreTrace({ input, sun, panels }: Facts, energy: Trace): Trace {
  const { specificYield, tilt, azimuth } = sun.best;
  const best = (panels.length * input.panel.power * specificYield) / 1000;
  const score = best > 0 ? (100 * energy.value) / best : 0;
  return figure("efficiency-score", told("efficiency"), score, "%", {
    formula: "score = E ÷ (n × E_best)",
    equation: best > 0 ? told("efficiencyEquation", { energy: energy.value, best, score }) : told("efficiencyOfNone"),
    inputs: [
      given("E", told("yield"), rounded(energy.value, 1), "kWh", FROM.computed),
      given("n × E_best", told("bestPlane", { tilt, azimuth }), rounded(best, 1), "kWh", sun.weather),
    ],
    source: told("efficiencySource"),
  });
}

function powerTrace({ panel }: RoofProblem, count: number): Trace {
  const power = (count * panel.power) / 1000;
  return figure("array-power", told("power"), power, "kW", {
    formula: "P = n × P_panel",
    equation: told("powerEquation", { panels: count, watts: panel.power, kilowatts: power }),
    inputs: [
      given("n", told("panels"), count, "pieces", FROM.computed),
      given("P_panel", told("powerOfPanel"), panel.power, "W", FROM.user),
    ],
    source: told("from.specification"),
  });
}

function energyTrace(facts: Facts): Trace {
  const { sun, unshadedEnergy, panels } = facts;
  const energy = panels.reduce((sum, { yearlyEnergy }) => sum + yearlyEnergy, 0);
  const full = panels.length * unshadedEnergy;
  return figure("energy-yield", told("yield"), energy, "kWh/year", {
    formula: told("yieldFormula"),
    equation: told("yieldEquation", { panels: panels.length, unshaded: unshadedEnergy, shade: full - energy, energy }),
    inputs: [
      given("n", told("panels"), panels.length, "pieces", FROM.computed),
      given("E₀", told("unshadedPanel"), rounded(unshadedEnergy, 2), "kWh", FROM.computed),
      given("y", told("yieldOfPlane"), rounded(sun.specificYield, 1), "kWh/kWp", sun.weather),
    ],
    source: told("yieldSource", { shadeRule: shadeRuleOf(facts) }),
  });
}

function shadingTrace(facts: Facts, energy: Trace): Trace {
  const { unshadedEnergy, panels } = facts;
  const full = panels.length * unshadedEnergy;
  const loss = full > 0 ? Math.max(0, 100 * (1 - energy.value / full)) : 0;
  return figure("shading-loss", told("shadingLoss"), loss, "%", {
    formula: "loss = 1 − E ÷ (n × E₀)",
    equation:
      full > 0
        ? told("shadingLossEquation", { energy: energy.value, unshaded: full, loss })
        : told("shadingLossOfNone"),
    inputs: [
      given("E", told("yield"), rounded(energy.value, 1), "kWh", FROM.computed),
      given("n × E₀", told("unshadedPanels"), rounded(full, 1), "kWh", FROM.computed),
      ...rowShadeInputs(facts),
    ],
    source: shadeRuleOf(facts),
  });
}

/** What a panel behind a row loses, of each orientation that the layout has. */
function rowShadeInputs({ input, keptBehindRow, panels }: Facts): readonly TraceInput[] {
  if (input.mounting.kind === "flush") return [];
  return [...new Set(panels.map(({ orientation }) => orientation))].map((orientation) =>
    given("s", told("behindRow"), rounded(100 * (1 - keptBehindRow[orientation]), 2), "%", FROM.computed),
  );
}

function orientationTrace({ sun, input }: Facts): Trace {
  const { specificYield, tilt, azimuth } = sun.best;
  const factor = specificYield > 0 ? (100 * sun.specificYield) / specificYield : 0;
  const own = panelPlane(input);
  return figure("orientation-factor", told("orientation"), factor, "%", {
    formula: told("orientationFormula"),
    equation: told("orientationEquation", { here: sun.specificYield, best: specificYield, factor }),
    inputs: [
      given(
        "y",
        told("yieldAt", { tilt: own.tilt, azimuth: own.azimuth }),
        rounded(sun.specificYield, 1),
        "kWh/kWp",
        sun.weather,
      ),
      given("y_best", told("yieldAt", { tilt, azimuth }), rounded(specificYield, 1), "kWh/kWp", sun.weather),
    ],
    source: told("orientationSource"),
  });
}

function shareTrace(
  id: string,
  name: Text,
  area: number,
  of: number,
  areaInput: TraceInput,
  { formula, ground }: { readonly formula: string; readonly ground: TraceInput },
): Trace {
  const value = of > 0 ? (100 * area) / of : 0;
  return figure(id, name, value, "%", {
    formula,
    equation: told("shareEquation", { part: area, whole: of, share: value }),
    inputs: [areaInput, ground],
    source: NOTE,
  });
}
