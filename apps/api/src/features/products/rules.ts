import { Product } from "@sunwright/contract/products";
import type { PriceStep, ProductEvent, ShopProduct } from "@sunwright/contract/shop-products";
import { parallelMaxOf } from "@sunwright/engine/equipment/chosen-parts";
import type { EquipmentRecord } from "@sunwright/engine/equipment/records";
import { CATEGORIES, type Category, type Specified } from "@sunwright/engine/procurement/specifications";
import { AppError } from "../../platform/errors";
import { allowed, next, type Transition } from "../../platform/states";

type State = ShopProduct["state"];
type Role = "owner" | "staff";

const ANYBODY = ["owner", "staff"] as const;
/** What becomes of a product. Archiving takes it out of every list, so it is the owner's. */
const PRODUCT_RULES: readonly Transition<State, ProductEvent, Role>[] = [
  { from: "draft", event: "publish", to: "published", who: ANYBODY },
  { from: "published", event: "pause", to: "paused", who: ANYBODY },
  { from: "paused", event: "resume", to: "published", who: ANYBODY },
  { from: "draft", event: "archive", to: "archived", who: ["owner"] },
  { from: "published", event: "archive", to: "archived", who: ["owner"] },
  { from: "paused", event: "archive", to: "archived", who: ["owner"] },
  { from: "archived", event: "restore", to: "paused", who: ["owner"] },
];

export const eventsOf = (state: State, role: Role) => allowed(PRODUCT_RULES, state, role);

/** The state after an event. Throws owner_needed, and wrong_state with the events there are. */
export function afterEvent(state: State, event: ProductEvent, role: Role): State {
  const outcome = next(PRODUCT_RULES, state, event, role);
  if (outcome.is === "allowed") return outcome.to;
  if (outcome.is === "forbidden") throw new AppError("owner_needed");
  throw new AppError("wrong_state", { allowed: outcome.allowed });
}

/** Whether one step of the table, or none, leads from a state to another. */
export const canBecome = (from: State, to: State): boolean =>
  from === to || PRODUCT_RULES.some((row) => row.from === from && row.to === to && row.who.length === ANYBODY.length);

/** A check of the table holds it to one of these. */
export function categoryOf({ category }: { readonly category: string }): Category {
  const known = CATEGORIES.find((one) => one === category);
  if (known === undefined) throw new Error(`A product of no known category: ${category}`);
  return known;
}

/** A specification as its category has it. Throws invalid_input that names each field. */
export function specified(category: Category, spec: unknown): Specified {
  const read = Product.safeParse({ category, spec });
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({ path: path.join("."), message }));
  throw new AppError("invalid_input", { issues });
}

/** Steps as prices from now on: one that began before goes on, one that has ended is none. */
export const pricesOf = (steps: readonly PriceStep[], now: Date) =>
  steps
    .map(({ fromQuantity, unitMinor, validFrom, validUntil }) => {
      const from = validFrom === null ? now : new Date(validFrom);
      const until = validUntil === null ? null : new Date(validUntil);
      return { fromQuantity, unitMinor, validFrom: from < now ? now : from, validUntil: until };
    })
    .filter(({ validFrom, validUntil }) => validUntil === null || validUntil > validFrom);

const percent = (share: number | null) => (share === null ? null : share * 100);

/** What the library states of a part, as a shop states it of a product; null of what no category is. */
export function asProduct(row: EquipmentRecord): Specified | null {
  switch (row.kind) {
    case "module":
      return {
        category: "panel",
        spec: {
          powerWatts: row.power,
          openVolts: row.openVoltage,
          powerVolts: row.powerVoltage,
          shortCircuitAmperes: row.shortCircuitCurrent,
          powerAmperes: row.powerCurrent,
          openVoltagePercentPerKelvin: percent(row.openVoltagePerKelvin),
          powerPercentPerKelvin: percent(row.powerPerKelvin),
          areaSquareMetres: row.area,
          widthMetres: row.width,
        },
      };
    case "battery":
      return {
        category: "battery",
        spec: {
          chemistry: row.chemistry,
          volts: row.voltage,
          ampereHours: row.ampHours,
          kilowattHours: row.energy === null ? null : row.energy / 1_000,
          usablePercent: percent(row.usableShare),
          cycles: row.cycles,
          chargeAmperes: row.chargeCurrentMax,
          dischargeAmperes: row.dischargeCurrentMax,
        },
      };
    case "inverter":
      return {
        category: "inverter",
        spec: {
          use: row.takesBattery ? "hybrid" : "grid",
          powerWatts: row.acPower,
          panelVoltsMax: row.dcVoltageMax,
          trackerVoltsMin: row.trackerMin,
          trackerVoltsMax: row.trackerMax,
          efficiencyPercent: percent(row.cecEfficiency),
          idleWatts: row.nightPower,
        },
      };
    case "battery-inverter":
      return {
        category: "inverter",
        spec: {
          use: row.panelVoltageMax === null ? "battery" : "hybrid",
          powerWatts: row.power,
          surgeWatts: row.surgePower,
          phases: row.phases,
          batteryVoltsMin: row.batteryVoltageMin,
          batteryVoltsMax: row.batteryVoltageMax,
          panelVoltsMax: row.panelVoltageMax,
          trackerVoltsMin: row.trackerMin,
          trackerVoltsMax: row.trackerMax,
          panelAmperesMax: row.panelCurrentMax,
          panelWattsMax: row.panelPowerMax,
          efficiencyPercent: percent(row.peakEfficiency),
          idleWatts: row.idlePower,
          parallelMax: parallelMaxOf(row),
        },
      };
    case "charge-controller":
      return {
        category: "charge-controller",
        spec: {
          type: row.type,
          chargeAmperes: row.chargeCurrent,
          batteryVolts: row.batteryVoltages,
          panelVoltsMax: row.panelVoltageMax,
        },
      };
    case "generator":
      return { category: "generator", spec: { fuel: row.fuel, powerWatts: row.power } };
    default:
      return null;
  }
}
