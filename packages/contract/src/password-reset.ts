import { say } from "@sunwright/words/account-fields";
import { z } from "zod";
import { Acknowledged, Email, NewPassword } from "./accounts";
import { endpoint } from "./endpoint";

const tag = "accounts";

export const requestPasswordReset = endpoint({
  method: "POST",
  path: "/api/auth/request-password-reset",
  summary: "Ask for a reset link; the same answer whether the account exists or not",
  tag,
  access: "public",
  changes: [],
  body: z.object({ email: Email }),
  response: Acknowledged,
  errors: ["invalid_input", "too_many_attempts"],
});

/** Source: marketplace specification, section 8. */
const NO_TOKEN = { error: () => say("resetTokenMissing") };
const ResetToken = z.string(NO_TOKEN).min(1, NO_TOKEN).max(200);

export const checkResetToken = endpoint({
  method: "POST",
  path: "/api/auth/check-reset-token",
  summary: "Whether a reset link still works, before anything is typed",
  tag,
  access: "public",
  changes: [],
  body: z.object({ token: ResetToken }),
  response: z.object({ valid: z.boolean() }),
  errors: ["invalid_input", "too_many_attempts"],
});

export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  summary: "Set a new password with a reset link; every session of the account ends",
  tag,
  access: "public",
  changes: ["sessions"],
  body: z.object({ token: ResetToken, newPassword: NewPassword }),
  response: z.object({ success: z.literal(true), message: z.string() }),
  errors: ["invalid_input", "reset_link_invalid", "common_password", "too_many_attempts", "server_busy"],
});
