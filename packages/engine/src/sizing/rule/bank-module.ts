import { batteryModule, type BatteryModule } from "./battery-modules";
import { busVoltageOf } from "./bus-voltage";
import type { DesignInput } from "../inputs/design";
import type { Technology } from "./technology";

interface Asked {
  readonly input: DesignInput;
  readonly technology: Technology;
}

/** What a bank grows by: the battery chosen for the project, else the module sold for the system voltage. */
export const moduleOf = ({ input, technology }: Asked): BatteryModule =>
  technology.battery.chosen?.module ?? batteryModule(technology.battery.chemistry, busVoltageOf(input.parameters));
