/** Avatar letters of a person: the first two characters of their id, uppercased (S-502). */
export const initialsOf = (userId: string): string => Array.from(userId).slice(0, 2).join("").toUpperCase();

const TONES = ["brand", "warn", "info"] as const;
export type Tone = (typeof TONES)[number];

/** The same person has the same colour everywhere; the colour itself means nothing. */
export function toneOf(userId: string): Tone {
  let sum = 0;
  for (const character of userId) sum += character.codePointAt(0) ?? 0;
  return TONES[sum % TONES.length] ?? "brand";
}
