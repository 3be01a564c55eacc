import { permits } from "@sunwright/contract/access";
import type { Project } from "@sunwright/contract/projects";
import {
  AS_SHIPPED,
  areSameFigures,
  areSamePrices,
  type CountryFigures,
  figuresFor,
} from "@sunwright/engine/countries/country-figures";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { useQuery } from "@tanstack/react-query";
import { figuresQuery } from "../../../../lib/figures-query";

/** The figures of the design's country as they stand, where an operator or a shop has changed some since it was made; else null. */
export function useNewerFigures(project: Project, { basis }: Pick<Design, "basis">): CountryFigures | null {
  const newest = useQuery({ ...figuresQuery(), enabled: permits(project.access, "edit") }).data;
  if (!newest || !project.designIsCurrent) return null;
  const now = figuresFor(basis.parameters.country, newest);
  const made = basis.figures ?? AS_SHIPPED;
  return areSameFigures(made, now) && areSamePrices(made, now) ? null : now;
}
