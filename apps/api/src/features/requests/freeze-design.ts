import { PANELS_SENT_MAX } from "@sunwright/contract/limits";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import { gridHoursOf } from "@sunwright/engine/sizing/choice/house-of";
import type { PlacementRow } from "../roofs/table";
import { type Named, placeShown } from "./present";

/** What firms are told of a design, as it is on the day it is sent. */
export const frozen = (design: Design, person: Named) => ({
  place: placeShown(design.site, person),
  latitude: design.site.latitude,
  longitude: design.site.longitude,
  systemType: design.basis.parameters.systemType,
  power: design.panels.capacity.value,
  dailyConsumption: design.load.dailyConsumption.value,
  gridHours: gridHoursOf(design.basis.parameters),
});

/** The drawing of a roof and nothing else of it. One of more panels than a call may send is too large to be read here. */
export const frozenRoof = (row: PlacementRow | null) =>
  row === null || row.optimizedLayout.length > PANELS_SENT_MAX
    ? null
    : {
        width: row.roofWidth,
        height: row.roofHeight,
        orientation: row.roofOrientation,
        tilt: row.roofTilt,
        obstructions: row.shadingObstructions.map(({ type, x, y, width, height }) => ({ type, x, y, width, height })),
        panels: row.optimizedLayout.map(({ x, y, width, height }) => ({ x, y, width, height })),
      };
