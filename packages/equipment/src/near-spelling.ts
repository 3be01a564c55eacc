/** Whether one becomes the other by a letter more, less or another, or by two that stand beside each other swapped. */
export function isNearly(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false;
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const [rest, others] = [one.slice(same), other.slice(same)];
  if (rest.length !== others.length)
    return rest.length > others.length ? rest.slice(1) === others : rest === others.slice(1);
  if (rest.slice(1) === others.slice(1)) return true;
  return rest[0] === others[1] && rest[1] === others[0] && rest.slice(2) === others.slice(2);
}

/** A maker writes a variety of a model behind it, of so many letters and figures: "TSM-400DE09.08". */
const VARIETY = 3;
const SHORTEST_MODEL = 6;

export const varietyOf = (word: string, model: string): boolean =>
  model.length >= SHORTEST_MODEL && word.startsWith(model) && word.length - model.length <= VARIETY;
