import { EMAIL_MAX } from "@sunwright/contract/limits";
import { expect, it } from "vitest";
import { describeShare, invited, recipientOf, whyClosed } from "./rules";

const NOW = new Date("2026-11-21T12:00:00Z");

it("keeps any recipient, mails only a single address, and mails nothing for an expired link", () => {
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
  expect(describeShare("created", { permission: "edit", isPublic: false })).toBe(
    "Created a private share link: Can Edit.",
  );
});

const moment = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const PRIVATE = { isPublic: false, sharedWith: "eve@example.org", expiresAt: null };

it("has no recipient where a link is public, or private for nobody", () => {
  for (const sharedWith of [null, ""]) expect(recipientOf({ isPublic: false, sharedWith })).toBeNull();
  for (const sharedWith of [null, "", "Eve@example.org"])
    expect(recipientOf({ isPublic: true, sharedWith })).toBeNull();
});

it("invites to a private link alone, while it opens, and to no longer address than there are (RFC 5321: 254)", () => {
  expect(invited(PRIVATE, NOW)).toBe("eve@example.org");
  expect(invited({ ...PRIVATE, isPublic: true }, NOW)).toBeNull();
  expect(invited({ ...PRIVATE, sharedWith: null }, NOW)).toBeNull();
  expect(invited({ ...PRIVATE, expiresAt: moment(1) }, NOW)).toBe("eve@example.org");
  expect(invited({ ...PRIVATE, expiresAt: moment(-1) }, NOW)).toBeNull();
  const longest = `${"a".repeat(EMAIL_MAX - "@example.org".length)}@example.org`;
  expect(longest).toHaveLength(254);
  expect(invited({ ...PRIVATE, sharedWith: longest }, NOW)).toBe(longest);
  expect(invited({ ...PRIVATE, sharedWith: `a${longest}` }, NOW)).toBeNull();
});

/** Resolution A-41: nobody can open an expired link, only its recipient a private one, and nobody a private one without a recipient. */
it.each([
  ["a public one", { isPublic: true, sharedWith: null, expiresAt: null }, false],
  ["a public one to its last millisecond", { isPublic: true, sharedWith: null, expiresAt: moment(1) }, false],
  ["a public one at its end", { isPublic: true, sharedWith: null, expiresAt: NOW }, true],
  ["a public one that has ended", { isPublic: true, sharedWith: null, expiresAt: moment(-1) }, true],
  ["a private one without a recipient", { ...PRIVATE, sharedWith: null }, true],
  ["a private one for somebody", PRIVATE, true],
])("explains to who manages a link why it stays closed: %s: %j, %s", (_link, terms, explained) => {
  expect(whyClosed(terms, NOW) !== null).toBe(explained);
});

it("tells the three reasons apart, and names the recipient in theirs alone", () => {
  const ended = { ...PRIVATE, expiresAt: moment(-1) };
  const reasons = [ended, { ...PRIVATE, sharedWith: null }, PRIVATE].map((terms) =>
    JSON.stringify(whyClosed(terms, NOW)),
  );
  expect(new Set(reasons).size).toBe(3);
  expect(reasons.map((reason) => reason.includes("eve@example.org"))).toEqual([false, false, true]);
});

it("says of each link in the history what it was, and whether it came or went", () => {
  const events = ["created", "deleted"] as const;
  const said = events.flatMap((event) =>
    [true, false].flatMap((isPublic) =>
      (["view", "edit", "admin"] as const).map((permission) =>
        JSON.stringify(describeShare(event, { permission, isPublic })),
      ),
    ),
  );
  expect(new Set(said).size).toBe(12);
});
