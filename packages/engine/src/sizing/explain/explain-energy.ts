import { SUN_HOURS } from "./explain-site";
import { designPageCarbonOffset } from "./carbon";
import { DESIGN_PAGE_CO2_PER_KWH, STATED_SYSTEM_EFFICIENCY } from "../inputs/defaults";
import type { EnergyAnalysis } from "../inputs/design";
import { unseenYearsOf } from "../choice/unseen-years";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { told } from "../inputs/told";
import { deliveredToBus, type RuleFigures } from "../rule/rule-figures";
import { lossFactor } from "../rule/array";
import { dailyProduction, energySurplus } from "../rule/results";
import type { UnderSourcedSun } from "../choice/sourced-sun";
import type { Trace } from "../inputs/trace";

export function explainEnergy(figures: Figures, sourced: UnderSourcedSun): EnergyAnalysis {
  const { array, load, site } = figures;
  const hours = site.meanSunHours;
  const produced = dailyProduction(array.capacity, hours);
  const surplus = energySurplus(array.capacity, hours, load.dailyConsumption);
  const offset = designPageCarbonOffset(load.dailyConsumption);
  return {
    dailyProduction: figure("daily-production", told("energy.production"), produced, "Wh", {
      formula: "W = P × H",
      equation: told("energy.productionEquation", { capacity: array.capacity, hours, produced }),
      inputs: [
        given("P", told("panelCapacity"), array.capacity, "W", FROM.computed),
        given("H", SUN_HOURS, rounded(hours, 3), "h", site.sunIsSourced ? site.row.name : FROM.user),
      ],
      source: FROM.specification,
    }),
    surplus: figure("energy-surplus", told("energy.surplus"), surplus, "Wh", {
      formula: told("energy.surplusFormula"),
      equation: told("energy.surplusEquation", { produced, consumption: load.dailyConsumption, surplus }),
      inputs: [given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed)],
      source: FROM.specification,
    }),
    systemEfficiency: figure(
      "system-efficiency",
      told("energy.efficiencyStated"),
      100 * STATED_SYSTEM_EFFICIENCY,
      "%",
      {
        formula: told("energy.efficiencyStatedFormula"),
        equation: told("percent", { share: STATED_SYSTEM_EFFICIENCY }),
        inputs: [],
        source: told("from.specificationPlainRule"),
      },
    ),
    systemEfficiencyFound: efficiencyFound(figures),
    carbonOffset: figure("carbon-offset", told("energy.carbonOffset"), offset, "kg CO₂ a day", {
      formula: told("energy.carbonOffsetFormula", { perKwh: DESIGN_PAGE_CO2_PER_KWH }),
      equation: told("energy.carbonOffsetEquation", {
        consumption: load.dailyConsumption / 1_000,
        perKwh: DESIGN_PAGE_CO2_PER_KWH,
        offset,
      }),
      inputs: [given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed)],
      source: FROM.specification,
    }),
    monthlyDelivered: deliveredToBus(array.capacity, site.sunHours, array),
    servedAtSourcedSun: served(figures, sourced),
  };
}

/** Share of the sun's energy on the panels' rating that reaches the appliances. */
export function efficiencyOf({ array, load }: Pick<RuleFigures, "load" | "array">): number {
  const behindBus = array.busEnergy === 0 ? 0 : load.dailyConsumption / array.busEnergy;
  return array.designHeat * lossFactor(array.designLosses) * behindBus;
}

function efficiencyFound(figures: Figures): Trace {
  const { array, load } = figures;
  const value = 100 * efficiencyOf(figures);
  return figure("system-efficiency-found", told("energy.efficiencyFound"), value, "%", {
    formula: "η = f_T × f × E ÷ E_bus",
    equation: told("energy.efficiencyFoundEquation", {
      heat: array.designHeat,
      losses: lossFactor(array.designLosses),
      consumption: load.dailyConsumption,
      busEnergy: array.busEnergy,
      efficiency: efficiencyOf(figures),
    }),
    inputs: [
      given("f_T", told("energy.decidingHeat"), rounded(array.designHeat, 4), "", FROM.computed),
      given("f", told("lossesToBus"), rounded(lossFactor(array.designLosses), 4), "", FROM.standard),
      given("E_bus", told("energyAtBus"), Math.round(array.busEnergy), "Wh", FROM.computed),
    ],
    source: told("energy.efficiencyFoundSource"),
  });
}

function served(figures: Figures, sourced: UnderSourcedSun): Trace {
  const { array, battery, load, site, input, choice } = figures;
  const onGrid = input.parameters.systemType === "on-grid";
  const years = choice === null ? 0 : unseenYearsOf({ ...figures, choice }).house.years.length;
  const simulated = {
    panels: array.capacity,
    years,
    place: site.row.name,
    sunHours: sourced.sunHours,
    share: sourced.share,
  };
  return figure("served-at-sourced-sun", told(onGrid ? "energy.covered" : "energy.served"), sourced.share, "", {
    formula: told(onGrid ? "energy.coveredFormula" : "energy.servedFormula"),
    equation: onGrid
      ? told("energy.coveredEquation", simulated)
      : told("energy.servedEquation", {
          ...simulated,
          battery: battery.capacity,
          darkHours: Math.round(sourced.darkHours),
        }),
    inputs: [
      given("P", told("panelCapacity"), array.capacity, "W", FROM.computed),
      given("H", told("energy.sourcedSun"), rounded(sourced.sunHours, 2), "kWh/m²/day", site.row.name),
      given("E", told("energy.loadOfDay"), rounded(load.dailyConsumption, 0), "Wh", FROM.computed),
    ],
    source: told("from.hourlyBalance"),
  });
}
