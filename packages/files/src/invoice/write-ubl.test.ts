// Of the right invoices of the project's reference set, which the official rules judged: what was read of them and written
// again says the same, and the judge of the named rules finds nothing in it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { judgeInvoice } from "./judge";
import { readInvoice } from "./read-invoice";
import { writeUbl } from "./write-ubl";

const ofFile = (file: string) => readInvoice(readFileSync(join(import.meta.dirname, "testing", file), "utf8"));

it.each(["r01", "r03", "r05", "r07", "r09", "r11", "r13", "r15", "r17", "r19"])("writes %s as it was read", (name) => {
  const invoice = ofFile(`${name}.xml`);
  const again = readInvoice(writeUbl(invoice));
  expect(again).toEqual(invoice);
  expect(judgeInvoice(again)).toMatchObject({ broken: [], warnings: [] });
});

it("writes the elements of r01 in the order that the schema fixes", () => {
  const elements = (text: string) => [...text.matchAll(/<(?!\?)[^>]+>/g)].map(([element]) => element);
  const [file] = [readFileSync(join(import.meta.dirname, "testing", "r01.xml"), "utf8")];
  expect(elements(writeUbl(readInvoice(file)))).toEqual(elements(file));
});

it("writes what people typed as text, and leaves out what no document may hold", () => {
  const invoice = ofFile("r01.xml");
  const name = `"Kabel" <6 mm²> & Öse 🌞`;
  const typed = { ...invoice, seller: { ...invoice.seller, name: `${name}\u0000\u0008\uD800` } };
  expect(readInvoice(writeUbl(typed)).seller.name).toBe(name);
});
