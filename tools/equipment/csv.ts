/** The rows of a CSV text: commas, a quote around a cell that holds one, a quote in a cell doubled (RFC 4180). */
export function csvRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).filter((line) => line !== "");
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    ),
  );
}
