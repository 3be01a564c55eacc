import compile from "icu-minify/compile";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SOURCE_LANGUAGE, speak } from "./language";
import { pseudo, speakPseudo } from "./pseudo";
import { room } from "./room";

beforeAll(speakPseudo);
afterAll(() => speak(SOURCE_LANGUAGE, (_room, _key, english) => english));

it("accents and lengthens every text and leaves arguments, cases and tags as they are", () => {
  const say = room("test", {
    plain: "Save",
    counted: "{count, plural, one {# panel} other {# panels of {watts, number, whole} W}} for {name}",
    chosen: "{kind, select, day {A day} other {Other}}",
    linked: "Read <link>this {what}</link>",
  });
  expect(say("plain")).toBe("[Šååvéé]");
  expect(say("counted", { count: 1, watts: 1, name: "Ada" })).toBe("[1 pååñééļ fööŕ Ada]");
  expect(say("counted", { count: 2, watts: 1_400, name: "Ada" })).toBe("[2 pååñééļš ööf 1,400 Ŵ fööŕ Ada]");
  expect(say("chosen", { kind: "day" })).toBe("[Åå đååý]");
  expect(say.parts("linked", { what: "page", link: (inside) => ({ inside }) })).toEqual([
    "[Ŕééååđ ",
    { inside: ["ţĥîîš page"] },
    "]",
  ]);
});

it("keeps the form of a message", () => {
  expect(pseudo(compile("{hours, number, one} h"))).toEqual(["[", ["hours", 4, "one"], " ĥ", "]"]);
});
