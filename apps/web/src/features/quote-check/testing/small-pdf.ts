/** What a page holds: lines of text from its top, or a picture alone. */
type Page = readonly string[] | "picture";

interface Given {
  /** With a password that nobody gives. */
  readonly locked?: boolean;
}

/** A PDF as small as the standard allows. Source: ISO 32000-1, sections 7.3 to 7.7 and 9.4. */
export function smallPdf(pages: readonly Page[], { locked = false }: Given = {}): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  const firstPage = 5;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ");
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  add(
    streamOf("\u00ff", "/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8"),
  );
  for (const [index, page] of pages.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${firstPage + 2 * index + 1} 0 R ` +
        "/Resources << /Font << /F1 3 0 R >> /XObject << /I1 4 0 R >> >> >>",
    );
    add(streamOf(page === "picture" ? "q 500 0 0 700 40 60 cm /I1 Do Q" : textOf(page)));
  }
  // The keys of the standard security handler, revision 2: those of a password that is not the empty one.
  const secret = "41".repeat(32);
  if (locked) add(`<< /Filter /Standard /V 1 /R 2 /O <${secret}> /U <${secret}> /P -44 >>`);
  return written(objects, locked ? `/Encrypt ${objects.length} 0 R /ID [<00> <00>]` : "");
}

const streamOf = (data: string, entries = "") => `<< ${entries} /Length ${data.length} >>\nstream\n${data}\nendstream`;

/** Cells of a row are apart, as in a table. */
const CELL = "|";
const textOf = (lines: readonly string[]) =>
  lines
    .flatMap((line, row) =>
      line.split(CELL).map((cell, column) => {
        const text = cell.replaceAll(/[\\()]/gu, (sign) => `\\${sign}`);
        return `BT /F1 11 Tf ${40 + 180 * column} ${800 - 16 * row} Td (${text}) Tj ET`;
      }),
    )
    .join("\n");

function written(objects: readonly string[], trailer: string): Uint8Array {
  let file = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const start = file.length;
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}
