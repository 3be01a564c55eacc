import { expect, it } from "vitest";
import { isOutOfDate } from "./live-parts";

const key = (...rest: string[]) => ["/api/projects", "one", ...rest];

it("reads the project and its history again after every write", () => {
  for (const part of ["", "appliances", "calculate", "comments"]) {
    expect(isOutOfDate(key(), "one", [part])).toBe(true);
    expect(isOutOfDate(key("history"), "one", [part])).toBe(true);
  }
});

it("reads a part again only when it was written, also where the write has another name", () => {
  expect(isOutOfDate(key("appliances"), "one", ["appliances"])).toBe(true);
  expect(isOutOfDate(key("design"), "one", ["calculate"])).toBe(true);
  expect(isOutOfDate(key("panel-placement"), "one", ["optimize-panels"])).toBe(true);
  expect(isOutOfDate(key("economics"), "one", ["appliances", "calculate"])).toBe(false);
  expect(isOutOfDate(key("weather"), "one", [""])).toBe(true);
  expect(isOutOfDate(key("weather", "hours"), "one", [""])).toBe(false);
  expect(isOutOfDate(key("weather", "hours"), "one", ["weather"])).toBe(true);
});

it("reads appliances and money again after a restore, and no discussion", () => {
  expect(isOutOfDate(key("appliances"), "one", ["history"])).toBe(true);
  expect(isOutOfDate(key("economics"), "one", ["history"])).toBe(true);
  expect(isOutOfDate(key("comments"), "one", ["history"])).toBe(false);
});

it("leaves other projects and lists alone", () => {
  expect(isOutOfDate(["/api/projects", "two"], "one", [""])).toBe(false);
  expect(isOutOfDate(["/api/projects", { archived: false }], "one", [""])).toBe(false);
  expect(isOutOfDate(["/api/appliances"], "one", ["appliances"])).toBe(false);
});
