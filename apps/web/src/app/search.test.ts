import { expect, it } from "vitest";
import { parseSearch } from "../lib/routing/address";
import { authSearch, resetSearch } from "./search";

it("reads a token of digits as the text it is", () => {
  expect(resetSearch(parseSearch("?token=00012345678901234567890"))).toEqual({ token: "00012345678901234567890" });
});

it("S-153 S-222 reads an empty token as none", () => {
  for (const search of ["", "?token=", "?token=%20"])
    expect(resetSearch(parseSearch(search)), `S-153 S-222 ${search}`).toEqual({ token: undefined });
});

it("takes over what the auth screen knows and drops the rest", () => {
  const search = parseSearch(
    "?verified=true&outcome=already_verified&message=All%20set&next=%2Fprojects&mode=sign-up&x=1",
  );
  expect(authSearch(search)).toEqual({
    verified: "true",
    outcome: "already_verified",
    message: "All set",
    next: "/projects",
    mode: "sign-up",
  });
  const none = { verified: undefined, outcome: undefined, message: undefined, next: undefined, mode: undefined };
  expect(authSearch(parseSearch("?verified=yes&outcome=lost&mode=admin&message="))).toStrictEqual(none);
});
