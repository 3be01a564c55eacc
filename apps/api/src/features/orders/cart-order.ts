import { CATEGORIES } from "@sunwright/engine/procurement/specifications";

const PLACE = new Map<string, number>(CATEGORIES.map((category, place) => [category, place]));

/** Lines as a system is told: panels, battery, inverter, then what holds, joins and protects them; of one kind as they were put in. */
export const byFunction = <Line extends { readonly product: { readonly category: string } }>(
  lines: readonly Line[],
): readonly Line[] => lines.toSorted((one, other) => placeOf(one.product.category) - placeOf(other.product.category));

const placeOf = (category: string) => PLACE.get(category) ?? PLACE.size;
