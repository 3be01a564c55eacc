import { expect, it } from "vitest";
import { firstPlace } from "./use-step";

const PROJECT = "/projects/7f0c";

it.each([
  ["a new design", "", "", false, 1, "summary"],
  ["a calculated one", "", "", true, 3, "summary"],
  ["its first step", "", "power-calculation", true, 1, "summary"],
  ["its second", "", "system-parameters", true, 2, "summary"],
  ["the results as mails name them", "", "results", false, 3, "summary"],
  ["another mark", "", "elsewhere", true, 3, "summary"],
  ["a page of the result", "/results/money", "", true, 3, "money"],
  ["with a view", "/results/energy", "view-B", true, 3, "energy"],
  ["a page there is not", "/results/nothing", "", true, 3, "summary"],
])("%s opens where its address says", (_, below, hash, calculated, step, page) => {
  expect(firstPlace({ pathname: PROJECT + below, hash }, calculated)).toEqual({ step, page });
});
