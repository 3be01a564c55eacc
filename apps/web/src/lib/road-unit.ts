import { type RoadUnit, roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { useQuery } from "@tanstack/react-query";
import { useOwnFirm } from "./own-firm";
import { projectQuery } from "./project-queries";

/** What the firm that the person works for counts roads in. */
export const useRoadUnit = (): RoadUnit => roadUnitOf(useOwnFirm()?.country);

/** What roads are counted in where a project stands. */
export const useRoadUnitAt = (projectId: string): RoadUnit =>
  roadUnitOf(useQuery(projectQuery(projectId)).data?.country);
