import type { Material } from "@sunwright/contract/marketplace";

/** A line of a design's list, and what of a cart stands for it. */
export interface Covered {
  readonly material: Material;
  /** Pieces in the cart that name this line; 0 where it is missing. */
  readonly have: number;
  /** They fill other lines as well. */
  readonly shared: boolean;
}

interface Line {
  readonly quantity: number;
  readonly material: string;
}

/** What of a list is in a cart; lines that the system runs without count where something stands for them. */
export function coverageOf(materials: readonly Material[], lines: readonly Line[]): readonly Covered[] {
  return materials.flatMap((material) => {
    const own = lines.filter((line) => namesOf(line).includes(material.id));
    if (material.optional && own.length === 0) return [];
    const have = own.reduce((sum, { quantity }) => sum + quantity, 0);
    return [{ material, have, shared: own.some((line) => namesOf(line).length > 1) }];
  });
}

const namesOf = ({ material }: Line): readonly string[] => material.split(" ").filter((name) => name !== "");
