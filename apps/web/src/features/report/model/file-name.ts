type Extension = "pdf" | "csv" | "json";

/** "bello-residence.csv": letters and digits of any script, dashes for the rest. */
export function reportFileName(name: string, extension: Extension): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${plain === "" ? "project" : plain}.${extension}`;
}
