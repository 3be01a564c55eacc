import { say } from "@sunwright/words/money";
import type { Money } from "@sunwright/engine/money/money-of";
import { MONEY_FRAME, moneyDrawing } from "@sunwright/report/drawings/money";
import { cursorOf, curvesOf, scaleIn } from "@sunwright/report/money-curves";
import { shortMoneyText } from "@sunwright/report/money-text";
import { useState } from "react";
import { Drawn } from "../../../lib/drawing";
import { formatNumber } from "../../../lib/format";
import { useWidth } from "../../../lib/use-width";
import { ChartCursor, ChartSlider } from "../../../ui/chart";
import { TableTwin } from "../../../ui/table-twin";
import { yearReading, yearTable } from "../../../ui/years";

const LABEL = say("spentYearByYear");

/** Money spent until each year. Pointer and arrow keys read the years; a table says the same. */
export function MoneyChart({ money }: { readonly money: Money }) {
  const [box, width] = useWidth(640);
  const [year, setYear] = useState<number | null>(null);
  const curves = curvesOf(money);
  const scale = scaleIn(MONEY_FRAME, curves, width);
  const reading = (at: number) => yearReading(curves, at, (amount) => shortMoneyText(amount, money.currency));
  return (
    <div ref={box} className="money-chart">
      <ChartSlider
        label={LABEL}
        count={money.years + 1}
        step={year}
        onStep={setYear}
        reading={reading}
        stepAt={scale.yearAt}
        className="money-chart-plot"
      >
        <Drawn decorative drawing={moneyDrawing(money, width, LABEL)} className="block">
          {year !== null && <ChartCursor {...cursorOf(curves, scale, year)} />}
        </Drawn>
        {year !== null && <p className="money-chart-tip">{reading(year)}</p>}
      </ChartSlider>
      <TableTwin
        caption={say("spentByEndOfYear", { currency: money.currency })}
        {...yearTable(say("year"), curves, formatNumber)}
      />
    </div>
  );
}
