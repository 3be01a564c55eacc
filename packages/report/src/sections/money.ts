import { say } from "@sunwright/words/report-sections";
import { moneyCases, type SimulatedAgain } from "@sunwright/engine/money/cases";
import { followedSentence, planSentence } from "../plan-text";
import type { Today } from "@sunwright/engine/money/today-way";
import type { LedgerLine } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import { pricedSystemOf } from "@sunwright/engine/sizing/choice/system-price";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import { money as moneyIn, moneyText } from "../currency-text";
import { type Assumed, assumed } from "../assumed";
import { drawn, HALF_WIDTH, note, PAGE_WIDTH, type Reported, type ReportInput, type Section, table } from "../document";
import { dayDrawing } from "../drawings/day";
import { moneyDrawing } from "../drawings/money";
import { formatNumber } from "../format";
import { meanDay, meanDayText, type MostOfHour } from "../mean-day";
import { WAY_NAMES } from "../money-labels";
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
  priceBasis,
  shortMoneyText,
  todaySentence,
  weakerSunSentence,
  withoutGenerator,
} from "../money-text";
import { notInLocalPrice } from "../not-in-price";
import { subsidySentence } from "../subsidy-text";
import { agedPricesText } from "../price-text";
import { tell } from "../tell";
import { verdictText } from "../verdict";

/** The money of a design by the project's own figures; null for a house that uses nothing. */
export const reportedLedger = ({ design, currency, known }: Reported, stored: NonNullable<ReportInput["money"]>) =>
  ledgerOf(design, stored, currency, {}, known);

type Asked = Pick<ReportInput, "hours" | "weakerSun">;

/** The answer, today beside the system, the curve, the ways side by side and what it all rests on. */
export const moneySections = (ledger: ProjectLedger, reported: Reported, asked: Asked): Section[] => [
  answer(ledger, reported),
  ...lifeSections(ledger, reported, asked),
  outlook(ledger, reported, asked),
  basis(ledger, reported),
];

function answer(ledger: ProjectLedger, { design, currency, today }: Reported): Section {
  const { money, price } = ledger;
  const curves = withoutGenerator(money);
  const sentence = curveSentence(curves);
  const subsidies = subsidySentence(ledger, currency);
  return {
    letter: "M",
    title: say("money.title"),
    note: say("money.note", { years: money.years }),
    blocks: [
      ...[
        todaySentence(money, design),
        moneyVerdict(money),
        forGoodSentence(money),
        planSentence(ledger, currency),
        followedSentence(ledger, currency),
      ].flatMap((said) => (said === null ? [] : [note(verdictText(said))])),
      note(priceBasis(price)),
      ...(price.rung === "local" ? warned(agedPricesText(pricedSystemOf(design), today)) : []),
      ...(price.rung === "local" || price.rung === "estimate" ? warned(notInLocalPrice(design)) : []),
      ...(subsidies === null ? [] : [note(subsidies)]),
      drawn(moneyDrawing(curves, PAGE_WIDTH, sentence)),
      note(sentence),
    ],
  };
}

/** What the house has and spends now, and with the system: the same day, line by line. */
function lifeSections({ money }: ProjectLedger, { currency }: Reported, { hours }: Asked): Section[] {
  const { today, solar } = money;
  if (today === null) return [];
  const { perYear, systemPerYear, stays } = today.figures;
  const systemDay = hours === null ? null : meanDay(hours);
  const rows = (lines: readonly LedgerLine[]) =>
    lines.map(({ label, trace }) => [tell(label), lineText(trace, currency)]);
  const total = (label: string, trace: Trace) => [
    label,
    say("money.eachYear", { amount: shortMoneyText(trace.value, currency) }),
  ];
  return [
    {
      title: say("money.today"),
      half: true,
      blocks: [
        drawn(dayDrawing(todayHours(today), HALF_WIDTH, todayText(today))),
        table([...rows(today.way.lines), total(say("money.aYear"), perYear)], { total: true }),
      ],
    },
    {
      title: say("money.withSystem"),
      half: true,
      blocks: [
        ...(systemDay === null ? [] : [drawn(dayDrawing(systemDay, HALF_WIDTH, meanDayText(systemDay)))]),
        table([...rows(solar.lines), total(say("money.aYear"), systemPerYear), total(say("money.stays"), stays)], {
          total: true,
        }),
      ],
    },
  ];
}

/** A line of the ledger: money in its currency, hours and litres as they are. */
function lineText({ value, unit }: Trace, currency: Currency): string {
  const [of = "", each] = unit.split("/");
  const amount = of === currency ? shortMoneyText(value, currency) : `${formatNumber(value)} ${of}`;
  return each === "year" ? say("money.eachYear", { amount }) : amount;
}

/** What carries most of each hour. */
const todayHours = ({ day }: Today): readonly MostOfHour[] =>
  day.hours.map(({ grid, set }) => (grid >= 0.5 ? "grid" : set >= 0.5 ? "generator" : "none"));

const todayText = ({ day, darkHours }: Today) =>
  say("money.todayHours", {
    grid: formatNumber(day.gridHours, 1),
    set: formatNumber(day.setHours, 1),
    dark: formatNumber(darkHours, 1),
  });

/** Each way to have the power, on credit, and where one thing turns out differently. */
function outlook(ledger: ProjectLedger, { design, currency }: Reported, { weakerSun }: Asked): Section {
  const { money, assumptions } = ledger;
  const ways = [money.solar, ...money.comparisons.map(({ against }) => against)];
  const exact = (amount: number) => moneyText(moneyIn(amount, currency));
  const designed = design.simulation?.hoursServed.value ?? 0;
  return {
    title: say("money.outlook"),
    blocks: [
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
          months: assumptions.figures.loanTerm.value,
          total: shortMoneyText(money.loan.totalRepayable.value, currency),
          downPayment: shortMoneyText(money.loan.downPayment.value, currency),
        }),
      ),
      ...warned(creditWarning(money)),
      ...casesTable(ledger, currency, weakerSun?.money ?? null),
      ...(weakerSun && money.today ? [note(weakerSunSentence(weakerSun.hoursServed, designed))] : []),
    ],
  };
}

/** The system against today's life where one thing turns out differently. */
function casesTable({ input, assumptions, money }: ProjectLedger, currency: Currency, again: SimulatedAgain | null) {
  const cases = moneyCases(input, assumptions, currency, { weakerSun: again });
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

function basis(ledger: ProjectLedger, { currency, today }: Reported): Section {
  const { assumptions } = ledger;
  const remarks = [exchangeSentence(assumptions, currency), oldFiguresSentence(ledger, today)].flatMap(warned);
  const dated = ({ value, asOf, old }: Assumed) =>
    [
      asOf === null ? value : say("moneyBasis.dated", { value, date: asOf }),
      ...(old ? [say("moneyBasis.lookUp")] : []),
    ].join(". ");
  return {
    title: say("moneyBasis.title"),
    blocks: [
      ...remarks,
      table(
        assumed(ledger, today).map((row) => [row.label, row.source, dated(row)]),
        { head: [say("moneyBasis.figure"), say("moneyBasis.source"), say("moneyBasis.value")], prose: true },
      ),
    ],
  };
}
