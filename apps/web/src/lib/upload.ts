import type { StoredFile, uploadFile } from "@sunwright/contract/files";
import { ApiError } from "./api-error";
import { keyUrl, newIdempotencyKey, route, TAB } from "./api";
import { refusalWords } from "./refusal-words";
import { announceSessionExpired } from "./session-expired";

const UPLOAD = route<typeof uploadFile>("POST", "/api/files");
/** As in the contract, whose file would bring zod along. */
const UPLOAD_TYPE = "application/octet-stream";

interface Upload {
  /** Whose the file becomes. */
  readonly owner: "account" | "firm";
  readonly name: string;
  readonly content: Blob;
  readonly signal: AbortSignal;
  /** How much has left, 0 to 100; at 100 the server looks at it. */
  readonly onProgress: (percent: number) => void;
}

/** Stores a file. Throws an `ApiError` for a refusal, and an AbortError when the signal aborts. */
export async function upload({ owner, name, content, signal, onProgress }: Upload): Promise<StoredFile> {
  signal.throwIfAborted();
  const { status, statusText, text } = await new Promise<{ status: number; statusText: string; text: string }>(
    (resolve, reject) => {
      // fetch does not say how far a body is.
      const request = new XMLHttpRequest();
      const stop = () => request.abort();
      signal.addEventListener("abort", stop, { once: true });
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(Math.floor((loaded / total) * 100)),
      );
      request.addEventListener("load", () =>
        resolve({ status: request.status, statusText: request.statusText, text: request.responseText }),
      );
      request.addEventListener("error", () => reject(new TypeError("The upload did not arrive")));
      request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled", "AbortError")));
      request.addEventListener("loadend", () => signal.removeEventListener("abort", stop));
      request.open(UPLOAD.method, keyUrl([UPLOAD.path, { owner, name }]));
      request.setRequestHeader("content-type", UPLOAD_TYPE);
      request.setRequestHeader("accept", "application/json");
      request.setRequestHeader("idempotency-key", newIdempotencyKey());
      request.setRequestHeader("x-tab", TAB);
      request.send(content);
    },
  );
  if (status >= 200 && status < 300) {
    // The typed boundary: the server's serialiser has checked the answer against the same contract entry.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return JSON.parse(text) as StoredFile;
  }
  const error = new ApiError(status, statusText, text, await refusalWords());
  if (error.code === "not_signed_in") announceSessionExpired();
  throw error;
}
