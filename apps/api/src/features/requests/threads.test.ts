import type { Response } from "@sunwright/contract/endpoint";
import type { listThreads, Message, readThread } from "@sunwright/contract/messages";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Homeowner, type Installer, openVillage, type Village } from "./testing/people";

let village: Village;
beforeAll(async () => {
  village = await openVillage();
});
afterAll(() => village.close());

type Someone = Pick<Homeowner | Installer, "get" | "post">;
type Thread = Response<typeof readThread>;
const NO_THREAD = { status: 404, body: { code: "thread_not_found" } };
const write = (who: Someone, id: string, text: string) => who.post<Message>(`/api/messages/${id}`, { text });
const read = async (who: Someone, id: string) => (await who.get<Thread>(`/api/messages/${id}`)).body;
const wordsOf = ({ messages }: Thread) =>
  messages.map(({ pieces }) =>
    pieces.map((piece) => (typeof piece === "string" ? piece : `[${piece.hidden}]`)).join(""),
  );

const news = async (who: Someone) =>
  (
    await who.get<{ notifications: { kind: string; subject: object; values: object }[] }>(
      "/api/notifications?topic=messages",
    )
  ).body.notifications;

async function asked() {
  const firm = await village.installer();
  const owner = await village.homeowner();
  await owner.save();
  expect((await owner.invite([firm])).status).toBe(200);
  const id = (await owner.read()).invitations[0]?.id ?? "";
  return { firm, owner, id };
}

it("is there before the firm accepts: both sides ask and answer, without names and ways to reach each other", async () => {
  const { firm, owner, id } = await asked();
  expect(await read(firm, id)).toMatchObject({ kind: "lead", side: "firm", name: "", masked: true, closed: false });
  const question = await write(firm, id, "Is the roof tiled? Call 0803 555 0199 or me@example.org");
  expect(question.status).toBe(201);
  const { firstName, lastName } = owner;
  await write(owner, id, `Tiles. ${firstName} ${lastName}, 0803 555 0142, 12 Gidan Rimi Close`);
  const seen = await read(firm, id);
  expect(wordsOf(seen)[0]).toBe("Is the roof tiled? Call [phone] or [email]");
  for (const secret of [firstName, lastName, "0803", "Gidan Rimi"])
    expect(JSON.stringify(seen), secret).not.toContain(secret);
  const listed = await firm.get<Response<typeof listThreads>>("/api/messages");
  for (const secret of [firstName, lastName, "0803", "Gidan Rimi"])
    expect(JSON.stringify(listed.body), secret).not.toContain(secret);
  expect(await read(owner, id)).toMatchObject({ side: "person", messages: [{ side: "firm" }, { mine: true }] });
});

it("is told to the other side, and leads to the thread", async () => {
  const { firm, owner, id } = await asked();
  await write(firm, id, "Is the roof tiled?");
  expect((await news(owner))[0]).toMatchObject({
    kind: "lead_message",
    subject: { kind: "thread", id },
    values: { side: "person" },
  });
  await write(firm, id, "And how old is it?");
  expect(
    (await news(owner)).filter(({ kind }) => kind === "lead_message"),
    "one until it is read",
  ).toHaveLength(1);
  await write(owner, id, "It is.");
  expect((await news(firm))[0]).toMatchObject({ kind: "lead_message", values: { side: "firm" } });
});

it("knows the first name once the firm has accepted, and still hides numbers", async () => {
  const { firm, owner, id } = await asked();
  expect((await firm.accept()).status).toBe(200);
  const { firstName, lastName } = owner;
  await write(owner, id, `I am ${firstName} ${lastName}, 0803 555 0142`);
  const seen = await read(firm, id);
  expect(seen.name).toBe(firstName);
  expect(wordsOf(seen)).toEqual([`I am ${firstName} [name], [phone]`]);
});

it("is gone for the firm once the lead is over; the homeowner reads on and writes no more", async () => {
  const { firm, owner, id } = await asked();
  await write(firm, id, "Is the roof tiled?");
  expect((await firm.decline("no_team")).status).toBe(200);
  expect(await firm.get(`/api/messages/${id}`)).toMatchObject(NO_THREAD);
  expect(await write(firm, id, "One more thing")).toMatchObject(NO_THREAD);
  expect(await read(owner, id)).toMatchObject({ closed: true, messages: [{ side: "firm" }] });
  expect(await write(owner, id, "Why?")).toMatchObject({ status: 409, body: { code: "thread_closed" } });
});

it("is of its two sides alone", async () => {
  const { id } = await asked();
  const other = await asked();
  expect(await other.firm.get(`/api/messages/${id}`)).toMatchObject(NO_THREAD);
  expect(await write(other.owner, id, "Hello")).toMatchObject(NO_THREAD);
});
