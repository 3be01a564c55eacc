import type { Country, InstallationLocation, SystemType } from "../../../parameters/options";
import type { ApplianceLoad } from "../../inputs/design";
import { MAINS } from "../../rule/mains";
import { panelCount } from "../../rule/results";
import type { RuleFigures } from "../../rule/rule-figures";
import { electricalDesign } from "../electrical-design";
import { panelStrings } from "../../rule/panel-strings";
import type {
  CircuitName,
  DeviceKind,
  ElectricalCircuit,
  GeneratorDesign,
  ResidualType,
  WiringRules,
} from "../../inputs/electrical-types";

/** A house as its electrician finds it. Powers in W, energies in Wh, lengths in m, temperatures in °C. */
export interface House {
  readonly systemType: SystemType;
  readonly country: Country;
  readonly location: InstallationLocation;
  readonly mains: { readonly voltage: number; readonly frequency: number; readonly phases: 1 | 2 | 3 };
  readonly generator: "none" | "petrol" | "diesel";
  readonly outageHours: number;
  readonly altitude: number;
  readonly panels: number;
  readonly battery: number;
  /** Nominal, of the battery. */
  readonly busVoltage: 12 | 24 | 48;
  readonly inverter: number;
  /** What the user typed, with the largest hour of the household curve under it; null where appliances are listed. */
  readonly typed: { readonly peak: number; readonly largestHour: number } | null;
  readonly appliances: readonly ApplianceLoad[];
  readonly coldestNight: number;
  readonly hottestDay: number;
  readonly cellRise: number;
  readonly lengths: Readonly<Record<Exclude<CircuitName, "battery-inverter">, number>>;
}

export interface SheetDevice {
  readonly kind: DeviceKind;
  readonly residualType: ResidualType | "AC" | null;
  readonly rating: number;
  readonly voltage: number | null;
  readonly quantity: number;
}

export interface SheetCircuit {
  readonly run: CircuitName;
  readonly current: number;
  readonly area: number;
  readonly parallel: number;
  readonly ampacity: number;
  readonly earth: number;
  readonly devices: readonly SheetDevice[];
}

/** What is to be built, as the electrical design prints it. */
export interface Sheet {
  readonly house: House;
  readonly rules: WiringRules;
  readonly strings: {
    readonly inSeries: number;
    readonly parallel: number;
    readonly inputVoltage: number;
    readonly cold: number;
    readonly hot: number;
    readonly cable: number;
  } | null;
  readonly circuits: readonly SheetCircuit[];
  readonly earthing: { readonly electrode: number; readonly rods: number; readonly frame: number };
  readonly generator: { readonly rating: number; readonly sets: number } | null;
  readonly refusals: readonly { readonly id: string; readonly overridable: boolean }[];
}

/** The printed design of a house. */
export function sheetOf(figures: RuleFigures): Sheet {
  const design = electricalDesign(figures);
  const strings = panelStrings(panelCount(figures.array.capacity), figures);
  return {
    house: houseOf(figures),
    rules: design.rules,
    strings:
      strings === null || design.strings === null
        ? null
        : {
            inSeries: strings.inSeries,
            parallel: strings.parallel,
            inputVoltage: strings.inputVoltage,
            cold: design.strings.coldVoltage.value,
            hot: design.strings.hotVoltage.value,
            cable: design.strings.cable.value,
          },
    circuits: design.circuits.map(circuitOf),
    earthing: {
      electrode: design.earthing.electrode.value,
      rods: design.earthing.rods.value,
      frame: design.earthing.frameBonding.value,
    },
    generator: generatorOf(design.generator),
    refusals: design.refusals.map(({ id, overridable }) => ({ id, overridable })),
  };
}

function houseOf({ input, array, battery, inverter, load, site }: RuleFigures): House {
  const { parameters } = input;
  return {
    systemType: parameters.systemType,
    country: parameters.country,
    location: parameters.installationLocation,
    mains: MAINS[parameters.voltageFrequency],
    generator: parameters.generator,
    outageHours: parameters.outageHours,
    altitude: parameters.altitude,
    panels: array.capacity / 400,
    battery: battery.capacity,
    busVoltage: parameters.busVoltage,
    inverter: inverter.capacity,
    typed: input.load.kind === "direct" ? { peak: load.peakPower, largestHour: load.coincidentPeak } : null,
    appliances: input.load.kind === "direct" ? [] : input.load.appliances,
    coldestNight: site.coldestNight,
    hottestDay: site.hottestDay,
    cellRise: site.cellRise,
    lengths: {
      "panel-inverter": parameters.panelToInverterDistance,
      "inverter-load": parameters.inverterToLoadDistance,
      "inverter-generator": parameters.inverterToGeneratorDistance,
      "inverter-grid": parameters.inverterToGridDistance,
    },
  };
}

const circuitOf = ({ run, current, size, parallel, ampacity, protectiveConductor, devices }: ElectricalCircuit) => ({
  run,
  current: current.value,
  area: size.value,
  parallel,
  ampacity: ampacity.value,
  earth: protectiveConductor.value,
  devices: devices.map(({ kind, residualType, rating, voltage, quantity }) => ({
    kind,
    residualType: residualType ?? null,
    rating: rating.value,
    voltage: voltage ?? null,
    quantity,
  })),
});

const generatorOf = (generator: GeneratorDesign | null) =>
  generator === null ? null : { rating: generator.rating.value, sets: generator.sets };
