import { expect, it } from "vitest";
import { concerned, mayDelete, mayEdit, type Reach, rootOf } from "./rules";

const comment = { userId: "author" };
const REACHES: readonly Reach[] = ["view", "edit", "admin", "owner"];

it("S-398 lets the author edit and nobody else, whatever their permission", () => {
  expect(mayEdit(comment, "author")).toBe(true);
  expect(mayEdit(comment, "somebody")).toBe(false);
});

it("S-398 lets the author, the owner and an admin delete", () => {
  expect(REACHES.map((reach) => mayDelete(comment, "somebody", reach))).toEqual([false, false, true, true]);
  expect(REACHES.map((reach) => mayDelete(comment, "author", reach))).toEqual([true, true, true, true]);
});

it("S-334 attaches a reply to a reply to the first comment", () => {
  expect(rootOf({ id: "first", parentId: null })).toBe("first");
  expect(rootOf({ id: "second", parentId: "first" })).toBe("first");
});

it("tells the owner and everybody who wrote, each once and never the author", () => {
  expect(concerned("owner", ["ada", "owner", "bo"], "ada")).toEqual(["owner", "bo"]);
  expect(concerned("owner", ["owner"], "owner")).toEqual([]);
});
