/** First letters of the first and the last word of a name, or "U" where there is no name. */
export function initials(name: string | null | undefined): string {
  const words = (name ?? "")
    .trim()
    .split(/\s+/)
    .filter((word) => word !== "");
  const first = words[0];
  if (first === undefined) return "U";
  const last = words.length > 1 ? words.at(-1) : undefined;
  return (letter(first) + (last === undefined ? "" : letter(last))).toUpperCase();
}

/** The first letter as written, with the marks that belong to it. */
const letter = (word: string) => /^\P{M}\p{M}*/u.exec(word)?.[0] ?? "";
