import { expect, it } from "vitest";
import { initials } from "./initials";

it.each([
  ["Amina Bello", "AB"],
  ["  amina  yusuf bello ", "AB"],
  ["Chidi", "C"],
  ["Ọláyínká Ṣadé".normalize("NFD"), "ỌṢ".normalize("NFD")],
])("takes the first letters of the first and the last word of %j", (name, letters) => {
  expect(initials(name)).toBe(letters);
});

it.each([null, undefined, "", "   "])("stands in with U for the missing name %j", (name) => {
  expect(initials(name)).toBe("U");
});
