import { expect, it } from "vitest";
import { verificationToast } from "./verification";

it("S-054 S-226 reports a verified e-mail, with the default text when the link brings none", () => {
  expect(verificationToast("true", undefined)).toMatchObject({
    title: "Email Verified!",
    description: "Your account has been created successfully. You can now log in.",
  });
});

it("S-055 S-227 reports a failed verification, with the default text when the link brings none", () => {
  expect(verificationToast("false", undefined)).toMatchObject({
    title: "Verification Failed",
    description: "Please check your verification link or try again.",
  });
});

it("S-056 uses the text the link brings", () => {
  expect(verificationToast("false", "This link was used before.").description).toBe("This link was used before.");
});
