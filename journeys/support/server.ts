import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../../tools/free-port";

export interface RunningProduct {
  readonly url: string;
  readonly mailFolder: string;
  /** What the server has written to its log so far. */
  log(): string;
  /** Ends the process as an operator would and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
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
  const server = spawn(process.execPath, ["--enable-source-maps", resolve("apps/api/dist/main.js")], { env });
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

/** The built product as `npm start` runs it, on a free port and a fresh embedded database. */
export async function startProduct(settings: Record<string, string> = {}): Promise<RunningProduct> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "sunwright-product-"));
  const mailFolder = join(folder, "mail");
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: join(folder, "data"),
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
    restart: async () => {
      await running.end();
      running = await begin();
    },
    stop: async () => {
      await running.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
