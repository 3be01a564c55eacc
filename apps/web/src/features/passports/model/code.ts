import encodeQR from "qr";

/** Quiet room around a code. Source: ISO/IEC 18004:2024, 5.3.8. [modules] */
const QUIET = 4;

/** An address as rows of modules, dark ones true, with the quiet room around them. */
export const codeRows = (address: string): readonly (readonly boolean[])[] =>
  encodeQR(address, "raw", { border: QUIET });

/** The dark modules as one path. */
export const codePath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
