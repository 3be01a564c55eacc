import type { Comment } from "@sunwright/contract/comments";
import { expect, it } from "vitest";
import { rootOf, threadsOf, withoutComment } from "./threads";

const comment = (id: string, minute: number, parentId: string | null = null): Comment => ({
  id,
  userId: "ab-3f9c2a71",
  name: "Amina Bello",
  content: id,
  parentId,
  createdAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString(),
  deleted: false,
  asked: null,
  mayEdit: true,
  mayDelete: true,
});

it("groups replies under their parent, one level deep, oldest reply first and newest discussion first", () => {
  const list = [
    comment("late reply", 5, "old"),
    comment("new", 3),
    comment("old", 1),
    comment("early reply", 4, "old"),
  ];
  const threads = threadsOf(list).map(({ root, replies }) => [root.id, replies.map(({ id }) => id)]);
  expect(threads, "S-334 grouped under their parent").toEqual([
    ["new", []],
    ["old", ["early reply", "late reply"]],
  ]);
});

it("sends the reply to a reply under the first comment", () => {
  expect(rootOf(comment("root", 1))).toBe("root");
  expect(rootOf(comment("reply", 2, "root")), "S-334 one level deep").toBe("root");
});

it("leaves a marker without words and author where there were replies, and nothing where there were none", () => {
  const list = [comment("root", 1), comment("reply", 2, "root")];
  expect(withoutComment(list, "reply").map(({ id }) => id)).toEqual(["root"]);
  expect(withoutComment(list, "root")[0]).toMatchObject({ content: "", userId: null, name: null, deleted: true });
});
