import { INVERTER_FACTOR, POWER_FACTOR } from "../inputs/defaults";
import type { InverterDesign } from "../inputs/design";
import { explainSearchedInverter } from "./explain-parts";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { MOST_PANELS_PER_INVERTER } from "../rule/grid-inverters";
import type { Figures } from "../choice/figures";
import { lineCurrent, MAINS } from "../rule/mains";
import { namedInverter } from "../rule/rule-figures";
import type { ChosenInverter } from "../rule/part-sheets";
import { told as toldOfLimits } from "../inputs/limits-told";
import { told } from "../inputs/told";
import type { Trace } from "../inputs/trace";

/** Below this nothing runs, and a margin over it would be a number without meaning. [W] */
const LEAST_POWER = 1e-6;

export function explainInverter(figures: Figures): InverterDesign {
  const { inverter, load, site, input } = figures;
  const { altitude, voltageFrequency } = input.parameters;
  const mains = MAINS[voltageFrequency];
  const { capacity, capacityAtSite: atSite, heatShare, altitudeShare } = inverter;
  const largestHour = load.coincidentPeak;
  const runs = largestHour > LEAST_POWER;
  const margin = !runs ? 0 : atSite / largestHour - 1;
  const current = lineCurrent(capacity, mains, POWER_FACTOR);
  const threePhase = mains.phases === 3;
  return {
    capacity: onGrid(figures) ? byArray(figures) : byPeak(figures),
    searched: explainSearchedInverter(figures),
    capacityAtSite: figure("inverter-capacity-at-site", told("inverter.atSite"), atSite, "W", {
      formula: "P_site = P_inv × f_heat × f_altitude",
      equation: told("inverter.atSiteEquation", { capacity, heatShare, altitudeShare, atSite }),
      inputs: [
        given(
          "f_heat",
          told("inverter.heatShare", { temperature: site.hottestDay }),
          rounded(heatShare, 4),
          "",
          told("inverter.heatShareFrom"),
        ),
        given(
          "f_altitude",
          told("inverter.altitudeShare", { altitude }),
          rounded(altitudeShare, 4),
          "",
          told("inverter.altitudeShareFrom"),
        ),
      ],
      source: told("inverter.atSiteSource"),
    }),
    marginFound: figure("inverter-margin", told("inverter.margin"), 100 * margin, "%", {
      formula: "m = P_site ÷ P_hour − 1",
      equation: runs
        ? told("inverter.marginEquation", { atSite, largestHour, margin })
        : told("inverter.marginOfNothing"),
      inputs: [
        given("P_site", told("inverter.atSite"), Math.round(atSite), "W", FROM.computed),
        given("P_hour", told("largestHour"), Math.round(largestHour), "W", FROM.computed),
      ],
      source: told("inverter.marginSource"),
    }),
    acCurrent: figure("ac-current", told("inverter.current"), current, "A", {
      formula: threePhase ? "I = P_inv ÷ (√3 × U × cos φ)" : "I = P_inv ÷ (U × cos φ)",
      equation: told(threePhase ? "inverter.currentEquationThreePhase" : "inverter.currentEquation", {
        capacity,
        volts: mains.voltage,
        powerFactor: POWER_FACTOR,
        current,
      }),
      inputs: [
        given("U", told("inverter.voltage"), voltageFrequency, "", FROM.user),
        given("cos φ", told("inverter.powerFactor"), POWER_FACTOR, "", told("referenceTable", { table: "j" })),
      ],
      source: "IEC 60364-5-52",
    }),
    outputVoltage: mains.voltage,
    frequency: mains.frequency,
    phases: mains.phases,
  };
}

const onGrid = ({ input }: Figures) => input.parameters.systemType === "on-grid";

function byPeak(figures: Figures): Trace {
  const { inverter, load, technology } = figures;
  const { capacity } = inverter;
  const { peakPower } = load;
  if (technology.inverter.chosen !== null) return byPieces(figures, technology.inverter.chosen);
  if (namedInverter(figures.input) !== null)
    return figure("inverter-capacity", told("inverter.capacity"), capacity, "W", {
      formula: toldOfLimits("inverter.namedFormula"),
      equation: toldOfLimits("inverter.namedEquation", { capacity, twice: INVERTER_FACTOR * peakPower }),
      inputs: [given("P_peak", told("peakPower"), peakPower, "W", FROM.computed)],
      source: FROM.user,
    });
  return figure("inverter-capacity", told("inverter.capacity"), capacity, "W", {
    formula: "P_inv = 2 × P_peak",
    equation: told("inverter.capacityEquation", { factor: INVERTER_FACTOR, peak: peakPower, capacity }),
    inputs: [given("P_peak", told("peakPower"), peakPower, "W", FROM.computed)],
    source: told("from.specificationMargin"),
  });
}

/** As many of the chosen inverter as give twice the peak. */
const byPieces = ({ inverter: { capacity }, load: { peakPower } }: Figures, { power, source }: ChosenInverter): Trace =>
  figure("inverter-capacity", told("inverter.capacity"), capacity, "W", {
    formula: "P_inv = ⌈2 × P_peak ÷ P_1⌉ × P_1",
    equation: told("inverter.piecesEquation", {
      factor: INVERTER_FACTOR,
      peak: peakPower,
      power,
      count: Math.round(capacity / power),
      capacity,
    }),
    inputs: [
      given("P_peak", told("peakPower"), peakPower, "W", FROM.computed),
      given("P_1", told("inverter.onePiece"), power, "W", source),
    ],
    source: told("from.specificationMargin"),
  });

/** The grid carries the peaks, so the inverter follows the array. */
const byArray = ({ inverter: { capacity }, array }: Figures): Trace =>
  figure("inverter-capacity", told("inverter.capacity"), capacity, "W", {
    formula: told("inverter.byArrayFormula"),
    equation: told("inverter.byArrayEquation", { array: array.capacity, capacity }),
    inputs: [
      given("P", told("panels.panels"), array.capacity, "W", FROM.computed),
      given("", told("inverter.mostPanels"), MOST_PANELS_PER_INVERTER, "", told("inverter.mostPanelsFrom")),
    ],
    source: told("inverter.byArraySource"),
  });
