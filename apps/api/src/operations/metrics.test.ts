// On both databases: figures of the database differ in their source.
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../testing/process";
import { startTestServer, type TestServer } from "../testing/server";
import { measure, serveMetrics } from "./metrics";

let server: TestServer;
let stop: () => Promise<void>;
let address: string;
beforeAll(async () => {
  let registry: ReturnType<typeof measure> | undefined;
  server = await startTestServer({ routes: (app) => void (registry = measure(app)) });
  const port = await freePort();
  if (!registry) throw new Error("The server was not measured");
  stop = await serveMetrics(registry, port, "127.0.0.1");
  address = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await stop();
  await server.close();
});

const read = async () => (await fetch(`${address}/metrics`)).text();

it("counts calls by their route, never by their address", async () => {
  await server.get("/api/shared/a-secret-token");
  await server.get("/api/shared/another-token");
  const text = await read();
  expect(text).toMatch(
    /sunwright_request_seconds_count\{method="GET",route="\/api\/shared\/:shareToken",status="404"\} 2/,
  );
  expect(text).not.toContain('token"');
  expect(text).not.toContain("a-secret-token");
});

it("tells what is under way, of the process, and of mails that wait", async () => {
  const { email: to } = await server.build.person();
  await server.app.outbox.flush();
  const letter = { reason: "reset", to, subject: "Waits", paragraphs: ["Here."] } as const;
  await server.app.outbox.post(server.app.database.executor, letter);
  const text = await read();
  expect(text).toMatch(/^sunwright_outbox_due 1$/m);
  expect(text).toMatch(/^sunwright_under_way\{what="live streams"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  await server.app.outbox.flush();
  expect(await read()).toMatch(/^sunwright_outbox_due 0$/m);
});

it("serves nothing else", async () => {
  expect((await fetch(`${address}/api/auth/user`)).status).toBe(404);
  expect((await fetch(`${address}/metrics`, { method: "POST" })).status).toBe(404);
});
