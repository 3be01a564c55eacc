import { say } from "@sunwright/words/result-pages";
import { ledgerOf, oldFiguresNote, type ProjectLedger } from "@sunwright/report/money-text";
import { paybackText } from "@sunwright/report/payback-text";
import type { Project } from "@sunwright/contract/projects";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { DAYS_OF_YEAR } from "@sunwright/engine/units/year";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { explanationOf } from "../../../lib/explanation";
import { useKnownRungs } from "../../../lib/known-price";
import { useDisplayCurrency } from "../../../lib/preferences";
import { today } from "../../../lib/today";
import { Num } from "../../../ui/num";
import { moneyQuery } from "../api/money";

interface OfMoneyProps {
  readonly project: Project;
  readonly design: Design;
}

/** Undefined while it is on its way; null where there is none to know. */
function useLedger({ project, design }: OfMoneyProps): ProjectLedger | null | undefined {
  const { data, isError } = useQuery(moneyQuery(project.id));
  const currency = useDisplayCurrency(project.currency);
  const known = useKnownRungs(project);
  if (data) return ledgerOf(design, data, currency, {}, known);
  return isError || data === null ? null : undefined;
}

interface PaidBackProps extends OfMoneyProps {
  /** Puts a figure and the line under it where they belong. */
  readonly children: (figure: ReactNode, context: ReactNode) => ReactNode;
}

/** When the system is paid back, and when for good. */
export function PaidBack({ children, ...of }: PaidBackProps) {
  const ledger = useLedger(of);
  if (ledger === undefined) return children("…", null);
  if (ledger === null) return children(<Num size={2} value={say("figure.notKnown")} />, null);
  const { value, unit, trace, line } = paybackText(ledger.money);
  const [{ payback }] = ledger.money.comparisons;
  const aged = oldFiguresNote(ledger, today());
  // What is there at once rests on no figure that grows old.
  const context = aged === null || payback?.value === 0 ? line : `${line} ${aged}`;
  const explained = { size: 2, value, explanation: explanationOf(trace) } as const;
  return children(unit === null ? <Num {...explained} /> : <Num {...explained} unit={unit} />, context);
}

/** How many hours a year the house is without power today, beside those of the system. */
export function DarkToday(of: OfMoneyProps) {
  const today = useLedger(of)?.money.today;
  return today ? say("figure.darkToday", { hours: DAYS_OF_YEAR * today.darkHours }) : null;
}
