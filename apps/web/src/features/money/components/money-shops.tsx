import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import type { KnownCases } from "@sunwright/engine/money/cases";
import type { Currency } from "@sunwright/engine/parameters/options";
import { moneyText, wholeMoney } from "@sunwright/report/currency-text";
import { say } from "@sunwright/words/money";
import { Button } from "../../../ui/button";
import { ErrorRow } from "../../../ui/error-row";
import { filledIn, useFilling } from "../../../lib/filling";

interface MoneyShopsProps {
  readonly projectId: string;
  readonly currency: Currency;
  /** Usual labour of the design. [currency] */
  readonly work: number;
  readonly onFound: (shops: KnownCases["shops"]) => void;
}

/** Asks what the parts cost at the shops today: where they sell all of them, that is one more case. */
export function MoneyShops({ projectId, currency, work, onFound }: MoneyShopsProps) {
  const prices = useFilling(projectId);
  const ask = () =>
    prices.mutate(
      { currency },
      {
        onSuccess: ({ gaps, lines, total }) =>
          onFound(gaps.length > 0 || lines.length === 0 ? null : { parts: total / 10 ** MINOR_DIGITS[currency], work }),
      },
    );
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" variant="outline" busy={prices.isPending} busyText={say("cases.shops.asking")} onClick={ask}>
          {say("cases.shops.ask")}
        </Button>
        {prices.isPending && (
          <Button size="sm" variant="outline" onClick={prices.cancel}>
            {say("cases.shops.cancel")}
          </Button>
        )}
        <p className="type-help text-text-2" role="status">
          {prices.data === undefined ? say("cases.shops.why") : answerText(prices.data, currency, work)}
        </p>
      </div>
      {prices.isError && <ErrorRow className="mt-3" message={say("cases.shops.failed")} />}
    </div>
  );
}

type Answer = NonNullable<ReturnType<typeof useFilling>["data"]>;

function answerText({ lines, gaps, shops, total }: Answer, currency: Currency, work: number): string {
  const found = filledIn(lines);
  const all = found + gaps.length;
  if (gaps.length > 0 || all === 0) return say("cases.shops.short", { found, all });
  return say("cases.shops.found", {
    parts: all,
    shops: shops.length,
    total: moneyText(wholeMoney(total / 10 ** MINOR_DIGITS[currency], currency)),
    work: moneyText(wholeMoney(work, currency)),
  });
}
