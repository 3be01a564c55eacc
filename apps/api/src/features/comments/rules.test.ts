import { ACCESS } from "@sunwright/contract/access";
import { expect, it } from "vitest";
import { concerned, describeComment, describeRemoval, mayDelete, mayEdit, rootOf } from "./rules";

const comment = { userId: "author" };

it("lets the author edit and nobody else, whatever their permission", () => {
  expect(mayEdit(comment, "author")).toBe(true);
  expect(mayEdit(comment, "somebody"), "S-398").toBe(false);
});

it("lets the author, the owner and an admin delete", () => {
  expect(
    ACCESS.map((access) => mayDelete(comment, "somebody", access)),
    "S-398",
  ).toEqual([false, false, true, true]);
  expect(ACCESS.map((access) => mayDelete(comment, "author", access))).toEqual([true, true, true, true]);
});

it("attaches a reply to a reply to the first comment", () => {
  expect(rootOf({ id: "first", parentId: null })).toBe("first");
  expect(rootOf({ id: "second", parentId: "first" }), "S-334").toBe("first");
});

it("tells the owner and everybody who wrote, each once and never the author", () => {
  expect(concerned("owner", ["ada", "owner", "bo"], "ada")).toEqual(["owner", "bo"]);
  expect(concerned("owner", ["owner"], "owner")).toEqual([]);
});

it("writes a comment, an answer and a removal into the history in words of their own", () => {
  expect(describeComment(false)).toMatch(/comment/i);
  expect(describeComment(false)).not.toMatch(/repl/i);
  expect(describeComment(true)).toMatch(/repl/i);
  expect(describeRemoval()).toMatch(/(remov|delet)/i);
});
