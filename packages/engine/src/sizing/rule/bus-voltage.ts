import type { BusVoltage } from "../../parameters/options";
import { isUsedBy } from "../../parameters/parameters";
import { PARAMETERS } from "../../parameters/table";
import type { DesignInput, ParametersInput } from "../inputs/design";

/** The specification's 48 V. */
export const STATED_BUS_VOLTAGE = PARAMETERS.busVoltage.default;

/** A stored design from before there was a choice names none. */
type Chosen = Pick<ParametersInput, "systemType"> & Partial<Pick<ParametersInput, "busVoltage">>;

/** Whether there is a battery to have a voltage. */
export const hasBusVoltage = ({ systemType }: Pick<ParametersInput, "systemType">): boolean =>
  isUsedBy("busVoltage", systemType);

/** Nominal voltage of the battery. [V] The specification's where there is none. */
export const busVoltageOf = ({ systemType, busVoltage = STATED_BUS_VOLTAGE }: Chosen): BusVoltage =>
  hasBusVoltage({ systemType }) ? busVoltage : STATED_BUS_VOLTAGE;

/** The same house and the same sizes wired at another battery voltage; sized for it, it would have modules of that voltage. */
export const atBusVoltage = <Some extends { readonly input: DesignInput }>(
  some: Some,
  busVoltage: BusVoltage,
): Some => ({
  ...some,
  input: { ...some.input, parameters: { ...some.input.parameters, busVoltage } },
});

/** A lithium iron cell as banks are named by it: sixteen of them, 51.2 V, are sold as 48 V. [V] */
const VOLTS_OF_CELL = 3;
/** Lithium iron cells in series. Source: banks as sold, 12.8, 25.6 and 51.2 V of 4, 8 and 16 cells of 3.2 V. */
export const cellsInSeries = (voltage: number) => voltage / VOLTS_OF_CELL;
