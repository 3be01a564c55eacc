import { execFile, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../tools/free-port";

const MAIN = resolve("apps/api/dist/main.js");

export interface RunningProduct {
  readonly url: string;
  readonly mailFolder: string;
  /** What the server has written to its log so far. */
  log(): string;
  /** Ends the process as an operator would and starts it again on the same data; `meanwhile` has the data to itself. */
  restart(meanwhile?: (dataFolder: string) => Promise<void>): Promise<void>;
  /** What `npm run operator` with these arguments answers, asked of the running server. */
  operator(...asked: string[]): Promise<string>;
  /** Ends the process and removes what it wrote; its data is first copied to `keepDataIn`, where given. */
  stop(keepDataIn?: string): Promise<void>;
}

async function ready(url: string, log: () => string, exited: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 450; attempt++) {
    if (exited()) throw new Error(`The server ended before it was ready:\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 200));
  }
  throw new Error(`The server was not ready within 90 s:\n${log()}`);
}

interface Process {
  end(): Promise<void>;
}

async function run(
  url: string,
  env: NodeJS.ProcessEnv,
  write: (text: string) => void,
  log: () => string,
): Promise<Process> {
  const server = spawn(process.execPath, ["--enable-source-maps", MAIN], { env });
  let ended = false;
  server.stdout.on("data", (chunk: Buffer) => write(chunk.toString()));
  server.stderr.on("data", (chunk: Buffer) => write(chunk.toString()));
  server.once("exit", () => (ended = true));
  await ready(url, log, () => ended);
  return {
    end: () =>
      new Promise((done) => {
        server.once("exit", () => done());
        server.kill("SIGTERM");
      }),
  };
}

/** Where the products that run in this process put their mails. */
export const mailFolders = new Set<string>();

/**
 * The built product as `npm start` runs it, on a free port and a fresh embedded database; or on a copy of data another
 * one left, which is there in a fraction of the time a database takes to be made. `settings` are further variables.
 */
export async function startProduct(data?: string, settings: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sunwright-product-"));
  const mailFolder = join(folder, "mail");
  const dataFolder = join(folder, "data");
  mailFolders.add(mailFolder);
  if (data !== undefined) cpSync(data, dataFolder, { recursive: true });
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataFolder,
    MAIL_DIR: mailFolder,
    LOG_LEVEL: "warn",
    ...settings,
  };
  let text = "";
  const begin = () =>
    run(
      url,
      env,
      (more) => (text += more),
      () => text,
    );
  let running = await begin();
  return {
    url,
    mailFolder,
    log: () => text,
    restart: async (meanwhile) => {
      await running.end();
      await meanwhile?.(dataFolder);
      running = await begin();
    },
    operator: async (...asked) => {
      const { stdout } = await promisify(execFile)(process.execPath, [MAIN, "operator", ...asked], { env });
      return stdout;
    },
    stop: async (keepDataIn) => {
      await running.end();
      mailFolders.delete(mailFolder);
      if (keepDataIn !== undefined) cpSync(dataFolder, keepDataIn, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
