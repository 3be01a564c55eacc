import type { Currency } from "@sunwright/engine/parameters/options";
import { agedPrices } from "@sunwright/engine/prices/aged-prices";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import type { PricedSystem } from "@sunwright/engine/prices/local-price";
import type { ChosenAtEnd, InPrice, Price, Rung } from "@sunwright/engine/prices/price";
import type { Fallen } from "@sunwright/engine/prices/standing";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { say } from "@sunwright/words/prices";
import { labels } from "@sunwright/words/room";
import { estimateFromUsd, type Money, money, moneyText, shortEstimate, shortMoney } from "./currency-text";
import { energy, figureText, formatDate, formatNumber, power } from "./format";
import { listed } from "./listed";

/** A project's price in the currency that is shown: at the dated rate, the estimate alone at its display rate. */
export const priceShown = ({ rung, amount, currency }: Price, shown: Currency): Money =>
  rung === "estimate" ? estimateFromUsd(amount, shown) : money(exchanged(amount, currency, shown), shown);

/** The same, millions in short. */
export const shortPrice = ({ rung, amount, currency }: Price, shown: Currency): Money =>
  rung === "estimate" ? shortEstimate(amount, shown) : shortMoney(exchanged(amount, currency, shown), shown);

/**
 * Where the price comes from and of which day, in one line; of a contract also the system that was agreed on. What somebody
 * asks for in another currency than the one shown is said in its own.
 */
export function priceNote(price: Price, shown: Currency = price.currency): string {
  const { rung, day, agreed } = price;
  const date = formatDate(day);
  return [
    agreed?.paid === true ? say("note.paid", { day: date }) : dayNote(price, date),
    ...(ASKED.includes(rung) && price.currency !== shown ? [convertedNote(price)] : []),
    ...(agreed?.system ? [say("agreedSystem", sizeWords(agreed.system))] : []),
  ].join(" ");
}

/** With its last day where one is known. */
const dayNote = ({ rung, until }: Price, day: string): string =>
  rung === "local" && until !== undefined
    ? say("note.localUntil", { day, until: formatDate(until) })
    : NOTES[rung](day);

/** Amounts that somebody asks for. */
const ASKED: readonly Rung[] = ["shops", "offer", "contract"];
const convertedNote = ({ amount, currency }: Price): string =>
  say("note.converted", { amount: moneyText(money(amount, currency)) });

type Size = NonNullable<NonNullable<Price["agreed"]>["system"]>;
const KILO = 1_000;
const sizeWords = ({ panels, battery, inverter }: Size) => ({
  panels: formatNumber(panels / KILO, 1),
  hasBattery: battery > 0 ? ("yes" as const) : ("no" as const),
  battery: formatNumber(battery / KILO, 1),
  inverter: formatNumber(inverter / KILO, 1),
});

/** The design beside an accepted system that is another one; null where there is nothing to tell apart. */
export function designBeside({ agreed }: Price, design: Size): string | null {
  if (!agreed?.system) return null;
  const [accepted, own] = [agreed.system, design].map((size) => say("designBeside", sizeWords(size)));
  return accepted === own ? null : (own ?? null);
}

const NOTES: Readonly<Record<Rung, (day: string) => string>> = {
  estimate: () => say("note.estimate"),
  local: (day) => say("note.local", { day }),
  shops: (day) => say("note.shops", { day }),
  offer: (day) => say("note.offer", { day }),
  contract: (day) => say("note.contract", { day }),
};

/** The prices of a system that are past their day, by name; null while all are fresh. */
export function agedPricesText(system: PricedSystem, today: string): string | null {
  const aged = agedPrices(system, today);
  if (aged.length === 0) return null;
  const named = aged.map(({ line, code, since }) => say("aged.one", { line, code, since: formatDate(since) }));
  return say("aged", { what: listed([...new Set(named)], "conjunction") });
}

/** From the cheapest to a dear firm; null where the price is one amount. */
export function priceRange({ range, currency }: Price, shown: Currency): string | null {
  if (range === undefined) return null;
  const text = (amount: number) => moneyText(shortMoney(exchanged(amount, currency, shown), shown));
  return say("range", { low: text(range.low), high: text(range.high) });
}

type Ends = Pick<Design, "priceEnds" | "panels" | "battery" | "inverter">;

/** Whether another size would be chosen at the ends of the local prices; null where that was not looked at. */
export function priceEndsText({ priceEnds = [], ...design }: Ends): string | null {
  if (priceEnds.length === 0) return null;
  const isSame = ({ panels, battery, inverter }: ChosenAtEnd) =>
    panels === design.panels.capacity.value &&
    battery === design.battery.capacity.value &&
    inverter === design.inverter.capacity.value;
  if (priceEnds.every(isSame)) return say("ends.same");
  // What is another size first: the rest stays as it is.
  return priceEnds
    .toSorted((one, other) => Number(isSame(one)) - Number(isSame(other)))
    .map((one) => (isSame(one) ? say("ends.stays", { end: one.end }) : otherText(one)))
    .join(" ");
}

const otherText = (one: ChosenAtEnd): string =>
  one.pays ? say("ends.other", { end: one.end, size: sizeText(one) }) : say("ends.none", { end: one.end });

const sizeText = ({ panels, battery, inverter }: ChosenAtEnd): string =>
  listed(
    [
      say("ends.panels", { power: figureText(power(panels)) }),
      ...(battery > 0 ? [say("ends.battery", { energy: figureText(energy(battery)) })] : []),
      say("ends.inverter", { power: figureText(power(inverter)) }),
    ],
    "conjunction",
  );

/** What was known and is the price no more, and why. */
export const fallText = ({ rung, why }: Fallen): string => say("fallen", { rung, why });

export const RUNG_NAMES: Readonly<Record<Rung, string>> = labels(say, {
  estimate: "rung.estimate",
  local: "rung.local",
  shops: "rung.shops",
  offer: "rung.offer",
  contract: "rung.contract",
});

export const IN_PRICE_NAMES: Readonly<Record<InPrice, string>> = labels(say, {
  parts: "in.parts",
  delivery: "in.delivery",
  labour: "in.labour",
  tax: "in.tax",
});
