import { type ChosenAtEnd, PRICE_ENDS } from "../../prices/price";
import { technologyFor } from "../rule/chosen-technology";
import { type Figures, figuresNear } from "./figures";

/**
 * What would be chosen were all prices of the country at the low end of their range, and at the high end. Panels, battery and
 * work do not range alike, so another size may be the cheapest there. None at the fixed rates, and where nothing keeps the
 * target: it is the most of both then, at any price.
 */
export function chosenAtEnds(figures: Figures): readonly ChosenAtEnd[] {
  const { choice, input, weather, technology } = figures;
  if (technology.prices.basis !== "local" || choice === null || !choice.met) return [];
  return PRICE_ENDS.map((end) => {
    const found = figuresNear(figures, input, weather, technologyFor(input, end));
    return {
      end,
      panels: found.array.capacity,
      battery: found.battery.capacity,
      inverter: found.inverter.capacity,
      pays: found.choice?.onGrid?.pays ?? true,
    };
  });
}
