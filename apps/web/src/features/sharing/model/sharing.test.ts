import { createShare, type Share } from "@sunwright/contract/shares";
import { expect, it } from "vitest";
import { expiryHint, recipientHint, SHARE_DEFAULTS, shareBody } from "./share-form";
import { audienceOf, hasExpired, shareUrl, shareUse, viewLinkOf } from "./share-words";

const NOW = new Date("2026-11-21T12:00:00Z");

it("starts with permission view, a public link, no expiry and no recipient", () => {
  expect(shareBody(SHARE_DEFAULTS), "S-354 S-503").toEqual({
    permission: "view",
    isPublic: true,
    expiresAt: null,
    sharedWith: null,
  });
});

it("sends what the contract takes, the expiry in ISO form at the end of its day", () => {
  const body = shareBody({
    permission: "edit",
    isPublic: false,
    sharedWith: " eve@example.org ",
    expiryDay: "2026-12-31",
  });
  expect(createShare.body.parse(body)).toMatchObject({ permission: "edit", sharedWith: "eve@example.org" });
  expect(body.expiresAt, "S-413 ISO").toBe(new Date("2026-12-31T23:59:59.999").toISOString());
  expect(new Date(body.expiresAt ?? "").getTime()).toBe(new Date("2026-12-31T23:59:59.999").getTime());
});

it("checks no format: any recipient is sent, with a word on what follows", () => {
  const typed = { ...SHARE_DEFAULTS, isPublic: false, sharedWith: "the neighbour" };
  expect(shareBody(typed).sharedWith).toBe("the neighbour");
  expect(createShare.body.safeParse(shareBody(typed)).success, "S-382").toBe(true);
  expect(recipientHint("the neighbour", true)).toContain("does not look like");
  expect(recipientHint("eve@example.org", true)).toContain("We mail the link");
  expect(recipientHint("eve@example.org", false)).toContain("copy the link and send it yourself");
  expect(recipientHint(" ", true)).toContain("nobody");
});

it("sends no recipient with a public link, whatever was typed before", () => {
  expect(shareBody({ ...SHARE_DEFAULTS, sharedWith: "eve@example.org" }).sharedWith).toBeNull();
});

it("needs no expiry, and says when a day has passed", () => {
  expect(shareBody({ ...SHARE_DEFAULTS, expiryDay: "" }).expiresAt, "S-383").toBeNull();
  expect(expiryHint("", NOW)).toBe("No expiry");
  expect(expiryHint("2026-11-01", NOW)).toContain("has passed");
  expect(expiryHint("2026-12-31", NOW)).toContain("until the end");
});

it("says how often a link was opened, when last, and when it ends", () => {
  const words = (accessCount: number, lastAccessedAt: string | null, expiresAt: string | null) =>
    shareUse({ accessCount, lastAccessedAt, expiresAt }, NOW);
  expect(words(12, "2026-11-21T11:20:00Z", null)).toBe("12 opens, last 40 minutes ago. No expiry.");
  expect(words(1, "2026-11-21T11:59:50Z", "2026-12-31T12:00:00Z")).toBe("1 open, last just now. Expires Dec 31, 2026.");
  expect(words(0, null, "2026-11-01T12:00:00Z")).toBe("0 opens. Expired Nov 1, 2026.");
  expect(hasExpired({ expiresAt: NOW.toISOString() }, NOW)).toBe(true);
});

it("names whom a link is for", () => {
  expect(audienceOf({ isPublic: true, sharedWith: null })).toBe("Public");
  expect(audienceOf({ isPublic: false, sharedWith: "eve@example.org" })).toBe("eve@example.org");
  expect(audienceOf({ isPublic: false, sharedWith: null })).toBe("Private, no recipient");
});

it("makes links of the form {origin}/shared/{shareToken}", () => {
  expect(shareUrl("https://sun.example.org", { shareToken: "abc" }), "S-282").toBe(
    "https://sun.example.org/shared/abc",
  );
});

it("shares a living link with which anybody may view, the one that lasts longest", () => {
  const share = (id: string, more: Partial<Share> = {}): Share => ({
    id,
    permission: "view",
    isPublic: true,
    sharedWith: null,
    sharedBy: "Amina",
    expiresAt: null,
    createdAt: "2026-11-20T12:00:00Z",
    accessCount: 0,
    lastAccessedAt: null,
    shareToken: id,
    ...more,
  });
  const others = [
    share("edit", { permission: "edit" }),
    share("private", { isPublic: false, sharedWith: "eve@example.org" }),
    share("ended", { expiresAt: "2026-11-21T12:00:00Z" }),
  ];
  expect(viewLinkOf(others, NOW)).toBeNull();
  const ends = share("ends", { expiresAt: "2026-12-21T12:00:00Z", createdAt: "2026-11-21T11:00:00Z" });
  expect(viewLinkOf([...others, ends], NOW)?.id).toBe("ends");
  const older = share("older", { createdAt: "2026-11-19T12:00:00Z" });
  expect(viewLinkOf([...others, ends, older, share("newer")], NOW)?.id).toBe("newer");
});
