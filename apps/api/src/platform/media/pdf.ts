/** A PDF begins with its version and ends with its mark and where its table stands. Source: ISO 32000-1, 7.5.2, 7.5.5. */
const BEGINNING = /^%PDF-[12]\.\d[\r\n\t ]/;
const END = /startxref[\r\n\t ]+\d+[\r\n\t ]+%%EOF[\r\n\t \0]*$/;
/** Readers look for the end in so many bytes. Source: ISO 32000-1, annex H.3. [bytes] */
const ENDING = 1_024;

/**
 * Whether bytes are a PDF and nothing else: what has something before its beginning or behind its end may be another file,
 * too, and is none of ours.
 */
export const isPdf = (bytes: Uint8Array): boolean =>
  BEGINNING.test(latin(bytes.subarray(0, 16))) && END.test(latin(bytes.subarray(-ENDING)));

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
