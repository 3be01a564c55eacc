// Which processes run from a folder, and one command at a time in it. Plain Node: also read before packages are installed.
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";

const isLinux = process.platform === "linux";
const hashOf = (folder) => createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, under another user.
    return error.code === "EPERM";
  }
};

/**
 * Processes that loaded the product from this folder, each with the build it uses. The server announces itself
 * (apps/api/src/platform/announce.ts): on Linux by an abstract socket, elsewhere by a file.
 */
export function processesOf(folder) {
  if (isLinux) {
    const sockets = readFileSync("/proc/net/unix", "utf8");
    // Some releases of Node fill the name up with zeros, which are shown as @.
    const names = new RegExp(`@sunwright-run-${hashOf(folder)}-([\\w.]+)-(\\d+)@*$`, "gm");
    return Array.from(sockets.matchAll(names), ([, build, pid]) => ({ build, pid: Number(pid) }));
  }
  return filesOf(join(folder, ".cache", "running"))
    .map((name) => /^([\w.]+)-(\d+)$/.exec(name))
    .flatMap((match) => (match && isAlive(Number(match[2])) ? [{ build: match[1], pid: Number(match[2]) }] : []));
}

/** What bars an installation, or null: npm removes `node_modules` before it installs. */
export function installationBarred(folder) {
  const pids = processesOf(folder).map(({ pid }) => pid);
  if (pids.length === 0) return null;
  return (
    "The installed packages differ from package-lock.json, and installing would remove them under the server that runs " +
    `from this folder (process ${pids.join(", ")}). Stop it, then run this command again.`
  );
}

function filesOf(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === "ENOENT") return [];
    throw error;
  }
}

/** Runs the work once no other command installs or builds in this folder. */
export async function inTurn(folder, work, say = console.log) {
  let release = await take(folder);
  if (release === null) say("Another command is installing or building in this folder. Waiting for it …");
  while (release === null) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    release = await take(folder);
  }
  try {
    return await work();
  } finally {
    await release();
  }
}

const take = (folder) => (isLinux ? takeSocket(`\0sunwright-setup-${hashOf(folder)}`) : takeFile(folder));

/** The kernel frees the name when its holder ends, however it ends. Null: taken. */
const takeSocket = (name) =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(null) : reject(error)));
    server.listen({ path: name, exclusive: true }, () => resolve(() => new Promise((done) => server.close(done))));
  });

function takeFile(folder) {
  mkdirSync(join(folder, ".cache"), { recursive: true });
  const file = join(folder, ".cache", "setup.pid");
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return () => rmSync(file, { force: true });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(Number(readFileSync(file, "utf8")))) rmSync(file, { force: true });
    return null;
  }
}
