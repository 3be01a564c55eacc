import { readFileSync } from "node:fs";
import type { z } from "zod";
import { Problem } from "./problem";

export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Byte-order marks by the encoding they stand for, as editors and spreadsheets of Windows write them. */
const MARKS = [
  { encoding: "utf-8", bytes: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", bytes: [0xff, 0xfe] },
  { encoding: "utf-16be", bytes: [0xfe, 0xff] },
] as const;

/** The text of a file in UTF-8, or in what its byte-order mark names; the mark itself is no part of it. */
export function textOf(bytes: Uint8Array): string {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte));
  return new TextDecoder(marked?.encoding ?? "utf-8").decode(bytes);
}

export function readText(file: string): string {
  try {
    return textOf(readFileSync(file));
  } catch (error) {
    throw new Problem(`${file}: ${inWords(error)}`);
  }
}

export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Problem(`${file}: ${inWords(error)}`);
  }
}

const placeOf = (path: readonly PropertyKey[]) =>
  path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");

/** Holds what a file says to a shape; the refusal names every field that is wrong and why. */
export function parsed<Shape extends z.ZodType>(shape: Shape, value: unknown, file: string): z.output<Shape> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const reasons = result.error.issues.map(({ path, message }) => {
    const place = placeOf(path);
    return `${file}: ${place === "" ? "" : `${place}: `}${message}`;
  });
  throw new Problem(reasons.join("\n"));
}
