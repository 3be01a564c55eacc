import { expect, it } from "vitest";
import { projectsSearch } from "./projects-search";

it("reads the address of the projects by what it knows", () => {
  expect(projectsSearch({ q: " Bello ", view: "archived", sort: "name" })).toEqual({
    q: "Bello",
    view: "archived",
    sort: "name",
  });
  const nothing = { q: undefined, view: undefined, sort: undefined };
  expect(projectsSearch({ q: " ", view: "active", sort: "changed", page: "2" })).toEqual(nothing);
  expect(projectsSearch({ q: 4, view: "all" })).toEqual(nothing);
  expect(projectsSearch({ q: "a".repeat(300) }).q).toHaveLength(100);
});
