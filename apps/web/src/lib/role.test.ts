import { expect, it } from "vitest";
import { homeAfterSignIn, ownPath, roleLabel } from "./role";

it("names installers, retailers and everybody else", () => {
  expect(roleLabel("installer"), "S-007").toBe("Installer");
  expect(roleLabel("retailer"), "S-008").toBe("Retailer");
  expect(roleLabel("end_user"), "S-009").toBe("User");
});

it("leads home by role after signing in", () => {
  expect(homeAfterSignIn("end_user"), "S-148").toBe("/");
  expect(homeAfterSignIn("installer"), "S-149").toBe("/installer-dashboard");
  expect(homeAfterSignIn("retailer"), "S-149").toBe("/retailer-dashboard");
});

it("follows only paths of this site", () => {
  const origin = "https://sunwright.example";
  expect(ownPath("/projects/7?tab=1#top", origin)).toBe("/projects/7?tab=1#top");
  for (const away of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", undefined]) {
    expect(ownPath(away, origin)).toBeUndefined();
  }
});
