import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Project } from "@sunwright/contract/projects";
import type { KnownRungs } from "@sunwright/engine/prices/ladder";

/** What a comparison rests on: a text that changes with any of it, and the money figures its terms begin with. */
export interface ComparedInputs {
  readonly text: string;
  readonly money: ProjectMoney;
  /** What is known of the price of the design that stands. */
  readonly known: KnownRungs;
}

/** Everything that is sized and priced from. The name, the currency and the results of a project are not. */
export function inputsText(
  project: Project,
  appliances: readonly ProjectAppliance[],
  money: ProjectMoney,
  weather: { readonly fileName: string; readonly storedAt: string } | null,
  known: KnownRungs = {},
): string {
  const {
    id: _id,
    name: _name,
    currency: _currency,
    recommendedPanelCapacity: _panels,
    recommendedBatteryCapacity: _battery,
    recommendedInverterCapacity: _inverter,
    estimatedCost: _cost,
    calculatedAt: _calculated,
    access: _access,
    designIsCurrent: _current,
    designIsOutdated: _outdated,
    archivedAt: _archived,
    createdAt: _created,
    updatedAt: _updated,
    version: _version,
    ...inputs
  } = project;
  return JSON.stringify([inputs, appliances, money.figures, weather && [weather.fileName, weather.storedAt], known]);
}
