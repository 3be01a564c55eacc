import { say } from "@sunwright/words/report";

type Extension = "pdf" | "csv" | "json";

/** "bello-residence.csv": letters and digits of any script, dashes for the rest. */
export function reportFileName(name: string, extension: Extension): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain === "" ? say("unnamedFile") : plain}.${extension}`;
}
