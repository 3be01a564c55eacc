import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly origin: string;
  /** What it has said so far, on both outputs. */
  output(): string;
  /** How it ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: NodeJS.Signals | null }>;
}

/** `main` is the script of a built server. */
export function spawnMain(main: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const { DATABASE_URL: _none, ...inherited } = process.env;
  const env = { ...inherited, LOG_LEVEL: "warn", ...environment };
  const child = spawn(process.execPath, [main, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout.on("data", collect);
  child.stderr.on("data", collect);
  const ended = once(child, "exit").then(() => ({ code: child.exitCode, signal: child.signalCode }));
  return { child, ended, output: () => text };
}

/** The product in a process of its own, as it is started for real, ready to answer. */
export async function startServerProcess(
  main: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = await freePort();
  const server = spawnMain(main, [], { PORT: String(port), ...environment });
  const origin = `http://localhost:${port}`;
  let over = false;
  void server.ended.then(() => (over = true));
  for (;;) {
    if (over) throw new Error(`The server ended before it was ready: ${server.output()}`);
    if (server.output().includes(" runs at ")) return { ...server, port, origin };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No free port");
  return address.port;
}
