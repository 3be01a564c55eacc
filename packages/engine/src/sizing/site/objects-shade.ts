import { objectsIn, type ShadeObject, shadeObjectsText } from "../../parameters/shade-objects-text";
import { keptByLight } from "../../shade/kept-by-light";
import { fieldOf, prismOf, type StatedArray } from "../../shade/stated-array";
import { prismScreens } from "../../shade/screens";
import type { StringsKept } from "../../solar/year/array-year";
import type { ParametersInput } from "../inputs/design";
import type { SiteFigures } from "./site";

/** The panels of a project as what stands beside them shades them. */
export type ShadedField = Omit<StatedArray, "azimuth" | "tilt">;

/** What a project states beside its panels. */
export interface StatedShade {
  readonly objects: readonly ShadeObject[];
  readonly field: ShadedField;
  readonly key: string;
  readonly shading: { readonly stringsKept: StringsKept };
}

/** Stored designs from before anything was stated name nothing. */
export type AskedObjects = Partial<Pick<ParametersInput, "shadeObjects">>;
export const statedObjects = ({ shadeObjects: text }: AskedObjects): readonly ShadeObject[] => objectsIn(text ?? "");

export const namedObjects = (objects: readonly ShadeObject[]): AskedObjects => ({
  shadeObjects: shadeObjectsText(objects),
});

/** The shade of these objects on a field; null of none. */
export function statedShade(
  objects: readonly ShadeObject[],
  field: ShadedField | null,
  site: Pick<SiteFigures, "tilt" | "facing">,
): StatedShade | null {
  if (objects.length === 0 || field === null) return null;
  const key = JSON.stringify([objects, field]);
  return {
    objects,
    field,
    key,
    shading: {
      stringsKept: keptOf(`${key} ${site.tilt.tilt} ${site.facing}`, () => ({
        array: { ...field, azimuth: site.facing, tilt: site.tilt.tilt },
        objects,
      })),
    },
  };
}

interface Scene {
  readonly array: StatedArray;
  readonly objects: readonly ShadeObject[];
}

/** What was found of scenes under the sun of a place; it follows from the scene alone, so keeping the last few changes no result. */
const scenes = new Map<string, StringsKept>();
const KEPT_SCENES = 24;

function keptOf(key: string, sceneOf: () => Scene): StringsKept {
  const found = scenes.get(key) ?? keptIn(sceneOf());
  scenes.delete(key);
  scenes.set(key, found);
  const oldest = scenes.keys().next().value;
  if (scenes.size > KEPT_SCENES && oldest !== undefined) scenes.delete(oldest);
  return found;
}

function keptIn({ array, objects }: Scene): StringsKept {
  const field = fieldOf(array);
  const screens = objects.flatMap((object) => prismScreens(prismOf(object, field)));
  return keptByLight({ size: field.size, planes: [field.plane], screens, horizon: null }, field.wired);
}
