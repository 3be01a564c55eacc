import { figure, FROM, given, rounded, show } from "../sizing/explain";
import type { Trace, TraceInput } from "../sizing/trace";
import { panelPlane } from "./plane-yield";
import type { RoofProblem } from "./roof-problem";
import type { RoofSun } from "./roof-sun";
import type { RoofScore, ScoredPanel } from "./roof-score";

interface Facts {
  readonly input: RoofProblem;
  readonly sun: RoofSun;
  /** Yearly energy of an unshaded panel. [kWh] */
  readonly unshadedEnergy: number;
  readonly panels: readonly ScoredPanel[];
  /** Ground that panels may take. [m²] */
  readonly usable: number;
}

const NOTE = "Design note of the roof optimiser, section 6";
const SHADE_RULE =
  "Beam lost while any part of a panel is in shadow (partition rule of PVsyst's near shadings), diffuse light kept; sun of the 15th of each month every 10 minutes";

/** The figures of a layout, each with its rule and values. */
export function explainScore(facts: Facts): Omit<RoofScore, "panels" | "faults" | "broken" | "count"> {
  const { input, panels, usable } = facts;
  const area = panels.reduce((sum, { width, height }) => sum + width * height, 0);
  const gross = input.roof.width * input.roof.height;
  const areaInput = given("A", "Ground the panels take", rounded(area, 2), "m²", FROM.computed);
  const energyYield = energyTrace(facts);
  const shadingLoss = shadingTrace(facts, energyYield);
  const orientationFactor = orientationTrace(facts);
  const access = figure("solar-access", "Solar access", 100 - shadingLoss.value, "%", {
    formula: "access = 100% − shading loss",
    equation: `100% − ${show(shadingLoss.value, 1)}% = ${show(100 - shadingLoss.value, 1)}%`,
    inputs: [given("loss", "Shading loss", rounded(shadingLoss.value, 2), "%", FROM.computed)],
    source: NOTE,
  });
  const fill = shareTrace("fill", "Filled", area, usable, areaInput, {
    formula: "fill = A ÷ A_usable",
    ground: given("A_usable", "Roof less setbacks, obstructions and clearance", rounded(usable, 2), "m²", FROM.user),
  });
  return {
    power: powerTrace(input, panels.length),
    energyYield,
    shadingLoss,
    utilizationRate: shareTrace("utilization-rate", "Roof utilization", area, gross, areaInput, {
      formula: "u = A ÷ (W × H)",
      ground: given("W × H", "Roof", rounded(gross, 2), "m²", FROM.user),
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
  return figure("efficiency-score", "Efficiency score", score, "%", {
    formula: "score = E ÷ (n × E_best)",
    equation:
      best > 0 ? `${show(energy.value, 1)} ÷ ${show(best, 1)} kWh = ${show(score, 1)}%` : "No panels, no efficiency",
    inputs: [
      given("E", "Energy yield", rounded(energy.value, 1), "kWh", FROM.computed),
      given(
        "n × E_best",
        `The same panels without shade at ${show(tilt)}° facing ${show(azimuth)}°`,
        rounded(best, 1),
        "kWh",
        sun.weather,
      ),
    ],
    source:
      "Energy of this layout over that of the same panels on the best unshaded plane (A-38); the total solar resource fraction of installers (Energy Trust of Oregon), in energy",
  });
}

function powerTrace({ panel }: RoofProblem, count: number): Trace {
  const power = (count * panel.power) / 1000;
  return figure("array-power", "Array power", power, "kW", {
    formula: "P = n × P_panel",
    equation: `${show(count)} × ${show(panel.power)} W = ${show(power, 2)} kW`,
    inputs: [
      given("n", "Panels", count, "pieces", FROM.computed),
      given("P_panel", "Power of a panel", panel.power, "W", FROM.user),
    ],
    source: "Design workflow specification, section 9",
  });
}

function energyTrace({ sun, unshadedEnergy, panels }: Facts): Trace {
  const energy = panels.reduce((sum, { yearlyEnergy }) => sum + yearlyEnergy, 0);
  const full = panels.length * unshadedEnergy;
  return figure("energy-yield", "Energy yield", energy, "kWh/year", {
    formula: "E = Σ E₀ × access of each panel",
    equation: `${show(panels.length)} × ${show(unshadedEnergy, 1)} kWh − ${show(full - energy, 1)} kWh of shade = ${show(energy)} kWh`,
    inputs: [
      given("n", "Panels", panels.length, "pieces", FROM.computed),
      given("E₀", "Unshaded panel, first year", rounded(unshadedEnergy, 2), "kWh", FROM.computed),
      given("y", "Yield of this plane", rounded(sun.specificYield, 1), "kWh/kWp", sun.weather),
    ],
    source: `Perez-Driesse sky, glass, cell temperature and PVWatts inverter; system losses of the PVWatts manual, NREL/TP-6A20-62641. ${SHADE_RULE}`,
  });
}

function shadingTrace({ unshadedEnergy, panels }: Facts, energy: Trace): Trace {
  const full = panels.length * unshadedEnergy;
  const loss = full > 0 ? Math.max(0, 100 * (1 - energy.value / full)) : 0;
  return figure("shading-loss", "Shading loss", loss, "%", {
    formula: "loss = 1 − E ÷ (n × E₀)",
    equation:
      full > 0 ? `1 − ${show(energy.value, 1)} ÷ ${show(full, 1)} kWh = ${show(loss, 2)}%` : "No panels, no loss",
    inputs: [
      given("E", "Energy yield", rounded(energy.value, 1), "kWh", FROM.computed),
      given("n × E₀", "The same panels without shade", rounded(full, 1), "kWh", FROM.computed),
    ],
    source: SHADE_RULE,
  });
}

function orientationTrace({ sun, input }: Facts): Trace {
  const { specificYield, tilt, azimuth } = sun.best;
  const factor = specificYield > 0 ? (100 * sun.specificYield) / specificYield : 0;
  const own = panelPlane(input);
  return figure("orientation-factor", "Tilt and orientation", factor, "%", {
    formula: "TOF = yield of this plane ÷ yield of the best plane here",
    equation: `${show(sun.specificYield)} ÷ ${show(specificYield)} kWh/kWp = ${show(factor, 1)}%`,
    inputs: [
      given(
        "y",
        `Yield at ${show(own.tilt, 1)}° facing ${show(own.azimuth)}°`,
        rounded(sun.specificYield, 1),
        "kWh/kWp",
        sun.weather,
      ),
      given(
        "y_best",
        `Yield at ${show(tilt)}° facing ${show(azimuth)}°`,
        rounded(specificYield, 1),
        "kWh/kWp",
        sun.weather,
      ),
    ],
    source: "Tilt and orientation factor, Energy Trust of Oregon, in energy; Perez-Driesse sky",
  });
}

function shareTrace(
  id: string,
  name: string,
  area: number,
  of: number,
  areaInput: TraceInput,
  { formula, ground }: { readonly formula: string; readonly ground: TraceInput },
): Trace {
  const value = of > 0 ? (100 * area) / of : 0;
  return figure(id, name, value, "%", {
    formula,
    equation: `${show(area, 2)} ÷ ${show(of, 2)} m² = ${show(value, 1)}%`,
    inputs: [areaInput, ground],
    source: NOTE,
  });
}
