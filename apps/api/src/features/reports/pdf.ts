import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { ReportDocument } from "@sunwright/report/document";
import { LIGHT_INK } from "@sunwright/report/palette";
import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/report-pdf";
import type { Content, TDocumentDefinitions } from "pdfmake/interfaces";
import { headsOf, partsOf, set } from "./pdf-blocks";
import { createPdf, MARGIN, MARGIN_FOOT, PAPER_WIDTH } from "./pdf-writer";

/** Sets the document as a PDF: fonts embedded, drawings as vectors, no row over two pages. */
export const writePdf = (document: ReportDocument): Promise<Uint8Array> =>
  createPdf(JSON.stringify(document), () => definition(document));

function definition(document: ReportDocument): TDocumentDefinitions {
  const width = PAPER_WIDTH[document.paper] - 2 * MARGIN;
  return {
    pageSize: document.paper,
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN_FOOT],
    info: { title: say("title", { project: document.name }), author: PRODUCT_NAME, creator: PRODUCT_NAME },
    language: language(),
    defaultStyle: { font: "text-latin", lineHeight: 1.12 },
    content: [
      {
        columns: [
          set(PRODUCT_NAME, { family: "display", size: 13 }),
          set(`${document.name}\n${document.date}`, { alignment: "right", size: 7.5, ink: "text-2" }),
        ],
      },
      set(document.verdict, { family: "display", size: 16, margin: [0, 10, 0, 8] }),
      ...document.notes.map((text) => set(text, { ink: "bad" })),
      ...(document.headlines.length > 0 ? [headsOf(document.headlines)] : []),
      ...contentsOf(document),
      ...partsOf(document.parts, width),
      titleBlock(document),
    ],
    footer: (page, pages) => ({
      columns: [
        set(document.name, { size: 7, ink: "text-3" }),
        set(say("page", { page, pages }), { size: 7, ink: "text-3", alignment: "right" }),
      ],
      margin: [MARGIN, 16, MARGIN, 0],
    }),
  };
}

/** The parts with their pages; nothing to look up in a report of one part. */
const contentsOf = ({ parts }: ReportDocument): Content[] =>
  parts.length < 2
    ? []
    : [
        {
          toc: { title: set(say("contents"), { family: "display", size: 10.5 }), textMargin: [0, 2, 0, 0] },
          margin: [0, 4, 0, 4],
        },
      ];

const titleBlock = ({ foot }: ReportDocument): Content => ({
  table: {
    widths: ["*", "*", "auto", "auto"],
    body: [
      foot.map(({ label, value }) => ({
        stack: [set(label, { size: 7, ink: "text-3" }), set(value, { bold: true })],
        margin: [3, 2, 3, 2],
      })),
    ],
  },
  layout: {
    hLineWidth: () => 1,
    vLineWidth: () => 1,
    hLineColor: () => LIGHT_INK.text,
    vLineColor: () => LIGHT_INK.text,
  },
  unbreakable: true,
  margin: [0, 14, 0, 0],
});
