import { say as sources } from "./rooms/appliance-sources";
import { say } from "./rooms/appliances";
import { teller } from "./tell";

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

/** Says where the figures of an appliance come from. */
export const tellSource = teller({ "appliance-sources": sources });

/** What an appliance of the catalogue is called; one of a newer edition keeps the name it came with. */
export const applianceName = ({ id, name }: Pick<Listed, "id" | "name">): string => known(id, name);

export const applianceCategory = ({ category }: Pick<Listed, "category">): string =>
  known(`category.${category}`, category);

function known(key: string, given: string): string {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another is a RangeError
    return say(key as Parameters<typeof say>[0]);
  } catch (error) {
    if (error instanceof RangeError) return given;
    throw error;
  }
}
