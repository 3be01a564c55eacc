import type { Money } from "../../money/money-of";
import type { WayKey } from "../../money/way";
import { circle, type Drawing, type Ink, path, type Shape, words } from "../drawing";
import { formatNumber } from "../format";
import { type Curve, curvesOf, labelHeights, pathOf, type Scale, scaleOf } from "../money-curves";
import { shortMoneyText } from "../money-text";

const LEFT = 62;
const TOP = 10;
const PLOT = 190;
/** Room for the names at the ends; the longest is "Grid and petrol generator", in two lines. */
const RIGHT = 116;

const LINES: Readonly<Record<WayKey, { readonly stroke: Ink; readonly strokeWidth: number; readonly dash?: string }>> =
  {
    solar: { stroke: "sun-edge", strokeWidth: 2.6 },
    generator: { stroke: "text", strokeWidth: 1.8 },
    grid: { stroke: "grid", strokeWidth: 1.8, dash: "10 4" },
  };

/** Money spent until each year, each way of having power one line. */
export function moneyDrawing(money: Money, width: number, label: string): Drawing {
  const curves = curvesOf(money);
  const scale = scaleOf(curves, { left: LEFT, top: TOP, width: width - LEFT - RIGHT, height: PLOT });
  return {
    width,
    height: TOP + PLOT + 26,
    label,
    shapes: [
      ...axes(scale, money, width - RIGHT),
      ...curves.map((curve) => path(pathOf(curve, scale), LINES[curve.key])),
      ...names(curves, scale, width - RIGHT + 8),
      ...payback(money, scale),
    ],
  };
}

const axes = ({ x, y, amounts, years }: Scale, money: Money, right: number): Shape[] => [
  ...amounts.flatMap((amount): Shape[] => [
    path(`M${LEFT} ${y(amount)}H${right}`, { stroke: "line", strokeWidth: 1 }),
    words(
      LEFT - 8,
      y(amount) + 4,
      amount === 0 ? "0" : shortMoneyText(amount, money.currency).replace(/\.00?(?= |$)/, ""),
      { anchor: "end" },
    ),
  ]),
  ...years.map((year) =>
    words(
      x(year),
      TOP + PLOT + 17,
      `${year === 0 ? "Today" : formatNumber(year)}${year === money.years ? " years" : ""}`,
      {
        anchor: "middle",
      },
    ),
  ),
  path(`M${LEFT} ${y(0) + 0.5}H${right}`, { stroke: "control", strokeWidth: 1 }),
];

/** A long name breaks before its second half. */
function names(curves: readonly Curve[], scale: Scale, x: number): Shape[] {
  const heights = labelHeights(
    curves.map(({ spent }) => scale.y(spent.at(-1) ?? 0)),
    30,
    scale.y(0),
  );
  return curves.flatMap(({ key, name }, index): Shape[] => {
    const [first = "", ...rest] = name.split(/ (?=generator|petrol|diesel)/);
    const y = (heights[index] ?? 0) + 4;
    const look = { bold: true, fill: LINES[key].stroke };
    return [words(x, y, first, look), ...(rest.length > 0 ? [words(x, y + 13, rest.join(" "), look)] : [])];
  });
}

/** Where solar crosses the way that is compared first. */
function payback(money: Money, { x, y }: Scale): Shape[] {
  const [{ payback: found }] = money.comparisons;
  if (found === null || found.value === 0) return [];
  const before = Math.floor(found.value);
  const [from = 0, to = from] = [money.solar.cumulative[before], money.solar.cumulative[before + 1]];
  const at = y(from + (to - from) * (found.value - before));
  const left = x(found.value);
  return [
    path(`M${left} ${at}V${y(0)}`, { stroke: "text", strokeWidth: 1, dash: "2 3" }),
    circle(left, at, 4, { fill: "sheet", stroke: "text", strokeWidth: 1.6 }),
    words(left + 7, y(0) - at < 40 ? at - 14 : y(0) - 8, `${formatNumber(found.value, 1)} years: paid back`, {
      bold: true,
      fill: "text",
    }),
  ];
}
