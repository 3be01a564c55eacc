import { expect, it } from "vitest";
import { authSearch, parseSearch, resetSearch, stringifySearch } from "./search";

it("reads a token of digits as the text it is", () => {
  expect(resetSearch(parseSearch("?token=00012345678901234567890"))).toEqual({ token: "00012345678901234567890" });
  expect(resetSearch(parseSearch("?token="))).toEqual({});
});

it("takes over what the auth screen knows and drops the rest", () => {
  const search = parseSearch("?verified=true&message=All%20set&next=%2Fprojects&mode=sign-up&x=1");
  expect(authSearch(search)).toEqual({ verified: "true", message: "All set", next: "/projects", mode: "sign-up" });
  expect(authSearch(parseSearch("?verified=yes&mode=admin"))).toEqual({});
});

it("writes addresses that read back the same, and none for nothing", () => {
  const search = { message: "50% & more?", next: "/projects/1" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(stringifySearch({ verified: undefined })).toBe("");
});
