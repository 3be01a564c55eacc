import { say } from "@sunwright/words/results";
import type { YieldRange } from "@sunwright/engine/sizing/inputs/simulated";
import { formatNumber } from "../../../lib/format";
import { TableTwin } from "../../../ui/table-twin";
import { yieldDrawing } from "@sunwright/report/drawings/yield";
import { yieldSentence } from "@sunwright/report/yearly-yield";
import { Drawn } from "../../../lib/drawing";
import { useWidth } from "../../../lib/use-width";
import { Traced, View } from "./view";

/** What the array gives in a year: the middle year, the one nine of ten pass, and every year simulated for them. */
export const YearlyYield = ({ range }: { readonly range: YieldRange }) => (
  <View
    ruled
    title={say("yearlyYield")}
    note={say("simulatedYears", { years: range.years.length })}
    fold={{ figure: `${formatNumber(range.p50.value)} ${say("unit.kwh")}`, everywhere: true }}
  >
    <dl className="reliability-figures">
      <div>
        <dt className="type-label">{say("yieldP50")}</dt>
        <dd>
          <Traced size={3} trace={range.p50} value={formatNumber(range.p50.value)} unit={say("unit.kwh")} />
        </dd>
      </div>
      <div>
        <dt className="type-label">{say("yieldP90")}</dt>
        <dd>
          <Traced size={3} trace={range.p90} value={formatNumber(range.p90.value)} unit={say("unit.kwh")} />
        </dd>
      </div>
    </dl>
    <YieldStrip range={range} />
    <p className="mt-2 type-help text-text-2">{yieldSentence(range)}</p>
    <TableTwin caption={say("yieldTable")} rows={range.years.map((value, year) => [year + 1, formatNumber(value)])} />
  </View>
);

function YieldStrip({ range }: { readonly range: YieldRange }) {
  const [box, width] = useWidth(390);
  return (
    <div ref={box} className="mt-3">
      <Drawn decorative drawing={yieldDrawing(range, width, yieldSentence(range))} className="block max-w-full" />
    </div>
  );
}
