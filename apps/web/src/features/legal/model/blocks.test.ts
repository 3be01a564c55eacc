import { expect, it } from "vitest";
import { blocksOf } from "./blocks";

const paragraph = (text: string) => ({ kind: "paragraph", text });
const heading = (text: string) => ({ kind: "heading", text });

it.each([
  ["", []],
  ["\n \n", []],
  ["One\nstreet\r\n\nTwo", [paragraph("One\nstreet"), paragraph("Two")]],
  ["## Imprint\nIsar Solar", [heading("Imprint"), paragraph("Isar Solar")]],
  ["Before\n## Data  \n\n\nAfter", [paragraph("Before"), heading("Data"), paragraph("After")]],
  // Only two marks and a space make a heading.
  ["##tag\n# one", [paragraph("##tag\n# one")]],
])("sets %j", (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks);
});
