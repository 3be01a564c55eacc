// On both databases: what is found broken is found in either.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../platform/config";
import { lockDirectory } from "../platform/embedded-lock";
import { makeServedDatabase } from "../testing/database";
import { examine } from "./doctor";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sunwright-doctor-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const look = (environment: Readonly<Record<string, string>>) =>
  examine(readConfig({ DATA_DIR: folder, ...environment }), "24.1.0").catch((error: unknown) => String(error));

it("finds nothing wrong with what comes without configuration, and says what is not there yet", async () => {
  const text = await look({});
  expect(text).toContain("Nothing is wrong.");
  expect(text).toContain("There is no database yet");
  expect(text).toContain("mails are files in");
});

it("sees that a server uses the database", async () => {
  await mkdir(join(folder, "database"));
  const release = await lockDirectory(folder);
  expect(await look({})).toContain("a server uses it");
  await release();
  expect(await look({})).toContain("no server uses it");
});

it.each([
  [{ PUBLIC_URL: "http://solar.example.org" }, "is not https"],
  [{ PUBLIC_URL: "https://solar.example.org" }, "TRUST_PROXY is not set"],
  [{ HOST: "0.0.0.0" }, "PUBLIC_URL is not set"],
  [{ DATA_DIR: "/nowhere/at/all" }, "cannot be written"],
  [{ DATABASE_URL: "postgres://ada:secret@127.0.0.1:1/x" }, "DATABASE_URL: connect ECONNREFUSED"],
  [{ SMTP_URL: "smtp://127.0.0.1:1" }, "SMTP_URL: connect ECONNREFUSED"],
])("says what is wrong with %j", async (environment, said) => {
  const text = await look(environment);
  expect(text).toMatch(new RegExp(`wrong  [^\\n]*${said}`));
  expect(text).toContain("1 to put right.");
  expect(text).not.toContain("secret");
});

it("says which Node gets no fixes any more", async () => {
  expect(await examine(readConfig({ DATA_DIR: folder }), "20.19.0")).toContain("note   Node 20.19.0 gets no security");
});

/** These need a PostgreSQL server: TEST_DATABASE_URL. */
it.each([process.env["TEST_DATABASE_URL"]].filter((url) => url !== undefined))(
  "looks at a PostgreSQL server, and whether servers hear of each other",
  async (server) => {
    const { url, drop } = await makeServedDatabase(server);
    const text = await look({ DATABASE_URL: url });
    expect(text).toMatch(/ok {5}PostgreSQL \d\d answers/);
    // The tests' own server does not wait for the disk.
    expect(text).toContain("fsync is off");
    expect(text).toContain("The database is empty");
    expect(text).toContain("Servers hear of each other's changes");
    await drop();
  },
);
