import { OFFERED } from "./languages";

/** English, which has no folder. */
export const ENGLISH = "en";

/** Which language of the house somebody means: "de", "de-AT", "pcm". Null where it has none of that name. */
export function codeOf(wanted: string): string | null {
  const code = wanted.toLowerCase().split(/[-_]/, 1)[0] ?? "";
  return code === ENGLISH || OFFERED.some((language) => language.code === code) ? code : null;
}

/** The first of those that somebody reads, in their order, that the house speaks. */
export const firstOf = (wanted: readonly string[]): string => {
  for (const each of wanted) {
    const code = codeOf(each);
    if (code !== null) return code;
  }
  return ENGLISH;
};
