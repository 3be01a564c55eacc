import { say } from "@sunwright/words/report-sections";
import { moneyFiguresIn } from "@sunwright/engine/money/assumptions";
import { moneyCases } from "@sunwright/engine/money/cases";
import type { Trace } from "@sunwright/engine/sizing/trace";
import { money as moneyIn, moneyText } from "../currency-text";
import { drawn, note, PAGE_WIDTH, type Reported, type ReportInput, type Section, table } from "../document";
import { moneyDrawing } from "../drawings/money";
import { formatNumber } from "../format";
import { MONEY_LABELS, moneyUnit, WAY_NAMES } from "../money-labels";
import {
  CASE_NAMES,
  creditWarning,
  curveSentence,
  exchangeSentence,
  forGoodSentence,
  ledgerOf,
  moneyVerdict,
  oldFiguresSentence,
  type ProjectLedger,
  provenance,
  shortMoneyText,
  todaySentence,
} from "../money-text";
import { verdictText } from "../verdict";

/** The money of a design by the project's own figures; null for a house that uses nothing. */
export const reportedLedger = ({ design, currency }: Reported, stored: NonNullable<ReportInput["money"]>) =>
  ledgerOf(design, stored, currency);

/** The answer, the curve, the ways side by side and what it all rests on. */
export const moneySections = (ledger: ProjectLedger, { design, currency, today }: Reported): Section[] => [
  answer(ledger, design, currency),
  basis(ledger, currency, today),
];

function answer(ledger: ProjectLedger, design: Reported["design"], currency: Reported["currency"]): Section {
  const { money, assumptions } = ledger;
  const ways = [money.solar, ...money.comparisons.map(({ against }) => against)];
  const exact = (amount: number) => moneyText(moneyIn(amount, currency));
  const sentence = curveSentence(money);
  const months = assumptions.figures.loanTerm.value;
  return {
    letter: "M",
    title: say("money.title"),
    note: say("money.note", { years: money.years }),
    blocks: [
      ...[todaySentence(money, design), moneyVerdict(money), forGoodSentence(money)].flatMap((sentence) =>
        sentence === null ? [] : [note(verdictText(sentence))],
      ),
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
      ...warned(creditWarning(money)),
      ...casesTable(ledger, currency),
    ],
  };
}

/** The system against today's life where one thing turns out differently. */
function casesTable({ input, assumptions, money }: ProjectLedger, currency: Reported["currency"]) {
  const cases = moneyCases(input, assumptions, currency);
  if (cases.length === 0) return [];
  const years = (trace: Trace | null) => (trace === null ? say("money.never") : formatNumber(trace.value, 1));
  return [
    table(
      cases.map(({ code, comparison: { payback, forGood, savings } }) => [
        CASE_NAMES[code],
        years(payback),
        years(forGood),
        shortMoneyText(savings.value, currency),
      ]),
      {
        head: [
          say("money.cases"),
          say("money.paidBack"),
          say("money.forGood"),
          say("money.saved", { years: money.years }),
        ],
      },
    ),
  ];
}

const warned = (warning: string | null) => (warning === null ? [] : [note(warning)]);

function basis(ledger: ProjectLedger, currency: Reported["currency"], today: string): Section {
  const { assumptions } = ledger;
  const remarks = [exchangeSentence(assumptions, currency), oldFiguresSentence(ledger, today)].flatMap(warned);
  return {
    title: say("moneyBasis.title"),
    blocks: [
      ...remarks,
      table(
        moneyFiguresIn(assumptions.currency, ledger.input.systemType).map((figure) => {
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
