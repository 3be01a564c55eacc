import { expect, it } from "vitest";
import { ApiError } from "../../../lib/api-error";
import { resetFailure, resetRequestFailure, signInFailure, passwordProblem } from "./failures";

const answered = (status: number, message = "") => new ApiError(status, "", message && JSON.stringify({ message }));
const unreachable = new TypeError("Failed to fetch");

it("S-213 says that e-mail or password is wrong when the status is 401, and only then", () => {
  expect(signInFailure(answered(401, "anything"))).toBe("Invalid email or password");
  expect(signInFailure(answered(429, "Rule 401 says: wait 500 seconds"))).toBe("Rule 401 says: wait 500 seconds");
});

it("S-214 blames the server for a 500 and for no answer", () => {
  expect(signInFailure(answered(500, "internal"))).toBe("Server error. Please try again later.");
  expect(signInFailure(unreachable)).toBe("Server error. Please try again later.");
});

it("S-215 otherwise shows what the server says about a sign-in", () => {
  expect(signInFailure(answered(429, "Too many attempts. Wait a little and try again."))).toBe(
    "Too many attempts. Wait a little and try again.",
  );
});

it("S-218 S-219 shows what the server says about a reset request, or the default text", () => {
  expect(resetRequestFailure(answered(429, "Too many attempts."))).toBe("Too many attempts.");
  expect(resetRequestFailure(answered(502))).toBe("Failed to send reset email. Please try again.");
});

it("S-220 S-221 tells a refused reset from one without an answer", () => {
  expect(resetFailure(answered(400, "This reset link has expired."))).toBe("This reset link has expired.");
  expect(resetFailure(answered(502))).toBe("Failed to reset password. Please try again.");
  expect(resetFailure(unreachable)).toBe("An error occurred. Please try again later.");
});

it("says under the new password what is wrong with it, and nothing else there", () => {
  const refusal = (status: number, body: object) => new ApiError(status, "", JSON.stringify(body));
  const issues = [{ path: "newPassword", message: "Password must be at least 8 characters" }];
  expect(passwordProblem(refusal(422, { code: "common_password", message: "Too common" }))).toBe("Too common");
  expect(passwordProblem(refusal(400, { code: "invalid_input", message: "Check", issues }))).toBe(issues[0]?.message);
  expect(passwordProblem(refusal(400, { code: "reset_link_invalid", message: "Expired" }))).toBeNull();
  expect(passwordProblem(new TypeError("Failed to fetch"))).toBeNull();
});
