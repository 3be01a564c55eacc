import type { addAppliance, CatalogueItem, ProjectAppliance } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import type { ApplianceLoad } from "@sunwright/engine/sizing/design";
import { dailyConsumption } from "@sunwright/engine/sizing/load";
import type { ApplianceRow } from "./table";

type Item = CatalogueItem | null;
type Described = Pick<ApplianceRow, "customName" | "customPower" | "quantity" | "hoursPerDay" | "hoursOfDay" | "motor">;

/** What an added appliance starts with; the catalogue says when it runs and whether a motor drives it. */
export function describeNew(sent: Body<typeof addAppliance>, item: Item): Described {
  return {
    customName: sent.customName ?? null,
    customPower: sent.customPower ?? null,
    quantity: sent.quantity,
    hoursPerDay: sent.hoursPerDay,
    hoursOfDay: sorted(sent.hoursOfDay ?? item?.hoursOfDay ?? ALL_DAY),
    motor: sent.motor ?? item?.motor ?? false,
  };
}

/** Nothing said about when: any hour. */
const ALL_DAY = Array.from({ length: 24 }, (_, hour) => hour);
export const sorted = (hours: readonly number[]) => [...hours].sort((one, other) => one - other);

/** A catalogue item, or a name and a power of one's own. Source: design workflow specification, section 5. */
export const isComplete = ({ applianceId, customName, customPower }: Body<typeof addAppliance>) =>
  isGiven(applianceId) || (isGiven(customName) && isGiven(customPower));
const isGiven = (value: unknown) => value !== undefined && value !== null;

export const nameOf = (appliance: Pick<ApplianceRow, "customName">, item: Item) =>
  appliance.customName ?? item?.name ?? "Appliance";

/** Power while starting ÷ running of a motor the catalogue does not know; the lower end of refrigerators and pumps. */
const CUSTOM_MOTOR_START = 3;

/** The appliance as the engine sizes for it. A custom one whose power was cleared counts 0 W. */
export const toLoad = (appliance: ApplianceRow, item: Item): ApplianceLoad => ({
  name: nameOf(appliance, item),
  power: appliance.customPower ?? item?.ratedPower ?? 0,
  quantity: appliance.quantity,
  hoursPerDay: appliance.hoursPerDay,
  hoursOfDay: appliance.hoursOfDay,
  startFactor: item?.startFactor ?? (appliance.motor ? CUSTOM_MOTOR_START : 1),
  motor: appliance.motor,
});

export function toProjectAppliance(appliance: ApplianceRow, item: Item): ProjectAppliance {
  const load = toLoad(appliance, item);
  return {
    id: appliance.id,
    applianceId: appliance.catalogueId,
    appliance: item,
    customName: appliance.customName,
    customPower: appliance.customPower,
    quantity: appliance.quantity,
    hoursPerDay: appliance.hoursPerDay,
    hoursOfDay: appliance.hoursOfDay,
    motor: appliance.motor,
    dailyConsumption: dailyConsumption(load),
    peakPower: load.power * load.quantity,
  };
}
