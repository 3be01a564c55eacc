import { expect, it } from "vitest";
import {
  askedPage,
  designPath,
  isSameDesign,
  isViewLetter,
  RESULT_PAGES,
  resultPath,
  viewAddress,
} from "./result-pages";

it("gives each page of a result an address under the design's own, wherever that is", () => {
  for (const base of ["/calculator", "/projects/1f"])
    for (const page of RESULT_PAGES) {
      const path = resultPath(base, page);
      expect(path).toBe(`${base}/results/${page}`);
      expect(askedPage(path)).toEqual({ page });
      expect(designPath(path)).toBe(base);
    }
  expect(resultPath("/", "money")).toBe("/results/money");
  expect(designPath("/results/money")).toBe("/");
});

it("goes from one page to another, and knows what is no page", () => {
  expect(resultPath("/projects/1f/results/energy", "people")).toBe("/projects/1f/results/people");
  expect(askedPage("/projects/1f")).toBeNull();
  expect(askedPage("/projects/results-of-may")).toBeNull();
  for (const path of ["/projects/1f/results", "/projects/1f/results/", "/projects/1f/results/moneys"])
    expect(askedPage(path)).toEqual({ page: null });
});

it("knows where each lettered view stands", () => {
  // Visual direction, section 11: Summary has A, Energy B to F and H, Wiring G, I and J, Money M.
  const pages = { summary: "A", energy: "BCDEFH", wiring: "GIJ", money: "M" };
  for (const [page, letters] of Object.entries(pages))
    for (const letter of letters.split("").filter(isViewLetter))
      expect(viewAddress("/projects/1f/results/people", letter)).toBe(`/projects/1f/results/${page}#view-${letter}`);
  expect(Object.values(pages).join("").split("").every(isViewLetter)).toBe(true);
  for (const other of ["K", "b", "", "toString"]) expect(isViewLetter(other)).toBe(false);
});

it("keeps one design together, and two apart", () => {
  expect(isSameDesign("/projects/1f", "/projects/1f/results/energy")).toBe(true);
  expect(isSameDesign("/projects/1f/results/energy", "/projects/2f/results/energy")).toBe(false);
  expect(isSameDesign("/", "/calculator")).toBe(false);
});
