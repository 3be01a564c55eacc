import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { freePort } from "../../testing/process";
import { startTestServer, type TestServer } from "../../testing/server";

const Credentials = z.object({ email: z.string(), password: z.string() });
const run = promisify(execFile);
const page = readFileSync(new URL("../../../../../docs/api.md", import.meta.url), "utf8");
const examples = [...page.matchAll(/```sh\n([^`]+)```/g)].map(([, code = ""]) => code);
const folder = mkdtempSync(join(tmpdir(), "sunwright-examples-"));

let server: TestServer;
let address: string;
beforeAll(async () => {
  const port = await freePort();
  server = await startTestServer({ environment: { PORT: String(port) } });
  await server.app.http.listen({ port, host: "127.0.0.1" });
  address = server.config.publicUrl;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** What an example prints, as JSON; it is run as it stands on the page. */
async function printed(example: string | undefined): Promise<unknown> {
  if (example === undefined) throw new Error("docs/api.md has fewer examples");
  const { stdout } = await run("sh", ["-c", example], { cwd: folder, env: { ...process.env, SERVER: address } });
  return JSON.parse(stdout);
}

it("runs the examples of docs/api.md as they stand: signing in, a project made once, the list", async () => {
  expect(examples).toHaveLength(3);
  const [signIn, make, list] = examples;
  const [, form = ""] = /--data '([^']+)'/.exec(signIn ?? "") ?? [];
  const person = { firstName: "Ada", lastName: "Obi", role: "end_user" };
  const { email, password } = Credentials.parse(JSON.parse(form));
  const signUp = await server.post("/api/auth/signup", { ...person, email, password, confirmPassword: password });
  expect(signUp.status).toBe(201);

  expect(await printed(signIn)).toMatchObject({ firstName: "Ada" });
  const project = await printed(make);
  expect(project).toMatchObject({ name: "House in Kano", country: "Nigeria", access: "owner" });
  expect(await printed(make)).toEqual(project);
  expect(await printed(list)).toMatchObject({ total: 1, projects: [{ name: "House in Kano" }] });
});
