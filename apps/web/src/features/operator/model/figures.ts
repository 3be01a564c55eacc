import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import { COUNTRIES, type Country } from "@sunwright/engine/parameters/options";
import {
  ageOfFigure,
  type CountryFigure,
  countryFigures,
  type FigureAge,
} from "@sunwright/engine/prices/country-figures";
import { tell } from "@sunwright/report/tell";
import { say as sayMoney } from "@sunwright/words/money-figures";
import { say } from "@sunwright/words/operator-figures";
import { formatDate, formatNumber } from "../../../lib/format";

/** Beside its age: whether its last day is near. */
export const SHOWN_AGES = ["ended", "old", "soon", "undated", "fresh"] as const;
export type ShownAge = (typeof SHOWN_AGES)[number];

export interface ShownFigure {
  readonly figure: CountryFigure;
  readonly name: string;
  readonly source: string;
  readonly age: ShownAge;
}

const SOON_DAYS = 30;
const DAY_MS = 86_400_000;

/** The last day that is near. "2026-12-29" */
export const soonUntil = (today: string): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);

/** Every figure with its words and its age on a day; those that need somebody first. */
export function shownFigures(today: string, figures?: CountryFigures): readonly ShownFigure[] {
  const near = soonUntil(today);
  return countryFigures(figures)
    .map((figure) => ({
      figure,
      name: nameOf(figure),
      source: sourceOf(figure),
      age: shownAge(figure, ageOfFigure(figure, today), near),
    }))
    .toSorted((one, other) => SHOWN_AGES.indexOf(one.age) - SHOWN_AGES.indexOf(other.age));
}

const shownAge = ({ until }: CountryFigure, age: FigureAge, near: string): ShownAge =>
  age !== "ended" && until !== null && until <= near ? "soon" : age;

export function nameOf({ subject, band, subsidy, tier }: CountryFigure): string {
  const name = say(`subject.${subject}`);
  if (subsidy !== null) {
    const rule = `${name}: ${sayMoney(`subsidy.${subsidy}`)}`;
    return tier === undefined ? rule : `${rule}, ${tierText(tier)}`;
  }
  return band === null ? name : `${name}: ${tell(band)}`;
}

function tierText({ kind, from, upTo }: NonNullable<CountryFigure["tier"]>): string {
  if (kind === "ceiling" || kind === "otherwise") return say(`tier.${kind}`);
  const end = (value: number | string) =>
    typeof value === "number" ? formatNumber(value) : kind === "factor" ? formatDate(value) : value;
  if (kind === "zone" || kind === "years" || isEnd(kind)) return say(`tier.${kind}`, { from: end(from) });
  return say(`tier.${kind}`, { from: end(from), upTo: upTo === null ? "none" : end(upTo) });
}

type Kind = NonNullable<CountryFigure["tier"]>["kind"];
const isEnd = (kind: Kind): kind is Extract<Kind, `${string}End`> => kind.endsWith("End");

function sourceOf({ source }: CountryFigure): string {
  const told = tell(source);
  return told === "" ? say("byArithmetic") : told;
}

export interface FiguresSearch {
  readonly country?: Country | undefined;
  readonly age?: ShownAge | undefined;
}

/** "1,245 NGN/l"; of a rule that is no single number, that it is one. */
export const valueText = ({ value, unit }: Pick<CountryFigure, "value" | "unit">): string =>
  value === null ? say("noValue") : `${formatNumber(value, 4)} ${unit}`;

export const AGE_TONES: Readonly<Record<ShownAge, "bad" | "warn" | "neutral" | "ok">> = {
  ended: "bad",
  old: "warn",
  soon: "warn",
  undated: "neutral",
  fresh: "ok",
};

/** What an address asks for; what it does not know is left out. */
export const figuresSearch = ({ country, age }: Readonly<Record<string, unknown>>): FiguresSearch => ({
  country: COUNTRIES.find((one) => one === country),
  age: SHOWN_AGES.find((one) => one === age),
});

export const figuresLike = (all: readonly ShownFigure[], { country, age }: FiguresSearch): readonly ShownFigure[] =>
  all.filter(
    (shown) => (country === undefined || shown.figure.country === country) && (age === undefined || shown.age === age),
  );

/** A spreadsheet would run a cell that begins like a formula; the apostrophe keeps it text. */
const asText = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const cell = (value: string | number | null) =>
  typeof value === "number" ? String(value) : `"${asText(value ?? "").replaceAll('"', '""')}"`;

/** For a spreadsheet: one line a figure, the ids first, so that what comes back is known again. */
export function figuresCsv(figures: readonly ShownFigure[]): string {
  const heads = [
    "id",
    "country",
    "figure",
    "value",
    "unit",
    "source",
    "confidence",
    "from",
    "until",
    "age",
    "low",
    "high",
  ];
  const rows = figures.map(({ figure, name, source, age }) => {
    const { id, country, value, unit, confidence, from, until, range } = figure;
    const ends = [range?.low ?? null, range?.high ?? null];
    return [id, country, name, value, unit, source, confidence, from, until, age, ...ends];
  });
  return [heads, ...rows].map((row) => row.map(cell).join(",")).join("\r\n");
}

/** The same for a program. */
export const figuresJson = (figures: readonly ShownFigure[]): string =>
  JSON.stringify(
    figures.map(({ figure: { id, country, value, unit, confidence, from, until, range }, name, source, age }) => ({
      id,
      country,
      figure: name,
      value,
      unit,
      source,
      confidence,
      from,
      until,
      age,
      ...range,
    })),
    null,
    2,
  );
