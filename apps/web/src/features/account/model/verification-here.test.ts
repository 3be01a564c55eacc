import { expect, it } from "vitest";
import { verificationHere } from "./verification-here";

it.each([
  ["true", true, "ada@example.org is verified. You are still signed in."],
  ["true", false, "You are signed in as ada@example.org, whose address is not verified yet."],
  ["false", true, "This link has expired or is incomplete, but ada@example.org is already verified."],
  ["false", false, "This link has expired or is incomplete. Send the mail to ada@example.org again."],
] as const)("says to somebody who is signed in what a link that says %s did, verified %s", (verified, own, words) => {
  const { description, tone } = verificationHere({ email: "ada@example.org", emailVerified: own }, verified);
  expect(description).toBe(words);
  expect(description, "nobody has to log in again").not.toMatch(/log in/i);
  expect(tone).toBe(verified === "true" ? undefined : "bad");
});
