import { User } from "@sunwright/contract/accounts";
import { Account, updateAccount } from "@sunwright/contract/account";
import { createProject } from "@sunwright/contract/projects";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { PASSWORD, type Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { freshEmail, signUpForm } from "../testing/forms";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const remove = ({ client }: Person, password: unknown) => client.post("/api/account/delete", { password });

/** Somebody with something of everything. */
async function settled(): Promise<Person & { projectId: string }> {
  const ada = await server.build.person({ role: "installer" });
  await ada.client.put("/api/account/picture", { image: PNG });
  const reply = await ada.client.post("/api/projects", { name: "My clinic" }, { idempotencyKey: "k" });
  return { ...ada, projectId: reply.read(createProject.response).id };
}

const Export = z.looseObject({
  product: z.literal("Sunwright"),
  account: Account,
  picture: z.object({ mediaType: z.string(), base64: z.string() }),
  sessions: z.array(z.object({ current: z.boolean() })),
  projects: z.array(z.looseObject({ name: z.string() })),
});

describe("the export", () => {
  it("holds everything of its owner in one document, projects included", async () => {
    const ada = await settled();
    const data = (await ada.client.get("/api/account/export")).read(Export);
    expect(data.account).toEqual((await ada.client.get("/api/account")).read(updateAccount.response));
    const { profileImageUrl } = (await ada.client.get("/api/auth/user")).read(User);
    const served = await ada.client.bytes(profileImageUrl ?? "");
    expect(data.picture).toEqual({ mediaType: "image/png", base64: Buffer.from(served.bytes).toString("base64") });
    expect(data.sessions).toHaveLength(1);
    expect(data.projects.map(({ name }) => name)).toEqual(["My clinic"]);
  });

  it("holds no secret and nothing of anybody else", async () => {
    const [ada, eve] = [await settled(), await settled()];
    const { text } = await ada.client.get("/api/account/export");
    expect(text).not.toMatch(/argon2|token|hash/i);
    for (const foreign of [eve.userId, eve.email, eve.projectId]) expect(text).not.toContain(foreign);
    expect(await server.get("/api/account/export")).toMatchObject({ status: 401 });
  });
});

/** Tables with rows that name an account, or its address. */
async function traces(person: Person): Promise<string[]> {
  const { executor } = server.database;
  const columns = await executor.execute<{ table_name: string; column_name: string }>(
    sql`SELECT table_name, column_name FROM information_schema.columns
        WHERE table_schema = 'public' AND (data_type IN ('uuid', 'text', 'jsonb'))`,
  );
  const found: string[] = [];
  for (const { table_name: table, column_name: column } of columns.rows) {
    const wanted = [`%${person.userId}%`, `%${person.email}%`];
    const rows = await executor.execute(
      sql`SELECT 1 FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)}::text LIKE ANY (ARRAY[${sql.join(
        wanted.map((pattern) => sql`${pattern}`),
        sql`, `,
      )}]) LIMIT 1`,
    );
    if (rows.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.sort((a, b) => a.localeCompare(b));
}

describe("deleting the account", () => {
  it("removes everything but the mail about it, and that once it is sent", async () => {
    const ada = await settled();
    await server.app.outbox.flush();
    expect(await traces(ada)).toEqual(expect.arrayContaining(["users.id", "sessions.user_id", "projects.owner_id"]));
    const message = "Your account and everything in it was deleted.";
    expect(await remove(ada, PASSWORD)).toMatchObject({ status: 200, body: { message } });
    expect(await traces(ada)).toEqual(["outbox.recipient"]);
    const mail = await server.mailTo(ada.email);
    expect(mail.subject).toBe("Your Sunwright account was deleted");
    expect(mail.text).toContain("If this was not you");
    expect(await traces(ada)).toEqual([]);
  });

  it("mails a stranger five times an hour at most, however often somebody signs up and leaves with their address", async () => {
    const email = freshEmail();
    for (let round = 0; round < 7; round++)
      expect(await remove(await server.build.person({ email, verified: false }), PASSWORD)).toMatchObject({
        status: 200,
      });
    await server.app.outbox.flush();
    const subjects = server.mailbox.mails.flatMap(({ to, subject }) => (to === email ? [subject] : []));
    expect(subjects).toEqual(Array.from({ length: 5 }, () => "Verify your email address for Sunwright"));
  });

  it("ends every session, takes the cookies back and frees the address", async () => {
    const ada = await settled();
    const phone = server.visitor();
    await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD });
    await remove(ada, PASSWORD);
    expect([...ada.client.cookies.keys()]).toEqual([]);
    expect(await phone.get("/api/auth/user")).toMatchObject({ status: 401 });
    expect(await phone.post("/api/auth/login", { email: ada.email, password: PASSWORD })).toMatchObject({
      status: 401,
    });
    expect(await server.post("/api/auth/signup", signUpForm("retailer", { email: ada.email }))).toMatchObject({
      status: 201,
    });
  });

  it("needs the password", async () => {
    const ada = await settled();
    for (const [password, status] of [
      ["a wrong password", 403],
      ["", 400],
      [undefined, 400],
      [true, 400],
    ] as const) {
      expect(await remove(ada, password)).toMatchObject({ status });
    }
    expect(await ada.client.get(`/api/projects/${ada.projectId}`)).toMatchObject({ status: 200 });
  });

  it("happens once when the button is pressed twice", async () => {
    const ada = await settled();
    const replies = await Promise.all([remove(ada, PASSWORD), remove(ada, PASSWORD)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of replies) expect(status).toBeLessThan(500);
  });

  it("leaves others alone", async () => {
    const [ada, eve] = [await settled(), await settled()];
    const before = await traces(eve);
    await remove(ada, PASSWORD);
    expect(await traces(eve)).toEqual(before);
    expect(await eve.client.get(`/api/projects/${eve.projectId}`)).toMatchObject({ status: 200 });
  });
});
