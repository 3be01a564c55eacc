import type { OpenedShare, SharedAppliance, SharedDesign, SharedProject, SharedRoof } from "@sunwright/contract/shares";
import { PERMISSIONS } from "@sunwright/contract/access";
import { ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import type { PriceRange } from "@sunwright/engine/prices/part-prices";
import { type Agreed, IN_PRICE, RUNGS } from "@sunwright/engine/prices/price";
import { CURRENCIES, HYBRID_GOALS, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import { type Check, listOf, number, oneOf, orNull, shapedAs, text, truth } from "./checks";

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
type Simulation = NonNullable<SharedDesign["simulation"]>;
type Cable = SharedDesign["cables"][number];
type Point = NonNullable<SharedDesign["points"]>[number];

const isFlows = shapedAs<Simulation["flows"]>({
  production: number,
  direct: number,
  toBattery: number,
  fromBattery: number,
  surplus: number,
  generator: number,
  gridImport: number,
  gridExport: number,
  load: number,
  served: number,
});
const isSimulation = shapedAs<Simulation>({
  flows: isFlows,
  hoursServed: number,
  unmetHours: number,
  longestGap: number,
  sunlessHours: number,
  target: number,
  years: number,
  unmetByMonth: listOf(number),
});
/** As it stands, or by its key. */
const isText: Check = (value) => text(value) || shapedAs<{ key: string }>({ key: text })(value);

const isDesign = shapedAs<SharedDesign>({
  parameters: shapedAs<SharedDesign["parameters"]>({ systemType: oneOf(SYSTEM_TYPES), backupHours: number }),
  sourcedPlace: text,
  monthlySunHours: listOf(number),
  panels: number,
  array: number,
  battery: number,
  hasBattery: truth,
  inverter: number,
  dailyConsumption: number,
  servedAtSourcedSun: number,
  cables: listOf(shapedAs<Cable>({ run: text, used: truth, length: number, note: isText })),
  points: orNull(listOf(shapedAs<Point>({ goal: oneOf(HYBRID_GOALS), chosen: truth, panels: number }))),
  simulation: orNull(isSimulation),
});

const place = { x: number, y: number, width: number, height: number };

const isRoof = shapedAs<SharedRoof>({
  roofWidth: number,
  roofHeight: number,
  roofOrientation: oneOf(ROOF_ORIENTATIONS),
  mounting: shapedAs<SharedRoof["mounting"]>({ kind: oneOf(["flush", "rows"]) }),
  shadingObstructions: listOf(shapedAs<SharedRoof["shadingObstructions"][number]>({ ...place, type: text })),
  optimizedLayout: listOf(shapedAs<SharedRoof["optimizedLayout"][number]>({ ...place, shaded: truth })),
});

const isOpened = shapedAs<OpenedShare>({
  projectShare: isShare,
  project: isProject,
  design: orNull(isDesign),
  roof: orNull(isRoof),
  appliances: (value) => Array.isArray(value) && value.every(isAppliance),
});

/**
 * The answer, when it is one that can be shown; null for an empty one and for anything else that a proxy between us
 * may answer with 200. Checked by hand: the contract's schema would pull zod into a page that strangers open first.
 */
export const readOpened = (answer: unknown): OpenedShare | null => (isOpened(answer) ? answer : null);
