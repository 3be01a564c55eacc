import { batteryModule, type BatteryModule } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import { type ChargeControllers, chargeControllers, DOLLARS_PER_AMPERE, PANELS_OF_HYBRID } from "./charge-controller";
import { INVERTER_SURGE_FACTOR, PANEL_POWER, TRACKER_EFFICIENCY } from "./defaults";
import type { DesignPart, InverterDesign } from "./design";
import { figure, FROM, given, rounded } from "./explain";
import type { Figures } from "./figures";
import { inverterPieces, searchedInverter } from "./inverter-sizes";
import { panelCount } from "./results";
import { toldOfParts } from "./parts-told";
import { told } from "./told";
import type { Trace } from "./trace";

/** What to buy, piece by piece: panels, battery modules, inverter and charge controllers. Nothing where nothing is carried. */
export function explainParts(figures: Figures): readonly DesignPart[] {
  if (figures.choice === null) return [];
  return [panels(figures), battery(figures), inverter(figures), controller(figures)].filter((part) => part !== null);
}

function panels({ array, cost }: Figures): DesignPart {
  const count = panelCount(array.capacity);
  const why = figure("part-panels", toldOfParts("panels"), count, "pieces", {
    formula: toldOfParts("panelsFormula"),
    equation: toldOfParts("panelsEquation", { count, size: PANEL_POWER, capacity: array.capacity }),
    inputs: [given("P_1", told("panels.onePanel"), PANEL_POWER, "W", FROM.specification)],
    source: toldOfParts("panelsSource"),
  });
  const size = { size: PANEL_POWER, unit: "W" } as const;
  return {
    kind: "panel",
    count,
    ...size,
    name: toldOfParts("panel", { size: PANEL_POWER }),
    why,
    cost: cost.panels,
    inTotal: true,
  };
}

function battery({ battery: { capacity }, cost, technology, input }: Figures): DesignPart | null {
  if (capacity === 0) return null;
  const voltage = busVoltageOf(input.parameters);
  const module = batteryModule(technology.battery.chemistry, voltage);
  const { inSeries, ampHours } = module;
  const banks = Math.round(capacity / module.energy);
  const size = module.energy / inSeries;
  const count = banks * inSeries;
  const why = figure("part-battery", toldOfParts("battery"), count, "pieces", {
    formula: "n = n_s × C ÷ C_1",
    equation: toldOfParts("batteryEquation", { count, size, capacity, inSeries }),
    inputs: [
      given("C", told("batteryCapacity"), capacity, "Wh", FROM.computed),
      given("C_1", toldOfParts("batteryBank", { voltage }), module.energy, "Wh", sourceOf(module)),
      given("n_s", toldOfParts("batteryInSeries"), inSeries, "", FROM.computed),
    ],
    source: sourceOf(module),
  });
  const name = toldOfParts(inSeries > 1 ? "batteryBlock" : "batteryModule", {
    energy: size / 1_000,
    voltage: module.voltage,
    ampHours,
    inSeries,
  });
  return { kind: "battery-module", count, size, unit: "Wh", name, why, cost: cost.batteries, inTotal: true };
}

const sourceOf = ({ chemistry }: BatteryModule) => toldOfParts(chemistry === "lfp" ? "moduleSource" : "blockSource");

function inverter(figures: Figures): DesignPart | null {
  if (figures.inverter.capacity === 0) return null;
  const { count, size } = inverterPieces(figures.inverter.capacity, figures);
  const name = toldOfParts("inverter", { power: size / 1_000 });
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
    inputs: [given("P_inv", told("inverter.capacity"), capacity, "W", FROM.specification)],
    source: toldOfParts("inverter.pieceSource"),
  });
}

/** The smallest inverter sold that carries what really runs at once, and what it would save. */
export function explainSearchedInverter(figures: Figures): InverterDesign["searched"] {
  const searched = searchedInverter(figures);
  if (searched === null) return null;
  const { largestHour, start, needed, pieces, saves } = searched;
  const { heatShare, altitudeShare, capacity } = figures.inverter;
  const power = pieces.count * pieces.size;
  const { installationShare, inverter: kind } = figures.technology;
  return {
    capacity: figure("inverter-searched", toldOfParts("inverter.searched"), power, "W", {
      formula: "P ≥ max(P_hour, P_surge ÷ k) ÷ (f_heat × f_altitude)",
      equation: toldOfParts("inverter.searchedEquation", {
        largestHour,
        start,
        heatShare,
        altitudeShare,
        needed,
        power,
      }),
      inputs: [
        given("P_hour", toldOfParts("inverter.searchedHour"), Math.round(largestHour), "W", FROM.computed),
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
      formula: toldOfParts("inverter.savingFormula", { share: installationShare }),
      equation: toldOfParts("inverter.savingEquation", {
        capacity,
        power,
        rate: kind.price,
        share: installationShare,
        saves: { dollars: saves },
      }),
      inputs: [given("P_inv", told("inverter.capacity"), capacity, "W", FROM.specification)],
      source: told("from.costBreakdown"),
    }),
  };
}

function controller(figures: Figures): DesignPart | null {
  const found = chargeControllers(figures);
  if (found === null) return null;
  const { inInverter, count, size, strings } = found;
  const name = inInverter
    ? toldOfParts("ownTrackers", { strings: strings.parallel })
    : toldOfParts("controller", { voltage: strings.inputVoltage, size });
  return {
    kind: "charge-controller",
    count,
    size,
    unit: "A",
    name,
    why: controllerTrace(found, figures),
    cost: count * size * DOLLARS_PER_AMPERE,
    inTotal: false,
  };
}

function controllerTrace(found: ChargeControllers, { array, inverter }: Figures): Trace {
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
    source: toldOfParts("controllerSource"),
  });
}
