import { generatorPrices } from "../rule/generator-prices";
import { budgetOf, supplyLimit, type TypedLimit, withoutLimit } from "../rule/size-limits";
import { standbyKind } from "../rule/standby-set";
import { withParts } from "./choice";
import { type Figures, figuresOf, sized } from "./figures";
import { chooseOnGrid } from "./on-grid-choice";

/** What may keep a design smaller or other than it would be: what was typed, and what suppliers take on one phase. */
export const SIZE_LIMITS = ["roof", "connection", "phase", "budget"] as const;
export type SizeLimit = (typeof SIZE_LIMITS)[number];

const known = new WeakMap<Figures, Map<SizeLimit, Figures | null>>();

/** The same project sized without a limit; null where it has none, or where that changes nothing. */
export function withoutIt(figures: Figures, limit: SizeLimit): Figures | null {
  const found = known.get(figures) ?? new Map<SizeLimit, Figures | null>();
  known.set(figures, found);
  const before = found.get(limit);
  if (before !== undefined) return before;
  const other = limit === "phase" ? onAnyPhase(figures) : withoutTyped(figures, limit);
  const changes = other !== null && isOther(figures, other) ? other : null;
  found.set(limit, changes);
  return changes;
}

/** The limits without which the design would be another one. */
export const bindingLimits = (figures: Figures): readonly { readonly limit: SizeLimit; readonly without: Figures }[] =>
  SIZE_LIMITS.flatMap((limit) => {
    const without = withoutIt(figures, limit);
    return without === null ? [] : [{ limit, without }];
  });

function withoutTyped(figures: Figures, limit: TypedLimit): Figures | null {
  const input = withoutLimit(figures.input, limit);
  return input === null || figures.choice === null ? null : figuresOf(input, figures.weather, figures.technology);
}

/** An inverter this much below the limit is not held back by it: the next size sold is no larger. House rule. */
const NEAR_THE_LIMIT = 0.6;

/** On the grid, were one phase no limit; beside a battery the inverter follows the peak, and what is too much is refused. */
function onAnyPhase(figures: Figures): Figures | null {
  const { choice, input } = figures;
  const limit = supplyLimit(input);
  if (choice?.onGrid == null || limit?.kind !== "phase") return null;
  if (choice.onGrid.inverterKw < NEAR_THE_LIMIT * limit.power && choice.panels < choice.onGrid.most) return null;
  const found = chooseOnGrid(figures, choice.house, {
    inverterKw: Number.POSITIVE_INFINITY,
    budget: budgetOf(figures),
  });
  return sized(figures, withParts(figures, choice, found));
}

const isOther = (one: Figures, other: Figures): boolean =>
  one.array.capacity !== other.array.capacity ||
  one.battery.capacity !== other.battery.capacity ||
  one.inverter.capacity !== other.inverter.capacity ||
  one.choice?.met !== other.choice?.met;

/** All that is built, a generating set among it. [US dollars] */
export function buildCostOf({ cost, choice, input, technology }: Figures): number {
  const kind = standbyKind(input.parameters);
  const set = choice?.house.generator ?? null;
  if (kind === null || set === null) return cost.total;
  return cost.total + generatorPrices(input.parameters.country, kind, technology.fuelPrice, input.figures).price(set);
}
