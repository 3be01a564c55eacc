import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Project } from "@sunwright/contract/projects";
import { MONEY_FIGURES } from "@sunwright/engine/money/assumptions";
import type { Design } from "@sunwright/engine/sizing/design";
import { formatNumber } from "../../../../lib/format";
import { money as moneyIn, moneyText } from "../../../../lib/money";
import { useDisplayCurrency } from "../../../../lib/preferences";
import { curveSentence, ledgerOf, moneyVerdict, provenance, shortMoneyText, verdictText } from "../../model/money";
import { MONEY_LABELS, moneyUnit } from "../../../../lib/money-words";
import { ReportSection, ReportTable } from "../report/report-parts";
import { MoneyChart } from "./money-chart";

interface MoneyReportProps {
  readonly project: Project;
  readonly design: Design;
  readonly stored: ProjectMoney;
  /** Of the paper. [px] */
  readonly width: number;
}

/** The money of a project on paper: the answer, the curve, the ways side by side and what it all rests on. */
export function MoneyReport({ project, design, stored, width }: MoneyReportProps) {
  const currency = useDisplayCurrency(project.currency);
  const ledger = ledgerOf(design, stored, currency);
  if (!ledger) return null;
  const { money, assumptions } = ledger;
  const ways = [money.solar, ...money.comparisons.map(({ against }) => against)];
  const exact = (amount: number) => moneyText(moneyIn(amount, currency));
  return (
    <>
      <ReportSection letter="M" title="Money" note={`${money.years} years at today's prices`}>
        <p className="report-note">{verdictText(moneyVerdict(money))}</p>
        <MoneyChart money={money} width={width} />
        <p className="report-note">{curveSentence(money)}</p>
        <ReportTable
          head={["", ...ways.map(({ name }) => name)]}
          rows={[
            ["On the first day", ...ways.map((way) => exact(way.firstDay.value))],
            [`Spent in ${money.years} years`, ...ways.map((way) => exact(way.spent.value))],
            ["Net present cost", ...ways.map((way) => exact(way.netPresentCost.value))],
            ["A kWh", ...ways.map((way) => exact(way.levelisedCost.value))],
            ["CO₂ a year", ...ways.map((way) => `${formatNumber(way.carbon.value)} kg`)],
          ]}
        />
        <p className="report-note">
          On credit: {exact(money.loan.monthly.value)} a month over {formatNumber(assumptions.figures.loanTerm.value)}{" "}
          months, {shortMoneyText(money.loan.totalRepayable.value, currency)} in all, after{" "}
          {shortMoneyText(money.loan.downPayment.value, currency)} down.
        </p>
      </ReportSection>
      <ReportSection title="What the money rests on">
        <ReportTable
          rows={MONEY_FIGURES.map((figure) => {
            const { value, own, standard } = assumptions.figures[figure];
            return [
              `${MONEY_LABELS[figure]}. ${own ? "Your own." : provenance(standard)}`,
              `${formatNumber(value, 4)} ${moneyUnit(figure, assumptions.currency)}`,
            ];
          })}
        />
      </ReportSection>
    </>
  );
}
