import { expect, it } from "vitest";
import { homeAfterSignIn, ownPath, roleLabel } from "./role";

it("S-007 S-008 S-009 names installers, retailers and everybody else", () => {
  expect([roleLabel("installer"), roleLabel("retailer"), roleLabel("end_user")]).toEqual([
    "Installer",
    "Retailer",
    "User",
  ]);
});

it("S-148 S-149 leads home by role after signing in", () => {
  expect(homeAfterSignIn("end_user")).toBe("/");
  expect(homeAfterSignIn("installer")).toBe("/installer-dashboard");
  expect(homeAfterSignIn("retailer")).toBe("/retailer-dashboard");
});

it("follows only paths of this site", () => {
  const origin = "https://sunwright.example";
  expect(ownPath("/projects/7?tab=1#top", origin)).toBe("/projects/7?tab=1#top");
  for (const away of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", undefined]) {
    expect(ownPath(away, origin)).toBeUndefined();
  }
});
