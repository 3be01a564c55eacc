import { expect, it } from "vitest";
import { staysOnPage } from "./arrival";

const here = "https://sunwright.example/calculator?project=7#section-site";

it("knows the addresses a browser would only scroll to", () => {
  expect(staysOnPage(here, "/calculator?project=7#section-site")).toBe(true);
  expect(staysOnPage(here, "/calculator?project=7#section-sun")).toBe(true);
  expect(staysOnPage(here, "/calculator?project=7")).toBe(true);
});

it("lets the browser load every other page by itself", () => {
  expect(staysOnPage(here, "/calculator?project=8#section-site")).toBe(false);
  expect(staysOnPage(here, "/")).toBe(false);
  expect(staysOnPage("https://sunwright.example/", "/installer-dashboard")).toBe(false);
});
