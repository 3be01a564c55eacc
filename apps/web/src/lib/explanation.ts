import { tell } from "@sunwright/report/tell";
import { tellUnit } from "@sunwright/words/tell-unit";
import type { Trace, TraceInput } from "@sunwright/engine/sizing/inputs/trace";
import { formatNumber } from "./format";

const inputValue = ({ value, unit }: TraceInput) => {
  const text = typeof value === "number" ? formatNumber(value, 4) : tell(value);
  return unit === "" ? text : `${text} ${tellUnit(unit)}`;
};

/** How a figure of the engine explains itself on the page, in the form the design system's `Num` takes. */
export function explanationOf(trace: Trace) {
  const [equation, formula] = [tell(trace.equation), tell(trace.formula)];
  return {
    name: tell(trace.name),
    equation,
    ...(formula === equation ? {} : { body: formula }),
    inputs: trace.inputs.map((input) => ({
      name: input.symbol === "" ? tell(input.name) : `${input.symbol}: ${tell(input.name)}`,
      value: inputValue(input),
      source: tell(input.from),
    })),
    source: tell(trace.source),
  };
}
