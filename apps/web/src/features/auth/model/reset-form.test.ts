import { expect, it } from "vitest";
import { resetProblem } from "./reset-form";

const good = { password: "seventeen mangoes", confirmPassword: "seventeen mangoes" };

it("S-178 misses the token first, when the form is submitted", () => {
  expect(resetProblem(undefined, { password: "", confirmPassword: "" })?.message).toBe(
    "Reset token is missing. Please use the link from your email.",
  );
});

it("S-179 wants eight characters: seven are refused, eight are taken", () => {
  expect(resetProblem("t", { password: "1234567", confirmPassword: "1234567" })).toEqual({
    field: "password",
    message: "Password must be at least 8 characters long.",
  });
  expect(resetProblem("t", { password: "12345678", confirmPassword: "12345678" })).toBeNull();
});

it("S-180 wants the same password twice", () => {
  expect(resetProblem("t", { ...good, confirmPassword: "eighteen mangoes" })).toEqual({
    field: "confirmPassword",
    message: "Passwords don't match. Please try again.",
  });
  expect(resetProblem("t", good)).toBeNull();
});
