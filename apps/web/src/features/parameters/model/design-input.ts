import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { Parameters, Project } from "@sunwright/contract/projects";
import { sizingParameters } from "@sunwright/engine/parameters/parameters";
import { AS_SHIPPED, type CountryFigures, figuresGiven } from "@sunwright/engine/countries/country-figures";
import type { ChosenParts } from "@sunwright/engine/equipment/chosen-parts";
import { describedLoad } from "@sunwright/engine/sizing/inputs/described-appliance";
import type { ApplianceLoad, DesignInput, LoadInput } from "@sunwright/engine/sizing/inputs/design";
import { ownGridOf, type SaidOfGrid } from "@sunwright/engine/sizing/inputs/own-grid";

const applianceLoad = (appliance: ProjectAppliance): ApplianceLoad => describedLoad(appliance, appliance.appliance);

type Source = Pick<Project, "consumptionSource" | "directDailyConsumption" | "directPeakPower">;

/** What feeds the design: the appliances, or the two figures typed directly. */
export const projectLoad = (project: Source, appliances: readonly ProjectAppliance[]): LoadInput =>
  project.consumptionSource === "direct"
    ? {
        kind: "direct",
        dailyConsumption: project.directDailyConsumption ?? 0,
        peakPower: project.directPeakPower ?? 0,
      }
    : { kind: "appliances", appliances: appliances.map(applianceLoad) };

/** What Calculate sends: both figures while they feed the design, else nothing, and the appliances are sized. */
export const directFigures = ({ consumptionSource, directDailyConsumption, directPeakPower }: Source) =>
  consumptionSource === "direct" && directDailyConsumption !== null && directPeakPower !== null
    ? { directDailyConsumption, directPeakPower }
    : null;

interface BesideLoad {
  /** Those chosen for the project; without any the design is the one of generic parts. */
  readonly parts?: ChosenParts;
  /** Of the countries, as they stand; the release's where nobody renewed one. */
  readonly figures?: CountryFigures | undefined;
  /** What the project says of the grid in the country of its parameters; null where it says nothing. */
  readonly own?: SaidOfGrid | null;
}

/** What a design is asked for with, as the server asks for it. */
export const designInput = (
  load: LoadInput,
  parameters: Parameters,
  { parts = {}, figures = AS_SHIPPED, own = null }: BesideLoad = {},
): DesignInput => ({
  load,
  parameters: sizingParameters(parameters),
  ...(Object.keys(parts).length > 0 && { parts }),
  prices: "local",
  ...figuresGiven(parameters.country, figures),
  ...ownGridOf(parameters, own),
});
