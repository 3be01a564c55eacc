import { cityById } from "../climate/cities";
import { AS_SHIPPED, type CountryFigures, figuresGiven } from "../countries/country-figures";
import { DEFAULT_PARAMETERS, sizingParameters } from "../parameters/parameters";
import type { ParameterValues } from "../parameters/table";
import { type Home, homeAppliances, pieceOf } from "./load/appliances/homes";
import { describedLoad } from "./inputs/described-appliance";
import type { Design, LoadInput } from "./inputs/design";
import { cityParameters } from "./site/place-parameters";
import { planeOf, withSiteSun } from "./site/site";
import { sizeSystem } from "./size-system";
import { systemForGrid } from "./inputs/supply";
import { carrying } from "./inputs/target";

/** What somebody says of a house before counting anything in it. */
export interface HouseInBrief {
  /** Id of a climate row. */
  readonly city: string;
  /** A home of the kind, or what a bill says of it. */
  readonly home: Home | BilledHome;
  /** With grid. [h a day] */
  readonly gridHours: number;
  /** Where the roof faces, clockwise from north, and how steep it is; null: nobody said. [°] */
  readonly azimuth?: number | null;
  readonly tilt?: number | null;
}

/** The two figures of Direct Input. */
export interface BilledHome {
  /** [Wh] */
  readonly dailyConsumption: number;
  /** [W] */
  readonly peakPower: number;
}

/** What a project that begins so holds, and the system that it gives. */
export interface FirstDesign {
  readonly parameters: ParameterValues;
  readonly design: Design;
}

/** What a home in brief uses. */
export const loadOfBrief = (home: HouseInBrief["home"]): LoadInput =>
  typeof home === "string"
    ? {
        kind: "appliances",
        appliances: homeAppliances(home).map((piece) => describedLoad(pieceOf(piece), piece.item)),
      }
    : { kind: "direct", ...home };

/**
 * The design a house in brief begins with. Its place gives sun, temperature and height, its hours with grid the kind of
 * system; all else is as a new project has it. A hybrid is the one that costs least over the years, as a person would have
 * it.
 *
 * @param house   In brief.
 * @param habits  What its country is used to, such as its currency and mains.
 * @param figures  Of the countries, as they stand.
 * @throws RangeError where no climate row has the city's id.
 */
export function firstDesign(
  { city: id, home, gridHours, azimuth = null, tilt = null }: HouseInBrief,
  habits: Partial<ParameterValues>,
  figures: CountryFigures = AS_SHIPPED,
): FirstDesign {
  const city = cityById(id);
  if (city === null) throw new RangeError(`The climate table has no row ${id}`);
  const grid = systemForGrid(gridHours);
  const isHybrid = grid.systemType === "hybrid";
  const parameters = withSiteSun({
    ...DEFAULT_PARAMETERS,
    ...habits,
    city: id,
    ...planeOf(azimuth, tilt),
    ...cityParameters(city),
    ...grid,
    ...(isHybrid && carrying(24 - gridHours, "least-cost")),
  });
  const load = loadOfBrief(home);
  const sized = (asked: ParameterValues): FirstDesign => ({
    parameters: asked,
    design: sizeSystem({
      load,
      parameters: sizingParameters(asked),
      prices: "local",
      ...figuresGiven(asked.country, figures),
    }),
  });
  const first = sized(parameters);
  // Where the grid is cheaper than any sun, cost alone would leave who asked for solar a battery without a panel.
  return isHybrid && first.design.panels.capacity.value === 0
    ? sized({ ...parameters, ...carrying(24 - gridHours, "least-grid") })
    : first;
}
