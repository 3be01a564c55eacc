import { counted } from "../units/counted";
import { loan } from "../economics/annuity";
import { figure, given, show } from "../sizing/explain";
import type { Trace } from "../sizing/trace";
import { type Amounts, sourceOf } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";

/** The system on credit. */
export interface LoanOffer {
  /** Paid on the first day. */
  readonly downPayment: Trace;
  readonly borrowed: Trace;
  /** [currency/month] */
  readonly monthly: Trace;
  readonly totalRepayable: Trace;
  readonly interest: Trace;
}

/**
 * Equal monthly payments in arrears at a twelfth of the yearly rate, as lenders quote it.
 *
 * @param price  To build, in the currency of the amounts.
 */
export function loanOffer(price: number, { figures }: MoneyAssumptions, { currency, text }: Amounts): LoanOffer {
  const { loanRate, loanTerm, downPayment } = figures;
  const own = (price * downPayment.value) / 100;
  const principal = price - own;
  const rate = loanRate.value / 100 / 12;
  const months = loanTerm.value;
  const offer = loan(principal, rate, months);
  const term = given("n", "Term", months, "months", sourceOf(loanTerm));
  const source = "Annuity, reference table i";
  return {
    downPayment: figure("money-loan-down", "Down payment", own, currency, {
      formula: "down payment = share × price",
      equation: `${show(downPayment.value, 1)}% × ${text(price)} = ${text(own)}`,
      inputs: [given("", "Share paid at once", downPayment.value, "%", sourceOf(downPayment))],
      source: "Assumptions",
    }),
    borrowed: figure("money-loan-borrowed", "Borrowed", principal, currency, {
      formula: "borrowed = price − down payment",
      equation: `${text(price)} − ${text(own)} = ${text(principal)}`,
      inputs: [],
      source: "Assumptions",
    }),
    monthly: figure("money-loan-monthly", "Monthly payment", offer.payment, `${currency}/month`, {
      formula: "a = K × i ÷ (1 − (1 + i)⁻ⁿ), i = rate ÷ 12",
      equation: `${text(principal)} at ${show(loanRate.value, 2)}% ÷ 12 over ${counted(months, "month")} = ${text(offer.payment)}`,
      inputs: [given("", "Interest a year", loanRate.value, "%", sourceOf(loanRate)), term],
      source,
    }),
    totalRepayable: figure("money-loan-total", "Total repayable", offer.totalRepayable, currency, {
      formula: "total = n × a",
      equation: `${months} × ${text(offer.payment)} = ${text(offer.totalRepayable)}`,
      inputs: [term],
      source,
    }),
    interest: figure("money-loan-interest", "Interest in it", offer.totalInterest, currency, {
      formula: "interest = total − borrowed",
      equation: `${text(offer.totalRepayable)} − ${text(principal)} = ${text(offer.totalInterest)}`,
      inputs: [],
      source,
    }),
  };
}
