import { expect, it } from "vitest";
import { smallPdf } from "../testing/small-pdf";
import { readPdf } from "./pdf-text";

it("reads the lines of a PDF from top to bottom, a table's row as one line", async () => {
  const pdf = smallPdf([["Quotation 17", "Solar panel 450W|6 pcs|540000"], ["Total|5150000"]]);
  expect(await readPdf(pdf)).toEqual({
    text: "Quotation 17\nSolar panel 450W 6 pcs 540000\nTotal 5150000",
    pages: 2,
    pagesRead: 2,
  });
});

it("reads the first 12 pages of a catalogue and says how many there are", async () => {
  const reading = await readPdf(smallPdf(Array.from({ length: 200 }, (_, page) => [`Page ${page + 1}`])));
  expect(reading).toMatchObject({ pages: 200, pagesRead: 12 });
  expect(JSON.stringify(reading)).toContain("Page 12");
  expect(JSON.stringify(reading)).not.toContain("Page 13");
});

it.each([
  ["a scan without text", smallPdf(["picture"]), "scan"],
  ["a file with a password", smallPdf([["Total 5150000"]], { locked: true }), "locked"],
  ["a picture by another name", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), "notPdf"],
  ["an empty file", new Uint8Array(), "notPdf"],
  ["50 MB", new Uint8Array(50 * 1024 * 1024), "large"],
  ["a head with nothing behind it", new TextEncoder().encode("%PDF-1.7\n%%EOF"), "unreadable"],
  ["half a file", smallPdf([["Total 5150000"]]).subarray(0, 120), "unreadable"],
])("says of %s what it is", async (_what, bytes, fault) => {
  expect(await readPdf(bytes)).toEqual({ fault });
});
