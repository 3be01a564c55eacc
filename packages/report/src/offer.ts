import { roadDistance, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { WARRANTED } from "@sunwright/engine/passport/warranties";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { QuotedWarranty, QuoteFigures, Warning } from "@sunwright/engine/quotes/quote";
import { changesNeeded } from "@sunwright/engine/quotes/severity";
import type { MilestoneTime, QuoteTotals, WrittenKind } from "@sunwright/engine/quotes/written-quote";
import { say } from "@sunwright/words/offer-pdf";
import { owedMoney } from "@sunwright/words/owed-money";
import { say as name } from "@sunwright/words/quote-names";
import { tell } from "@sunwright/words/tell-quotes";
import { type Block, note, type Section } from "./document";
import { formatDate, formatNumber, type Units } from "./format";
import { type InvoiceContent, sellerLines } from "./invoice";

/** What an offer says, as it was when it was sent. Money in minor units. */
export interface OfferContent {
  readonly quote: string;
  readonly option: number;
  readonly number: number;
  readonly seller: InvoiceContent["seller"];
  readonly firm: { readonly kilometres: number };
  /** First name and place, as far as the reader is shown them. */
  readonly client: readonly string[];
  readonly currency: Currency;
  readonly units: Units;
  /** What distances along roads are counted in where the firm is. */
  readonly roads: RoadUnit;
  readonly lines: readonly {
    readonly kind: WrittenKind;
    readonly name: string;
    readonly quantity: number;
    readonly unitMinor: number;
    readonly totalMinor: number;
  }[];
  readonly labourMinor: number;
  readonly transportMinor: number;
  readonly taxPercent: number;
  readonly tax: "contained" | "added";
  readonly totals: QuoteTotals;
  readonly milestones: readonly {
    readonly percent: number;
    readonly when: MilestoneTime;
    readonly amountMinor: number;
  }[];
  readonly credit: {
    readonly downMinor: number;
    readonly monthlyMinor: number;
    readonly months: number;
    readonly totalMinor: number | null;
  } | null;
  readonly warrantyYears: QuotedWarranty;
  readonly panels: { readonly watts: number | null; readonly areaM2: number | null } | null;
  readonly battery: {
    readonly kwh: number | null;
    readonly volts: number | null;
    readonly ampHours: number | null;
    readonly usablePercent: number | null;
  } | null;
  readonly inverter: { readonly watts: number | null; readonly surgeWatts: number | null } | null;
  readonly validUntil: string;
  readonly start: string | null;
  readonly days: number | null;
  readonly figures: QuoteFigures;
  readonly warnings: readonly (Omit<Warning, "cost"> & { readonly answer: string | null })[];
  readonly words: string;
  readonly method: string;
}

/** An offer as it is read; the PDF only sets it. */
export interface OfferDocument {
  readonly title: string;
  readonly parties: readonly { readonly label: string; readonly lines: readonly string[] }[];
  readonly sections: readonly Section[];
}

export function offerDocument(content: OfferContent): OfferDocument {
  const { quote, option, number, firm, seller, client, roads } = content;
  const { kilometres } = firm;
  const far = say("distance", { unit: roads, distance: roadDistance(kilometres, roads) });
  return {
    title: say("title", { quote, option, number }),
    parties: [
      { label: say("from"), lines: [...sellerLines(seller), far] },
      { label: say("to"), lines: client },
    ],
    sections: [
      houseOf(content),
      systemOf(content),
      linesOf(content),
      paymentsOf(content),
      ...creditOf(content),
      warrantyOf(content),
      datesOf(content),
      warningsOf(content),
      ...(content.words === "" ? [] : [{ title: say("words"), blocks: content.words.split("\n").map(note) }]),
    ],
  };
}
const SQUARE_FEET = 10.7639;

const moneyIn = (currency: Currency) => (minor: number) => owedMoney(minor, currency).value;

function houseOf({ figures, method }: OfferContent): Section {
  const rows = [
    [say("dark"), say("darkValue", { hours: figures.hoursWithoutPower })],
    [say("served"), `${formatNumber(figures.hoursServedPercent, 1)}%`],
    [say("night"), say("nightValue", { hours: figures.nightHours })],
    [say("energy"), say("energyValue", { kwh: figures.kwhPerYear })],
  ];
  return { title: say("answer"), blocks: [{ kind: "table", rows }, note(say("simulated", { method }))] };
}

/** Light on a panel at which its power is stated. [W/m²] */
const STANDARD_LIGHT = 1_000;

function systemOf({ panels, battery, inverter, lines, units }: OfferContent): Section {
  const count = lines.reduce((sum, { kind, quantity }) => (kind === "panels" ? sum + quantity : sum), 0);
  const rows: string[][] = [];
  if (panels?.watts != null) {
    const { watts, areaM2 } = panels;
    const area = areaM2 === null ? null : areaText(areaM2, units);
    const more = area === null || areaM2 === null ? "" : name("area", { area, share: watts / areaM2 / STANDARD_LIGHT });
    rows.push([name("kind.panels"), name("panelLine", { count, watts }), more]);
  }
  if (battery?.kwh != null) {
    const { kwh, volts, ampHours, usablePercent: usable } = battery;
    const whole = volts !== null && ampHours !== null && usable !== null;
    rows.push([
      name("kind.battery"),
      name("batteryLine", { kwh }),
      whole ? name("batteryMore", { volts, ampHours, usable }) : "",
    ]);
  }
  if (inverter?.watts != null) {
    const { watts, surgeWatts } = inverter;
    const surge = surgeWatts === null ? "" : name("inverterMore", { kilowatts: surgeWatts / 1_000 });
    rows.push([name("kind.inverter"), name("inverterLine", { kilowatts: watts / 1_000 }), surge]);
  }
  return { title: say("system"), blocks: [{ kind: "table", rows, prose: true }] };
}

const areaText = (squareMetres: number, units: Units): string =>
  units === "imperial" ? `${formatNumber(squareMetres * SQUARE_FEET, 1)} ft²` : `${formatNumber(squareMetres, 2)} m²`;

function linesOf({ lines, currency, labourMinor, transportMinor, taxPercent, tax, totals }: OfferContent): Section {
  const amount = moneyIn(currency);
  const whole = (label: string, minor: number) => (minor > 0 ? [[label, "", "", amount(minor)]] : []);
  const rows = [
    ...lines.map(({ kind, name: called, quantity, unitMinor, totalMinor }) => [
      called === "" ? name(`kind.${kind}`) : called,
      formatNumber(quantity),
      amount(unitMinor),
      amount(totalMinor),
    ]),
    ...whole(say("labour"), labourMinor),
    ...whole(say("transport"), transportMinor),
    [`${say("total")} (${currency})`, "", "", amount(totals.totalMinor)],
  ];
  const head = [say("part"), say("pieces"), say("each"), say("amount")];
  const taxed = { rate: taxPercent, amount: amount(totals.taxMinor) };
  const words = name(tax === "added" ? "taxAdded" : "taxContained", taxed);
  return { title: say("lines"), blocks: [{ kind: "table", head, rows, total: true }, note(words)] };
}

function paymentsOf({ milestones, currency }: OfferContent): Section {
  const amount = moneyIn(currency);
  const rows = milestones.map(({ percent, when, amountMinor }) => [
    name(`when.${when}`),
    `${percent}%`,
    amount(amountMinor),
  ]);
  const head = [say("when"), say("share"), `${say("amount")} (${currency})`];
  return { title: say("payments"), blocks: [{ kind: "table", head, rows }] };
}

function creditOf({ credit, currency }: OfferContent): readonly Section[] {
  if (credit === null) return [];
  const amount = (minor: number) => `${currency} ${moneyIn(currency)(minor)}`;
  const { downMinor, monthlyMinor, months, totalMinor } = credit;
  const blocks: Block[] = [
    note(name("down", { amount: amount(downMinor) })),
    note(name("monthly", { amount: amount(monthlyMinor), months })),
    ...(totalMinor === null ? [] : [note(name("repayable", { amount: amount(totalMinor) }))]),
  ];
  return [{ title: say("credit"), blocks }];
}

function warrantyOf({ warrantyYears }: OfferContent): Section {
  const rows = WARRANTED.map((part) => {
    const years = warrantyYears[part] ?? null;
    return [name(`warranty.${part}`), years === null ? name("notStated") : name("years", { years })];
  });
  return { title: say("warranty"), blocks: [{ kind: "table", rows }] };
}

function datesOf({ validUntil, start, days }: OfferContent): Section {
  const day = start === null ? null : formatDate(start);
  const begins = day === null ? say("notSet") : days === null ? day : name("starts", { day, days });
  const rows = [
    [say("valid"), formatDate(validUntil)],
    [say("start"), begins],
  ];
  return { title: say("dates"), blocks: [{ kind: "table", rows }] };
}

function warningsOf({ warnings }: OfferContent): Section {
  const items = warnings.map(({ text, answer }) =>
    answer === null ? tell(text) : say("answered", { warning: tell(text), answer }),
  );
  const list = changesNeeded(warnings);
  const barred = list.length === 0 ? [] : [note(say("barred", { changes: tell({ list, join: "and" }) }))];
  const blocks: readonly Block[] =
    items.length === 0 ? [note(say("noWarnings"))] : [...barred, { kind: "list", items }];
  return { title: say("warnings"), blocks };
}
