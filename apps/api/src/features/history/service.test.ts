import { FORMER_MEMBER } from "../projects/people";
import { expect, it } from "vitest";
import { createHistoryPages } from "./service";

const ADA = "019f0000-0000-7000-8000-00000000000a";
const wanted = { projectId: "019f0000-0000-7000-8000-000000000001", before: 100, limit: 20 };
const entry = (number: number) => ({
  id: `019f0000-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`,
  number,
  userId: ADA,
  action: "modified" as const,
  description: `Change ${number}.`,
  changes: {},
  at: new Date(0),
});
const rowOf = (...entries: ReturnType<typeof entry>[]) => ({
  project: { id: wanted.projectId },
  newest: entries[0]?.id ?? null,
  entries,
});

it("answers with a page as it was until an entry is added, and with the names people have now", async () => {
  let name = "Ada Obi";
  const pages = createHistoryPages(async () => new Map([[ADA, { userId: "ao-0000000a", name }]]));
  const first = rowOf(entry(1));
  expect(pages.ask(wanted).known).toBe("");
  const answer = await pages.answer(first, pages.ask(wanted));
  expect(JSON.parse(String(answer.body))).toMatchObject([{ number: 1, name: "Ada Obi" }]);

  const asked = pages.ask(wanted);
  expect(asked.known).toBe(first.newest);
  expect(pages.ask({ ...wanted, before: 50 }).known, "another page").toBe("");
  const unread = { ...first, entries: null };
  expect(await pages.answer(unread, asked)).toBe(answer);

  name = "Ada Bello";
  const renamed = await pages.answer(unread, pages.ask(wanted));
  expect(renamed.tag).not.toBe(answer.tag);
  expect(JSON.parse(String(renamed.body))).toMatchObject([{ number: 1, name: "Ada Bello" }]);

  const longer = await pages.answer(rowOf(entry(2), entry(1)), pages.ask(wanted));
  expect(JSON.parse(String(longer.body))).toMatchObject([{ number: 2 }, { number: 1 }]);
});

it("reads no kept page to a caller who may not see the project, and knows who is gone", async () => {
  const pages = createHistoryPages(async () => new Map());
  const row = rowOf(entry(1));
  const { body } = await pages.answer(row, pages.ask(wanted));
  expect(JSON.parse(String(body))).toMatchObject([FORMER_MEMBER]);
  await expect(pages.answer({ ...row, project: null, entries: null }, pages.ask(wanted))).rejects.toMatchObject({
    code: "project_not_found",
  });
});
