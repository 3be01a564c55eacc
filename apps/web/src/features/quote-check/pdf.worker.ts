import { readPdf } from "./model/pdf-text";
import type { QuoteAnswer } from "./model/quote-question";

/** Reads a stranger's file off the page's own thread, with a library that nothing else loads; it ends with its answer. */
addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  // The library talks to itself through the same port.
  if (data instanceof ArrayBuffer) void answer(data).then((made) => postMessage(made));
});

async function answer(bytes: ArrayBuffer): Promise<QuoteAnswer> {
  return { kind: "pdf", reading: await readPdf(new Uint8Array(bytes)) };
}
