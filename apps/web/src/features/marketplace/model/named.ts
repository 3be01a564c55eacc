import { REFUSAL_CODES } from "@sunwright/engine/equipment/answer";
import { CATEGORIES, type FieldName, fieldsOf } from "@sunwright/engine/procurement/specifications";
import { say } from "@sunwright/words/marketplace";
import { formatNumber } from "../../../lib/format";

const FIELDS = new Set<string>(CATEGORIES.flatMap((category) => fieldsOf(category).map(([name]) => name)));
const isField = (name: string): name is FieldName => FIELDS.has(name);

export const fieldName = (name: string): string => (isField(name) ? say(`field.${name}`) : name);

/** A rule of parts by its code, or a field that a line asks for. */
export function ruleName(rule: string): string {
  const code = REFUSAL_CODES.find((known) => known === rule);
  return code === undefined ? fieldName(rule) : say(`rule.${code}`);
}

const withUnit = (text: string, unit: string) => (unit === "" ? text : `${text} ${unit}`);

/** What a product states under a name; a choice by its own name. Null where nothing is stated. */
export function statedText(value: unknown, unit: string): string | null {
  if (typeof value === "number") return withUnit(formatNumber(value, 2), unit);
  if (Array.isArray(value)) return withUnit(value.map((one) => formatNumber(Number(one), 2)).join(", "), unit);
  return typeof value === "string" ? choiceName(value) : null;
}

const CHOICES = [
  "LFP",
  "Li-ion",
  "lead-acid",
  "lead-acid gel",
  "lead-acid AGM",
  "MPPT",
  "PWM",
  "grid",
  "battery",
  "hybrid",
  "diesel",
  "petrol",
  "rail",
  "end-clamp",
  "mid-clamp",
  "roof-hook",
  "roof-support",
  "post",
  "pole",
  "panel",
  "mains",
  "earth",
  "direct",
  "alternating",
  "rod",
  "clamp",
  "A",
  "B",
] as const;

function choiceName(value: string): string {
  const choice = CHOICES.find((known) => known === value);
  return choice === undefined ? value : say(`value.${choice}`);
}
