import { expect, it } from "vitest";
import { key, line, typed } from "./text";

const COMPOSED = "S\u00fcd-7";
const DECOMPOSED = "Su\u0308d-7";

it("composes what a Mac writes in two characters", () => {
  expect(line(20).parse(DECOMPOSED)).toBe(COMPOSED);
  expect(typed().parse(` ${DECOMPOSED}\n`)).toBe(COMPOSED);
  expect(key(20).parse(DECOMPOSED)).toBe(COMPOSED);
  // Composed, the text is as long as it looks.
  expect(line(5).safeParse(DECOMPOSED).success).toBe(true);
});

it.each([
  ["a blank of another kind", "RP\u00a0100", "RP 100"],
  ["a blank of no width", "RP-\u200b100", "RP-100"],
  ["full-width letters", "\uff32\uff30-100", "RP-100"],
  ["a direction mark", "\u202eRP-100", "RP-100"],
  ["a soft hyphen", "RP\u00ad-100", "RP-100"],
])("knows a product's number with %s for what it looks like", (_, spelled, plain) => {
  expect(key(20).parse(spelled)).toBe(plain);
});

it("refuses a number of which nothing can be seen", () => {
  expect(key(20).min(1).safeParse("\u200b\u00ad ").success).toBe(false);
});

it("leaves letters of all nine countries as they are", () => {
  for (const name of ["Ɗanladi", "Ɔwusu", "राजू", "München", "Ṣọlá"])
    expect(line(20).parse(name)).toBe(name.normalize());
});
