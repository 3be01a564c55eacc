import { expect, it } from "vitest";
import { SYSTEM_TYPES } from "../parameters/options";
import { figuresOf } from "./figures";
import { previewOf } from "./preview";
import { sizeSystem } from "./size-system";
import { house } from "./testing/house";

it.each(SYSTEM_TYPES.flatMap((systemType) => [null, "ng-kano"].map((city) => [systemType, city] as const)))(
  "shows of %s with the sun of %s what the whole design says",
  (systemType, city) => {
    const input = house({ systemType, city, sunlightSource: city === null ? "typed" : "site", altitude: 2_500 });
    const preview = previewOf(figuresOf(input));
    expect(sizeSystem(input)).toMatchObject(preview);
    expect(preview.warnings).not.toEqual([]);
  },
);
