import type { ApplianceLoad } from "./design";

/** An appliance as a project holds it. */
export interface DescribedAppliance {
  readonly customName: string | null;
  /** [W] */
  readonly customPower: number | null;
  readonly quantity: number;
  readonly hoursPerDay: number;
  readonly hoursOfDay: readonly number[];
  readonly months: readonly number[] | null;
  readonly motor: boolean;
  readonly essential: boolean;
}

/** What the catalogue says of it. */
export interface CatalogueFigures {
  readonly id: string;
  readonly name: string;
  /** [W] */
  readonly ratedPower: number;
  readonly startFactor: number;
}

/** Power while starting ÷ running of a motor the catalogue does not know; the lower end of refrigerators and pumps. */
const CUSTOM_MOTOR_START = 3;

export const describedName = (
  appliance: Pick<DescribedAppliance, "customName">,
  item: Pick<CatalogueFigures, "name"> | null,
) => appliance.customName ?? item?.name ?? "Appliance";

/** Power of one piece: the person's own figure, else the catalogue's rated one, else 0. [W] */
export const describedPower = (
  appliance: Pick<DescribedAppliance, "customPower">,
  item: Pick<CatalogueFigures, "ratedPower"> | null,
) => appliance.customPower ?? item?.ratedPower ?? 0;

/** The appliance as the engine sizes for it: the server and the page's preview must mean the same. */
export const describedLoad = (appliance: DescribedAppliance, item: CatalogueFigures | null): ApplianceLoad => ({
  name: describedName(appliance, item),
  ...(appliance.customName === null && item !== null && { catalogueId: item.id }),
  power: describedPower(appliance, item),
  quantity: appliance.quantity,
  hoursPerDay: appliance.hoursPerDay,
  hoursOfDay: appliance.hoursOfDay,
  ...(appliance.months !== null && { months: appliance.months }),
  startFactor: item?.startFactor ?? (appliance.motor ? CUSTOM_MOTOR_START : 1),
  motor: appliance.motor,
  essential: appliance.essential,
});
