import { expect, it } from "vitest";
import { PREVIEW, previewPicture } from "./preview-picture";

it("is a PNG of 1,200 by 630 of a few kB, another one for another number of panels", async () => {
  const [seven, twenty] = await Promise.all([previewPicture(7), previewPicture(20)]);
  // Width and height stand behind signature, length and name of the first chunk. Source: RFC 2083, section 4.1.1.
  expect([seven.readUInt32BE(16), seven.readUInt32BE(20)]).toEqual([PREVIEW.width, PREVIEW.height]);
  expect(seven.subarray(0, 8).toString("latin1")).toBe("\u0089PNG\r\n\u001a\n");
  expect(seven.length).toBeLessThan(60_000);
  expect(seven.equals(twenty)).toBe(false);
});

it("draws a clinic's thousand panels as 24, and takes no other number for granted", async () => {
  expect(await previewPicture(1_000)).toBe(await previewPicture(24));
  expect(await previewPicture(-3)).toBe(await previewPicture(0));
});
