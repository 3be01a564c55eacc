import { GENERATOR_CLASSES, priceOfSets } from "../../economics/generator-set";
import { moduleOf } from "../rule/bank-module";
import type { BatteryModule } from "../rule/battery-modules";
import { busVoltageOf } from "../rule/bus-voltage";
import {
  type ChargeControllers,
  chargeControllers,
  DOLLARS_PER_AMPERE,
  PANELS_OF_HYBRID,
} from "../choice/charge-controller";
import { INVERTER_SURGE_FACTOR, TRACKER_EFFICIENCY } from "../inputs/defaults";
import type { DesignPart, InverterDesign } from "../inputs/design";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import type { Figures } from "../choice/figures";
import { inverterPieces } from "../rule/inverter-pieces";
import { searchedInverter } from "../choice/inverter-sizes";
import { installedRates } from "../rule/cost";
import { priceInputs, priceSource } from "../rule/own-price";
import { panelCount } from "../rule/results";
import { toldOfParts } from "../rule/parts-told";
import { told } from "../inputs/told";
import type { Trace } from "../inputs/trace";

/**
 * What to buy, piece by piece: panels, battery modules, inverter, charge controllers and the generating set that stands
 * by. Nothing where nothing is carried.
 */
export function explainParts(figures: Figures): readonly DesignPart[] {
  if (figures.choice === null) return [];
  const parts = [panels(figures), battery(figures), inverter(figures), controller(figures), generator(figures)];
  return parts.filter((part) => part !== null);
}

function panels({ array, cost, choice, technology }: Figures): DesignPart {
  const { power, chosen } = technology.panel.sheet;
  const count = panelCount(array.capacity, power);
  const why = figure("part-panels", toldOfParts("panels"), count, "pieces", {
    formula: toldOfParts(panelsFormula(choice)),
    equation: toldOfParts("panelsEquation", { count, size: power, capacity: array.capacity }),
    inputs: [
      given("P_1", told("panels.onePanel"), power, "W", chosen?.source ?? FROM.specification),
      ...priceInputs(chosen),
    ],
    source: toldOfParts("panelsSource"),
  });
  const size = { size: power, unit: "W" } as const;
  return {
    kind: "panel",
    count,
    ...size,
    name:
      chosen === null
        ? toldOfParts("panel", { size: power })
        : toldOfParts("chosenPanel", { name: chosen.name, size: power }),
    why,
    cost: cost.panels,
    inTotal: true,
  };
}

/** On the grid no battery is bought with them: their worth decides or, where they do not pay, the load of the year. */
function panelsFormula(choice: Figures["choice"]) {
  if (choice?.target.kind !== "energy") return "panelsFormula";
  return choice.onGrid?.pays ? "panelsMostWorthFormula" : "panelsFewestFormula";
}

function battery(figures: Figures): DesignPart | null {
  const { cost, technology, input } = figures;
  const { capacity } = figures.battery;
  const { chosen } = technology.battery;
  if (capacity === 0) return null;
  const voltage = busVoltageOf(input.parameters);
  const module = moduleOf(figures);
  const source = chosen?.source ?? sourceOf(module);
  const { inSeries, ampHours } = module;
  const banks = Math.round(capacity / module.energy);
  const size = module.energy / inSeries;
  const count = banks * inSeries;
  const why = figure("part-battery", toldOfParts("battery"), count, "pieces", {
    formula: "n = n_s × C ÷ C_1",
    equation: toldOfParts("batteryEquation", { count, size, capacity, inSeries }),
    inputs: [
      given("C", told("batteryCapacity"), capacity, "Wh", FROM.computed),
      given("C_1", toldOfParts("batteryBank", { voltage }), module.energy, "Wh", source),
      given("n_s", toldOfParts("batteryInSeries"), inSeries, "", FROM.computed),
      ...priceInputs(chosen),
    ],
    source,
  });
  const sheet = { energy: size / 1_000, voltage: module.voltage, ampHours, inSeries };
  const name =
    chosen === null
      ? toldOfParts(inSeries > 1 ? "batteryBlock" : "batteryModule", sheet)
      : toldOfParts("chosenBattery", { ...sheet, name: chosen.name });
  return { kind: "battery-module", count, size, unit: "Wh", name, why, cost: cost.batteries, inTotal: true };
}

const sourceOf = ({ chemistry }: BatteryModule) => toldOfParts(chemistry === "lfp" ? "moduleSource" : "blockSource");

function inverter(figures: Figures): DesignPart | null {
  if (figures.inverter.capacity === 0) return null;
  const { count, size } = inverterPieces(figures.inverter.capacity, figures);
  const { chosen } = figures.technology.inverter;
  const power = size / 1_000;
  const name =
    chosen === null ? toldOfParts("inverter", { power }) : toldOfParts("chosenInverter", { name: chosen.name, power });
  return {
    kind: "inverter",
    count,
    size,
    unit: "W",
    name,
    why: inverterTrace(figures),
    cost: figures.cost.inverter,
    inTotal: true,
  };
}

/** The next size sold above the recommended inverter. */
function inverterTrace(figures: Figures): Trace {
  const { capacity } = figures.inverter;
  const { count, size } = inverterPieces(capacity, figures);
  return figure("inverter-piece", toldOfParts("inverter.piece"), count * size, "W", {
    formula: toldOfParts("inverter.pieceFormula"),
    equation: toldOfParts("inverter.pieceEquation", { count, size, power: count * size, capacity }),
    inputs: [
      given("P_inv", told("inverter.capacity"), capacity, "W", FROM.specification),
      ...priceInputs(figures.technology.inverter.chosen),
    ],
    source: figures.technology.inverter.chosen?.source ?? toldOfParts("inverter.pieceSource"),
  });
}

/** The smallest inverter sold that carries what really runs at once, and what it would save. */
export function explainSearchedInverter(figures: Figures): InverterDesign["searched"] {
  const searched = searchedInverter(figures);
  if (searched === null) return null;
  const { largestHour, running, start, needed, pieces, saves } = searched;
  const { heatShare, altitudeShare, capacity } = figures.inverter;
  const power = pieces.count * pieces.size;
  const { technology } = figures;
  const rate = installedRates(technology).inverterWatt;
  return {
    capacity: figure("inverter-searched", toldOfParts("inverter.searched"), power, "W", {
      formula: "P ≥ max(P_hour, P_run, P_surge ÷ k) ÷ (f_heat × f_altitude)",
      equation: toldOfParts("inverter.searchedEquation", {
        largestHour,
        running,
        start,
        heatShare,
        altitudeShare,
        needed,
        power,
      }),
      inputs: [
        given("P_hour", toldOfParts("inverter.searchedHour"), Math.round(largestHour), "W", FROM.computed),
        given("P_run", toldOfParts("inverter.running"), Math.round(running), "W", FROM.computed),
        given("P_surge", told("load.surge"), Math.round(figures.load.surgePower), "W", FROM.computed),
        given("k", toldOfParts("inverter.shortPeak"), INVERTER_SURGE_FACTOR, "", FROM.specification),
        given("f_heat", told("heat"), rounded(heatShare, 4), "", told("inverter.heatShareFrom")),
        given(
          "f_altitude",
          toldOfParts("inverter.height"),
          rounded(altitudeShare, 4),
          "",
          told("inverter.altitudeShareFrom"),
        ),
      ],
      source: toldOfParts("inverter.searchedSource"),
    }),
    saves: figure("inverter-saving", toldOfParts("inverter.saving"), saves, "USD", {
      formula: toldOfParts("inverter.savingFormula"),
      equation: toldOfParts("inverter.savingEquation", {
        capacity,
        power,
        rate: { dollars: rate },
        saves: { dollars: saves },
      }),
      inputs: [given("P_inv", told("inverter.capacity"), capacity, "W", FROM.specification)],
      source: priceSource(technology),
    }),
  };
}

function controller(figures: Figures): DesignPart | null {
  const found = chargeControllers(figures);
  if (found === null) return null;
  const { inInverter, count, size, strings } = found;
  const chosen = figures.technology.controller;
  const name = inInverter
    ? toldOfParts("ownTrackers", { strings: strings.parallel })
    : chosen === null
      ? toldOfParts("controller", { voltage: strings.inputVoltage, size })
      : toldOfParts("chosenController", { name: chosen.name, size });
  return {
    kind: "charge-controller",
    count,
    size,
    unit: "A",
    name,
    why: controllerTrace(found, figures),
    cost: count * (chosen?.price?.dollars ?? size * DOLLARS_PER_AMPERE),
    inTotal: false,
  };
}

function controllerTrace(found: ChargeControllers, { array, inverter, technology }: Figures): Trace {
  const { inInverter, count, size, current, batteryVoltage, batteryCurrent, strings } = found;
  const cold = { coldVoltage: strings.coldVoltage, inputVoltage: strings.inputVoltage };
  const limit = current > batteryCurrent ? "limited" : "free";
  return figure("part-controller", toldOfParts("controllers"), current, "A", {
    formula: "I = P × η ÷ U",
    equation: toldOfParts(inInverter ? "ownTrackersEquation" : "controllerEquation", {
      array: array.capacity,
      efficiency: TRACKER_EFFICIENCY,
      batteryVoltage,
      current,
      count,
      size,
      ...cold,
      limit,
      batteryCurrent,
    }),
    inputs: [
      given("P", told("panelCapacity"), array.capacity, "W", FROM.computed),
      given("U", toldOfParts("batteryVoltage"), batteryVoltage, "V", FROM.computed),
      given("U_oc", told("panels.coldOpenVoltage"), rounded(strings.coldVoltage, 1), "V", FROM.computed),
      given("I_b", toldOfParts("batteryCurrent"), rounded(batteryCurrent, 1), "A", FROM.computed),
      ...(inInverter
        ? [
            given(
              "P_inv",
              told("inverter.capacity"),
              inverter.capacity,
              "W",
              toldOfParts("hybridTakes", { ratio: PANELS_OF_HYBRID }),
            ),
          ]
        : technology.controller !== null && technology.controller.price !== null
          ? priceInputs(technology.controller)
          : [
              given(
                "c",
                toldOfParts("controllerPrice"),
                { dollars: DOLLARS_PER_AMPERE },
                "1/A",
                toldOfParts("controllerPriceFrom"),
              ),
            ]),
    ],
    source: technology.controller?.source ?? toldOfParts("controllerSource"),
  });
}

/** The set of the electrical design. The specification's total knows panels, battery and inverter only. */
function generator({ standby }: Figures): DesignPart | null {
  if (standby === null) return null;
  const { kind, set } = standby;
  const { price, source } = GENERATOR_CLASSES[kind];
  const [count, rating] = [set.pieces, set.nameplateKw];
  const power = 1_000 * count * rating;
  const cost = priceOfSets(GENERATOR_CLASSES[kind], { ratedKw: rating, pieces: count });
  return {
    kind: "generator",
    count,
    size: 1_000 * rating,
    unit: "W",
    name: toldOfParts("generator", { power: rating, kind }),
    why: figure("part-generator", toldOfParts("generators"), power, "W", {
      formula: "P = n × P_n; c = n × (c_0 + c_1 × P_n)",
      equation: toldOfParts("generatorEquation", {
        count,
        size: 1_000 * rating,
        power,
        rating,
        base: { dollars: price.base },
        perKilowatt: { dollars: price.perKw },
        cost: { dollars: cost },
      }),
      inputs: [
        given("P_n", toldOfParts("generatorRating"), rating, "kW", FROM.computed),
        given("c_0", toldOfParts("generatorBase"), { dollars: price.base }, "", source),
        given("c_1", toldOfParts("generatorPerKilowatt"), { dollars: price.perKw }, "1/kW", source),
      ],
      source,
    }),
    cost,
    inTotal: false,
  };
}
