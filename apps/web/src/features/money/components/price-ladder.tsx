import { permits } from "@sunwright/contract/access";
import type { ProjectPrice } from "@sunwright/contract/prices";
import type { Project } from "@sunwright/contract/projects";
import type { Currency } from "@sunwright/engine/parameters/options";
import { exchanged } from "@sunwright/engine/prices/exchange-rate";
import type { PriceLine } from "@sunwright/engine/prices/local-price";
import { arePricesKnown } from "@sunwright/engine/prices/part-prices";
import { IN_PRICE, type Ladder, type Price, priceOf, type Rung, RUNGS } from "@sunwright/engine/prices/price";
import { toDisplayCurrency } from "@sunwright/engine/sizing/inputs/currency";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { ladderOf, priceTrace } from "@sunwright/engine/sizing/explain/price-ladder";
import { pricedSystemOf, priceOfDesign } from "@sunwright/engine/sizing/choice/system-price";
import {
  agedPricesText,
  fallText,
  IN_PRICE_NAMES,
  priceEndsText,
  priceNote,
  priceRange,
  priceShown,
  RUNG_NAMES,
} from "@sunwright/report/price-text";
import { notInLocalPrice } from "@sunwright/report/not-in-price";
import { whyTheyDiffer } from "@sunwright/report/price-differences";
import { wholeMoney } from "@sunwright/report/currency-text";
import type { ProjectLedger } from "@sunwright/report/money-text";
import { say } from "@sunwright/words/prices";
import { labels } from "@sunwright/words/room";
import { optionText } from "@sunwright/report/parameter-text";
import { Check, CornerDownRight, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/format";
import { estimateFromUsd, moneyText } from "../../../lib/money";
import { Chip } from "../../../ui/chip";
import { Num } from "../../../ui/num";
import { today } from "../../../lib/today";
import { explanationOf } from "../../../lib/explanation";
import { figures, Table, TableHead } from "../../../ui/table";
import { View } from "../../results/components/view";
import { PriceCard } from "./price-card";
import { PriceOffers } from "./price-offers";
import { ShopsAgain, ShopsAsked } from "./price-shops";
import "./price-ladder.css";

interface PriceLadderProps {
  readonly project: Project;
  readonly design: Design;
  readonly currency: Currency;
  /** What is known beyond the design; null until it is there. */
  readonly price: ProjectPrice | null;
  /** The money that is counted at the price. */
  readonly ledger: ProjectLedger;
}

/** The surest first, as a ladder is climbed. */
const DOWN: readonly Rung[] = RUNGS.toReversed();
/** From here on nobody needs the fixed rates to decide: they are folded. */
const SURE: readonly Rung[] = ["shops", "offer", "contract"];

/** What is known of the price, the surest first: that is the price on every page. */
export function PriceLadder({ project, design, currency, price: known, ledger }: PriceLadderProps) {
  const ladder = ladderOf(design, known?.known);
  const price = priceOf(ladder);
  const isSure = price !== null && SURE.includes(price.rung);
  const rungs = DOWN.flatMap((rung) => ladder[rung] ?? []).filter(({ rung }) => !isSure || rung !== "estimate");
  const most = Math.max(...rungs.map((one) => topOf(one, currency)));
  const isOwner = permits(project.access, "owner");
  const ends = priceEndsText(design);
  const missing = notInLocalPrice(design);
  const aged = agedPricesText(pricedSystemOf(design), today());
  const row = (one: Price, top: number) => (
    <RungRow
      key={one.rung}
      price={one}
      isPrice={price?.rung === one.rung}
      most={top}
      design={design}
      currency={currency}
    >
      {one.rung === "shops" && isOwner && <ShopsAgain projectId={project.id} />}
    </RungRow>
  );
  return (
    <div className="ui-sheet mt-6">
      <View title={say("title")} note={say("key")}>
        {known?.fallen.map((fall) => (
          <p key={fall.rung} className="mt-2 type-help text-warn">
            {fallText(fall)}
          </p>
        ))}
        {aged && <p className="mt-2 type-help text-warn">{aged}</p>}
        {missing && <p className="mt-2 type-help text-warn">{missing}</p>}
        <div className="price-columns">
          <ol className="price-ladder">{rungs.map((one) => row(one, most))}</ol>
          <PriceCard
            ladder={ladder}
            shown={known?.shown ?? false}
            design={design}
            ledger={ledger}
            currency={currency}
          />
        </div>
        <WhyTheyDiffer ladder={ladder} design={design} currency={currency} />
        {isOwner && known && ladder.shops === null && <ShopsAsked projectId={project.id} />}
        {isOwner && known && <PriceOffers projectId={project.id} price={known} currency={currency} />}
        {isSure && ladder.estimate && (
          <details className="mt-4">
            <summary className="type-label">{RUNG_NAMES.estimate}</summary>
            <ol className="price-ladder">{row(ladder.estimate, topOf(ladder.estimate, currency))}</ol>
          </details>
        )}
        {ends && <p className="mt-4 type-body">{ends}</p>}
        {arePricesKnown(design.basis.parameters.country) ? (
          <LocalLines design={design} currency={currency} />
        ) : (
          <p className="mt-4 type-body">{say("localUnknown")}</p>
        )}
      </View>
    </div>
  );
}

/** What a person asks who sees more than one amount for one system. */
function WhyTheyDiffer({
  ladder,
  design,
  currency,
}: Pick<PriceLadderProps, "design" | "currency"> & { readonly ladder: Ladder }) {
  const { lines, currency: own } = priceOfDesign(design);
  const labour = lines.find(({ kind }) => kind === "labour")?.middle ?? 0;
  const sentences = whyTheyDiffer(ladder, exchanged(labour, own, currency), currency);
  if (sentences.length === 0) return null;
  return (
    <section className="price-why" aria-label={say("why.title")}>
      <h4 className="type-h4">{say("why.title")}</h4>
      <ul className="type-help text-text-2">
        {sentences.map((sentence) => (
          <li key={sentence}>
            <CornerDownRight size={14} strokeWidth={1.75} aria-hidden="true" />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the shown currency; the estimate by its own display rate. */
const shownAmount = ({ rung, amount, currency }: Price, shown: Currency): number =>
  rung === "estimate" ? toDisplayCurrency(amount, shown) : exchanged(amount, currency, shown);
const topOf = (price: Price, shown: Currency): number =>
  price.range === undefined ? shownAmount(price, shown) : exchanged(price.range.high, price.currency, shown);

interface RungProps {
  readonly price: Price;
  readonly isPrice: boolean;
  /** Where the scale ends. [currency] */
  readonly most: number;
  readonly design: Design;
  readonly currency: Currency;
  /** What its owner may do about it. */
  readonly children: ReactNode;
}

function RungRow({ price, isPrice, most, design, currency, children }: RungProps) {
  const { rung } = price;
  const range = priceRange(price, currency);
  return (
    <li className="price-rung" data-price={isPrice || undefined}>
      <div className="price-rung-name">
        <h4 className="type-h4">
          {RUNG_NAMES[rung]}
          {isPrice && (
            <>
              {" "}
              <Chip>{say("isThePrice")}</Chip>
            </>
          )}
        </h4>
        <p className="type-help text-text-2">{aboutRung(rung, design)}</p>
        {children}
      </div>
      <Includes price={price} />
      <Scale price={price} most={most} currency={currency} />
      <div className="price-rung-amount">
        <Num size={3} {...priceShown(price, currency)} explanation={explanationOf(priceTrace(design, price))} />
        {range && <p className="type-help text-text-2">{range}</p>}
        <p className="type-help text-text-3">{priceNote(price, currency)}</p>
      </div>
    </li>
  );
}

function aboutRung(rung: Rung, design: Design): string {
  if (rung === "estimate") {
    const dollars = moneyText(estimateFromUsd(design.cost.total.value, "USD"));
    return say("about.estimate", { dollars });
  }
  if (rung !== "local") return say(`about.${rung}`);
  const { day } = priceOfDesign(design);
  return say("about.local", { country: optionText("country", design.basis.parameters.country), day: formatDate(day) });
}

const Includes = ({ price: { includes } }: { readonly price: Price }) => (
  <ul className="price-includes type-help">
    {IN_PRICE.map((part) => {
      const isIn = includes.includes(part);
      const Mark = isIn ? Check : Minus;
      return (
        <li key={part} data-in={isIn}>
          <Mark size={14} strokeWidth={2} aria-hidden="true" />
          {isIn ? (
            IN_PRICE_NAMES[part]
          ) : (
            <>
              <span aria-hidden="true">{IN_PRICE_NAMES[part]}</span>
              <span className="ui-visually-hidden">{say("notIn", { what: IN_PRICE_NAMES[part] })}</span>
            </>
          )}
        </li>
      );
    })}
  </ul>
);

/** Where the amount lies between nothing and the dearest rung; the figures beside it say the same. */
function Scale({
  price,
  most,
  currency,
}: {
  readonly price: Price;
  readonly most: number;
  readonly currency: Currency;
}) {
  const at = (amount: number) => `${(100 * amount) / most}%`;
  const inCurrency = (amount: number) => exchanged(amount, price.currency, currency);
  const { range } = price;
  return (
    <div className="price-scale" aria-hidden="true">
      {range && (
        <i
          className="price-scale-range"
          style={{ left: at(inCurrency(range.low)), width: at(inCurrency(range.high - range.low)) }}
        />
      )}
      <i className="price-scale-mark" style={{ left: at(shownAmount(price, currency)) }} />
    </div>
  );
}

/** What the local price is made of, from the cheapest to a dear firm. */
function LocalLines({ design, currency }: { readonly design: Design; readonly currency: Currency }) {
  const price = priceOfDesign(design);
  const { country } = design.basis.parameters;
  const shown = (amount: number) => moneyText(wholeMoney(exchanged(amount, price.currency, currency), currency));
  const lines = price.lines.filter(({ high }) => high > 0);
  return (
    <details className="mt-4">
      <summary className="type-label">{say("lines")}</summary>
      <Table caption={say("lines")} className="money-table mt-2">
        <TableHead
          columns={[say("line.part"), figures(say("line.low")), figures(say("line.middle")), figures(say("line.high"))]}
        />
        <tbody>
          {lines.map((line) => (
            <tr key={line.kind}>
              <th scope="row">{LINE_NAMES[line.kind]}</th>
              <td className="end">{shown(line.low)}</td>
              <td className="end">{shown(line.middle)}</td>
              <td className="end">{shown(line.high)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say("line.total")}</th>
            <td className="end">{shown(price.low)}</td>
            <td className="end">{shown(price.middle)}</td>
            <td className="end">{shown(price.high)}</td>
          </tr>
        </tfoot>
      </Table>
      <p className="mt-2 type-help text-text-2">{say(`taxes.${country}`)}</p>
    </details>
  );
}

const LINE_NAMES: Readonly<Record<PriceLine["kind"], string>> = labels(say, {
  panels: "line.panels",
  battery: "line.battery",
  inverter: "line.inverter",
  balance: "line.balance",
  labour: "line.labour",
});
