import type { OpenedShare, SharedAppliance, SharedProject } from "@sunwright/contract/shares";
import { PERMISSIONS } from "@sunwright/contract/access";
import type { PriceRange } from "@sunwright/engine/prices/part-prices";
import { type Agreed, IN_PRICE, RUNGS } from "@sunwright/engine/prices/price";
import { CURRENCIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";

type Check = (value: unknown) => boolean;
/** One check a field: a field that the contract gains does not compile until it has one. */
type Checks<T> = Readonly<Record<keyof T, Check>>;

const text: Check = (value) => typeof value === "string";
const number: Check = (value) => typeof value === "number" && Number.isFinite(value);
const truth: Check = (value) => typeof value === "boolean";
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
const shapedAs =
  <T>(checks: Checks<T>) =>
  (value: unknown): value is T =>
    isRecord(value) && Object.entries<Check>(checks).every(([name, check]) => check(value[name]));

const isShare = shapedAs<OpenedShare["projectShare"]>({
  permission: oneOf(PERMISSIONS),
  isPublic: truth,
  expiresAt: orNull(text),
});
const isRange = shapedAs<PriceRange>({ low: number, middle: number, high: number });
const isSystem = shapedAs<NonNullable<Agreed["system"]>>({ panels: number, battery: number, inverter: number });
const isAgreed = shapedAs<Agreed>({ system: orNull(isSystem), paid: truth });
/** A currency that is none of ours is one of a newer release: nobody can say what it is worth. */
const isPrice = shapedAs<NonNullable<SharedProject["price"]>>({
  rung: oneOf(RUNGS),
  amount: number,
  currency: oneOf(CURRENCIES),
  day: text,
  until: (value) => value === undefined || text(value),
  includes: (value) => Array.isArray(value) && value.every(oneOf(IN_PRICE)),
  range: (value) => value === undefined || isRange(value),
  agreed: (value) => value === undefined || isAgreed(value),
});
const isProject = shapedAs<SharedProject>({
  id: text,
  name: text,
  systemType: oneOf(SYSTEM_TYPES),
  voltageFrequency: text,
  sunlightHours: number,
  backupDays: number,
  backupHours: number,
  busVoltage: number,
  country: text,
  city: orNull(text),
  currency: text,
  consumptionSource: text,
  directDailyConsumption: orNull(number),
  directPeakPower: orNull(number),
  recommendedPanelCapacity: orNull(number),
  recommendedBatteryCapacity: orNull(number),
  recommendedInverterCapacity: orNull(number),
  estimatedCost: orNull(number),
  price: orNull(isPrice),
  designIsOutdated: truth,
  updatedAt: text,
  site: text,
  designedBy: text,
});
const isAppliance = shapedAs<SharedAppliance>({
  applianceId: orNull(text),
  customName: orNull(text),
  customPower: orNull(number),
  quantity: number,
  hoursPerDay: number,
  dailyConsumption: number,
});
const isOpened = shapedAs<OpenedShare>({
  projectShare: isShare,
  project: isProject,
  appliances: (value) => Array.isArray(value) && value.every(isAppliance),
});

/**
 * The answer, when it is one that can be shown; null for an empty one and for anything else that a proxy between us
 * may answer with 200. Checked by hand: the contract's schema would pull zod into a page that strangers open first.
 */
export const readOpened = (answer: unknown): OpenedShare | null => (isOpened(answer) ? answer : null);
