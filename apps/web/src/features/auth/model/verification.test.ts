import { expect, it } from "vitest";
import { verificationToast } from "./verification";

it.each([undefined, "", "  "])("S-054 S-055 S-226 S-227 has texts of its own where the link brings %j", (message) => {
  const { title, description } = verificationToast({ verified: "true", message });
  expect(title, "S-054 title").toBe("Email Verified!");
  expect(description, "S-226 default text").toBe("Your account has been created successfully. You can now log in.");
  const failed = verificationToast({ verified: "false", message });
  expect(failed.title, "S-055 title").toBe("Verification Failed");
  expect(failed.description, "S-227 default text").toBe("Please check your verification link or try again.");
});

it("uses the text the link brings", () => {
  expect(verificationToast({ verified: "false", message: "This link was used before." }).description, "S-056").toBe(
    "This link was used before.",
  );
});

it("says an outcome that it knows itself, in the language of its person", () => {
  const found = verificationToast({ verified: "false", outcome: "link_invalid", message: "In the server's language" });
  expect(found.description).toBe(
    "This verification link has expired or is not complete. Log in and request a new one.",
  );
});
