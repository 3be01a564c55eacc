import { listSessions } from "@sunwright/contract/account";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A person at two devices. */
async function twoDevices() {
  const laptop = await server.build.person();
  const client = server.visitor();
  server.clock.advance(60);
  const headers = { "user-agent": "Phone/1.0" };
  await client.post(
    "/api/auth/login",
    { email: laptop.email, password: PASSWORD },
    { headers, address: "203.0.113.9" },
  );
  return { laptop, phone: { ...laptop, client } };
}
const sessionsOf = async ({ client }: Person) =>
  (await client.get("/api/account/sessions")).read(listSessions.response).sessions;
const end = ({ client }: Person, id: string) => client.delete(`/api/account/sessions/${id}`);
const isIn = async ({ client }: Person) => (await client.get("/api/auth/user")).status === 200;

it("lists where the account is signed in, and which of these is here", async () => {
  const { laptop, phone } = await twoDevices();
  const list = await sessionsOf(phone);
  expect(list).toHaveLength(2);
  expect(list[0]).toMatchObject({ current: true, userAgent: "Phone/1.0", address: "203.0.113.9" });
  expect(list[1]).toMatchObject({ current: false, userAgent: "Sunwright tests" });
  expect((await sessionsOf(laptop)).map(({ current }) => current)).toEqual([false, true]);
});

it("ends one session", async () => {
  const { laptop, phone } = await twoDevices();
  const [here] = await sessionsOf(phone);
  expect(await end(laptop, here?.id ?? "")).toMatchObject({ status: 200, body: { message: "Session ended." } });
  expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false]);
});

it("ends the one it is called from, cookie included", async () => {
  const { phone } = await twoDevices();
  const [here] = await sessionsOf(phone);
  expect(await end(phone, here?.id ?? "")).toMatchObject({ status: 200 });
  expect(phone.client.cookies.has("sunwright")).toBe(false);
  expect(await isIn(phone)).toBe(false);
});

it("ends every session but the one it is called from", async () => {
  const { laptop, phone } = await twoDevices();
  const bystander = await server.build.person();
  expect(await laptop.client.delete("/api/account/sessions")).toMatchObject({ status: 200 });
  expect([await isIn(laptop), await isIn(phone), await isIn(bystander)]).toEqual([true, false, true]);
});

it("answers for somebody else's session as for one that does not exist", async () => {
  const [ada, eve] = [await server.build.person(), await server.build.person()];
  const [foreign] = await sessionsOf(ada);
  const missing = await end(eve, "019f0000-0000-7000-8000-000000000000");
  expect(missing).toMatchObject({ status: 404, body: { code: "session_not_found", message: "Session not found" } });
  expect((await end(eve, foreign?.id ?? "")).body, "S-189").toEqual(missing.body);
  expect(await isIn(ada), "S-189").toBe(true);
  expect((await end(eve, "all")).body).toEqual(missing.body);
});
