import type { FigureVersion } from "@sunwright/contract/figures";
import type { CountryFigure } from "@sunwright/engine/prices/country-figures";

/** What a figure was from a day on. */
export interface PastValue {
  readonly value: number;
  readonly from: string;
}

/** The values of a figure that versions tell of, the oldest first; one alone where nobody renewed it. */
export function figureHistory({ id, value, from }: CountryFigure, versions: readonly FigureVersion[]): PastValue[] {
  const changes = versions
    .toReversed()
    .flatMap((version) =>
      version.changes.filter((change) => change.id === id).map((change) => ({ ...change, version })),
    );
  const [first] = changes;
  const told = first === undefined ? [] : [{ ...first.before, at: first.version.at }];
  const states = [...told, ...changes.map(({ after, version }) => ({ ...after, at: version.at }))];
  const known = states.length === 0 ? [{ value, from, at: "" }] : states;
  return known.flatMap((state) =>
    state.value === null ? [] : [{ value: state.value, from: state.from ?? state.at.slice(0, 10) }],
  );
}

interface Drawn {
  readonly width: number;
  readonly height: number;
}

/** A line that stays at a value until the next takes its place; evenly spaced, because days may lie years apart. */
export function stepLine(values: readonly PastValue[], { width, height }: Drawn): string {
  const amounts = values.map(({ value }) => value);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const each = width / values.length;
  const y = (value: number) => (most === least ? height / 2 : height - ((value - least) / (most - least)) * height);
  return values.map(({ value }, at) => `${at === 0 ? "M" : "L"}${at * each} ${y(value)}H${(at + 1) * each}`).join("");
}
