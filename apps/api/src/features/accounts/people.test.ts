import { expect, it } from "vitest";
import { toPersonSeen } from "./people";

const id = "019f0000-0000-7000-8000-3f9c2a71bd04";

it("an outward id begins with the initials and does not hold the account's own id", () => {
  expect(
    toPersonSeen({ id, firstName: "Amina", lastName: "Bello" }),
    "S-502 the first two characters are initials",
  ).toEqual({
    userId: "ab-2a71bd04",
    name: "Amina Bello",
  });
});

it.each([
  ["Łukasz", "Żak", "łż"],
  ["'Ana", "de Souza", "ad"],
  ["--", "李", "x李"],
])("%s %s has the initials %s", (firstName, lastName, initials) => {
  expect(toPersonSeen({ id, firstName, lastName }).userId.slice(0, 2)).toBe(initials);
});
