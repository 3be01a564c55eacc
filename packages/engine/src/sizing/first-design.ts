import { cityById } from "../climate/cities";
import { AS_SHIPPED, type CountryFigures, figuresFor } from "../countries/country-figures";
import { DEFAULT_PARAMETERS, sizingParameters } from "../parameters/parameters";
import type { ParameterValues } from "../parameters/table";
import { type Home, homeAppliances, pieceOf } from "./load/appliances/homes";
import { describedLoad } from "./inputs/described-appliance";
import type { Design } from "./inputs/design";
import { cityParameters } from "./site/place-parameters";
import { withSiteSun } from "./site/site";
import { sizeSystem } from "./size-system";
import { systemForGrid } from "./inputs/supply";
import { carryingBySun } from "./inputs/target";

/** What somebody says of a house before counting anything in it. */
export interface HouseInBrief {
  /** Id of a climate row. */
  readonly city: string;
  readonly home: Home;
  /** With grid. [h a day] */
  readonly gridHours: number;
}

/** What a project that begins so holds, and the system that it gives. */
export interface FirstDesign {
  readonly parameters: ParameterValues;
  readonly design: Design;
}

/**
 * The design a house in brief begins with. Its place gives sun, temperature and height, its hours with grid the kind of
 * system; all else is as a new project has it.
 *
 * @param house   In brief.
 * @param habits  What its country is used to, such as its currency and mains.
 * @param figures  Of the countries, as they stand.
 * @throws RangeError where no climate row has the city's id.
 */
export function firstDesign(
  { city: id, home, gridHours }: HouseInBrief,
  habits: Partial<ParameterValues>,
  figures: CountryFigures = AS_SHIPPED,
): FirstDesign {
  const city = cityById(id);
  if (city === null) throw new RangeError(`The climate table has no row ${id}`);
  const grid = systemForGrid(gridHours);
  const parameters = withSiteSun({
    ...DEFAULT_PARAMETERS,
    ...habits,
    city: id,
    ...cityParameters(city),
    ...grid,
    ...(grid.systemType === "hybrid" && carryingBySun(24 - gridHours)),
  });
  const appliances = homeAppliances(home).map((piece) => describedLoad(pieceOf(piece), piece.item));
  const design = sizeSystem({
    load: { kind: "appliances", appliances },
    parameters: sizingParameters(parameters),
    prices: "local",
    ...(figures.version > 0 && { figures: figuresFor(parameters.country, figures) }),
  });
  return { parameters, design };
}
