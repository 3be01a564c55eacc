import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root, sourceFiles } from "./source";

/**
 * Words that make our English read as if it were translated, and what to say in their place. `docs/words.md` has the
 * terms of the product. This file and the specification's own texts are not read.
 */
const WORDS: readonly { readonly pattern: RegExp; readonly say: string }[] = [
  { pattern: /\banew\b/i, say: "again; for parts: replaced" },
  { pattern: /\bone's own\b/i, say: "your own, their own" },
  { pattern: /\bof one's\b/i, say: "of your" },
  { pattern: /\bwho came by\b/i, say: "who joined by" },
  { pattern: /\bas long as (it|he|she|they) lives?\b/i, say: "until it expires" },
  { pattern: /\bso much it takes\b/i, say: "needed" },
  { pattern: /\bnobody's figures\b/i, say: "sample data" },
  { pattern: /\bcalculated by themselves\b/i, say: "recalculates automatically" },
  { pattern: /\bbought again\b/i, say: "replaced" },
  { pattern: /\bput away\b/i, say: "archived; of what is shown: hidden" },
  { pattern: /\bopens? for nobody\b/i, say: "nobody can open it" },
  { pattern: /\bfor oneself\b/i, say: "for the caller" },
  { pattern: /\b(it|he|she|link|share) (still lives|lives no more)\b/i, say: "has not ended, has ended" },
  { pattern: /\bthat still lives\b/i, say: "that has not ended" },
  { pattern: /\bin the mean\b(?! (day|hour|of|year))/i, say: "on average" },
  { pattern: /\bis called so\b/i, say: "has that name" },
  { pattern: /\bnothing of yours\b/i, say: "nothing you entered" },
  { pattern: /\bChoose an? \w+ of the list\b/, say: "from the list" },
  { pattern: /\bspeaks against\b/i, say: "has no warnings, rules it out" },
  { pattern: /\b(are|is) said to (have|hold|cost)\b/i, say: "the quote says" },
  { pattern: /\bwhen the grid is gone\b/i, say: "in a grid outage" },
];
/** Turns of phrase that a reader of the product stumbles over. Read in the texts of the catalogue alone. */
const TURNS: readonly { readonly pattern: RegExp; readonly say: string }[] = [
  { pattern: /\bany more\b/i, say: "no longer" },
  { pattern: /(?<!there )\bis no (?!longer|more|less|fewer|such)\w/i, say: "is not a" },
  { pattern: /\b(is|are|was|were) said to\b/i, say: "reported as; the quote says" },
  { pattern: /\b(is|are) told\b/i, say: "is notified" },
  { pattern: /\bno such\b(?! (part|thing|folder|file))/i, say: "does not exist" },
  { pattern: /(?<!leave |left |leaves )\bempty (where|for|if)\b/i, say: "Leave empty if" },
  { pattern: /\bin all\b(?! )|\bin all,/i, say: "in total" },
  { pattern: /\bso (many|few)\b/i, say: "that many, enough, too few" },
  { pattern: /\bnothing of it\b/i, say: "nothing" },
  { pattern: /\bmeanwhile\b(?! all)/i, say: "in the meantime" },
  { pattern: /\bdoes? not hold\b/i, say: "has expired, is not valid" },
  { pattern: /\b(wait|waits) for (you|an operator|your answer)\b/i, say: "is waiting for" },
  { pattern: /\bhas these words\b|\bis called like\b/i, say: "matches your search" },
  { pattern: /\bby hand\b(?!,)/i, say: "yourself; manually" },
];
const CATALOGUE = /^packages\/words\/src\/rooms\//;
const READ = /\.(ts|tsx|mjs|md)$/;
const NOT_READ = new Set(["tools/plain-words.ts", "tools/plain-words.test.ts", "docs/words.md", "docs/conformance.md"]);

/** Lines of a text with a word of the list, and what to say. */
export const findings = (
  text: string,
  list: typeof WORDS = WORDS,
): { readonly line: number; readonly word: string; readonly say: string }[] =>
  text.split("\n").flatMap((line, index) =>
    list.flatMap(({ pattern, say }) => {
      const word = pattern.exec(line)?.[0];
      return word === undefined ? [] : [{ line: index + 1, word, say }];
    }),
  );

function documents(): string[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" }).map((name) =>
    join("docs", name),
  );
  return [...inDocs, "README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].filter((name) => name.endsWith(".md"));
}

/** What is wrong with a text of the catalogue. Comments of its rooms are not read. */
export const turnsIn = (room: string) => findings(room.replaceAll(/^[ \t]*(\/\/|\/?\*).*$/gm, ""), TURNS);

/** Every line of the code and the documents that has one of the words. */
export const plainWordFaults = (): string[] =>
  [...sourceFiles(), ...documents()]
    .filter((file) => READ.test(file) && !NOT_READ.has(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), "utf8");
      const found = CATALOGUE.test(file) ? [...findings(text), ...turnsIn(text)] : findings(text);
      return found.map(({ line, word, say }) => `${relative(".", file)}:${line} "${word}": say ${say}`);
    });
