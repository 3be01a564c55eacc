import type { CompiledMessage } from "icu-minify/format";
import { speak } from "./language";

/**
 * A language made from English, for tests: each text is accented, a third longer and stands in brackets, so that one
 * that is not from the catalogue, one that is put together from pieces and one that is cut show at once.
 * The name is that of the Unicode CLDR: https://cldr.unicode.org/development/development-process/design-proposals/pseudolocales
 */
export const PSEUDO_LANGUAGE = "en-XA";

const PLAIN = "ABCDEGHIJKLNORSTUWYZabcdeghijklnorstuwyz";
const ACCENTED = "ÅƁÇÐÉĜĤÎĴĶĻÑÖŔŠŢÛŴÝŽåƀçđéĝĥîĵķļñöŕšţûŵýž";

const accented = (text: string) =>
  text
    .replaceAll(/[a-zA-Z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
    // Each vowel twice.
    .replaceAll(/[ÅÉÎÖÛåéîöû]/g, (vowel) => vowel + vowel.toLowerCase());

/** The kinds of argument that have a text for each case: select, plural, selectordinal. Source: icu-minify. */
const BRANCHING = new Set([1, 2, 3]);
/** Those that have a format: number, date, time. */
const FORMATTED = new Set([4, 5, 6]);

const inBranch = (branch: unknown): unknown =>
  Array.isArray(branch) ? branch.map(inNode) : typeof branch === "string" ? accented(branch) : branch;

function inNode(node: unknown): unknown {
  if (typeof node === "string") return accented(node);
  if (!Array.isArray(node) || node.length === 1) return node;
  const [name, kind, ...rest] = Array.from<unknown>(node);
  if (typeof kind === "number" && FORMATTED.has(kind)) return node;
  if (typeof kind === "number" && BRANCHING.has(kind)) {
    const branches = Object.entries(rest[0] ?? {}).map(([key, branch]) => [key, inBranch(branch)]);
    return [name, kind, Object.fromEntries(branches)];
  }
  return [name, ...[kind, ...rest].map(inNode)];
}

export function pseudo(message: CompiledMessage): CompiledMessage {
  if (typeof message === "string") return `[${accented(message)}]`;
  // As many nodes of the same kinds as there were.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return ["[", ...message.map(inNode), "]"] as CompiledMessage;
}

export const speakPseudo = () => speak(PSEUDO_LANGUAGE, (_room, _key, english) => pseudo(english));
