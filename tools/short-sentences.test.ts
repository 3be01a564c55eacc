import { join } from "node:path";
import { expect, it } from "vitest";
import { textsIn } from "./languages/rooms";
import { sentencesOf, waysToSay, wordsIn } from "./short-sentences";

const ROOMS = join(import.meta.dirname, "../packages/words/src/rooms");

/** What stands on the first screen, on `/try` and in a result as Home shows it. */
const READ_FIRST = ["auth", "bill", "brand", "home-view", "next-steps", "result-pages", "results", "trial"];
const MOST_WORDS = 25;

it("reads every branch of a message", () => {
  expect(waysToSay("A {x, select, a {b {n, plural, one {# c} other {# d}}} other {e}}.")).toEqual([
    "A b # c.",
    "A b # d.",
    "A e.",
  ]);
  expect(waysToSay("<b>It''s</b> {amount, number, one} of {total}")).toEqual(["It's value of value"]);
  expect(sentencesOf("One is 4.5. Two?")).toEqual(["One is 4.5.", "Two?"]);
  expect(wordsIn("₦ 4 a day, – or so")).toBe(5);
});

const longIn = (texts: readonly string[]) =>
  texts
    .flatMap(waysToSay)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsIn(sentence) > MOST_WORDS);

it.each(READ_FIRST)("says nothing in more than 25 words a sentence in %s", (room) => {
  const texts = [...textsIn(join(ROOMS, `${room}.ts`)).values()];
  expect(texts.length).toBeGreaterThan(0);
  expect(longIn(texts)).toEqual([]);
});

it("warns in no more than 25 words a sentence", () => {
  const warnings = [...textsIn(join(ROOMS, "advice.ts"))].filter(([key]) => key.startsWith("warning."));
  expect(warnings.length).toBeGreaterThan(0);
  expect(longIn(warnings.map(([, text]) => text))).toEqual([]);
});
