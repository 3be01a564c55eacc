import { expect, it } from "vitest";
import { partOf } from "./watching";

it("names the part of the project that a write changes", () => {
  expect(partOf("/api/projects/:id")).toBe("");
  expect(partOf("/api/projects/:id/appliances/:applianceId")).toBe("appliances");
  expect(partOf("/api/projects/:id/calculate")).toBe("calculate");
  expect(partOf("/api/projects/:id/weather/fetch")).toBe("weather");
  expect(partOf("/api/shares/:shareId")).toBe("shares");
  expect(partOf("/api/comments/:commentId")).toBe("comments");
});

it("leaves everything else alone", () => {
  for (const route of ["/api/projects", "/api/projects/:id/cost-comparison", "/api/account", "/api/auth/login", ""])
    expect(partOf(route)).toBeNull();
});
