import { writeFileSync } from "node:fs";
import { inWords } from "./input-file";
import { Problem } from "./problem";

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Problem(`${file}: ${inWords(error)}`);
  }
}
