import { SINGLE_PHASE_LIMIT } from "../../countries/single-phase";
import type { Figures } from "../choice/figures";
import { withoutIt } from "../choice/size-bounds";
import { told } from "../inputs/limits-told";
import { FROM, given, rounded } from "../inputs/make-trace";
import type { TraceInput } from "../inputs/trace";
import { areaForPanels, areaOfPanel, panelsOnArea, supplyLimit, typedBudget } from "../rule/size-limits";

/** What ended the search, as far as it was typed or binds. */
export function limitInputs(figures: Figures): readonly TraceInput[] {
  const area = areaForPanels(figures);
  const supply = supplyLimit(figures.input);
  const budget = typedBudget(figures);
  const counts = supply !== null && (supply.kind === "connection" || withoutIt(figures, "phase") !== null);
  return [
    ...(area === null
      ? []
      : [
          given("A", told("limit.area"), area, "m²", FROM.user),
          given("A_1", told("limit.areaOfPanel"), rounded(areaOfPanel(figures), 3), "m²", FROM.computed),
          given("n_A", told("limit.fit"), panelsOnArea(figures), "pieces", FROM.computed),
        ]),
    ...(counts
      ? [
          given(
            "S",
            told(supply.kind === "connection" ? "limit.connection" : "limit.phase"),
            supply.power,
            "kVA",
            supply.kind === "connection" ? FROM.user : SINGLE_PHASE_LIMIT[figures.input.parameters.country].source,
          ),
        ]
      : []),
    ...(budget === null ? [] : [given("B", told("limit.budget"), budget, "", FROM.user)]),
  ];
}
