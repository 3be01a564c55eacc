import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testing/server";
import { createSeenPeople, toPersonSeen } from "./people";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const id = "019f0000-0000-7000-8000-3f9c2a71bd04";

it("an outward id begins with the initials and does not hold the account's own id", () => {
  expect(
    toPersonSeen({ id, firstName: "Amina", lastName: "Bello" }),
    "S-502 the first two characters are initials",
  ).toEqual({
    userId: "ab-2a71bd04",
    name: "Amina Bello",
  });
});

it.each([
  ["Łukasz", "Żak", "łż"],
  ["'Ana", "de Souza", "ad"],
  ["--", "李", "x李"],
])("%s %s has the initials %s", (firstName, lastName, initials) => {
  expect(toPersonSeen({ id, firstName, lastName }).userId.slice(0, 2)).toBe(initials);
});

it("asks the database once for all who are asked for in one turn, and again in the next", async () => {
  const [one, other] = [await server.build.person(), await server.build.person()];
  const ask = vi.spyOn(server.database, "ask");
  const seenPeople = createSeenPeople(server.database);
  const found = await Promise.all([seenPeople([one.userId]), seenPeople([other.userId, one.userId]), seenPeople([])]);
  expect(found.map((known) => known.has(one.userId))).toEqual([true, true, true]);
  expect(found[1]?.has(other.userId)).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  expect((await seenPeople([other.userId])).has(one.userId)).toBe(false);
  expect(await seenPeople([])).toEqual(new Map());
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockRestore();
});
