/** A cash flow is one amount a year, year 0 first; money out is negative. */
export type CashFlow = readonly number[];

/** Present value: year 0 as it is, the flow of year t divided by (1 + rate)^t. */
export const netPresentValue = (flow: CashFlow, rate: number) =>
  flow.reduce((sum, amount, year) => sum + amount / (1 + rate) ** year, 0);

const LOWEST_RATE = -0.99;
const HIGHEST_RATE = 20;
/** Steps of the search for sign changes; finer than any two roots of a flow with a few reversals lie apart. */
const STEPS = 4_000;
const RATE_PRECISION = 1e-13;

/** Narrows a bracket in which the value changes its sign. */
function bisect(flow: CashFlow, from: number, to: number): number {
  let [low, high] = [from, to];
  const rising = netPresentValue(flow, low) < 0;
  while (high - low > RATE_PRECISION * Math.max(1, Math.abs(low))) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (netPresentValue(flow, middle) < 0 === rising) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * Every rate between −0.99 and 20 at which the flow is worth nothing, lowest first: none when it never pays back,
 * several when it changes its sign more than once. [fraction a year]
 */
export function internalRatesOfReturn(flow: CashFlow): number[] {
  const roots: number[] = [];
  const growth = (1 + HIGHEST_RATE) / (1 + LOWEST_RATE);
  const rateAt = (step: number) => (1 + LOWEST_RATE) * growth ** (step / STEPS) - 1;
  for (let step = 0; step < STEPS; step++) {
    const [low, high] = [rateAt(step), rateAt(step + 1)];
    const [atLow, atHigh] = [netPresentValue(flow, low), netPresentValue(flow, high)];
    if (atLow === 0) roots.push(low);
    else if (atLow * atHigh < 0) roots.push(bisect(flow, low, high));
  }
  return roots;
}

/**
 * Years until the sum of the flow rises to 0 for the last time and stays there, linear within the year: after every part
 * that is replaced. 0 where it was never below; null where it ends below.
 */
export function paybackForGood(flow: CashFlow): number | null {
  let [sum, since]: [number, number] = [0, 0];
  for (const [year, amount] of flow.entries()) {
    const before = sum;
    sum += amount;
    if (before < 0 && sum >= 0) since = year === 0 ? 0 : year - 1 + -before / amount;
  }
  return sum >= 0 ? since : null;
}

/**
 * Years until the sum of the (discounted) flow first rises from below 0 to 0, linear within the year; null when never.
 *
 * @param rate  0 for simple payback.
 */
export function paybackYears(flow: CashFlow, rate = 0): number | null {
  let before = 0;
  for (const [year, amount] of flow.entries()) {
    const discounted = amount / (1 + rate) ** year;
    const after = before + discounted;
    if (year > 0 && before < 0 && after >= 0) return year - 1 + -before / discounted;
    before = after;
  }
  return null;
}
