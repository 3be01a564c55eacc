import { expect, it } from "vitest";
import { verificationToast } from "./verification";

it("reports a verified e-mail, with the default text when the link brings none", () => {
  const { title, description } = verificationToast("true", undefined);
  expect(title, "S-054").toBe("Email Verified!");
  expect(description, "S-226").toBe("Your account has been created successfully. You can now log in.");
});

it("reports a failed verification, with the default text when the link brings none", () => {
  const { title, description } = verificationToast("false", undefined);
  expect(title, "S-055").toBe("Verification Failed");
  expect(description, "S-227").toBe("Please check your verification link or try again.");
});

it("uses the text the link brings", () => {
  expect(verificationToast("false", "This link was used before.").description, "S-056").toBe(
    "This link was used before.",
  );
});
