import { INVERTER_FACTOR, POWER_FACTOR } from "./defaults";
import type { InverterDesign } from "./design";
import { figure, FROM, given, percent, rounded, show } from "./explain";
import type { Figures } from "./figures";
import { lineCurrent, MAINS } from "./mains";

/** Below this nothing runs, and a margin over it would be a number without meaning. [W] */
const LEAST_POWER = 1e-6;

export function explainInverter({ inverter, load, site, input }: Figures): InverterDesign {
  const { altitude, voltageFrequency } = input.parameters;
  const mains = MAINS[voltageFrequency];
  const { capacity, capacityAtSite } = inverter;
  const runs = load.coincidentPeak > LEAST_POWER;
  const margin = !runs ? 0 : 100 * (capacityAtSite / load.coincidentPeak - 1);
  const current = lineCurrent(capacity, mains, POWER_FACTOR);
  const root = mains.phases === 3 ? "√3 × " : "";
  return {
    capacity: figure("inverter-capacity", "Inverter capacity", capacity, "W", {
      formula: "P_inv = 2 × P_peak",
      equation: `${INVERTER_FACTOR} × ${show(load.peakPower, 1)} W = ${show(capacity, 1)} W`,
      inputs: [given("P_peak", "Peak power", load.peakPower, "W", FROM.computed)],
      source: `${FROM.specification} (100% safety margin)`,
    }),
    capacityAtSite: figure("inverter-capacity-at-site", "Inverter power at this site", capacityAtSite, "W", {
      formula: "P_site = P_inv × f_heat × f_altitude",
      equation: `${show(capacity)} W × ${show(inverter.heatShare, 3)} × ${show(inverter.altitudeShare, 3)} = ${show(capacityAtSite)} W`,
      inputs: [
        given(
          "f_heat",
          `At ${show(site.hottestDay, 1)} °C, hottest month by day`,
          rounded(inverter.heatShare, 4),
          "",
          "Class of Victron MultiPlus-II, cited: 100% at 25 °C, 92.5% at 40 °C, 75% at 65 °C",
        ),
        given(
          "f_altitude",
          `At ${show(altitude)} m`,
          rounded(inverter.altitudeShare, 4),
          "",
          "Common practice, cited: 1% per 100 m above 1,000 m",
        ),
      ],
      source: "Datasheet class; the inverter bought has its own curve",
    }),
    marginFound: figure("inverter-margin", "Margin found", margin, "%", {
      formula: "m = P_site ÷ P_hour − 1",
      equation: !runs
        ? "Nothing runs, so there is no margin to state"
        : `${show(capacityAtSite)} W ÷ ${show(load.coincidentPeak)} W − 1 = ${percent(margin / 100)}`,
      inputs: [
        given("P_site", "Inverter power at this site", Math.round(capacityAtSite), "W", FROM.computed),
        given("P_hour", "Largest hour", Math.round(load.coincidentPeak), "W", FROM.computed),
      ],
      source: "The specification's 100% is on the sum of all appliances; this is the margin over the largest hour",
    }),
    acCurrent: figure("ac-current", "Output current at full power", current, "A", {
      formula: mains.phases === 3 ? "I = P_inv ÷ (√3 × U × cos φ)" : "I = P_inv ÷ (U × cos φ)",
      equation: `${show(capacity)} W ÷ (${root}${mains.voltage} V × ${POWER_FACTOR}) = ${show(current, 1)} A`,
      inputs: [
        given("U", "Voltage", voltageFrequency, "", FROM.user),
        given("cos φ", "Power factor", POWER_FACTOR, "", "Reference table j"),
      ],
      source: "IEC 60364-5-52",
    }),
    outputVoltage: mains.voltage,
    frequency: mains.frequency,
    phases: mains.phases,
  };
}
