import { answerTasks } from "../../../platform/worker-tasks";
import type { FarCall, FarReply } from "./task";

const SHOWN = 300;

/** The script of a worker thread that calls the server. */
answerTasks(async ({ url, method, headers, body, stream }: FarCall): Promise<FarReply> => {
  const gone = new AbortController();
  const init = { method, headers, signal: gone.signal, redirect: "manual" } as const;
  const reply = await fetch(url, body === null ? init : { ...init, body: Uint8Array.from(body) });
  if (stream) {
    gone.abort();
    return { status: reply.status, bytes: 0, text: "" };
  }
  const bytes = Buffer.from(await reply.arrayBuffer());
  return { status: reply.status, bytes: bytes.length, text: bytes.toString("utf8", 0, SHOWN) };
});
