import { decimalSignOf, figureIn } from "../tables/figure-in";
import { dayOrderOf, stampIn } from "../tables/file-day";
import { figureAt, signOf } from "./figures";
import { type MeterFileForm, type MeterPurchases, MeterFault } from "./meter-file";
import { dayAt, type MeterTable } from "./table";
import { told } from "./told";

/** What a list or a message says of one token. */
interface Purchase {
  readonly line: number;
  readonly on: string;
  readonly kwh: number;
  readonly amount: number | null;
  /** To see what stands there twice; never kept: it is a secret until it is used. */
  readonly token: string;
}

const DAY = 86_400_000;

/** What was bought, and what was used of it: all but the last purchase, between the first and the last. */
function usedOf(purchases: readonly Purchase[], format: MeterPurchases["format"], leftOut: number): MeterPurchases {
  const inOrder = purchases.toSorted((one, other) =>
    one.on < other.on ? -1 : one.on > other.on ? 1 : one.line - other.line,
  );
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) throw new MeterFault(1, told("noRows"));
  const days = Math.round((Date.parse(last.on) - Date.parse(first.on)) / DAY);
  // Units have a decimal or two.
  const sum = (of: readonly Purchase[]) => Number(of.reduce((total, { kwh }) => total + kwh, 0).toFixed(6));
  // Two of the last day are one purchase.
  const used = sum(inOrder.filter(({ on }) => on < last.on));
  return {
    kind: "purchases",
    format,
    notes: [
      ...(days > 0 ? [told("lastPurchase")] : [told("oneDay")]),
      ...(leftOut > 0 ? [told("sameToken", { tokens: leftOut })] : []),
    ],
    purchases: inOrder.map(({ on, kwh, amount }) => ({ on, kwh, amount })),
    days,
    boughtKwh: sum(inOrder),
    usedKwh: used,
    kwhADay: days > 0 ? used / days : null,
  };
}

function once(purchases: readonly Purchase[]): readonly Purchase[] {
  const seen = new Set<string>();
  return purchases.filter(({ token }) => {
    if (token === "") return true;
    if (seen.has(token)) return false;
    seen.add(token);
    return true;
  });
}

const UNITS = /units|kwh|energy|einheiten/i;
const AMOUNT = /amount|amt|paid|price|value|betrag|cost|rand|naira|\([rn₦]\)/i;

/** A list of purchases names units and the token, or what was paid for them; null of another table. */
export function purchaseTable({ head, body, order }: MeterTable): MeterPurchases | null {
  const token = head.findIndex((name) => /token/i.test(name));
  const units = head.findIndex((name) => UNITS.test(name) && !AMOUNT.test(name));
  const when = head.findIndex((_, column) => body.every((row) => stampIn(row.cells[column] ?? "", "day") !== null));
  if (token < 0 || units < 0 || when < 0) return null;
  const amount = head.findIndex((name) => AMOUNT.test(name));
  const sign = signOf(body, amount < 0 ? [units] : [units, amount]);
  const read = body.map((row): Purchase => ({
    line: row.line,
    on: dayAt(row.cells[when] ?? "", order, row.line),
    kwh: figureAt(row, units, sign) ?? 0,
    amount: amount < 0 ? null : figureAt(row, amount, sign),
    token: (row.cells[token] ?? "").replaceAll(/\D/g, ""),
  }));
  const kept = once(read);
  return usedOf(kept, told("purchases"), read.length - kept.length);
}

/** Twenty digits, in groups or not. */
const TOKEN = /\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}\b/;
/** "Units: 43.2kWh" before "43.2 units", which a figure of money may stand before. */
const KWH = [/units?[:\s]{0,3}(\d[\d.,]{0,11})/i, /(\d[\d.,]{0,11}) ?(?:kwh|units?)\b/i] as const;
const PAID = [/(?:amt|amount|paid)[:\s]{0,3}(?:ngn|[n₦r])?(\d[\d.,]{0,15})/i, /(?:ngn|₦)(\d[\d.,]{0,15})/i] as const;
const DAYS = /\b(\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|20\d{2}[01]\d[0-3]\d)\b/;

const isMessage = (line: string): boolean => TOKEN.test(line) && KWH.some((pattern) => pattern.test(line));

interface Message {
  readonly line: number;
  readonly text: string;
}

/** One a line, or several lines with a blank one between: what stands apart where it is kept. */
function messagesIn(text: string): readonly Message[] {
  const lines = text.split(/\r\n|\r|\n/).map((line, index): Message => ({ line: index + 1, text: line }));
  if (lines.some((line) => isMessage(line.text))) return lines.filter((line) => line.text.trim() !== "");
  const blocks: Message[] = [];
  let open = false;
  for (const { line, text: said } of lines) {
    const last = blocks.at(-1);
    if (said.trim() === "") open = false;
    else if (open && last !== undefined) blocks[blocks.length - 1] = { ...last, text: `${last.text} ${said}` };
    else [open] = [true, blocks.push({ line, text: said })];
  }
  return blocks;
}

/** Whether a text is made of messages with tokens. */
export function areMessages(text: string): boolean {
  const found = messagesIn(text.slice(0, LOOKED_AT));
  return found.length > 0 && found.filter((message) => isMessage(message.text)).length > found.length / 2;
}
/** [characters] */
const LOOKED_AT = 20_000;

/** Messages of prepaid tokens, in the shapes that suppliers send. Throws MeterFault. */
export function messages(text: string, { dayOrder = null }: MeterFileForm): MeterPurchases {
  const found = messagesIn(text).filter((message) => isMessage(message.text));
  const days = found.map((message) => DAYS.exec(message.text.replace(TOKEN, ""))?.[1] ?? "");
  const order = dayOrderOf(days, dayOrder);
  const figures = found.map((message) => ({ cells: [figureOf(KWH, message.text), figureOf(PAID, message.text)] }));
  const sign = decimalSignOf(figures);
  const read = found.map(({ line, text: message }, index): Purchase => {
    const [units = "", paid = ""] = figures[index]?.cells ?? [];
    const kwh = figureIn(units, sign);
    if (typeof kwh !== "number") throw new MeterFault(line, told("noFigure", { text: units }));
    const amount = figureIn(paid, sign);
    // Naira have no thousandths: "N5,000" is five thousand.
    const whole = amount === "twoWays" ? Number(paid.replaceAll(/\D/g, "")) : amount;
    return {
      line,
      on: dayAt(days[index] ?? "", order, line),
      kwh,
      amount: whole,
      token: (TOKEN.exec(message)?.[0] ?? "").replaceAll(/\D/g, ""),
    };
  });
  const kept = once(read);
  return usedOf(kept, told("messages"), read.length - kept.length);
}

function figureOf(patterns: readonly RegExp[], line: string): string {
  for (const pattern of patterns) {
    const [, figure] = pattern.exec(line) ?? [];
    if (figure !== undefined) return figure.replace(/[.,]$/, "");
  }
  return "";
}
