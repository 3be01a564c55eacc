import { createHash } from "node:crypto";
import { mkdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BUILD_ID, CHECKOUT } from "./paths";

/**
 * Lets the commands of this checkout see that its packages and this build are in use, so that none removes them
 * (tools/running.mjs). On Linux by an abstract socket, which the kernel removes when the process ends, however it ends.
 */
export async function announceProcess(checkout = CHECKOUT, build = BUILD_ID ?? "none"): Promise<void> {
  if (process.platform === "linux") return listen(`\0sunwright-run-${hashOf(checkout)}-${build}-${process.pid}`);
  announceByFile(checkout, build);
}

const hashOf = (folder: string) => createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);

const listen = (path: string) =>
  new Promise<void>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen({ path }, resolve);
    server.unref();
  });

function announceByFile(checkout: string, build: string) {
  const folder = join(checkout, ".cache", "running");
  const file = join(folder, `${build}-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, "");
  } catch (error) {
    // Where this user may not write, its commands remove nothing either.
    const mayNot = error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EROFS");
    if (mayNot) return;
    throw error;
  }
  process.on("exit", () => rmSync(file, { force: true }));
}
