import type { RuleFigures } from "../sizing/rule/rule-figures";
import type { Change } from "./fit";
import { linesWith } from "./lines-with";
import type { MaterialLine, Need } from "./material";
import type { StandingDesign } from "./standing-design";

/** What of the list of a design becomes another with the parts of the figures. */
export function changesOf({ design, baseline: lines }: StandingDesign, figures: RuleFigures): readonly Change[] {
  const others = linesWith(design, figures);
  const after = new Map(others.map((line) => [line.id, line]));
  const before = new Set(lines.map(({ id }) => id));
  const come = others.filter(({ id }) => !before.has(id));
  return [
    ...lines.flatMap((line) => differences(line, after.get(line.id))),
    ...come.map(({ id, quantity }) => ({ line: id, was: 0, becomes: quantity, field: null })),
  ];
}

function differences(line: MaterialLine, other: MaterialLine | undefined): readonly Change[] {
  const quantity = other?.quantity ?? 0;
  const counted =
    quantity === line.quantity ? [] : [{ line: line.id, was: line.quantity, becomes: quantity, field: null }];
  // Of the part itself its own rules speak.
  if (other === undefined || line.part !== null) return counted;
  return [...counted, ...line.needs.flatMap((need) => differenceOf(line.id, need, other))];
}

/** A bound that asks for less is no change: what was bought for more keeps it. */
function differenceOf(line: string, need: Need, other: MaterialLine): readonly Change[] {
  const { field, is, least = -Infinity, most = Infinity } = need;
  const then = other.needs.find((one) => one.field === field);
  if (then === undefined) return [];
  if (then.is !== is) return [{ line, was: is ?? 0, becomes: then.is ?? 0, field }];
  if ((then.least ?? -Infinity) > least) return [{ line, was: least, becomes: then.least ?? 0, field }];
  return (then.most ?? Infinity) < most ? [{ line, was: most, becomes: then.most ?? 0, field }] : [];
}
