import { fileText } from "@sunwright/contract/file-text";
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { Problem } from "./problem";

export const inWords = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function readText(file: string): string {
  try {
    return fileText(readFileSync(file));
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
