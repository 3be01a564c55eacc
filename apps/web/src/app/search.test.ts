import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { authSearch, parseSearch, resetSearch, stringifySearch } from "./search";

it("reads a token of digits as the text it is", () => {
  expect(resetSearch(parseSearch("?token=00012345678901234567890"))).toEqual({ token: "00012345678901234567890" });
});

it("S-153 S-222 lays nothing over an empty token, so that the router's own reading of it does not stay", () => {
  for (const address of ["/reset-password", "/reset-password?token=", "/reset-password?token=%20"]) {
    const root = createRootRoute();
    const reset = createRoute({ getParentRoute: () => root, path: "/reset-password", validateSearch: resetSearch });
    const router = createRouter({
      routeTree: root.addChildren([reset]),
      history: createMemoryHistory({ initialEntries: [address] }),
      parseSearch,
      stringifySearch,
    });
    const match = router.matchRoutes(router.latestLocation).at(-1);
    expect(match?.routeId).toBe("/reset-password");
    expect(match, `S-153 S-222 ${address}`).toMatchObject({ search: { token: undefined } });
  }
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

it("writes addresses that read back the same, and none for nothing", () => {
  const search = { message: "50% & more?", next: "/projects/1" };
  expect(parseSearch(stringifySearch(search))).toEqual(search);
  expect(stringifySearch({ verified: undefined })).toBe("");
});
