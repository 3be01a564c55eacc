import fc from "fast-check";
import { expect, it } from "vitest";
import { MOST_KEPT, withOpened } from "./kept-projects";

const projects = (count: number) => Array.from({ length: count }, (_, index) => `project ${index}`);
const nothingWaits = () => false;

it("forgets the one that was opened longest ago when one more is opened", () => {
  const { opened, forgotten } = withOpened(projects(MOST_KEPT), "another", nothingWaits);
  expect(forgotten).toEqual(["project 0"]);
  expect(opened).toHaveLength(MOST_KEPT);
  expect(opened.at(-1)).toBe("another");
});

it("counts one that is opened again as the newest, and forgets nothing for it", () => {
  const { opened, forgotten } = withOpened(projects(MOST_KEPT), "project 0", nothingWaits);
  expect(forgotten).toEqual([]);
  expect(opened.at(-1)).toBe("project 0");
});

it("passes over those whose changes wait", () => {
  const { forgotten } = withOpened(projects(MOST_KEPT), "another", (project) => project === "project 0");
  expect(forgotten).toEqual(["project 1"]);
});

it("loses no change that waits, nor the project that is open, whatever was opened", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 200 }), fc.uniqueArray(fc.nat(60)), (visits, waiting) => {
      let kept: readonly string[] = [];
      const waits = (project: string) => waiting.includes(Number(project));
      for (const visit of visits) {
        const { opened, forgotten } = withOpened(kept, String(visit), waits);
        expect(forgotten.some(waits)).toBe(false);
        expect(opened.at(-1)).toBe(String(visit));
        expect(opened.filter((project) => !waits(project)).length).toBeLessThanOrEqual(MOST_KEPT);
        kept = opened;
      }
    }),
  );
});
