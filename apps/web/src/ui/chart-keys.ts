interface KeyMoves {
  /** The step that is read; -1 before the first. */
  readonly from: number;
  /** Steps of an arrow up or down and of a page key. */
  readonly row: number;
  readonly page: number;
  readonly count: number;
}

/** The step of a chart that a key leads to, null for Escape; undefined for a key that reads nothing. */
export function stepAfterKey(key: string, { from, row, page, count }: KeyMoves): number | null | undefined {
  if (key === "Escape") return null;
  const moves: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from + row,
    ArrowDown: from - row,
    PageUp: from + page,
    PageDown: from - page,
    Home: 0,
    End: count - 1,
  };
  const next = moves[key];
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next));
}
