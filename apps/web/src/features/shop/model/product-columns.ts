import { columnOfField } from "@sunwright/contract/product-import";
import { CATEGORIES, type Category, type Field, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { type ColumnsByHand, named, namesOf } from "../../../lib/columns";
import type { CsvLine } from "@sunwright/files/tables/csv";

/** What every product has, in the order of a template. */
export const COMMON = [
  "sku",
  "category",
  "name",
  "brand",
  "model",
  "state",
  "public_price",
  "trade_price",
  "cost",
  "currency",
  "tax_percent",
  "warranty_years",
  "multiple",
  "description",
] as const;
export type Common = (typeof COMMON)[number];

/** Every column of a specification, with the field it states. Fields of one name are of one kind in all categories. */
export const FIELDS: ReadonlyMap<string, readonly [name: string, field: Field]> = new Map(
  CATEGORIES.flatMap((category) => fieldsOf(category).map((entry) => [columnOfField(entry[0]), entry] as const)),
);
export const PRICE = /^(public|trade)_price(?:_([1-9]\d{0,5}))?$/;

/** What a column may be read as, by hand. */
export const READABLE: readonly string[] = [...COMMON, ...FIELDS.keys()];

const isKnown = (name: string) => COMMON.some((one) => one === name) || PRICE.test(name) || FIELDS.has(name);

/** Whose export a file is: its columns have their own names there, and "Type" is no specification. */
type Origin = "own" | "woocommerce" | "shopify";

/** As the exporters of WooCommerce and of Shopify name them. */
const NAMES: Readonly<Record<Exclude<Origin, "own">, ColumnsByHand>> = {
  woocommerce: {
    sku: "sku",
    name: "name",
    regular_price: "public_price",
    categories: "category",
    brands: "brand",
    description: "description",
  },
  shopify: {
    variant_sku: "sku",
    title: "name",
    vendor: "brand",
    variant_price: "public_price",
    cost_per_item: "cost",
    type: "category",
    "body_(html)": "description",
  },
};

function originOf(head: readonly string[]): Origin {
  if (head.includes("handle") && (head.includes("variant_sku") || head.includes("variant_price"))) return "shopify";
  return head.includes("regular_price") ? "woocommerce" : "own";
}

export interface Columns {
  /** Of each column what it is read as; "" of one that is not. */
  readonly names: readonly string[];
  readonly origin: Origin;
}

/** By hand before the names of a known export, these before our own. */
export function columnsOf(head: readonly string[], byHand: ColumnsByHand = {}): Columns {
  const origin = originOf(head.map(named));
  const names = namesOf(head, byHand, (name) => {
    if (origin === "own") return isKnown(name) ? name : "";
    return Object.hasOwn(NAMES[origin], name) ? (NAMES[origin][name] ?? "") : "";
  });
  return { origin, names };
}

/** The lines as a file of ours has them: one a product, in words of ours. */
export function linesOf(
  head: readonly string[],
  body: readonly CsvLine[],
  { names, origin }: Columns,
): readonly CsvLine[] {
  if (origin === "own") return body;
  const lines = origin === "shopify" ? ofVariants(head.map(named), body, names) : body;
  const [category, description] = [names.indexOf("category"), names.indexOf("description")];
  return lines.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell, at) =>
      at === category ? (categoryIn(cell) ?? "") : at === description ? withoutTags(cell) : cell,
    ),
  }));
}

/**
 * Shopify writes what a product is called on the line of its first variant alone, and further pictures on lines of their own:
 * these hold nothing that is read.
 */
function ofVariants(head: readonly string[], body: readonly CsvLine[], names: readonly string[]): CsvLine[] {
  const [handle, name] = [head.indexOf("handle"), names.indexOf("name")];
  const shared = ["name", "brand", "category", "description"].map((one) => names.indexOf(one)).filter((at) => at >= 0);
  const [sku, price] = [names.indexOf("sku"), names.indexOf("public_price")];
  const options = head.flatMap((column, at) => (/^option\d_value$/.test(column) ? [at] : []));
  const first = new Map<string, readonly string[]>();
  return body.flatMap(({ line, cells }) => {
    const of = cells[handle] ?? "";
    const from = first.get(of) ?? cells;
    first.set(of, from);
    if (from !== cells && (cells[sku] ?? "") === "" && (cells[price] ?? "") === "") return [];
    const whole = cells.map((cell, at) => (shared.includes(at) && cell === "" ? (from[at] ?? "") : cell));
    const variant = options.map((at) => cells[at] ?? "").filter((value) => value !== "" && value !== "Default Title");
    if (name >= 0 && variant.length > 0) whole[name] = `${whole[name] ?? ""} ${variant.join(" ")}`;
    return [{ line, cells: whole }];
  });
}

/** What shops call the categories; the first that a path holds counts. */
const CATEGORY_WORDS: readonly (readonly [RegExp, Category])[] = [
  [/charge.?(controller|regulator)|mppt|laderegler/i, "charge-controller"],
  [/micro.?inverter|inverter|wechselrichter/i, "inverter"],
  [/batter|accumulator|powerbank|akku|speicher/i, "battery"],
  [/\bpanels?\b|module?s?\b|photovoltaic/i, "panel"],
  [/mount|racking|\brails?\b|clamp|montage/i, "mounting"],
  [/cable|wire|kabel/i, "cable"],
  [/connector|mc4/i, "connector"],
  [/fuse.?holder/i, "fuse-holder"],
  [/fuse|sicherung/i, "fuse"],
  [/surge|\bspd/i, "surge-protection"],
  [/residual|\brc(d|cb|bo)/i, "residual-current"],
  [/breaker|\bmcb/i, "breaker"],
  [/isolator|disconnect/i, "isolator"],
  [/change.?over|transfer switch/i, "changeover"],
  [/earthing|grounding/i, "earthing"],
  [/enclosure|combiner/i, "enclosure"],
  [/generator/i, "generator"],
  [/monitor|meter/i, "monitoring"],
];

/** Our category in "Solar > Panels, Featured"; null where it names none. */
function categoryIn(text: string): Category | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
  const own = CATEGORIES.find((category) => category === plain);
  if (own !== undefined) return own;
  const parts = text.split(/[>,|/]/).toReversed();
  for (const part of parts) {
    const found = CATEGORY_WORDS.find(([pattern]) => pattern.test(part));
    if (found !== undefined) return found[1];
  }
  return null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " ", "#39": "'" };
const withoutTags = (text: string) =>
  text
    .replaceAll(/<\/(?:p|div|li|h\d)>|<br ?\/?>/gi, "\n")
    .replaceAll(/<[a-z/!][^<>]*>/gi, "")
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim();
