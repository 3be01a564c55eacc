import {
  type CheckedProductRow,
  columnOfField,
  columnOfPrice,
  type ProductRow as Row,
} from "@sunwright/contract/product-import";
import { Product } from "@sunwright/contract/products";
import type { Currency } from "@sunwright/engine/parameters/options";
import { type SanityCode, sanityFaults } from "@sunwright/engine/procurement/sanity";
import { type Category, fieldsOf, type Specified } from "@sunwright/engine/procurement/specifications";
import { canBecome, categoryOf } from "./rules";
import type { LivePrice, ProductRow } from "./table";

type Fault = NonNullable<CheckedProductRow["fault"]>;
type Change = CheckedProductRow["changes"][number];
type Price = Row["prices"][number];

/** What a row is about: the product there is, and its prices that hold now. */
export interface Found {
  readonly product: ProductRow | undefined;
  readonly prices: readonly LivePrice[];
  readonly currency: Currency;
  /** A row above it, in the same set, is about the same product. */
  readonly twice: boolean;
  /** Whether one more product fits into the shop. */
  readonly room: boolean;
}

/** A row with what it would make of its product, or what is wrong with it. */
export interface JudgedRow {
  readonly fault: Fault | null;
  readonly changes: readonly Change[];
  readonly after: Written;
  /** Prices that differ from those that hold. */
  readonly prices: readonly Price[];
}

/** The columns of a product that a file writes. */
export interface Written {
  readonly sku: string;
  readonly category: Category;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly description: string;
  readonly state: ProductRow["state"];
  readonly taxPercent: number | null;
  readonly warrantyYears: number | null;
  readonly multiple: number;
  readonly costMinor: number | null;
  readonly spec: Readonly<Record<string, unknown>>;
}

/** Fields that a file writes under their own names, with their columns. */
const COLUMNS = [
  ["category", "category"],
  ["name", "name"],
  ["brand", "brand"],
  ["model", "model"],
  ["description", "description"],
  ["state", "state"],
  ["taxPercent", "tax_percent"],
  ["warrantyYears", "warranty_years"],
  ["multiple", "multiple"],
  ["costMinor", "cost"],
] as const;

/** Where each of the rules looks first. */
const COLUMN_OF_SANITY: Readonly<Record<SanityCode, string>> = {
  "panel-density": "area_square_metres",
  "panel-voltages": "power_volts",
  "panel-open-voltage": "open_volts",
  "panel-currents": "power_amperes",
  "panel-power": "power_watts",
  "panel-width": "width_metres",
  "voltage-coefficient-low": "open_voltage_percent_per_kelvin",
  "voltage-coefficient-high": "open_voltage_percent_per_kelvin",
  "battery-energy": "kilowatt_hours",
  "battery-usable": "usable_percent",
  "battery-usable-low": "usable_percent",
  "battery-cycles": "cycles",
  "inverter-power": "power_watts",
  "inverter-efficiency": "efficiency_percent",
  "inverter-battery-window": "battery_volts_min",
  "inverter-tracker-window": "tracker_volts_min",
  "inverter-tracker-limit": "tracker_volts_max",
  "inverter-surge": "surge_watts",
};

const fault = (code: Fault["code"], column: string | null = null, figures: Partial<Fault> = {}): Fault => ({
  code,
  column,
  found: null,
  limit: null,
  ...figures,
});

/** What a row of a file makes of a product: everything it does not name stays. */
export function judgeRow(row: Row, found: Found): JudgedRow {
  const { product, prices: live } = found;
  const category = row.category ?? (product === undefined ? "panel" : categoryOf(product));
  // Another category has other fields: what was stated of the one before goes.
  const kept = product === undefined || product.category !== category ? {} : product.spec;
  const after = {
    sku: product?.sku ?? row.sku,
    category,
    name: row.name ?? product?.name ?? "",
    brand: row.brand ?? product?.brand ?? "",
    model: row.model ?? product?.model ?? "",
    description: row.description ?? product?.description ?? "",
    state: row.state ?? product?.state ?? "draft",
    taxPercent: row.taxPercent ?? product?.taxPercent ?? null,
    warrantyYears: row.warrantyYears ?? product?.warrantyYears ?? null,
    multiple: row.multiple ?? product?.multiple ?? 1,
    costMinor: row.costMinor ?? product?.costMinor ?? null,
    spec: { ...kept, ...row.spec },
  } as const;
  const holds = ({ list, fromQuantity }: Price) =>
    live.find((price) => price.list === list && price.fromQuantity === fromQuantity)?.unitMinor ?? null;
  const prices = row.prices.filter((price) => holds(price) !== price.unitMinor);
  return {
    fault: faultOf(row, found, after),
    changes: changesOf(
      product,
      after,
      prices.map((price) => [price, holds(price)] as const),
    ),
    after,
    prices,
  };
}

function faultOf(row: Row, { product, prices, currency, twice, room }: Found, after: Written): Fault | null {
  if (twice) return fault("twice", "sku");
  if (product === undefined) {
    if (!room) return fault("full");
    if (row.category === undefined) return fault("needed", "category");
    if (row.name === undefined) return fault("needed", "name");
  }
  if (product?.state === "archived") return fault("archived", "sku");
  if (row.currency !== undefined && row.currency !== currency) return fault("currency", "currency");
  if (product !== undefined && !canBecome(product.state, after.state)) return fault("state", "state");
  const free = row.prices.find(({ unitMinor }) => unitMinor === 0);
  if (free !== undefined) return fault("free", columnOfPrice(free));
  const fields = new Set(fieldsOf(after.category).map(([name]) => name));
  const foreign = Object.keys(row.spec).find((name) => !fields.has(name));
  if (foreign !== undefined) return fault("field", columnOfField(foreign));
  const read = Product.safeParse({ category: after.category, spec: after.spec });
  if (!read.success) return fault("field", columnOfField(String(read.error.issues[0]?.path[1] ?? "spec")));
  const sold = [...row.prices, ...prices].some(({ list, fromQuantity }) => list === "public" && fromQuantity === 1);
  if (after.state === "published" && !sold) return fault("price", "public_price");
  return insane(read.data, row, product);
}

/** What cannot be, where the file states something of it: what the shop once confirmed stays its own. */
function insane(product: Specified, row: Row, before: ProductRow | undefined): Fault | null {
  if (before !== undefined && Object.keys(row.spec).length === 0) return null;
  const [first] = sanityFaults(product);
  return first === undefined
    ? null
    : fault(first.code, COLUMN_OF_SANITY[first.code], { found: first.found, limit: first.limit });
}

/** As a table shows it. */
const shown = (value: unknown): string | number | null =>
  value === undefined || value === null || value === ""
    ? null
    : typeof value === "number" || typeof value === "string"
      ? value
      : Array.isArray(value)
        ? value.join(", ")
        : JSON.stringify(value);

function changesOf(
  product: ProductRow | undefined,
  after: Written,
  prices: readonly (readonly [Price, number | null])[],
): readonly Change[] {
  const pairs = [
    ...COLUMNS.map(([field, column]) => [column, product?.[field], after[field]] as const),
    ...[...new Set([...Object.keys(product?.spec ?? {}), ...Object.keys(after.spec)])].map(
      (field) => [columnOfField(field), product?.spec[field], after.spec[field]] as const,
    ),
  ];
  const changed = pairs
    .map(([column, was, is]) => ({ column, before: shown(was), after: shown(is) }))
    .filter((change) => change.before !== change.after);
  return [
    ...changed,
    ...prices.map(([price, before]) => ({ column: columnOfPrice(price), before, after: price.unitMinor })),
  ];
}
