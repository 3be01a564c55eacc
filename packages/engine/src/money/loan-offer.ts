import { loan } from "../economics/annuity";
import { figure, given } from "../sizing/inputs/make-trace";
import type { Trace } from "../sizing/inputs/trace";
import { type Amounts, sourceOf } from "./amounts";
import type { MoneyAssumptions } from "./assumptions";
import { told } from "./told";

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
  const term = given("n", told("loan.term"), months, "months", sourceOf(loanTerm));
  const source = told("loan.source");
  return {
    downPayment: figure("money-loan-down", told("loan.downPayment"), own, currency, {
      formula: told("loan.downPaymentFormula"),
      equation: told("loan.downPaymentEquation", { share: downPayment.value, price: text(price), own: text(own) }),
      inputs: [given("", told("loan.share"), downPayment.value, "%", sourceOf(downPayment))],
      source: told("from.assumptions"),
    }),
    borrowed: figure("money-loan-borrowed", told("loan.borrowed"), principal, currency, {
      formula: told("loan.borrowedFormula"),
      equation: told("loan.borrowedEquation", { price: text(price), own: text(own), principal: text(principal) }),
      inputs: [],
      source: told("from.assumptions"),
    }),
    monthly: figure("money-loan-monthly", told("loan.monthly"), offer.payment, `${currency}/month`, {
      formula: told("loan.monthlyFormula"),
      equation: told("loan.monthlyEquation", {
        principal: text(principal),
        rate: loanRate.value,
        months,
        payment: text(offer.payment),
      }),
      inputs: [given("", told("loan.rate"), loanRate.value, "%", sourceOf(loanRate)), term],
      source,
    }),
    totalRepayable: figure("money-loan-total", told("loan.total"), offer.totalRepayable, currency, {
      formula: told("loan.totalFormula"),
      equation: told("loan.totalEquation", { months, payment: text(offer.payment), total: text(offer.totalRepayable) }),
      inputs: [term],
      source,
    }),
    interest: figure("money-loan-interest", told("loan.interest"), offer.totalInterest, currency, {
      formula: told("loan.interestFormula"),
      equation: told("loan.interestEquation", {
        total: text(offer.totalRepayable),
        principal: text(principal),
        interest: text(offer.totalInterest),
      }),
      inputs: [],
      source,
    }),
  };
}
