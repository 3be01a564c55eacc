import { expect, it } from "vitest";
import { resetProblem } from "./reset-form";

const good = { password: "seventeen mangoes", confirmPassword: "seventeen mangoes" };

it("misses the token first, when the form is submitted", () => {
  expect(resetProblem(undefined, { password: "", confirmPassword: "" })?.message, "S-178").toBe(
    "Reset token is missing. Please use the link from your email.",
  );
});

it("wants eight characters: seven are refused, eight are taken", () => {
  expect(resetProblem("t", { password: "1234567", confirmPassword: "1234567" }), "S-179").toEqual({
    field: "password",
    message: "Password must be at least 8 characters long.",
  });
  expect(resetProblem("t", { password: "12345678", confirmPassword: "12345678" }), "S-179 eight are enough").toBeNull();
});

it("wants the same password twice", () => {
  expect(resetProblem("t", { ...good, confirmPassword: "eighteen mangoes" }), "S-180").toEqual({
    field: "confirmPassword",
    message: "Passwords don't match. Please try again.",
  });
  expect(resetProblem("t", good)).toBeNull();
});
