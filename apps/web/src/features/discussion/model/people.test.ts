import { expect, it } from "vitest";
import { initialsOf, toneOf } from "./people";

it("takes the first two characters of the user id, uppercased", () => {
  expect(initialsOf("ab-3f9c2a71"), "S-502").toBe("AB");
  expect(initialsOf("contractor-okafor"), "S-502").toBe("CO");
  expect(initialsOf("amina-bello")).toBe("AM");
  expect(initialsOf("x")).toBe("X");
});

it("gives a person the same colour every time", () => {
  expect(toneOf("ab-3f9c2a71")).toBe(toneOf("ab-3f9c2a71"));
});
