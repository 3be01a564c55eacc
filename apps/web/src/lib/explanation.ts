import type { Trace } from "@sunwright/engine/sizing/trace";
import { formatNumber } from "./format";

const inputValue = (value: number | string, unit: string) => {
  const text = typeof value === "number" ? formatNumber(value, 4) : value;
  return unit === "" ? text : `${text} ${unit}`;
};

/** How a figure of the engine explains itself on the page, in the form the design system's `Num` takes. */
export const explanationOf = (trace: Trace) => ({
  name: trace.name,
  equation: trace.equation,
  ...(trace.formula === trace.equation ? {} : { body: trace.formula }),
  inputs: trace.inputs.map(({ symbol, name, value, unit, from }) => ({
    name: symbol === "" ? name : `${symbol}: ${name}`,
    value: inputValue(value, unit),
    source: from,
  })),
  source: trace.source,
});
