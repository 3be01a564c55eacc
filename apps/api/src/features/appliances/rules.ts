import type { addAppliance, CatalogueItem, ProjectAppliance } from "@sunwright/contract/appliances";
import type { Body } from "@sunwright/contract/endpoint";
import { describedLoad, describedName } from "@sunwright/engine/sizing/inputs/described-appliance";
import { dailyConsumption } from "@sunwright/engine/sizing/load/load";
import type { ApplianceRow } from "./table";

type Item = CatalogueItem | null;
type Described = Pick<
  ApplianceRow,
  "customName" | "customPower" | "quantity" | "hoursPerDay" | "hoursOfDay" | "months" | "motor" | "essential"
>;

/** What an added appliance starts with; the catalogue says when it runs and whether a motor drives it. */
export function describeNew(sent: Body<typeof addAppliance>, item: Item): Described {
  return {
    customName: sent.customName ?? null,
    customPower: sent.customPower ?? null,
    quantity: sent.quantity,
    hoursPerDay: sent.hoursPerDay,
    hoursOfDay: sorted(sent.hoursOfDay ?? item?.hoursOfDay ?? ALL_DAY),
    months: sent.months ?? null,
    motor: sent.motor ?? item?.motor ?? false,
    essential: sent.essential ?? true,
  };
}

/** Nothing said about when: any hour. */
const ALL_DAY = Array.from({ length: 24 }, (_, hour) => hour);
export const sorted = (hours: readonly number[]) => [...hours].sort((one, other) => one - other);

/** A catalogue item, or a name and a power of your own. Source: design workflow specification, section 5. */
export const isComplete = ({ applianceId, customName, customPower }: Body<typeof addAppliance>) =>
  isGiven(applianceId) || (isGiven(customName) && isGiven(customPower));
const isGiven = (value: unknown) => value !== undefined && value !== null;

export const nameOf = describedName;
export const toLoad = describedLoad;

/** An appliance in an entry of the history: whole, so that it can come back, and with its name. */
export const keptAppliance = (row: Omit<ApplianceRow, "projectId">, item: Item) => ({
  id: row.id,
  catalogueId: row.catalogueId,
  customName: row.customName,
  customPower: row.customPower,
  quantity: row.quantity,
  hoursPerDay: row.hoursPerDay,
  hoursOfDay: row.hoursOfDay,
  months: row.months,
  motor: row.motor,
  essential: row.essential,
  position: row.position,
  name: nameOf(row, item),
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
    months: appliance.months,
    motor: appliance.motor,
    essential: appliance.essential,
    dailyConsumption: dailyConsumption(load),
    peakPower: load.power * load.quantity,
  };
}
