import { PRODUCT_NAME } from "@sunwright/contract/brand";
import { type OfferContent, type OfferDocument, offerDocument } from "@sunwright/report/offer";
import { language } from "@sunwright/words/language";
import { say } from "@sunwright/words/offer-pdf";
import type { TDocumentDefinitions } from "pdfmake/interfaces";
import { sectionsOf, set } from "./pdf-blocks";
import { createPdf, MARGIN, MARGIN_FOOT, PAPER_WIDTH } from "./pdf-writer";

/** Sets an offer of an installer, on A4: ISO 216. */
export const writeOffer = (content: OfferContent): Promise<Uint8Array> => createPdf(definition(offerDocument(content)));

function definition({ title, parties, sections }: OfferDocument): TDocumentDefinitions {
  return {
    pageSize: "A4",
    pageMargins: [MARGIN, MARGIN, MARGIN, MARGIN_FOOT],
    info: { title, creator: PRODUCT_NAME },
    language: language(),
    defaultStyle: { font: "text-latin", lineHeight: 1.12 },
    content: [
      set(title, { family: "display", size: 16, margin: [0, 0, 0, 2] }),
      {
        columns: parties.map(({ label, lines }) => ({
          width: "*",
          stack: [
            set(label, { size: 7.5, ink: "text-3" }),
            ...lines.map((line, index) => set(line, index === 0 ? { bold: true } : {})),
          ],
        })),
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
