import { CURRENCIES, type Currency } from "@sunwright/engine/countries/names";
import { lineKind, namedIn, PARTS_NEEDED, type PartNeeded } from "@sunwright/engine/quotes/lines";
import { CURRENCY_SYMBOLS } from "@sunwright/words/owed-money";
import { readNumber } from "@sunwright/words/read-number";

/** Whether a thing stands in the quote, or was guessed from what stands there. */
type ReadState = "read" | "check";

/** What was found of a thing: plain numbers ("1234.5") and choices. */
export interface Found {
  readonly value: string;
  readonly state: ReadState;
  /** The line it stands in. */
  readonly line: string;
}

export const QUOTE_FIELDS = [
  "price",
  "count",
  "watts",
  "kwh",
  "chemistry",
  "kilowatts",
  "installation",
  "vat",
  "warranty",
  "upfront",
] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

export interface ReadQuote {
  readonly fields: Partial<Record<QuoteField, Found>>;
  /** Null where no sign of a currency stands beside an amount. */
  readonly currency: Currency | null;
  readonly parts: readonly PartNeeded[];
}

const LINES_MAX = 1_500;
const LINE_MAX = 240;
/** [kVA → kW] What makers of hybrid inverters usually state. */
const POWER_FACTOR = 0.8;

/** What a quote says, from its lines as they were pasted or stand in a PDF; the first mention of a thing counts. */
export function readQuote(text: string, home: Currency): ReadQuote {
  const lines = text
    .split(/\r?\n/u, LINES_MAX)
    .map((line) => line.slice(0, LINE_MAX).replaceAll(/\s+/gu, " ").trim())
    .filter((line) => line !== "");
  const currency = currencyIn(lines);
  const fields: Partial<Record<QuoteField, Found>> = {};
  const take = (found: Partial<Record<QuoteField, Found | null>>) => {
    for (const field of QUOTE_FIELDS) {
      const one = found[field];
      if (one) fields[field] ??= one;
    }
  };
  for (const line of lines) {
    const kind = lineKind(line);
    if (kind === "panels") take(panelsIn(line));
    if (kind === "battery") take(batteryIn(line));
    if (kind === "inverter") take(inverterIn(line));
    if (kind === "labour") take({ installation: { value: "yes", state: "read", line } });
    take({ vat: vatIn(line), warranty: warrantyIn(line), upfront: upfrontIn(line) });
  }
  take({ price: priceIn(lines, currency ?? home) });
  const parts = new Set<string>(lines.flatMap((line) => namedIn(line)));
  return { fields, currency, parts: PARTS_NEEDED.filter((part) => parts.has(part)) };
}

const NUMBER = String.raw`\d[\d.,' ]{0,14}\d|\d`;

/** Numbers of a line with what stands around them. */
function numbersIn(line: string) {
  return [...line.matchAll(new RegExp(NUMBER, "gu"))].map((match) => ({
    text: match[0].trim(),
    before: line.slice(Math.max(0, match.index - 12), match.index),
    after: line.slice(match.index + match[0].length, match.index + match[0].length + 12),
  }));
}

interface Figure {
  readonly value: number;
  readonly sure: boolean;
}

/** A text that can be read in two ways is taken as a whole amount, and to be checked. */
function figureIn(text: string): Figure | null {
  const reading = readNumber(text.replaceAll(/ +/gu, " "));
  if (reading.state === "read") return { value: reading.value, sure: true };
  if (reading.state !== "ask") return null;
  const grouped = readNumber(reading.grouped);
  return grouped.state === "read" ? { value: grouped.value, sure: false } : null;
}

/** "450", "W": the first number with one of these units behind it, within bounds. */
function withUnit(line: string, unit: RegExp, least: number, most: number): Figure | null {
  for (const { text, after } of numbersIn(line)) {
    if (!unit.test(after)) continue;
    // "6 450 W" is six pieces of 450 W: the unit belongs to the last of them.
    const figure = figureIn(text) ?? figureIn(text.split(" ").at(-1) ?? "");
    const fits = figure !== null && figure.value >= least && figure.value <= most;
    if (fits) return figure;
    const last = figureIn(text.split(" ").at(-1) ?? "");
    if (last !== null && last.value >= least && last.value <= most) return last;
  }
  return null;
}

const found = (figure: Figure | null, line: string, sure = true): Found | null =>
  figure === null ? null : { value: String(round(figure.value)), state: figure.sure && sure ? "read" : "check", line };

const round = (value: number) => Math.round(value * 1_000) / 1_000;

/** "6 x", "6 pcs", "x 6", "Qty 6"; else a bare number of pieces, which may be something else. */
function piecesIn(line: string, most: number): Figure | null {
  for (const { text, before, after } of numbersIn(line)) {
    const [first = "", last = ""] = [text.split(" ")[0], text.split(" ").at(-1)];
    const marked = /^ ?(?:x|×|\*|pcs|pieces|piece|nos|no\.|units|unit|stück|stk)(?![a-z])/iu.test(after);
    const behind = countIn(last, most);
    if (marked && behind !== null) return { value: behind, sure: true };
    const ahead = countIn(first, most);
    if (/(?:x|×|\*|qty\.?:?|quantity:?|anzahl:?) ?$/iu.test(before) && ahead !== null)
      return { value: ahead, sure: true };
  }
  for (const { text, after } of numbersIn(line)) {
    const [first = ""] = text.split(" ");
    const bare = countIn(first, most);
    if (bare !== null && !/^ ?(?:k?wh?p?|k?va|v|ah|a|%|mm|years?|yrs?|m)(?![a-z])/iu.test(after))
      return { value: bare, sure: false };
  }
  return null;
}

function countIn(text: string, most: number): number | null {
  const figure = /^\d{1,4}$/u.test(text) ? figureIn(text) : null;
  return figure !== null && figure.value >= 1 && figure.value <= most ? figure.value : null;
}

const WATTS = /^ ?(?:w|wp|watts?)(?![a-z])/iu;

const panelsIn = (line: string) => ({
  count: found(piecesIn(line, 500), line),
  watts: found(withUnit(line, WATTS, 50, 800), line),
});

const CHEMISTRIES: readonly (readonly [words: RegExp, value: string])[] = [
  [/lithium|lifepo|\blfp\b|li.?ion/iu, "lithium"],
  [/tubular|\bgel\b|opzv/iu, "gel"],
  [/lead|\bagm\b|flooded|opzs|deep.?cycle/iu, "lead-acid"],
];

function batteryIn(line: string) {
  const chemistry = CHEMISTRIES.find(([words]) => words.test(line))?.[1];
  return {
    kwh: energyIn(line),
    chemistry: chemistry === undefined ? null : ({ value: chemistry, state: "read", line } as const),
  };
}

/** Kilowatt hours as stated, or volts times ampere-hours; of each piece, times the pieces. */
function energyIn(line: string): Found | null {
  const pieces = piecesIn(line, 200);
  const count = pieces?.sure === true ? pieces.value : 1;
  const kwh = withUnit(line, /^ ?kwh/iu, 0.2, 2_000);
  if (kwh !== null) return found({ ...kwh, value: kwh.value * count }, line, count === 1);
  const volts = withUnit(line, /^ ?v(?:olts?)?(?![a-z])/iu, 2, 800);
  const ampHours = withUnit(line, /^ ?ah(?![a-z])/iu, 5, 5_000);
  if (volts === null || ampHours === null) return null;
  return found({ value: (count * volts.value * ampHours.value) / 1_000, sure: true }, line, count === 1);
}

function inverterIn(line: string) {
  const kilowatts = withUnit(line, /^ ?kw(?![a-z])/iu, 0.2, 500);
  if (kilowatts !== null) return { kilowatts: found(kilowatts, line) };
  const apparent = withUnit(line, /^ ?kva(?![a-z])/iu, 0.2, 600);
  // kVA says nothing about kW: the usual factor is taken, and said to be.
  if (apparent !== null)
    return { kilowatts: found({ ...apparent, value: apparent.value * POWER_FACTOR }, line, false) };
  const watts = withUnit(line, WATTS, 200, 500_000);
  return { kilowatts: watts === null ? null : found({ ...watts, value: watts.value / 1_000 }, line) };
}

function vatIn(line: string): Found | null {
  if (!/\b(?:vat|gst|mwst|mehrwertsteuer|umsatzsteuer|sales tax)\b/iu.test(line)) return null;
  const added = /\b(?:excl|exclusive|excluding|plus|without|not incl|zzgl|ohne)/iu.test(line);
  const contained = /\b(?:incl|inclusive|including|inkl|enthalten)/iu.test(line);
  return { value: added ? "added" : "contained", state: added === contained ? "check" : "read", line };
}

function warrantyIn(line: string): Found | null {
  if (!/warrant|guarantee|garantie|gewährleistung/iu.test(line)) return null;
  return found(withUnit(line, /^ ?-?(?:years?|yrs?|jahre?)/iu, 1, 40), line, lineKind(line) !== null);
}

function upfrontIn(line: string): Found | null {
  if (!/deposit|up.?front|advance|down.?payment|mobili[sz]ation|before|on signing|on order|anzahlung/iu.test(line))
    return null;
  return found(withUnit(line, /^ ?(?:%|percent|prozent)/iu, 0, 100), line);
}

/** Signs as people type them, the longer first; the letters of a code and one-letter signs need an amount beside them. */
function currencyIn(lines: readonly string[]): Currency | null {
  const text = lines.join("\n");
  const signs = CURRENCIES.flatMap((code) => [
    { code, sign: CURRENCY_SYMBOLS[code] },
    { code, sign: code },
  ]).toSorted((one, other) => other.sign.length - one.sign.length);
  const counts = signs.map(({ code, sign }) => ({ code, count: timesBesideNumber(text, sign) }));
  const best = counts.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count)[0];
  return best?.code ?? null;
}

function timesBesideNumber(text: string, sign: string): number {
  let count = 0;
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + sign.length)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + sign.length, at + sign.length + 2);
    const isWord = /[\p{L}$]$/u.test(before) || /^\p{L}/u.test(after);
    if (!isWord && (/^ ?\d/u.test(after) || /\d ?$/u.test(before))) count += 1;
  }
  return count;
}

const TOTALS: readonly RegExp[] = [
  /grand total|total (?:amount|price|cost|due|payable)|amount (?:due|payable)|gesamt(?:betrag|preis|summe)/iu,
  /(?<!sub.?)\btotal\b|\bsumme\b/iu,
];
/** Less than this is no price of a system in any of the currencies. */
const LEAST_PRICE = 100;

/** The amount of the last line that names the whole; else the largest amount with a sign of the currency, to be checked. */
function priceIn(lines: readonly string[], currency: Currency): Found | null {
  for (const words of TOTALS) {
    const line = lines.findLast((each) => words.test(each) && amountsIn(each).length > 0);
    if (line !== undefined) return found(amountsIn(line).at(-1) ?? null, line);
  }
  const signed = lines
    .filter((line) => line.includes(CURRENCY_SYMBOLS[currency]) || line.includes(currency))
    .flatMap((line) => amountsIn(line).map((figure) => ({ figure, line })));
  const largest = signed.toSorted((one, other) => other.figure.value - one.figure.value)[0];
  return largest === undefined ? null : found(largest.figure, largest.line, false);
}

const amountsIn = (line: string): readonly Figure[] =>
  numbersIn(line)
    .filter(({ after }) => !/^ ?(?:%|k?wh?p?|k?va|v|ah|years?|yrs?)(?![a-z])/iu.test(after))
    .flatMap(({ text }) => figureIn(text) ?? [])
    .filter(({ value }) => value >= LEAST_PRICE);
