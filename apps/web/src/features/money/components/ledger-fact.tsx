import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/money";
import type { LedgerLine } from "@sunwright/engine/money/way";
import type { Currency } from "@sunwright/engine/parameters/options";
import { formatNumber } from "../../../lib/format";
import { shortMoney } from "@sunwright/report/currency-text";
import { Fact, Traced } from "../../results/components/view";

/** A line of a ledger: money in its currency, hours and litres as they are. */
export function LedgerFact({
  line: { label, trace },
  currency,
}: {
  readonly line: LedgerLine;
  readonly currency: Currency;
}) {
  const [unit = "", each] = trace.unit.split("/");
  const yearly = each === "year";
  if (unit !== currency)
    return (
      <Fact label={tell(label)}>
        <Traced trace={trace} value={formatNumber(trace.value)} unit={say("unitPerYear", { unit })} />
      </Fact>
    );
  const { currency: symbol, value } = shortMoney(trace.value, currency);
  return (
    <Fact label={tell(label)}>
      <Traced trace={trace} currency={symbol} value={value} {...(yearly ? { unit: say("perYear") } : {})} />
    </Fact>
  );
}
