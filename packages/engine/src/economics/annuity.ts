/**
 * Share of a debt that one equal payment at the end of each year is. [1/year]
 *
 * @param rate   Interest a year, as a fraction; 0 spreads the debt evenly.
 * @param years  Number of payments, at least 1.
 * Source: capital recovery factor, r (1 + r)^n / ((1 + r)^n − 1).
 */
export function capitalRecoveryFactor(rate: number, years: number): number {
  if (rate === 0) return 1 / years;
  // The same as r / (1 − (1 + r)^−n), without cancelling away a rate that is nearly 0.
  return rate / -Math.expm1(-years * Math.log1p(rate));
}

/** What a nominal rate is worth after inflation (Fisher). [fraction a year] */
export const realRate = (nominal: number, inflation: number) => (1 + nominal) / (1 + inflation) - 1;

export interface Loan {
  /** Paid at the end of every period. */
  readonly payment: number;
  readonly totalRepayable: number;
  readonly totalInterest: number;
  readonly schedule: readonly { readonly interest: number; readonly principal: number; readonly balance: number }[];
}

/**
 * A loan paid back in equal payments in arrears.
 *
 * @param principal  Borrowed, in any one currency.
 * @param rate       Interest of one period, as a fraction: a year's for yearly payments, a month's for monthly ones.
 * @param periods    Number of payments, at least 1.
 */
export function loan(principal: number, rate: number, periods: number): Loan {
  const payment = principal * capitalRecoveryFactor(rate, periods);
  let balance = principal;
  const schedule = Array.from({ length: periods }, () => {
    const interest = balance * rate;
    const repaid = payment - interest;
    balance -= repaid;
    return { interest, principal: repaid, balance };
  });
  const totalRepayable = payment * periods;
  return { payment, totalRepayable, totalInterest: totalRepayable - principal, schedule };
}
