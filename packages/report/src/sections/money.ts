import { counted } from "@sunwright/engine/units/counted";
import { MONEY_FIGURES } from "@sunwright/engine/money/assumptions";
import { money as moneyIn, moneyText } from "../currency-text";
import { drawn, note, PAGE_WIDTH, type Reported, type ReportInput, type Section, table } from "../document";
import { moneyDrawing } from "../drawings/money";
import { formatNumber } from "../format";
import { MONEY_LABELS, moneyUnit } from "../money-labels";
import {
  curveSentence,
  ledgerOf,
  moneyVerdict,
  type ProjectLedger,
  provenance,
  shortMoneyText,
  verdictText,
} from "../money-text";

/** The money of a design by the project's own figures; null for a house that uses nothing. */
export const reportedLedger = ({ design, currency }: Reported, stored: NonNullable<ReportInput["money"]>) =>
  ledgerOf(design, stored, currency);

/** The answer, the curve, the ways side by side and what it all rests on. */
export const moneySections = (ledger: ProjectLedger, { currency }: Reported): Section[] => [
  answer(ledger, currency),
  basis(ledger),
];

function answer({ money, assumptions }: ProjectLedger, currency: Reported["currency"]): Section {
  const ways = [money.solar, ...money.comparisons.map(({ against }) => against)];
  const exact = (amount: number) => moneyText(moneyIn(amount, currency));
  const sentence = curveSentence(money);
  const months = assumptions.figures.loanTerm.value;
  return {
    letter: "M",
    title: "Money",
    note: `${counted(money.years, "year")} at today's prices`,
    blocks: [
      note(verdictText(moneyVerdict(money))),
      drawn(moneyDrawing(money, PAGE_WIDTH, sentence)),
      note(sentence),
      table(
        [
          ["On the first day", ...ways.map((way) => exact(way.firstDay.value))],
          [`Spent in ${counted(money.years, "year")}`, ...ways.map((way) => exact(way.spent.value))],
          ["Net present cost", ...ways.map((way) => exact(way.netPresentCost.value))],
          ["A kWh", ...ways.map((way) => exact(way.levelisedCost.value))],
          ["CO₂ a year", ...ways.map((way) => `${formatNumber(way.carbon.value)} kg`)],
        ],
        { head: ["", ...ways.map(({ name }) => name)] },
      ),
      note(
        `On credit: ${exact(money.loan.monthly.value)} a month over ${counted(months, "month")}, ${shortMoneyText(money.loan.totalRepayable.value, currency)} in all, after ${shortMoneyText(money.loan.downPayment.value, currency)} down.`,
      ),
    ],
  };
}

const basis = ({ assumptions }: ProjectLedger): Section => ({
  title: "What the money rests on",
  blocks: [
    table(
      MONEY_FIGURES.map((figure) => {
        const { value, own, standard } = assumptions.figures[figure];
        return [
          `${MONEY_LABELS[figure]}. ${own ? "Your own." : provenance(standard)}`,
          `${formatNumber(value, 4)} ${moneyUnit(figure, assumptions.currency)}`,
        ];
      }),
    ),
  ],
});
