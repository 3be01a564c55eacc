import type { Material } from "@sunwright/contract/marketplace";

/** A line of a design's list, and what of a cart stands for it. */
export interface Covered {
  readonly material: Material;
  /** Pieces in the cart that are for this line; 0 where it is missing. */
  readonly have: number;
  /** They were put in for this line; else they are only of its kind, and whether they fit is not known. */
  readonly checked: boolean;
}

interface Line {
  readonly quantity: number;
  /** Names of the lines it was put in for, with spaces between. */
  readonly material: string;
  readonly category: string;
}

/**
 * What of a list is in a cart. A product that names no line stands for the one line of its kind; lines that the system
 * runs without count where something stands for them.
 */
export function coverageOf(materials: readonly Material[], lines: readonly Line[]): readonly Covered[] {
  return materials.flatMap((material) => {
    const named = lines.filter((line) => line.material.split(" ").includes(material.id));
    const isOnly = materials.filter(({ category }) => category === material.category).length === 1;
    const alike = isOnly ? lines.filter((line) => line.material === "" && line.category === material.category) : [];
    const own = named.length > 0 ? named : alike;
    if (material.optional && own.length === 0) return [];
    const have = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ material, have, checked: named.length > 0 }];
  });
}
