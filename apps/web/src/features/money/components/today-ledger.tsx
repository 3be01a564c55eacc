import { say } from "@sunwright/words/money";
import type { OwnFigures } from "@sunwright/engine/money/assumptions";
import type { Today } from "@sunwright/engine/money/today-way";
import type { LedgerLine } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { shortMoney } from "@sunwright/report/currency-text";
import { priceBasis, type ProjectLedger } from "@sunwright/report/money-text";
import type { ReactNode } from "react";
import { formatNumber } from "../../../lib/format";
import { DayStrip } from "../../../ui/day-strip";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { Fact, Facts, Traced } from "../../results/components/view";
import { RUNS, runsBy, type Runs, saidAs, sourcesOf } from "../model/today-fields";
import { FigureBox } from "./figure-box";
import { LedgerFact } from "./ledger-fact";

interface TodayLedgerProps {
  readonly today: Today;
  readonly ledger: ProjectLedger;
  readonly currency: Currency;
  /** Changes what stands in the ledger, and saves it. */
  readonly onSay: (own: Partial<OwnFigures>) => void;
  readonly mayEdit: boolean;
  /** The day with the system. */
  readonly systemDay: ReactNode;
}

/** Today's life beside the system: what is typed here, everything below follows. */
export function TodayLedger({ today, ledger, currency, onSay, mayEdit, systemDay }: TodayLedgerProps) {
  const { solar } = ledger.money;
  const { perYear, systemPerYear, stays } = today.figures;
  return (
    <div className="money-life">
      <section aria-label={say("today.title")}>
        <h4 className="type-h4">{say("today.title")}</h4>
        <Strip today={today} />
        {!isSaid(ledger) && <p className="mt-2 type-body">{askedOf(today)}</p>}
        {mayEdit && <TodayFields today={today} ledger={ledger} onSay={onSay} />}
        <Facts>
          <Lines lines={today.way.lines} currency={currency} />
          <Total label={say("today.aYear")} trace={perYear} currency={currency} />
        </Facts>
      </section>
      <section aria-label={say("today.withSystem")}>
        <h4 className="type-h4">{say("today.withSystem")}</h4>
        {systemDay}
        <p className="mt-3 type-help text-text-2">{priceBasis(ledger.price)}</p>
        <Facts>
          <Lines lines={solar.lines} currency={currency} />
          <Total label={say("today.aYear")} trace={systemPerYear} currency={currency} />
          <Total label={say("today.stays")} trace={stays} currency={currency} />
        </Facts>
      </section>
    </div>
  );
}

/** Whether anybody said how the house has its power. */
const isSaid = ({ assumptions: { figures, open } }: ProjectLedger): boolean =>
  figures.gridHours.own || figures.setHours.own || open.weeklyLitres !== null || open.weeklyFuel !== null;

/** What is taken for it until then. */
function askedOf({ day }: Today): string {
  if (day.gridHours === 0 && day.setHours === 0) return say("today.assumedNone");
  return say("today.assumed", { grid: formatNumber(day.gridHours, 1), set: formatNumber(day.setHours, 1) });
}

function Strip({ today }: Pick<TodayLedgerProps, "today">) {
  const { day, darkHours } = today;
  const hours = {
    grid: formatNumber(day.gridHours, 1),
    set: formatNumber(day.setHours, 1),
    dark: formatNumber(darkHours, 1),
  };
  return (
    <DayStrip
      className="mt-3"
      hours={sourcesOf(today)}
      label={say("today.strip", hours)}
      caption={say("today.strip", hours)}
    />
  );
}

const Lines = ({ lines, currency }: { readonly lines: readonly LedgerLine[]; readonly currency: Currency }) =>
  lines.map((line) => <LedgerFact key={line.trace.id} line={line} currency={currency} />);

interface TotalProps {
  readonly label: string;
  readonly trace: Trace;
  readonly currency: Currency;
}

function Total({ label, trace, currency }: TotalProps) {
  const { currency: symbol, value } = shortMoney(trace.value, currency);
  return (
    <Fact label={<strong>{label}</strong>}>
      <Traced size={3} trace={trace} currency={symbol} value={value} />
    </Fact>
  );
}

type FieldsProps = Pick<TodayLedgerProps, "today" | "ledger" | "onSay">;

function TodayFields({ today, ledger: { assumptions }, onSay }: FieldsProps) {
  const { currency, figures, open } = assumptions;
  const runs = runsBy(open);
  const fuel = today.set?.kind === "diesel" ? "dieselPrice" : "petrolPrice";
  const shared = { currency, onSay };
  const value = runs === "setHours" ? figures.setHours.value : (open[runs] ?? 0);
  return (
    <div className="money-today-fields">
      <FigureBox {...shared} figure="gridHours" value={figures.gridHours.value} />
      <FigureBox {...shared} figure="tariff" value={figures.tariff.value} />
      <Field label={say("today.runs")}>
        <Select<Runs>
          size="sm"
          value={runs}
          onValueChange={(next) => onSay(saidAs(next, today, figures[fuel].value))}
          options={RUNS.map((each) => ({ value: each, label: say(RUNS_WORDS[each]) }))}
        />
      </Field>
      <FigureBox {...shared} key={runs} figure={runs} value={value} />
      {today.set && <FigureBox {...shared} figure="setPower" value={today.set.ratedKw * today.set.pieces} />}
      {today.set && <FigureBox {...shared} figure={fuel} value={figures[fuel].value} />}
    </div>
  );
}
const RUNS_WORDS = { setHours: "today.byHours", weeklyLitres: "today.byLitres", weeklyFuel: "today.byMoney" } as const;
