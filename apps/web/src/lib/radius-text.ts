import type { RoadUnit } from "@sunwright/engine/countries/road-unit";
import { useState } from "react";
import { afterLeaving, numberText, parseNumber } from "../ui/number";
import { kilometres, miles } from "./format";

const hundredth = (value: number) => Math.round(value * 100) / 100;
/** The radius in miles that a text stands for. */
const radiusOf = (unit: RoadUnit, text: string) =>
  unit === "mi" ? parseNumber(text) : hundredth(miles(parseNumber(text)));
const shownIn = (unit: RoadUnit, radius: number) =>
  numberText(unit === "mi" ? radius : Math.round(kilometres(radius) * 10) / 10);

/** A box for a radius that is kept in miles and typed in either unit: what is typed stays as it is typed. */
export function useRadiusText(unit: RoadUnit, radius: number, onRadius: (radius: number) => void) {
  const [typed, setTyped] = useState<{ readonly unit: RoadUnit; readonly text: string } | null>(null);
  const isTyped = typed !== null && typed.unit === unit && Object.is(radiusOf(unit, typed.text), radius);
  return {
    value: isTyped ? typed.text : shownIn(unit, radius),
    onValueChange: (text: string) => {
      setTyped({ unit, text });
      onRadius(radiusOf(unit, text));
    },
    onBlur: () => setTyped((latest) => (latest !== null && afterLeaving(latest.text) !== null ? latest : null)),
  };
}
