import { UPLOAD_TYPE } from "@sunwright/contract/files";
import { AppError } from "../../../platform/errors";
import { createWorkerPool } from "../../../platform/worker-pool";
import { workerScript } from "../../../platform/worker-script";
import type { Client } from "../../client";
import type { FarCall, FarReply } from "./task";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: Uint8Array | undefined;
  /** The body is a file. */
  readonly isFile?: boolean;
  readonly stream?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
}

/** JSON on shared memory. */
export const sharedJson = (value: unknown): Uint8Array =>
  shared(Buffer.from(typeof value === "string" ? value : JSON.stringify(value)));

/** A copy on shared memory. */
export function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}

/** Calls a listening server from threads of their own, as a browser would. */
export function createFarClient(server: string, origin: string) {
  const pool = createWorkerPool<FarCall, FarReply>({
    ...workerScript(import.meta.url, "worker.ts"),
    timeLimit: 600_000,
    waitingMax: 1_000,
    ownerMax: 1_000,
    busy: () => new AppError("server_busy"),
    overdue: (cause) => new AppError("internal", { cause }),
    cancelled: () => new AppError("internal"),
  });
  return {
    send(
      client: Client | null,
      { method, path, body, isFile = false, stream = false, headers = {} }: Call,
    ): Promise<FarReply> {
      const cookie = client ? [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ") : "";
      const input = {
        url: server + path,
        method,
        body: body ?? null,
        stream,
        headers: {
          origin,
          "user-agent": "Sunwright tests",
          ...(cookie ? { cookie } : {}),
          ...(body ? { "content-type": isFile ? UPLOAD_TYPE : "application/json" } : {}),
          ...headers,
        },
      };
      return pool.run({ input, owner: "tests", signal: new AbortController().signal });
    },
    close: () => pool.close(),
  };
}
