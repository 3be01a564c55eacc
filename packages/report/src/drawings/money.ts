import { say } from "@sunwright/words/report-drawings";
import type { Money } from "@sunwright/engine/money/money-of";
import type { WayKey } from "@sunwright/engine/money/way";
import { circle, type Drawing, path, type Shape, strongNote } from "../drawing";
import { formatNumber } from "../format";
import { curvesOf, type Frame, type Scale, scaleIn } from "../money-curves";
import { moneyText, shortMoney } from "../currency-text";
import { type CurveLine, spendingShapes } from "./spending";

/** Room at the right for the names at the ends; the longest is "Grid and petrol generator", in two lines. */
export const MONEY_FRAME: Frame = { height: 300, left: 66, right: 116 };
const LABEL_GAP = 34;

const LINES: Readonly<Record<WayKey, CurveLine>> = {
  solar: { stroke: "sun-edge", strokeWidth: 3 },
  today: { stroke: "gen", strokeWidth: 2 },
  generator: { stroke: "text", strokeWidth: 2 },
  grid: { stroke: "grid", strokeWidth: 2, dash: "10 4" },
};

/** Money spent until each year, each way of having power one line. */
export function moneyDrawing(money: Money, width: number, label: string): Drawing {
  const curves = curvesOf(money).map(({ key, name, spent }) => ({ spent, words: linesOf(name), line: LINES[key] }));
  const scale = scaleIn(MONEY_FRAME, curves, width);
  return {
    width,
    height: MONEY_FRAME.height,
    label,
    shapes: [
      ...spendingShapes(curves, scale, {
        frame: MONEY_FRAME,
        width,
        labelGap: LABEL_GAP,
        amountText: amountText(money),
      }),
      ...payback(money, scale),
    ],
  };
}

/** A name in two lines where it has two words or more, the longer of them as short as can be. */
function linesOf(name: string): string[] {
  const words = name.split(" ");
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return breaks.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
}

const amountText =
  ({ currency }: Money) =>
  (amount: number) =>
    amount === 0 ? "0" : moneyText(shortMoney(amount, currency, 0));

/** Where solar crosses the way that is compared first, and where it stays below it. */
function payback(money: Money, scale: Scale): Shape[] {
  const [{ payback: found, forGood }] = money.comparisons;
  if (found === null || found.value === 0) return [];
  const first = { year: found.value, said: say("spending.paidBack", { years: formatNumber(found.value, 1) }), lift: 0 };
  if (forGood === null || forGood.value - found.value < SEPARATE) return mark(money, scale, first);
  const years = formatNumber(forGood.value, 1);
  const lift = isLate(found.value, money) === isLate(forGood.value, money) ? LINE : 0;
  return [
    ...mark(money, scale, first),
    ...mark(money, scale, { year: forGood.value, said: say("spending.forGood", { years }), lift }),
  ];
}

/** Words at the right of a late year would leave the drawing. */
const isLate = (year: number, { years }: Money) => year > 0.6 * years;
/** Of words above others. */
const LINE = 18;

/** Nearer than this the two are one. [years] */
const SEPARATE = 0.05;

interface Mark {
  readonly year: number;
  readonly said: string;
  /** Above where its words would stand alone. */
  readonly lift: number;
}

function mark(money: Money, { x, y }: Scale, { year, said, lift }: Mark): Shape[] {
  const { solar } = money;
  const before = Math.floor(year);
  const [from = 0, to = from] = [solar.cumulative[before], solar.cumulative[before + 1]];
  const at = y(from + (to - from) * (year - before));
  const left = x(year);
  // On the axis, but above curves that lie on it themselves; late years have their words at the left.
  const words = y(0) - at < 40 ? at - 14 : y(0) - 8;
  const late = isLate(year, money);
  return [
    path(`M${left} ${at}V${y(0)}`, { stroke: "text", dash: "2 3" }),
    circle(left, at, 5, { fill: "sheet", stroke: "text", strokeWidth: 2 }),
    strongNote(late ? left - 7 : left + 7, words - (late ? LINE : 0) - lift, said, {
      halo: true,
      anchor: late ? "end" : "start",
    }),
  ];
}
