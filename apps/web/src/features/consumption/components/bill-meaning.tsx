import { say } from "@sunwright/words/bill";
import { tell } from "@sunwright/words/engine";
import { CURRENCY_OF } from "@sunwright/engine/countries/country-money";
import type { Country } from "@sunwright/engine/parameters/options";
import type { BillOption } from "@sunwright/engine/sizing/rule/said-bill";
import { monthName } from "@sunwright/report/calendar";
import { formatNumber } from "../../../lib/format";
import { CURRENCY } from "../../../lib/money";
import { ChoiceCards } from "../../../ui/choice-cards";
import { billKind, billUnit, saidAmounts } from "../model/bill";
import type { Texts } from "../model/typed-texts";
import { type BillInHand, wholeDay } from "./use-bill";

interface BillMeaningProps {
  readonly texts: Texts;
  readonly country: Country;
  readonly bill: BillInHand;
  readonly onType: (change: Texts) => void;
}

/** What the bill means in energy, and what has to be asked because it may mean more than one thing. */
export function BillMeaning({ texts, country, bill, onType }: BillMeaningProps) {
  const { read, option, supplyHours, climate } = bill;
  const amounts = saidAmounts(texts) ?? [];
  const money = (amount: number) => `${CURRENCY[CURRENCY_OF[country]].symbol}${formatNumber(amount, 2)}`;
  if (read.kind === "too-little")
    return (
      <p className="type-small text-text-2">
        {say(billKind(texts) === "tokens" && amounts.length > 0 ? "tooFewDays" : "first")}
      </p>
    );
  if (read.kind === "none")
    return (
      <p role="alert" className="type-small text-bad">
        {say(`none.${read.because}`, {
          amount: money(amounts[read.index]?.amount ?? 0),
          below: money(read.below ?? 0),
          above: money(read.above ?? 0),
        })}
      </p>
    );
  return (
    <div className="grid gap-5">
      {read.kind === "asked" && (
        <ChoiceCards
          label={say("several")}
          help={say("severalHelp")}
          columns={1}
          options={read.options.map((each) => ({
            value: each.reading?.id ?? "",
            title: tell(each.reading?.name ?? each.reading?.choice?.name ?? ""),
            line: say("option", { energy: each.year.total, daily: each.year.daily }),
          }))}
          value={texts["reading"] ?? ""}
          onValueChange={(reading) => onType({ reading })}
        />
      )}
      {option && <Said {...{ texts, option, climate, money }} amounts={amounts.map(({ amount }) => amount)} />}
      {option && supplyHours !== null && (
        <ChoiceCards
          label={say("wholeDay", { hours: supplyHours })}
          columns={1}
          options={[
            {
              value: "whole",
              title: say("wholeDay.whole"),
              line: say("wholeDay.wholeLine", { daily: wholeDay(option.year.daily, supplyHours) }),
            },
            {
              value: "bought",
              title: say("wholeDay.bought"),
              line: say("wholeDay.boughtLine", { daily: option.year.daily }),
            },
          ]}
          value={texts["day"] ?? ""}
          onValueChange={(day) => onType({ day })}
        />
      )}
    </div>
  );
}

interface SaidProps {
  readonly texts: Texts;
  readonly option: BillOption;
  readonly amounts: readonly number[];
  readonly climate: string;
  readonly money: (amount: number) => string;
}

function Said({ texts, option: { year, amounts: read }, amounts, climate, money }: SaidProps) {
  const rounded = billUnit(texts) === "money" ? read.findIndex(({ between }) => between !== null) : -1;
  const between = read[rounded]?.between ?? null;
  return (
    <div className="grid gap-1" role="status">
      <p className="type-h4">
        {say("means")} {say("perYear", { energy: year.total, daily: year.daily })}
      </p>
      {between && (
        <p className="type-help text-text-2">
          {say("rounded", { amount: money(amounts[rounded] ?? 0), from: between[0], to: between[1] })}
        </p>
      )}
      {year.filled.length > 0 && (
        <p className="type-help text-text-2">{say("filled", { count: year.filled.length, place: climate })}</p>
      )}
      {billKind(texts) === "year" && <p className="type-help text-text-2">{say("spread", { place: climate })}</p>}
      <p className="type-help text-text-2">
        {say("highest", { month: monthName(year.highest.month), daily: year.highest.daily })}
      </p>
    </div>
  );
}
