import { expect, it } from "vitest";
import { describeShare, invited, recipientOf } from "./rules";

const NOW = new Date("2026-11-21T12:00:00Z");

it("keeps any recipient, mails only what is one address, and nothing for an expired link", () => {
  expect(recipientOf({ isPublic: false, sharedWith: "Eve@Example.org" })).toBe("eve@example.org");
  expect(recipientOf({ isPublic: true, sharedWith: "eve@example.org" })).toBeNull();
  const to = (sharedWith: string) => invited({ isPublic: false, sharedWith, expiresAt: null }, NOW);
  expect(to("eve@example.org")).toBe("eve@example.org");
  for (const none of ["the neighbour", "a@b, c@d", "eve@example.org\r\nBcc: x@y", "<eve@example.org>", ""]) {
    expect(to(none)).toBeNull();
  }
  expect(invited({ isPublic: false, sharedWith: "eve@example.org", expiresAt: NOW }, NOW)).toBeNull();
});

it("names permission and audience in the history, and never the recipient", () => {
  expect(describeShare("Created", { permission: "edit", isPublic: false })).toBe(
    "Created a private share link: Can Edit.",
  );
});
