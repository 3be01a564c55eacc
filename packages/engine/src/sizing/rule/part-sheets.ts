import type { Part } from "../../equipment/answer";
import type { PanelTracker } from "../../equipment/records";
import type { SandiaInverter } from "../../solar/inverter/sandia";
import type { Currency } from "../../parameters/options";
import type { Text } from "../../units/told";
import type { BatteryModule } from "./battery-modules";

/** What a design takes from the datasheets of its parts. */

/** A price as a person typed it. */
export interface OwnPrice {
  readonly amount: number;
  readonly currency: Currency;
  /** At the rate of the prices it stands beside: shown in the typed currency it is what was typed. [US dollars] */
  readonly dollars: number;
  /** Of that rate. */
  readonly day: string;
}

/** A part of the equipment library that was chosen for a project. */
export interface ChosenOf {
  readonly part: Part;
  /** Maker and model. */
  readonly name: string;
  readonly source: Text;
  /** Of one piece, as a person typed it; null: by the generic rate. */
  readonly price: OwnPrice | null;
}

/** A panel at 1,000 W/m² and 25 °C. */
export interface PanelSheet {
  /** [W] */
  readonly power: number;
  /** [V, A] */
  readonly openVoltage: number;
  readonly powerVoltage: number;
  readonly shortCircuitCurrent: number;
  readonly powerCurrent: number;
  /** [1/K] */
  readonly openVoltagePerKelvin: number;
  readonly powerVoltagePerKelvin: number;
  /** [A] */
  readonly maxSeriesFuse: number;
  /** Null: the class of the design page. */
  readonly chosen: (ChosenOf & { readonly area: number }) | null;
}

export interface ChosenBattery extends ChosenOf {
  readonly module: BatteryModule;
  /** So many in a row, and side by side; null where the maker does not say. */
  readonly seriesMax: number | null;
  readonly parallelMax: number | null;
  /** Its cells take no charge below it; null where the maker does not say. [°C] */
  readonly chargesFrom: number | null;
}

export interface ChosenInverter extends ChosenOf {
  /** Continuous. [W] */
  readonly power: number;
  /** Null where none are stated. */
  readonly phases: number | null;
  /** Null where it has none, or its limits are not known. */
  readonly input: PanelInputClass | null;
  /** Panels that one takes [W], and the current of their strings at maximum power [A]; null where no limit is known. */
  readonly mostPanels: number;
  readonly panelCurrentMax: number | null;
  readonly panelPowerStated: boolean;
  /** Each tracker by itself; null where they are not parted. */
  readonly trackers: readonly PanelTracker[] | null;
  /** So many run side by side beside a battery; null where that is not known. */
  readonly parallelMax: number | null;
  /** Each panel has an inverter of its own. */
  readonly micro: boolean;
  /** Of one; null where its row has no coefficients. */
  readonly curve: SandiaInverter | null;
}

export interface ChosenController extends ChosenOf {
  /** Into the battery. [A] */
  readonly current: number;
  /** Panels it charges with. [W] Null of a switching one: there their short-circuit current is held to `current`. */
  readonly chargePower: number | null;
  /** Null where its limits are not known. */
  readonly input: PanelInputClass | null;
}

/** Voltages of an input for panels. [V] */
export interface PanelInputClass {
  readonly maxVoltage: number;
  readonly trackerMin: number;
  readonly trackerMax: number;
  /** Panels of one string, where a controller charges with no more. [W] */
  readonly mostPower?: number;
  /** A micro-inverter has an input for each module. */
  readonly oneModuleAnInput?: boolean;
  /** What a switching controller is given above the battery's voltage is lost. */
  readonly asShortAsMayBe?: boolean;
  /** Smaller ones of the class, the smallest first, for strings that stay within theirs. */
  readonly smaller?: readonly { readonly maxVoltage: number; readonly mostPower: number }[];
}
