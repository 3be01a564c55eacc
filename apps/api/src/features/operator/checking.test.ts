import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { newId } from "../../platform/ids";
import { startTestServer, type TestServer } from "../../testing/server";
import { createAuditCheck } from "./checking";
import { audit, auditChain } from "./table";

const DAY = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Line by line, or together. */
const add = (act: string) =>
  server.database.transaction((tx) =>
    audit(tx, {
      id: newId(server.clock.now()),
      at: server.clock.now(),
      operatorId: null,
      act,
      subjectId: newId(server.clock.now()),
      about: "Zuma Storage, Ọ̀yọ́",
      before: { state: "active", said: undefined, at: server.clock.now(), amounts: [1, 2.5, 1e21] },
      after: {},
    }),
  );

/** What somebody does who may do everything in the database. */
async function behindTheTrigger(change: ReturnType<typeof sql>): Promise<void> {
  const { executor } = server.database;
  await executor.execute(sql`alter table operator_audit disable trigger operator_audit_append_only`);
  await executor.execute(change);
  await executor.execute(sql`alter table operator_audit enable trigger operator_audit_append_only`);
}

it("gives each line the mark of the one before, also of those that are written at the same time", async () => {
  const { executor } = server.database;
  expect(await auditChain(executor)).toEqual({ place: 0, mark: "", broken: null });
  await Promise.all(Array.from({ length: 8 }, (_, index) => add(`act ${index}`)));
  const { rows } = await executor.execute<{ place: string }>(sql`select place from operator_audit order by place`);
  expect(rows.map(({ place }) => Number(place))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const found = await auditChain(executor);
  expect(found).toMatchObject({ place: 8, broken: null });
  expect(found.mark).toMatch(/^[0-9a-f]{64}$/);
});

it("leaves no place of a line that was taken back", async () => {
  await expect(
    server.database.transaction(async (tx) => {
      await audit(tx, {
        id: newId(server.clock.now()),
        at: server.clock.now(),
        act: "taken back",
        subjectId: newId(server.clock.now()),
        before: {},
        after: {},
      });
      throw new Error("Something else failed");
    }),
  ).rejects.toThrow("Something else failed");
  await add("after it");
  expect(await auditChain(server.database.executor)).toMatchObject({ place: 9, broken: null });
});

it("is looked at once a day: whole with its last mark, else the first line that was changed behind the trigger", async () => {
  const { app } = server;
  const [info, error] = [vi.spyOn(app.http.log, "info"), vi.spyOn(app.http.log, "error")];
  const check = createAuditCheck(app);
  server.clock.advance(DAY);
  await check();
  const { mark } = await auditChain(server.database.executor);
  expect(info).toHaveBeenCalledWith({ lines: 9, mark }, "the audit is whole");

  await behindTheTrigger(sql`update operator_audit set reason = 'Another reason' where place = 4`);
  server.clock.advance(DAY / 2);
  await check();
  expect(error, "not yet again").not.toHaveBeenCalled();
  server.clock.advance(DAY / 2);
  await check();
  expect(error).toHaveBeenLastCalledWith({ place: 4 }, "the audit was changed");
  const health = await server.database.executor.execute<{ count: number }>(
    sql`select count from marks where name = 'audit'`,
  );
  expect(health.rows).toEqual([{ count: 4 }]);

  await behindTheTrigger(sql`update operator_audit set reason = '' where place = 4`);
  expect((await auditChain(server.database.executor)).broken).toBeNull();
  await behindTheTrigger(sql`delete from operator_audit where place = 6`);
  expect((await auditChain(server.database.executor)).broken).toBe(6);
  // The last mark is put back, and the lines after it are still there.
  await server.database.executor.execute(sql`update operator_audit_head set place = 5`);
  expect((await auditChain(server.database.executor)).broken).toBe(7);
  await server.database.executor.execute(sql`update operator_audit_head set place = 9`);
  await behindTheTrigger(sql`delete from operator_audit where place > 5`);
  expect((await auditChain(server.database.executor)).broken).toBe(6);
});
