import { formatters, NUMBER_FORMATS } from "./formats";
import { language } from "./language";
import { minorDigits, owedText } from "./owed-money";
import type { Told, ToldValue, ToldValues } from "./told";

type SayAnything = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Says an amount of US dollars, at dated rates or at the display rates of the cost estimate. */
export type SayDollars = (amount: number, rates?: "dated" | "display") => string;

const number = (value: number, digits: number) =>
  formatters.getNumberFormat(language(), { maximumFractionDigits: digits, signDisplay: "negative" }).format(value);

const plainDollars: SayDollars = (amount) => {
  const text = formatters.getNumberFormat(language(), NUMBER_FORMATS.whole).format(amount);
  return text.startsWith("−") ? `−$${text.slice(1)}` : `$${text}`;
};

/** Three figures that mean something, and no cents on thousands. */
function digitsOf(amount: number): number {
  const size = Math.abs(amount);
  if (size >= 1_000) return 0;
  return size >= 10 ? 1 : 3;
}

const LISTS = { and: "conjunction", or: "disjunction", unit: "unit" } as const;

/** Says the texts that the engine answers as keys with values, from the rooms it is given. */
export function teller(rooms: Readonly<Record<string, unknown>>) {
  const valueOf = (value: ToldValue, dollars: SayDollars): string | number =>
    typeof value === "number" ? value : tell(value, dollars);

  const valuesOf = (values: ToldValues, dollars: SayDollars) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, valueOf(value, dollars)]));

  /** Throws RangeError where no room has the text: of a design that a later version has made. */
  function tell(value: Exclude<ToldValue, number>, dollars: SayDollars = plainDollars): string {
    if (typeof value === "string") return value;
    if ("key" in value) return sayKey(value, dollars);
    if ("dollars" in value) return dollars(value.dollars);
    if ("estimate" in value) return dollars(value.estimate, "display");
    if ("amount" in value) return `${number(value.amount, digitsOf(value.amount))} ${value.currency}`;
    if ("exact" in value) return owedText(Math.round(value.exact * 10 ** minorDigits(value.currency)), value.currency);
    if ("list" in value)
      return new Intl.ListFormat(language(), { type: LISTS[value.join] }).format(
        value.list.map((each) => tell(each, dollars)),
      );
    return formatters
      .getDateTimeFormat(language(), { month: "long", timeZone: "UTC" })
      .format(Date.UTC(2001, value.month));
  }
  function sayKey({ key, values = {} }: Told, dollars: SayDollars): string {
    const [name = ""] = key.split(".", 1);
    const say = rooms[name];
    if (typeof say !== "function") throw new RangeError(`No room of the catalogue is called ${name}`);
    // What the types of the key asked for when the text was made.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (say as SayAnything)(key.slice(name.length + 1), valuesOf(values, dollars));
  }
  return tell;
}
