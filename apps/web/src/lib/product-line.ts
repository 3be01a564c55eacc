import { say } from "@sunwright/words/product-line";
import { say as sayField } from "@sunwright/words/product-fields";
import { type Category, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { formatNumber } from "./format";

type Spec = Readonly<Record<string, unknown>>;

/** What products of a category are compared by. */
interface Compared {
  readonly field: string;
  readonly unit: string;
  /** As people name the size of one, where that is another unit. */
  readonly shown?: { readonly scale: number; readonly unit: string };
}
const COMPARED: Readonly<Partial<Record<Category, Compared>>> = {
  panel: { field: "powerWatts", unit: "W" },
  inverter: { field: "powerWatts", unit: "W", shown: { scale: 1_000, unit: "kW" } },
  battery: { field: "kilowattHours", unit: "kWh" },
  cable: { field: "lengthMetres", unit: "m" },
  mounting: { field: "lengthMetres", unit: "m" },
};

const figureIn = (spec: Spec, field: string): number | null => {
  const value = spec[field];
  return typeof value === "number" && value > 0 ? value : null;
};

/** The figure that a product is compared by; null where it is not stated. */
export function comparedBy(category: Category, spec: Spec) {
  const compared = COMPARED[category];
  const value = compared === undefined ? null : figureIn(spec, compared.field);
  if (compared === undefined || value === null) return null;
  const { unit, shown = { scale: 1, unit } } = compared;
  return { value, unit, size: { value: value / shown.scale, unit: shown.unit } };
}

/** Light on a panel at which its power is stated. [W/m²] Source: IEC 60904-3, standard test conditions. */
const TEST_LIGHT = 1_000;
/** Of a line: what more says is on the product's page. */
const MOST_PARTS = 3;

/** What a product is in one line, such as "20.8% efficient, 37.1 V open"; empty where nothing is stated. */
export function specificationLine(category: Category, spec: Spec): string {
  const lines: Readonly<Partial<Record<Category, (of: Spec) => readonly (string | null)[]>>> = {
    panel: panelParts,
    battery: batteryParts,
    inverter: inverterParts,
  };
  const parts = lines[category]?.(spec) ?? statedParts(category, spec);
  return parts
    .filter((part) => part !== null)
    .slice(0, MOST_PARTS)
    .join(", ");
}

const withFigure = (value: number | null, words: (value: number) => string) => (value === null ? null : words(value));

function panelParts(spec: Spec) {
  const [power, area] = [figureIn(spec, "powerWatts"), figureIn(spec, "areaSquareMetres")];
  const efficiency = power === null || area === null ? null : (power / area / TEST_LIGHT) * 100;
  return [
    withFigure(efficiency, (percent) => say("efficient", { percent })),
    withFigure(figureIn(spec, "openVolts"), (volts) => say("open", { volts })),
  ];
}

function batteryParts(spec: Spec) {
  const [volts, hours] = [figureIn(spec, "volts"), figureIn(spec, "ampereHours")];
  return [
    volts === null || hours === null ? null : say("bank", { volts, hours }),
    withFigure(figureIn(spec, "cycles"), (cycles) => say("cycles", { cycles })),
  ];
}

function inverterParts(spec: Spec) {
  const [least, most] = [figureIn(spec, "batteryVoltsMin"), figureIn(spec, "batteryVoltsMax")];
  return [
    typeof spec["use"] === "string" ? choiceText(spec["use"]) : null,
    least === null || most === null ? null : say("batteryVolts", { least, most }),
    withFigure(figureIn(spec, "efficiencyPercent"), (percent) => say("efficient", { percent })),
  ];
}

/** What is stated, in the order of the category's fields, without what stands beside the name. */
const statedParts = (category: Category, spec: Spec) =>
  fieldsOf(category)
    .filter(([name]) => name !== COMPARED[category]?.field)
    .map(([name, field]) => {
      const value = spec[name];
      if (typeof value === "string") return choiceText(value);
      const figures = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "number");
      if (figures.length === 0) return null;
      const unit = field.kind === "choice" ? "" : field.unit;
      const text = figures.map((one) => formatNumber(one, 2)).join(", ");
      if (unit === "IP") return `IP${text}`;
      return unit === "" ? `${sayFieldOf(name)} ${text}` : `${text} ${unit}`;
    });

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- choices of categories have these names
const choiceText = (value: string) => sayField(`choice.${value}` as "choice.MPPT");
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of categories have these names
const sayFieldOf = (name: string) => sayField(`field.${name}` as "field.poles");
