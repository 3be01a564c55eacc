// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient declaration has nothing to import
/// <reference path="./testing/raw.d.ts" />
import { tell } from "@sunwright/words/engine";
import { expect, it } from "vitest";
import readme from "../../README.md?raw";
import { design } from "./testing/readme-example";
// oxlint-disable-next-line import/default -- "?raw" gives the text of the file, not its exports
import example from "./testing/readme-example.ts?raw";

const printed = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";
/** Code without what differs between a page and a file: imports, the print, layout. */
const code = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith("import ") && !line.startsWith("console.log"))
    .join("")
    .replaceAll("export ", "")
    .replaceAll(/[\s,]/g, "");

it("runs the very code the README prints", () => {
  expect(code(printed).length).toBeGreaterThan(300);
  expect(code(printed)).toBe(code(example));
});

it("imports in the README what this package really offers, under its own name", () => {
  const paths = [...printed.matchAll(/from "@sunwright\/engine\/sizing\/([^"]+)"/g)].map(([, path]) => path);
  const used = [...example.matchAll(/from "\.\.\/([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toEqual(used);
});

it("sizes four ceiling fans in Kano and prints the sum the panels come from", () => {
  const { value, equation } = design.panels.capacity;
  expect(design.load.dailyConsumption.value).toBe(4 * 75 * 9);
  expect(value).toBeGreaterThan(0);
  expect(tell(equation)).toContain(`= ${value.toLocaleString("en-US")} W`);
});
