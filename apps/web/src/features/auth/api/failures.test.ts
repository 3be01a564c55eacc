import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api-error";
import { resetFailure, resetRequestFailure, signInFailure } from "./failures";

const answered = (status: number, message = "") => new ApiError(status, "", message && JSON.stringify({ message }));
const unreachable = new TypeError("Failed to fetch");

it("says that e-mail or password is wrong when the status is 401, and only then", () => {
  expect(signInFailure(answered(401, "anything")), "S-213").toBe("Invalid email or password");
  expect(signInFailure(answered(429, "Rule 401 says: wait 500 seconds"))).toBe("Rule 401 says: wait 500 seconds");
});

it("blames the server for a 500 and for no answer", () => {
  expect(signInFailure(answered(500, "internal")), "S-214 a status of 500").toBe(
    "Server error. Please try again later.",
  );
  expect(signInFailure(unreachable), "S-214 Failed to fetch").toBe("Server error. Please try again later.");
});

it("otherwise shows what the server says about a sign-in", () => {
  expect(signInFailure(answered(429, "Too many attempts. Wait a little and try again.")), "S-215").toBe(
    "Too many attempts. Wait a little and try again.",
  );
});

it("shows what the server says about a reset request, or the default text", () => {
  expect(resetRequestFailure(answered(429, "Too many attempts.")), "S-218").toBe("Too many attempts.");
  expect(resetRequestFailure(answered(502)), "S-219").toBe("Failed to send reset email. Please try again.");
});

it("tells a refused reset from one without an answer", () => {
  expect(resetFailure(answered(400, "This reset link has expired.")), "S-220 the server's words").toBe(
    "This reset link has expired.",
  );
  expect(resetFailure(answered(502)), "S-220 the default").toBe("Failed to reset password. Please try again.");
  expect(resetFailure(unreachable), "S-221").toBe("An error occurred. Please try again later.");
});
