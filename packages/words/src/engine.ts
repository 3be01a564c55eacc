import { say as advice } from "./rooms/advice";
import { say as comparisonFigures } from "./rooms/comparison-figures";
import { say as countries } from "./rooms/countries";
import { say as countryFigures } from "./rooms/country-figures";
import { say as designerFigures } from "./rooms/designer-figures";
import { say as electrical } from "./rooms/electrical";
import { say as electricalRefusals } from "./rooms/electrical-refusals";
import { say as elsewhere } from "./rooms/elsewhere";
import { say as gridFigures } from "./rooms/grid-figures";
import { say as largeLoads } from "./rooms/large-loads";
import { say as lightLosses } from "./rooms/light-losses";
import { say as measuredLoad } from "./rooms/measured-load";
import { say as moneyFigures } from "./rooms/money-figures";
import { say as parameterNames } from "./rooms/parameter-names";
import { say as parts } from "./rooms/parts";
import { say as priceFigures } from "./rooms/price-figures";
import { say as roofFigures } from "./rooms/roof-figures";
import { say as sensitivity } from "./rooms/sensitivity";
import { say as shownTraces } from "./rooms/shown-traces";
import { say as simulationFigures } from "./rooms/simulation-figures";
import { say as sizeLimits } from "./rooms/size-limits";
import { say as sizing } from "./rooms/sizing";
import { say as tariffs } from "./rooms/tariffs";
import { say as weatherFiles } from "./rooms/weather-files";
import { say as weatherPlace } from "./rooms/weather-place";
import { sayAppliance } from "./appliance-called";
import { teller } from "./tell";

/** The rooms of the catalogue that are the engine's own, and figures that the report derives from its. */
export const ENGINE_ROOMS = {
  advice,
  appliances: sayAppliance,
  "comparison-figures": comparisonFigures,
  countries,
  "country-figures": countryFigures,
  "designer-figures": designerFigures,
  electrical,
  "electrical-refusals": electricalRefusals,
  elsewhere,
  "grid-figures": gridFigures,
  "large-loads": largeLoads,
  "light-losses": lightLosses,
  "measured-load": measuredLoad,
  "money-figures": moneyFigures,
  "parameter-names": parameterNames,
  parts,
  "price-figures": priceFigures,
  "roof-figures": roofFigures,
  sensitivity,
  "shown-traces": shownTraces,
  "simulation-figures": simulationFigures,
  "size-limits": sizeLimits,
  sizing,
  tariffs,
  "weather-files": weatherFiles,
  "weather-place": weatherPlace,
};

/** Says what the engine answers. */
export const tell = teller(ENGINE_ROOMS);
