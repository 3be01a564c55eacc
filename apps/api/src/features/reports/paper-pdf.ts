import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { InvoiceDocument } from "@sunwright/report/invoice";
import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/invoice";
import { LIGHT_INK } from "@sunwright/report/palette";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { sectionsOf, set } from "./pdf-blocks";
import { createPdf, MARGIN, MARGIN_FOOT, PAPER_WIDTH } from "./pdf-writer";

/** What stands between two parties: a title, a note or none, who they are, and tables. */
type Paper = Omit<InvoiceDocument, "note"> & {
  readonly note?: string;
  /** An address to scan, with what it is. */
  readonly code?: { readonly address: string; readonly label: string } | null;
};

/** Sets it on A4: ISO 216. */
export const writePaper = (paper: Paper): Promise<Uint8Array> =>
  createPdf(JSON.stringify(paper), () => definition(paper));

/** Wide enough for a telephone at arm's length. [pt] */
const CODE_WIDTH = 92;

function definition({ title, note = "", parties, sections, code = null }: Paper): TDocumentDefinitions {
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN_FOOT],
    info: { title, creator: PRODUCT_NAME },
    language: language(),
    defaultStyle: { font: "text-latin", lineHeight: 1.12 },
    content: [
      set(title, { family: "display", size: 16, margin: [0, 0, 0, 2] }),
      ...(note === "" ? [] : [set(note, { ink: "text-2" })]),
      {
        columns: [
          ...parties.map(({ label, lines }) => ({
            width: "*",
            stack: [
              set(label, { size: 7.5, ink: "text-3" }),
              ...lines.map((line, index) => set(line, index === 0 ? { bold: true } : {})),
            ],
          })),
          ...(code === null
            ? []
            : [
                {
                  width: CODE_WIDTH,
                  stack: [
                    { qr: code.address, fit: CODE_WIDTH, foreground: LIGHT_INK.text },
                    set(code.label, { size: 7.5, ink: "text-3" as const }),
                  ],
                },
              ]),
        ],
        columnGap: 20,
        margin: [0, 12, 0, 4],
      },
      ...sectionsOf(sections, PAPER_WIDTH.A4 - 2 * MARGIN),
    ],
    footer: (page, pages) => ({
      columns: [
        set(title, { size: 7, ink: "text-3" }),
        set(say("page", { page, pages }), { size: 7, ink: "text-3", alignment: "right" }),
      ],
      margin: [MARGIN, 16, MARGIN, 0],
    }),
  };
}
