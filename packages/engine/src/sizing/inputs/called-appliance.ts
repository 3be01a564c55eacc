import type { Text } from "../../units/told";
import type { ApplianceLoad } from "./design";

/** An appliance in a text: one of the catalogue by its id beside its name in English, another as its owner named it. */
export const calledAppliance = ({ name, catalogueId }: Pick<ApplianceLoad, "name" | "catalogueId">): Text =>
  catalogueId === undefined ? name : { key: `appliances.${catalogueId}`, values: { name } };
