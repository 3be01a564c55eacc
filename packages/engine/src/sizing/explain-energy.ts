import { counted } from "../units/counted";
import { designPageCarbonOffset } from "./carbon";
import { DESIGN_PAGE_CO2_PER_KWH, STATED_SYSTEM_EFFICIENCY } from "./defaults";
import type { EnergyAnalysis } from "./design";
import { unseenYearsOf } from "./unseen-years";
import { figure, FROM, given, percent, rounded, show } from "./explain";
import { type Figures } from "./figures";
import { told } from "./told";
import { deliveredToBus, LOSSES } from "./rule-figures";
import { lossFactor } from "./array";
import { dailyProduction, energySurplus } from "./results";
import type { UnderSourcedSun } from "./sourced-sun";
import type { Trace } from "./trace";

export function explainEnergy(figures: Figures, sourced: UnderSourcedSun): EnergyAnalysis {
  const { array, load, site } = figures;
  const hours = site.meanSunHours;
  const produced = dailyProduction(array.capacity, hours);
  const surplus = energySurplus(array.capacity, hours, load.dailyConsumption);
  const offset = designPageCarbonOffset(load.dailyConsumption);
  return {
    dailyProduction: figure("daily-production", "Solar production, before losses", produced, "Wh", {
      formula: "W = P × H",
      equation: `${show(array.capacity)} W × ${show(hours, 2)} h = ${show(produced)} Wh a day`,
      inputs: [
        given("P", "Panel capacity", array.capacity, "W", FROM.computed),
        given("H", "Sunlight hours", rounded(hours, 3), "h", site.sunIsSourced ? site.row.name : FROM.user),
      ],
      source: FROM.specification,
    }),
    surplus: figure("energy-surplus", "Energy surplus, before losses", surplus, "Wh", {
      formula: "surplus = P × H − E",
      equation: `${show(produced)} Wh − ${show(load.dailyConsumption)} Wh = ${show(surplus)} Wh a day`,
      inputs: [given("E", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed)],
      source: FROM.specification,
    }),
    systemEfficiency: figure("system-efficiency", "System efficiency, as stated", 100 * STATED_SYSTEM_EFFICIENCY, "%", {
      formula: "stated figure",
      equation: percent(STATED_SYSTEM_EFFICIENCY),
      inputs: [],
      source: told("from.specificationPlainRule"),
    }),
    systemEfficiencyFound: efficiencyFound(figures),
    carbonOffset: figure("carbon-offset", "Carbon offset", offset, "kg CO₂ a day", {
      formula: `m = E × ${DESIGN_PAGE_CO2_PER_KWH} kg/kWh`,
      equation: `${show(load.dailyConsumption / 1_000, 3)} kWh × ${DESIGN_PAGE_CO2_PER_KWH} kg/kWh = ${show(offset, 2)} kg CO₂ a day`,
      inputs: [given("E", "Daily consumption", load.dailyConsumption, "Wh", FROM.computed)],
      source: FROM.specification,
    }),
    monthlyDelivered: deliveredToBus(array.capacity, site.sunHours, array.heat),
    servedAtSourcedSun: served(figures, sourced),
  };
}

/** Share of the sun's energy on the panels' rating that reaches the appliances. */
export function efficiencyOf({ array, load }: Figures): number {
  const behindBus = array.busEnergy === 0 ? 0 : load.dailyConsumption / array.busEnergy;
  return array.designHeat * lossFactor(LOSSES) * behindBus;
}

function efficiencyFound(figures: Figures): Trace {
  const { array, load } = figures;
  const value = 100 * efficiencyOf(figures);
  return figure("system-efficiency-found", "System efficiency, found", value, "%", {
    formula: "η = f_T × f × E ÷ E_bus",
    equation: `${show(array.designHeat, 3)} × ${show(lossFactor(LOSSES), 3)} × ${show(load.dailyConsumption)} ÷ ${show(array.busEnergy)} = ${show(value, 1)}%`,
    inputs: [
      given("f_T", "Heat when it decides", rounded(array.designHeat, 4), "", FROM.computed),
      given("f", "Dust × mismatch × controller × cable", rounded(lossFactor(LOSSES), 4), "", FROM.standard),
      given("E_bus", "Energy at the bus", Math.round(array.busEnergy), "Wh", FROM.computed),
    ],
    source: "Product of the losses of this design; the stated 92% leaves most of them out",
  });
}

function served(figures: Figures, sourced: UnderSourcedSun): Trace {
  const { array, battery, load, site, input, choice } = figures;
  const onGrid = input.parameters.systemType === "on-grid";
  const years = choice === null ? 0 : unseenYearsOf({ ...figures, choice }).house.years.length;
  const result = onGrid
    ? `${percent(sourced.share, 1)} of the year's energy`
    : `${percent(sourced.share, 1)} of the load, ${counted(sourced.darkHours, "hour")} a year without full power`;
  return figure(
    "served-at-sourced-sun",
    onGrid ? "Covered by the sun in a year" : "Served at the sourced sun",
    sourced.share,
    "",
    {
      formula: onGrid ? "s = min(1, energy behind the inverter ÷ load)" : "s = 1 − unserved energy ÷ load",
      equation: `${show(array.capacity)} W${onGrid ? "" : ` and ${show(battery.capacity)} Wh`} through ${years} simulated years of ${site.row.name}, ${show(sourced.sunHours, 2)} sun hours on the panels: ${result}`,
      inputs: [
        given("P", "Panel capacity", array.capacity, "W", FROM.computed),
        given("H", "Sourced sun on the panels", rounded(sourced.sunHours, 2), "kWh/m²/day", site.row.name),
        given("E", "Load of a day", rounded(load.dailyConsumption, 0), "Wh", FROM.computed),
      ],
      source: "Hourly energy balance, held to reference tables g and k",
    },
  );
}
