/** A quote has a few pages; a catalogue or a book is none. */
export const PDF_BYTES_MAX = 15 * 1024 * 1024;
const PAGES_READ = 12;
/** Of all pages together. */
export const TEXT_MAX = 60_000;

/** Why a file gives no text. */
export type PdfFault = "large" | "notPdf" | "locked" | "scan" | "unreadable";

export type PdfReading =
  | { readonly text: string; readonly pages: number; readonly pagesRead: number }
  | { readonly fault: PdfFault };

/** Where the head of a PDF may begin. Source: ISO 32000-1, annex H, implementation note 13. */
const HEAD_WITHIN = 1_024;

const isPdf = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_WITHIN)).includes("%PDF-");

interface Piece {
  readonly str: string;
  readonly hasEOL: boolean;
  readonly transform: readonly number[];
  readonly width: number;
}

/** The text of a PDF, line by line. Nothing of it is run, no picture is read, and nothing leaves this device. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  if (bytes.byteLength > PDF_BYTES_MAX) return { fault: "large" };
  if (!isPdf(bytes)) return { fault: "notPdf" };
  const { getDocument } = await import("unpdf/pdfjs");
  const task = getDocument({ data: bytes, disableFontFace: true, verbosity: 0 });
  try {
    const file = await task.promise;
    const pagesRead = Math.min(file.numPages, PAGES_READ);
    const lines: string[] = [];
    for (let number = 1; number <= pagesRead; number += 1) {
      const page = await file.getPage(number);
      const { items } = await page.getTextContent();
      lines.push(...linesOf(items.flatMap((item) => ("str" in item ? [item] : []))));
      if (lines.reduce((sum, { length }) => sum + length, 0) > TEXT_MAX) break;
    }
    const text = lines.join("\n").slice(0, TEXT_MAX);
    return text.trim() === "" ? { fault: "scan" } : { text, pages: file.numPages, pagesRead };
  } catch (error) {
    return { fault: error instanceof Error && error.name === "PasswordException" ? "locked" : "unreadable" };
  } finally {
    await task.destroy();
  }
}

/** Pieces whose baselines differ by less stand on one line. [points] */
const SAME_LINE = 2;

/** From top to bottom and from left to right: the cells of a table's row are one line. */
function linesOf(pieces: readonly Piece[]): string[] {
  const at = ({ transform: [, , , , x = 0, y = 0] }: Piece) => ({ x, y });
  const rows: { readonly y: number; readonly pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    if (piece.str.trim() === "") continue;
    const { y } = at(piece);
    const last = rows.at(-1);
    const row = last !== undefined && Math.abs(last.y - y) <= SAME_LINE ? last : undefined;
    if (row) row.pieces.push(piece);
    else rows.push({ y, pieces: [piece] });
  }
  const merged = rows.toSorted((one, other) => other.y - one.y);
  const whole: { readonly y: number; readonly pieces: Piece[] }[] = [];
  for (const row of merged) {
    const last = whole.at(-1);
    if (last !== undefined && last.y - row.y <= SAME_LINE) last.pieces.push(...row.pieces);
    else whole.push({ y: row.y, pieces: [...row.pieces] });
  }
  return whole.map((row) => rowText(row.pieces.toSorted((one, other) => at(one).x - at(other).x)));
}

/** Blanks stand only where there is room between two pieces: letters set one by one are one word. */
function rowText(pieces: readonly Piece[]): string {
  let text = "";
  let end = Number.NEGATIVE_INFINITY;
  for (const { str, transform, width } of pieces) {
    const x = transform[4] ?? 0;
    text += text === "" || x - end < 1 ? str : ` ${str}`;
    end = x + width;
  }
  return text;
}
