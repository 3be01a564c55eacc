import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import { COUNTRY_HABITS } from "@sunwright/engine/countries/habits";
import type { Quote } from "@sunwright/engine/quotes/quote";
import { useQuery } from "@tanstack/react-query";
import { useNewestFigures } from "../../../lib/newest-figures";
import type { AnsweredHouse } from "../../trial/model/answers";
import { PDF_BYTES_MAX, type PdfReading } from "../model/pdf-text";
import type { CheckedInHouse, QuoteAnswer, QuoteQuestion } from "../model/quote-question";

/** Longer than an honest file of a few pages takes on an old phone. [ms] */
const PATIENCE = 30_000;

const startReader = () => new Worker(new URL("../pdf.worker.ts", import.meta.url), { type: "module" });
const startCheck = () => new Worker(new URL("../quote.worker.ts", import.meta.url), { type: "module" });

/** Of ours: the library for PDFs greets whoever started it. */
const isAnswer = (data: unknown): data is QuoteAnswer =>
  typeof data === "object" && data !== null && "kind" in data && typeof data.kind === "string";

/** A worker a question: whatever a stranger's file does to it ends with it. */
function ask(
  worker: Worker,
  question: QuoteQuestion | ArrayBuffer,
  transfer: readonly Transferable[] = [],
): Promise<QuoteAnswer> {
  const answer = new Promise<QuoteAnswer>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The worker did not answer in time")), PATIENCE);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (!isAnswer(data)) return;
      clearTimeout(late);
      resolve(data);
    });
    worker.addEventListener("error", () => {
      clearTimeout(late);
      reject(new Error("The worker failed"));
    });
    worker.postMessage(question, [...transfer]);
  });
  return answer.finally(() => worker.terminate());
}

/** The text of a file, read on this device. */
export async function readFile(file: File): Promise<PdfReading> {
  // Not even opened: a file of half a gigabyte would not fit in the memory of a phone.
  if (file.size > PDF_BYTES_MAX) return { fault: "large" };
  try {
    const bytes = await file.arrayBuffer();
    const answer = await ask(startReader(), bytes, [bytes]);
    return answer.kind === "pdf" ? answer.reading : { fault: "unreadable" };
  } catch {
    // What ends a worker is no fault of ours, and nothing a person could act on: the file gives no text.
    return { fault: "unreadable" };
  }
}

async function check(house: AnsweredHouse, quote: Quote, figures: CountryFigures): Promise<CheckedInHouse> {
  const { country, ...brief } = house;
  const habits = { country, ...COUNTRY_HABITS[country] };
  const answer = await ask(startCheck(), { house: brief, habits, figures, quote });
  if (answer.kind !== "check") throw new Error("The quote could not be checked");
  return answer.checked;
}

export interface AskedQuote {
  readonly house: AnsweredHouse;
  readonly quote: Quote;
}

/** The quote in the house; null asks nothing. */
export function useCheckedQuote(asked: AskedQuote | null) {
  const figures = useNewestFigures();
  return useQuery({
    queryKey: ["checked-quote", asked, figures?.version],
    queryFn: () => (asked === null || figures === null ? null : check(asked.house, asked.quote, figures)),
    enabled: asked !== null && figures !== null,
    staleTime: Infinity,
    retry: false,
    networkMode: "always",
  });
}
