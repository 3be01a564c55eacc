import { readable } from "@sunwright/contract/readable-text";

/** What is wrong with a name that a firm shows to strangers. */
export type NameFault = "hidden" | "mixed";

/**
 * Signs that nobody sees and that turn or join what stands around them. Joiners stay: Indian scripts and emoji need them.
 * Source: Unicode 16, general category Cf, and the blank letters of Hangul and Braille.
 */
const HIDDEN = /[^\P{Cf}\u200c\u200d]|[\u115f\u1160\u3164\u2800]/u;
/** Scripts whose letters look like each other's. Source: Unicode Technical Standard 39, section 5.2, and its confusables. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
];
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]/u;
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const PLAIN = /^[\u0020-\u007e]*$/;

/** Null for a name that shows what it is: no word mixes scripts that look alike, and nothing in it is hidden. */
export function nameFault(name: string): NameFault | null {
  if (HIDDEN.test(name)) return "hidden";
  const mixes = name.split(BETWEEN_WORDS).some((word) => ALIKE.filter((script) => script.test(word)).length > 1);
  return mixes ? "mixed" : null;
}

/**
 * The Latin name that one in other letters reads as, in small letters: "Ѕоӏаr" would be "solar". Null for a name that looks
 * like no Latin one.
 */
export function passesFor(name: string): string | null {
  if (!FOREIGN.test(name)) return null;
  const read = readable(name.normalize("NFKC")).text;
  return PLAIN.test(read) ? read : null;
}
