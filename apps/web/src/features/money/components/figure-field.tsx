import { say } from "@sunwright/words/money";
import type { Assumption, MoneyAssumptions, MoneyFigure } from "@sunwright/engine/money/assumptions";
import type { Entry } from "@sunwright/engine/countries/entry";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { ReactNode } from "react";
import { formatDate, formatNumber } from "../../../lib/format";
import { rich } from "../../../lib/rich";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { numberText, parseNumber } from "../../../ui/number";
import { ageWarning, provenance } from "@sunwright/report/money-text";
import { tell } from "@sunwright/report/tell";
import { MONEY_LABELS, moneyUnit } from "../../../lib/money-words";
import { moneyMessage } from "../model/money-figures";
import { today } from "../../../lib/today";

interface FigureFieldProps {
  readonly figure: MoneyFigure;
  readonly assumption: Assumption;
  readonly currency: Currency;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Stands before the box. */
  readonly children?: ReactNode;
}

/** One figure: the box, the default it stands in for, and where that comes from. */
export function FigureField({ figure, assumption, currency, text, onText, children }: FigureFieldProps) {
  const { standard } = assumption;
  const label = MONEY_LABELS[figure];
  const unit = moneyUnit(figure, currency);
  const own = parseNumber(text) !== standard.value;
  const band = "band" in standard && standard.band !== null ? tell(standard.band.name) : "none";
  return (
    <div>
      {children}
      <Field
        label={label}
        error={moneyMessage(figure, text)}
        aside={
          own && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={say("resetFigure", { figure: label.toLowerCase() })}
              onClick={() => onText(numberText(standard.value))}
            >
              {say("reset")}
            </Button>
          )
        }
      >
        <NumberInput
          value={text}
          unit={unit}
          whole={figure === "loanTerm" || figure === "years"}
          onValueChange={onText}
        />
      </Field>
      <p className="ui-field-help">
        {say("defaultFigure", { amount: formatNumber(standard.value, 4), unit, band })} {validity(standard)}{" "}
        {provenance(standard)} <AgeChip entry={standard} />
      </p>
    </div>
  );
}

/** "From 1 Jul 2026." of a tariff. */
function validity(entry: Assumption["standard"]): string | null {
  if (!("from" in entry)) return null;
  return say("validFrom", { from: formatDate(entry.from) });
}

/** Says that a figure should be looked up again; nothing while it is fresh. */
function AgeChip({ entry }: { readonly entry: Entry }) {
  const warning = ageWarning(entry, today());
  return warning === null ? null : <Chip tone="warn">{warning}</Chip>;
}

/** What is not the person's to change: the grid's carbon and the tax on solar. */
export function SourcedFacts({ gridEmissions, solarVat }: Pick<MoneyAssumptions, "gridEmissions" | "solarVat">) {
  return (
    <dl className="grid gap-3">
      <SourcedFact entry={gridEmissions}>
        {rich(say, "gridEmissions", { emissions: formatNumber(gridEmissions.value, 3), figure })}
      </SourcedFact>
      <SourcedFact entry={solarVat}>{vatText(solarVat)}</SourcedFact>
    </dl>
  );
}

const figure = (inside: ReactNode) => <span className="figure">{inside}</span>;

function vatText({ value, until }: Entry): ReactNode {
  const percent = formatNumber(value, 1);
  return until === null
    ? rich(say, "solarVat", { percent, figure })
    : rich(say, "solarVatUntil", { percent, until: formatDate(until), figure });
}

const SourcedFact = ({ entry, children }: { readonly entry: Entry; readonly children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{children}</dt>
    <dd className="ui-field-help">
      {provenance(entry)} <AgeChip entry={entry} />
    </dd>
  </div>
);
