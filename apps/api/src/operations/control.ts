import { createHash, timingSafeEqual } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LEGAL_TEXT_MAX } from "@sunwright/contract/legal";
import { z } from "zod";
import { newSecret } from "../platform/secrets";

/** How the running server is reached by commands of the same user on the same machine. */
const Door = z.object({ path: z.string(), token: z.string() });
const doorFile = (dataDir: string) => join(dataDir, "control.json");
/** A visitor who says nothing is sent away. [ms] */
const PATIENCE = 5_000;
/** The secret and the arguments of a command: the longest is a legal page, each character escaped. [characters] */
const LINE_LIMIT = 6 * LEGAL_TEXT_MAX + 4_000;

/** What the running server does for commands of the same machine. */
interface Services {
  readonly dump: () => Promise<Uint8Array>;
  /** Throws what is told to whoever asked. */
  readonly operate: (args: readonly string[]) => Promise<string>;
}

/** What a command of an operator came to, or why it was refused. */
const Answer = z.object({ done: z.boolean(), text: z.string() });
const Arguments = z.array(z.string());

/**
 * Opens the door through which `backup` asks the running server for a copy of its database, and `operator` for a
 * decision: a socket in a folder of its own, and a secret in the data directory, both readable by this user alone.
 * Answers how to close it.
 */
export async function openControl(dataDir: string, services: Services): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "sunwright-"));
  const path = process.platform === "win32" ? `\\\\.\\pipe\\sunwright-${newSecret()}` : join(folder, "control");
  const token = newSecret();
  const server = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    serve(socket, token, services).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(path, resolve);
  });
  server.unref();
  writeFileSync(doorFile(dataDir), JSON.stringify({ path, token }), { mode: 0o600 });
  return async () => {
    rmSync(doorFile(dataDir), { force: true });
    await new Promise<void>((resolve) => server.close(() => resolve()));
    rmSync(folder, { recursive: true, force: true });
  };
}

async function serve(socket: Socket, token: string, { dump, operate }: Services) {
  socket.setTimeout(PATIENCE, () => socket.destroy());
  const said = await firstLine(socket);
  // The secret, and after a space what is asked for: nothing is a copy.
  const [secret = "", ...asked] = said.split(" ");
  const [given, expected] = [secret, token].map((text) => createHash("sha256").update(text).digest());
  if (!given || !expected || !timingSafeEqual(given, expected)) return socket.destroy();
  socket.setTimeout(0);
  if (asked.length > 0) return socket.end(JSON.stringify(await answered(operate, asked.join(" "))));
  const copy = await dump();
  socket.write(`${createHash("sha256").update(copy).digest("hex")}\n`);
  return socket.end(copy);
}

/** What is refused is told, too: the one who asks is the operator of this machine. */
async function answered(operate: Services["operate"], asked: string): Promise<z.output<typeof Answer>> {
  try {
    return { done: true, text: await operate(Arguments.parse(JSON.parse(asked))) };
  } catch (error) {
    return { done: false, text: error instanceof Error ? error.message : String(error) };
  }
}

function firstLine(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      text += chunk;
      if (text.includes("\n")) resolve(text.slice(0, text.indexOf("\n")));
      else if (text.length > LINE_LIMIT) reject(new Error("The line is too long"));
    });
    socket.once("close", () => reject(new Error("The visitor left")));
  });
}

/** A consistent copy from the running server; null when none runs on this data directory. */
export async function requestCopy(dataDir: string): Promise<Buffer | null> {
  const door = readDoor(dataDir);
  if (!door) return null;
  const received = await talk(door);
  if (!received) return null;
  const end = received.indexOf("\n");
  const copy = received.subarray(end + 1);
  if (end !== 64 || createHash("sha256").update(copy).digest("hex") !== received.toString("latin1", 0, end)) {
    throw new Error("The server ended before the copy was complete. Try again.");
  }
  return copy;
}

/** Has the running server do what an operator asks for; null when none runs on this data directory. */
export async function askServer(dataDir: string, args: readonly string[]): Promise<z.output<typeof Answer> | null> {
  const door = readDoor(dataDir);
  if (!door) return null;
  const received = await talk(door, ` ${JSON.stringify(args)}`);
  if (received !== null && received.length === 0) throw new Error("The server ended before it answered. Try again.");
  return received && Answer.parse(JSON.parse(received.toString("utf8")));
}

function readDoor(dataDir: string) {
  try {
    return Door.parse(JSON.parse(readFileSync(doorFile(dataDir), "utf8")));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Everything the server says to whoever knows the token; null when nobody listens any more. */
function talk(door: z.output<typeof Door>, asked = ""): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(door.path, () => socket.write(`${door.token}${asked}\n`));
    socket.on("data", (chunk: Buffer) => chunks.push(chunk));
    socket.once("end", () => resolve(Buffer.concat(chunks)));
    socket.once("error", (error) => (isMissing(error) ? resolve(null) : reject(error)));
  });
}

/** No file, or a socket whose server was killed. */
const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ECONNREFUSED");
