/** The value of a column at an index; outside the column it is not a number, so that a wrong index shows. */
export const at = (column: Float64Array, index: number): number => column[index] ?? Number.NaN;

/** The sum of a column, in the order of its rows. */
export function sum(column: Float64Array): number {
  let total = 0;
  for (let row = 0; row < column.length; row += 1) total += at(column, row);
  return total;
}

/** The largest value of a column; −∞ for an empty one. */
export function largest(column: Float64Array): number {
  let found = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < column.length; row += 1) if (at(column, row) > found) found = at(column, row);
  return found;
}
