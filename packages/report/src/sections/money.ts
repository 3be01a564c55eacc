import { say } from "@sunwright/words/report-sections";
import { moneyFiguresIn } from "@sunwright/engine/money/assumptions";
import { money as moneyIn, moneyText } from "../currency-text";
import { drawn, note, PAGE_WIDTH, type Reported, type ReportInput, type Section, table } from "../document";
import { moneyDrawing } from "../drawings/money";
import { formatNumber } from "../format";
import { MONEY_LABELS, moneyUnit, WAY_NAMES } from "../money-labels";
import {
  curveSentence,
  exchangeSentence,
  ledgerOf,
  moneyVerdict,
  oldFiguresSentence,
  type ProjectLedger,
  provenance,
  shortMoneyText,
} from "../money-text";
import { verdictText } from "../verdict";

/** The money of a design by the project's own figures; null for a house that uses nothing. */
export const reportedLedger = ({ design, currency }: Reported, stored: NonNullable<ReportInput["money"]>) =>
  ledgerOf(design, stored, currency);

/** The answer, the curve, the ways side by side and what it all rests on. */
export const moneySections = (ledger: ProjectLedger, { currency, today }: Reported): Section[] => [
  answer(ledger, currency),
  basis(ledger, currency, today),
];

function answer({ money, assumptions }: ProjectLedger, currency: Reported["currency"]): Section {
  const ways = [money.solar, ...money.comparisons.map(({ against }) => against)];
  const exact = (amount: number) => moneyText(moneyIn(amount, currency));
  const sentence = curveSentence(money);
  const months = assumptions.figures.loanTerm.value;
  return {
    letter: "M",
    title: say("money.title"),
    note: say("money.note", { years: money.years }),
    blocks: [
      note(verdictText(moneyVerdict(money))),
      drawn(moneyDrawing(money, PAGE_WIDTH, sentence)),
      note(sentence),
      table(
        [
          [say("money.firstDay"), ...ways.map((way) => exact(way.firstDay.value))],
          [say("money.spent", { years: money.years }), ...ways.map((way) => exact(way.spent.value))],
          [say("money.netPresentCost"), ...ways.map((way) => exact(way.netPresentCost.value))],
          [say("money.perKilowattHour"), ...ways.map((way) => exact(way.levelisedCost.value))],
          [say("money.carbonAYear"), ...ways.map((way) => `${formatNumber(way.carbon.value)} kg`)],
        ],
        { head: ["", ...ways.map(({ supply }) => WAY_NAMES[supply])] },
      ),
      note(
        say("money.onCredit", {
          monthly: exact(money.loan.monthly.value),
          months,
          total: shortMoneyText(money.loan.totalRepayable.value, currency),
          downPayment: shortMoneyText(money.loan.downPayment.value, currency),
        }),
      ),
    ],
  };
}

function basis(ledger: ProjectLedger, currency: Reported["currency"], today: string): Section {
  const { assumptions } = ledger;
  const remarks = [exchangeSentence(assumptions, currency), oldFiguresSentence(ledger, today)];
  return {
    title: say("moneyBasis.title"),
    blocks: [
      ...remarks.flatMap((remark) => (remark === null ? [] : [note(remark)])),
      table(
        moneyFiguresIn(assumptions.currency).map((figure) => {
          const { value, own, standard } = assumptions.figures[figure];
          return [
            `${MONEY_LABELS[figure]}. ${own ? say("moneyBasis.own") : provenance(standard)}`,
            `${formatNumber(value, 4)} ${moneyUnit(figure, assumptions.currency)}`,
          ];
        }),
      ),
    ],
  };
}
