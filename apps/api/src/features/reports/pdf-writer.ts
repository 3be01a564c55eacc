import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { fontFiles, isFontFile, readFontsFor } from "./fonts";

/** [pt] Sources: ISO 216, ANSI/ASME Y14.1. */
export const PAPER_WIDTH = { A4: 595.28, LETTER: 612 } as const;
/** 12 mm and, below, room for the page's number. [pt] */
export const MARGIN = 34;
export const MARGIN_FOOT = 46;

/**
 * Writes the PDF of a document: fonts embedded, no file opened but theirs, nothing fetched.
 *
 * @param texts All that it says, whose fonts are read before it is set.
 */
export async function createPdf(texts: string, definition: () => TDocumentDefinitions): Promise<Uint8Array> {
  await readFontsFor(texts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(isFontFile);
  pdfmake.setFonts(fontFiles());
  return new Uint8Array(await pdfmake.createPdf(definition()).getBuffer());
}
