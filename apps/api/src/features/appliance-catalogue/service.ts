import { CatalogueItem, listCatalogue } from "@sunwright/contract/appliances";
import { tellSource } from "@sunwright/words/appliance-words";
import { taggedFile, type TaggedJson } from "../../platform/tags";
import { namesSaidFor } from "@sunwright/engine/sizing/load/appliances/said";
import { CATALOGUE, type CatalogueAppliance } from "@sunwright/engine/sizing/load/appliances/catalogue";

export type Catalogue = ReturnType<typeof createCatalogue>;

/** The appliances people choose from: the same for everybody, as old as this version of the product. */
export function createCatalogue(appliances: readonly CatalogueAppliance[] = CATALOGUE) {
  const items = appliances.map(toItem);
  const byId = new Map(items.map((item) => [item.id, item]));
  const file =
    files.get(appliances) ??
    taggedFile(listCatalogue.response.parse(items.map((item) => ({ ...item, said: namesSaidFor(item.id) }))));
  files.set(appliances, file);
  return {
    /** The same bytes for everybody. */
    list: () => file,
    item: (id: string) => byId.get(id) ?? null,
  };
}

/** Compressing takes a tenth of a second: once for each catalogue, however many servers a process has. */
const files = new WeakMap<readonly CatalogueAppliance[], TaggedJson>();

const toItem = ({ dutyCycle: _dutyCycle, hoursOfDay, source, ...item }: CatalogueAppliance): CatalogueItem => ({
  ...item,
  source: tellSource(source),
  sourceText: source,
  hoursOfDay: [...hoursOfDay],
});
