import { SUN_HOURS } from "./explain-site";
import type { Text } from "../../units/told";
import { type ArrayLosses, lossFactor } from "../rule/array";
import { STATED_SYSTEM_EFFICIENCY } from "../inputs/defaults";
import type { PanelDesign } from "../inputs/design";
import { classInputs, sunTaken } from "./explain-design-sun";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { limitInputs } from "./limit-inputs";
import { MOUNTS } from "../site/mount";
import { panelStrings } from "../rule/panel-strings";
import { panelCount, plainRule } from "../rule/results";
import type { PanelSheet } from "../rule/part-sheets";
import { inverterSource, standbySource } from "../rule/technology";
import { told } from "../inputs/told";
import type { Trace, TraceInput } from "../inputs/trace";
import { waterfall } from "./waterfall";

export function explainPanels(figures: Figures): PanelDesign {
  const { load, site } = figures;
  const rule = plainRule(load.dailyConsumption, site.meanSunHours);
  return {
    capacity: capacityTrace(figures),
    deterministic: ruleTrace(figures),
    plainRule: figure("plain-rule", told("panels.plainRule"), rule, "W", {
      formula: "P = E ÷ (H × η)",
      equation: told("panels.plainRuleEquation", {
        consumption: load.dailyConsumption,
        sunHours: site.meanSunHours,
        efficiency: STATED_SYSTEM_EFFICIENCY,
        rule,
      }),
      inputs: [
        given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed),
        given("H", SUN_HOURS, site.meanSunHours, "h", sunSource(figures)),
        given(
          "η",
          told("systemEfficiency"),
          told("percent", { share: STATED_SYSTEM_EFFICIENCY }),
          "",
          FROM.specification,
        ),
      ],
      source: told("panels.plainRuleSource"),
    }),
    waterfall: waterfall(figures),
    tilt: tiltTrace(figures),
    ...panelPieces(figures),
  };
}

/** How many panels there are and how they hang together. */
export function panelPieces(figures: Figures): Pick<PanelDesign, "count" | "inSeries" | "strings" | "stringVoltage"> {
  const { capacity } = figures.array;
  const { sheet } = figures.technology.panel;
  const count = panelCount(capacity, sheet.power);
  return {
    count: figure("panel-count", told("panels.panels"), count, "pieces", {
      formula: told("panels.countFormula", { panelPower: sheet.power }),
      equation: told("panels.countEquation", { capacity, panelPower: sheet.power, count }),
      inputs: [given("P", told("panelCapacity"), capacity, "W", FROM.computed)],
      source: panelSource(sheet),
    }),
    ...stringTraces(figures, count),
  };
}

function capacityTrace(figures: Figures): Trace {
  const { array, battery, choice, cost, technology } = figures;
  const { sheet } = technology.panel;
  const count = panelCount(array.capacity, sheet.power);
  const onGrid = choice?.target.kind === "energy";
  const found = { count, panelPower: sheet.power, capacity: array.capacity };
  return figure("panel-capacity", told("panelCapacity"), array.capacity, "W", {
    formula: onGrid
      ? told(choice.onGrid?.pays ? "panels.mostWorthFormula" : "panels.fewestFormula")
      : leastCostFormula(figures),
    equation:
      choice === null
        ? told("panels.noLoad")
        : onGrid
          ? told("panels.capacityEquation", found)
          : told("panels.capacityEquationWithBattery", {
              ...found,
              battery: battery.capacity,
              cost: { dollars: cost.panels + cost.batteries },
            }),
    inputs: [
      given("P_1", told("panels.onePanel"), sheet.power, "W", panelSource(sheet)),
      ...(onGrid ? [] : [given("C", told("panels.batteryWithThem"), battery.capacity, "Wh", FROM.computed)]),
      given("P_r", told("panels.byDesignMonth"), array.byRule, "W", FROM.standard),
      given("H", told("sunOnPanels"), rounded(choice?.sun.sunHours ?? 0, 2), "kWh/m²/day", FROM.computed),
      ...(choice === null ? [] : classInputs(figures, choice)),
      ...limitInputs(figures),
    ],
    source: told("panels.capacitySource", { sun: sunTaken(figures) }),
  });
}

/** What the search of panels and battery made least. */
export const leastCostFormula = ({ choice }: Pick<Figures, "choice">): Text =>
  choice?.target.kind === "outage" ? told(`hybridFormula.${choice.target.goal}`) : told("leastCostFormula");

const sunSource = ({ site }: Figures) =>
  site.sunIsSourced ? told("from.sourcedPlace", { place: site.row.name }) : FROM.user;

function ruleTrace(figures: Figures): Trace {
  const { array, load, inverter, input, technology } = figures;
  const { systemType, backupDays } = input.parameters;
  const found = {
    busEnergy: array.busEnergy,
    oversupply: array.oversupply,
    sunHours: array.designSunHours,
    heat: array.designHeat,
    losses: lossFactor(array.designLosses),
    exact: array.exact,
    capacity: array.byRule,
  };
  const factor = given("f_o", told("panels.oversupply"), array.oversupply, "", told("from.standardPractice"));
  const inputs: readonly TraceInput[] = [
    given("E", told("dailyConsumption"), load.dailyConsumption, "Wh", FROM.computed),
    given("η_inv", told("inverterEfficiency"), technology.inverter.efficiency, "", inverterSource(technology)),
    ...(systemType === "on-grid" ? [] : batteryInputs(figures)),
    given("E_bus", told("energyAtBus"), Math.round(array.busEnergy), "Wh", FROM.computed),
    factor,
    ...(systemType === "hybrid"
      ? [
          given(
            "E_refill",
            told("panels.refilledWithin", { days: backupDays }),
            Math.round(array.refillEnergy),
            "Wh",
            FROM.user,
          ),
        ]
      : []),
    given("H", told("decidingSunHours"), rounded(array.designSunHours, 3), "h", sunSource(figures)),
    given("f_T", told("heat"), rounded(array.designHeat, 4), "", heatSource(figures)),
    given("f", told("lossesToBus"), lossesText(array.designLosses), "", FROM.standard),
  ];
  return figure("panel-capacity-by-rule", told("panels.byRule"), array.byRule, "W", {
    formula: `P = ⌈(E_bus × f_o${systemType === "hybrid" ? " + E_refill" : ""}) ÷ (H × f_T × f)⌉`,
    equation:
      array.refillEnergy === 0
        ? told("panels.byRuleEquation", found)
        : told("panels.byRuleEquationWithRefill", { ...found, refill: array.refillEnergy }),
    inputs,
    source: told("panels.byRuleSource", {
      basis: systemType === "on-grid" ? "year" : "month",
      standingPower: inverter.standingPower,
    }),
  });
}

/** "0.95 × 0.97 × 0.98 × 0.98", and what shade leaves. */
const lossesText = ({ shade, ...losses }: ArrayLosses): Text =>
  shade === undefined ? told("panels.losses", losses) : told("panels.lossesInShade", { ...losses, shade });

const batteryInputs = ({ load, inverter, technology }: Figures): readonly TraceInput[] => [
  given("n", told("nightShare"), told("percentOne", { share: load.nightShare }), "", FROM.computed),
  given("η_batt", told("panels.roundTrip"), technology.battery.roundTrip, "", technology.battery.source),
  given("P_0", told("inverterStandingBy"), rounded(inverter.standingPower, 2), "W", standbySource(technology)),
];

const heatSource = ({ site, input, technology }: Figures) =>
  told("panels.heatFrom", {
    perKelvin: -technology.panel.perKelvin,
    cellRiseSource: MOUNTS[input.parameters.installationLocation].cellRiseSource,
    cellRise: site.cellRise,
  });

/** Whose input the strings stand at. */
const inputSource = ({ technology: { controller, inverter } }: Figures) =>
  controller?.input ? controller.source : inverter.chosen?.input ? inverter.chosen.source : told("from.inputClass");

function tiltTrace({ site, input }: Figures): Trace {
  const { tilt, because } = site.tilt;
  return figure("tilt", told("panels.tilt"), tilt, "°", {
    formula: told("panels.tiltFormula", { mount: MOUNTS[input.parameters.installationLocation].name }),
    equation: site.facesEquator
      ? told("panels.tiltEquation", { tilt, facing: site.facing === 180 ? "south" : "north", because })
      : told("panels.turnedEquation", { tilt, azimuth: site.facing, because }),
    inputs: [
      given("", told("installationLocation"), MOUNTS[input.parameters.installationLocation].name, "", FROM.user),
      given("φ", told("panels.latitude", { place: site.row.name }), site.row.latitude, "°", told("from.climateTable")),
      ...(site.facesEquator ? [] : [given("γ", told("panels.direction"), site.facing, "°", FROM.user)]),
    ],
    source: told("panels.tiltSource"),
  });
}

/** Where the figures of the panel come from. */
const panelSource = ({ chosen }: PanelSheet) => chosen?.source ?? FROM.specification;

function stringTraces(figures: Figures, count: number): Pick<PanelDesign, "inSeries" | "strings" | "stringVoltage"> {
  const strings = panelStrings(count, figures);
  const { sheet } = figures.technology.panel;
  const library = sheet.chosen?.source;
  const inSeries = strings?.inSeries ?? 0;
  const parallel = strings?.parallel ?? 0;
  const voltage = strings?.hotVoltage ?? 0;
  const limits = strings?.limits;
  const source = told("panels.stringsSource");
  const inputs = [
    given("n", told("panels.panels"), count, "pieces", FROM.computed),
    given(
      "U_oc",
      told("panels.coldOpenVoltage"),
      rounded(limits?.openVoltageCold ?? 0, 1),
      "V",
      library ?? told("from.moduleClassCold", { temperature: strings?.recordLow ?? 0 }),
    ),
    given(
      "U_mp",
      told("panels.hotWorkingVoltage"),
      rounded(limits?.powerVoltageHot ?? 0, 1),
      "V",
      library ?? told("from.moduleClassHot"),
    ),
    given("U_max", told("panels.inverterInput"), strings?.inputVoltage ?? 0, "V", inputSource(figures)),
  ];
  return {
    inSeries: figure("panels-in-series", told("panels.inSeries"), inSeries, "pieces", {
      formula: "⌈U_tracker,min ÷ U_mp⌉ ≤ n_s ≤ ⌊U_max ÷ U_oc⌋",
      equation:
        strings === null
          ? told("panels.none")
          : told("panels.inSeriesEquation", {
              fewest: limits?.fewest ?? 0,
              most: limits?.most ?? 0,
              strings: parallel,
              inSeries,
              panels: inSeries * parallel,
            }),
      inputs,
      source,
    }),
    strings: figure("strings", told("panels.strings"), parallel, "strings", {
      formula: "n_p = ⌈n ÷ n_s⌉",
      equation:
        strings === null
          ? told("panels.none")
          : told("panels.stringsEquation", { panels: count, inSeries, strings: parallel }),
      inputs,
      source,
    }),
    stringVoltage: figure("string-voltage", told("panels.stringVoltage"), voltage, "V", {
      formula: "U = n_s × U_mp",
      equation: told("panels.stringVoltageEquation", {
        inSeries,
        powerVoltageHot: limits?.powerVoltageHot ?? 0,
        voltage,
        coldVoltage: strings?.coldVoltage ?? 0,
      }),
      inputs: [
        ...inputs,
        given("U_stc", told("panels.workingVoltage"), sheet.powerVoltage, "V", library ?? told("from.moduleClass")),
      ],
      source,
    }),
  };
}
