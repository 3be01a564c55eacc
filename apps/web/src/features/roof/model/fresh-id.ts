/** The first name with a number that is not taken yet: "panel-57". */
export function freshId(taken: readonly string[], name: string): string {
  const known = new Set(taken);
  let number = known.size + 1;
  while (known.has(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
