import { formatNumber } from "../../../lib/format";
import { say } from "@sunwright/words/designer";
import { figure, FROM, given, rounded } from "@sunwright/engine/sizing/inputs/make-trace";
import type { Trace } from "@sunwright/engine/sizing/inputs/trace";
import type { Grid } from "./question";

/** What a country's grid would have emitted for this energy. [kg a year] */
export function gridCarbon(energy: Trace, { country, emissions, asOf, source }: Grid): Trace {
  const saved = energy.value * emissions;
  return figure("designer-grid-carbon", say("carbon.title", { country }), saved, "kg/year", {
    formula: "m = E × f_grid",
    equation: say("carbon.equation", { energy: formatNumber(energy.value), emissions, saved: formatNumber(saved) }),
    inputs: [
      given("E", say("carbon.energy"), rounded(energy.value, 0), "kWh", FROM.computed),
      given("f_grid", say("carbon.grid", { country, asOf }), emissions, "kg/kWh", source),
    ],
    source: say("carbon.source"),
  });
}
