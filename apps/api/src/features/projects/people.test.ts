import { PersonSeen } from "@sunwright/contract/people";
import { expect, it } from "vitest";
import { FORMER_MEMBER, seenIn } from "./people";

it("shows who is known, and of a deleted account only that it is gone", () => {
  const ada = { userId: "al-1", name: "Ada L." };
  const known = new Map([["one", ada]]);
  expect(seenIn(known, "one")).toBe(ada);
  expect(seenIn(known, "two")).toEqual({ userId: "fm-gone", name: "Former member" });
  expect(PersonSeen.parse(FORMER_MEMBER)).toEqual(FORMER_MEMBER);
  // Avatars show the first two characters.
  expect(FORMER_MEMBER.userId.slice(0, 2)).toBe("fm");
});
