import type { Material, ProductFit } from "@sunwright/contract/materials";

/** Nothing for it; too little; a product that fills it as it is, or would with changes of others; one that does not. */
export type CoverState = "missing" | "short" | "filled" | "would-do" | "unfit";

/** A line of a design's list, and what of a cart stands for it. */
export interface Covered {
  readonly material: Material;
  /** Pieces in the cart that are for this line; 0 where it is missing. */
  readonly have: number;
  /** Of the products in the cart: pieces that fill the line; null where that is not known. */
  readonly needed: number | null;
  /** They were put in for this line; else they are only of its kind. */
  readonly checked: boolean;
  readonly state: CoverState;
}

interface Line {
  readonly productId: string;
  readonly quantity: number;
  /** Names of the lines it was put in for, with spaces between. */
  readonly material: string;
  readonly category: string;
}

/** Parts that a design is made again with, in the order in which it takes them. */
const PARTS = ["panel", "battery", "inverter", "charge-controller"] as const;

/** Of each part the product that the cart holds most of: the design is made again with those. */
export const chosenOf = (lines: readonly Pick<Line, "productId" | "quantity" | "category">[]): readonly string[] =>
  PARTS.flatMap((part) => {
    const [most] = lines
      .filter(({ category }) => category === part)
      .toSorted((one, other) => other.quantity - one.quantity || one.productId.localeCompare(other.productId));
    return most === undefined ? [] : [most.productId];
  });

type Fit = Pick<ProductFit, "product" | "line" | "verdict" | "pieces">;

/** Whether nothing more has to be found for the line. */
export const isFilled = ({ state }: Pick<Covered, "state">): boolean => state === "filled" || state === "would-do";

/**
 * What of a list is in a cart. A product that names no line stands for the one line of its kind; lines that the system
 * runs without count where something stands for them. How many pieces fill a line is the product's own: six stronger
 * panels do for seven. Pieces that are for several lines are shared by them.
 *
 * @param fits  Of the products in the cart with the design as it is now; null while they are not known.
 */
export function coverageOf(
  materials: readonly Material[],
  lines: readonly Line[],
  fits: readonly Fit[] | null = null,
): readonly Covered[] {
  const fitOf = ({ productId }: Line, id: string) =>
    fits?.find(({ product, line }) => product === productId && line === id);
  const piecesOf = (line: Line, id: string) => fitOf(line, id)?.pieces ?? null;
  const shareOf = (line: Line, id: string) => {
    const all = namesOf(line).reduce((sum, name) => sum + (piecesOf(line, name) ?? 0), 0);
    const needed = all > 0 ? all : piecesOf(line, id);
    return needed === null ? null : line.quantity / needed;
  };
  return materials.flatMap((material) => {
    const { id, category, optional } = material;
    const named = lines.filter((line) => namesOf(line).includes(id));
    const isOnly = materials.filter((one) => one.category === category).length === 1;
    const alike = isOnly ? lines.filter((line) => line.material === "" && line.category === category) : [];
    const own = named.length > 0 ? named : alike;
    if (optional && own.length === 0) return [];
    const have = own.reduce((sum, { quantity }) => sum + quantity, 0);
    const fitting = own.map((line) => fitOf(line, id));
    const shares = own.map((line) => shareOf(line, id));
    return [
      {
        material,
        have,
        needed: own.length === 1 ? (fitting[0]?.pieces ?? null) : null,
        checked: named.length > 0,
        state: stateOf(have, fitting, shares),
      },
    ];
  });
}

const namesOf = ({ material }: Line): readonly string[] => material.split(" ").filter((name) => name !== "");

/** Rounding of shares of pieces. */
const ALL = 1 - 1e-9;

function stateOf(have: number, fits: readonly (Fit | undefined)[], shares: readonly (number | null)[]): CoverState {
  if (have === 0) return "missing";
  if (fits.some((fit) => fit?.verdict === "does-not-fit")) return "unfit";
  const isKnown = shares.every((share) => share !== null);
  if (isKnown && shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) < ALL) return "short";
  return fits.some((fit) => fit?.verdict === "fits-with-change") ? "would-do" : "filled";
}
