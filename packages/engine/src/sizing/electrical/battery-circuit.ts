import { busVoltageOf, cellsInSeries } from "../rule/bus-voltage";
import { INVERTER_EFFICIENCY } from "../inputs/defaults";
import { figure, FROM, given, rounded } from "../inputs/make-trace";
import { carriedLoad } from "../load/carried-load";
import type { RuleFigures } from "../rule/rule-figures";
import { ADIABATIC_LIMIT, clearingCurrent, letThrough, withstands } from "./adiabatic";
import { COPPER_RESISTANCE } from "./cable-tables";
import { type CableInput, cableOf, constantPowerCurrent, type RunChoice, sideBySide, sizeRun } from "./cables";
import { circuitOf } from "./circuit";
import { both, cited, tableOf } from "./sources";
import { BATTERY_FUSES, devicesFor, NEC_BATTERY_FUSES, type StandardDevices } from "../rule/standard-ratings";
import { told } from "./told";
import type { ElectricalCircuit, ProtectiveDevice, WiringRules } from "../inputs/electrical-types";
import { CONTINUOUS_FACTOR } from "./wiring-rules";

/** A lithium iron cell where inverters cut off. [V] Assumption: 44.8 V of 16 cells, 22.4 of 8, 11.2 of 4. */
const LOWEST_CELL_VOLTAGE = 2.8;
const lowestVoltage = (voltage: number) => cellsInSeries(voltage) * LOWEST_CELL_VOLTAGE;
/** Battery and inverter stand side by side. [m] Assumption. */
export const BATTERY_CABLE_LENGTH = 2;
/** [%] Source: engineering practice, 1% for batteries. */
const BATTERY_DROP = 1;
/**
 * Fuses for batteries are made for this on direct current; sixteen cells reach 58 V. [V] Source: makers' ranges, cited.
 * At 12 and 24 V, too: those made for 32 V break 2 kA only (Littelfuse MEGA, cited).
 */
const BATTERY_FUSE_VOLTAGE = 80;
/** Air of a room with inverter and battery ÷ outdoors never helps: the day's heat is taken. [°C] The table of XLPE ends near 85 °C. */
const HOTTEST_ROOM = 85;

export interface BatteryRun {
  /** Through the whole bank. [A] */
  readonly current: number;
  readonly fuse: StandardDevices;
  /** Of one fused way. */
  readonly input: CableInput;
  readonly choice: RunChoice;
}

/**
 * The inverter at full power on an almost empty battery, or all panels charging, whichever is more. [A]
 *
 * @param inverterPower  What the inverter gives. [W]
 * @param panelPower     [W]
 * @param voltage        Nominal voltage of the battery. [V]
 *
 * Source: NEC 690.8(A), input current at the lowest voltage, cited; Victron Energy, Wiring Unlimited, chapter 2.
 */
export function batteryCurrent(inverterPower: number, panelPower: number, voltage: number): number {
  const drawn = inverterPower / INVERTER_EFFICIENCY;
  const charged = panelPower / voltage;
  if (drawn === 0) return charged;
  // An inverter draws constant power: what its cable may lose at most it makes up for with more current.
  const lowest = lowestVoltage(voltage);
  const loop = ((BATTERY_DROP / 100) * voltage) / (drawn / lowest);
  return Math.max(constantPowerCurrent(drawn, lowest, loop) ?? 0, charged);
}

/** Fuse and cable of the battery: 1.25 I_b ≤ I_n ≤ I_z, and the cable outlives a short circuit until the fuse breaks. */
export function batteryRun(current: number, voltage: number, ambient: number, rules: WiringRules): BatteryRun {
  const fuse = devicesFor(CONTINUOUS_FACTOR * current, rules === "NEC" ? NEC_BATTERY_FUSES : BATTERY_FUSES);
  const input: CableInput = {
    phases: 0,
    insulation: "xlpe",
    method: "C_2loaded",
    strands: "class 5",
    ambient: Math.min(ambient, HOTTEST_ROOM),
    circuits: fuse.ways,
    current: current / fuse.ways,
    length: BATTERY_CABLE_LENGTH,
    voltage,
    powerFactor: 1,
    designFactor: 1,
    protection: fuse.rating,
    maxDropPercent: BATTERY_DROP,
  };
  return { current, fuse, input, choice: outlivingFault(sizeRun(input), input, fuse.rating) };
}

/** The same run, thicker where the fuse would let through more heat than the copper takes. */
function outlivingFault({ cable, parallel }: RunChoice, input: CableInput, fuse: number): RunChoice {
  const area = [...COPPER_RESISTANCE.keys()].find(
    (size) => size >= cable.area && withstands(size * parallel, input.insulation) >= letThrough(fuse),
  );
  return { cable: cableOf(area ?? cable.area, sideBySide(input, parallel)), parallel };
}

/** Most out of a battery, and most fused ways to it, that are still built. [A] House rule, `battery-refusal.ts`: 30 kW at 48 V. */
const MOST_CURRENT = 625;
const MOST_WAYS = 4;
/** [W] */
export const mostPower = (voltage: number) => MOST_CURRENT * voltage;

/**
 * The battery's run; null without one. An inverter of twice the peak may be larger than anything made for the battery's
 * voltage: the run is then made for the largest that is, since what runs together takes less.
 */
function wantedRun({ input, battery, inverter, array, site }: RuleFigures, rules: WiringRules): BatteryRun | null {
  if (battery.capacity === 0 || inverter.capacity === 0) return null;
  const voltage = busVoltageOf(input.parameters);
  const drawn = Math.min(inverter.capacity, mostPower(voltage));
  return batteryRun(batteryCurrent(drawn, array.capacity, voltage), voltage, site.hottestDay, rules);
}

/** Whether the battery's voltage holds what runs together and what the panels charge. */
export function fitsVoltage(figures: RuleFigures, rules: WiringRules): boolean {
  const run = wantedRun(figures, rules);
  const most = mostPower(busVoltageOf(figures.input.parameters));
  return run === null || (run.fuse.ways <= MOST_WAYS && carriedLoad(figures).runningPower <= most);
}

/** Null without a battery, and where its voltage does not hold it: no number of cables would be sensible. */
export function batteryCircuit(figures: RuleFigures, rules: WiringRules): ElectricalCircuit | null {
  const run = wantedRun(figures, rules);
  if (run === null || !fitsVoltage(figures, rules)) return null;
  return circuitOf(
    {
      run: { run: "battery-inverter", ...run },
      name: told("run.batteryInverter"),
      rules,
      formula: told("batteryFuse.formulaOfCurrent"),
      ways: run.fuse.ways,
    },
    [batteryFuse(run, rules)],
  );
}

function batteryFuse({ current, fuse, input, choice }: BatteryRun, rules: WiringRules): ProtectiveDevice {
  const heat = letThrough(fuse.rating);
  const copper = withstands(choice.cable.area * choice.parallel, input.insulation);
  const cells = cellsInSeries(input.voltage);
  return {
    kind: "battery-fuse",
    name: told(rules === "NEC" ? "batteryFuse.nameNec" : "batteryFuse.nameIec"),
    rating: figure("battery-fuse", told("batteryFuse.rating"), fuse.rating, "A", {
      formula: told("batteryFuse.formula"),
      equation: told("batteryFuse.equation", {
        needed: (CONTINUOUS_FACTOR * current) / fuse.ways,
        rating: fuse.rating,
        carried: choice.cable.ampacity * choice.parallel,
        letThrough: heat / 1e6,
        withstood: copper / 1e6,
      }),
      inputs: [
        given("I_b", told("batteryFuse.current"), rounded(current, 1), "A", FROM.computed),
        given(
          "U_low",
          told("batteryFuse.almostEmpty"),
          lowestVoltage(input.voltage),
          "V",
          told("batteryFuse.cells", { cells, voltage: LOWEST_CELL_VOLTAGE }),
        ),
        given(
          "I_5s",
          told("batteryFuse.breaksFrom"),
          clearingCurrent(fuse.rating),
          "A",
          cited(tableOf("IEC 60269-1", "3")),
        ),
        given("k", told("batteryFuse.copper"), 143, "A√s/mm²", cited(tableOf("IEC 60364-4-43", "43A"))),
        given("t", told("batteryFuse.longestTime"), ADIABATIC_LIMIT, "s", "IEC 60364-4-43, 434.5.2"),
      ],
      source: told("batteryFuse.source"),
    }),
    voltage: BATTERY_FUSE_VOLTAGE,
    detail: told("batteryFuse.detail", { voltage: BATTERY_FUSE_VOLTAGE, fuses: fuse.ways }),
    quantity: fuse.ways,
    clause: rules === "NEC" ? both("NEC 706.31", "240.21(H)") : told("batteryFuse.clauseIec"),
    because: told("batteryFuse.because"),
  };
}
