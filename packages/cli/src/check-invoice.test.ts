import { EN_RULES } from "@sunwright/files/invoice/rules";
import { VAT_RULES } from "@sunwright/files/invoice/vat-rules";
import { XRECHNUNG_RULES, XRECHNUNG_WARNINGS } from "@sunwright/files/invoice/xrechnung";
import { sayRule } from "@sunwright/words/tell-invoice-rules";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { run } from "./run";

const GERMAN_RULES = EN_RULES.length + VAT_RULES.length + XRECHNUNG_RULES.length;
const INVOICES = resolve(import.meta.dirname, "../../files/src/invoice/testing");
async function said(path: string, ...more: readonly string[]) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = await run(
    ["check-invoice", path, ...more],
    (text) => out.push(text),
    (text) => errors.push(text),
  );
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}
const folder = mkdtempSync(join(tmpdir(), "invoice-"));
const file = (text: string) => {
  const path = join(folder, "a.xml");
  writeFileSync(path, text);
  return path;
};

it("prints each broken rule with what it asks, and exits with 1", async () => {
  expect(await said(join(INVOICES, "f01.xml"))).toEqual({
    code: 1,
    out: "XRechnung: 1 rule is broken.\nBR-02  The invoice has no number.",
    errors: "",
  });
  expect(await said(join(INVOICES, "r01.xml"))).toMatchObject({
    code: 0,
    out: `XRechnung: the invoice was held to ${GERMAN_RULES} rules, and none is broken.`,
  });
  const json: unknown = JSON.parse((await said(join(INVOICES, "f15.xml"), "--json")).out);
  expect(json).toEqual({ standard: "xrechnung", held: GERMAN_RULES, broken: ["BR-IC-11"], warnings: ["BR-DE-TMP-32"] });
});

it("refuses what is no invoice with the reason", async () => {
  const path = file("<Order/>");
  expect(await said(path)).toMatchObject({
    code: 2,
    errors: `${path}: the document is Order, no invoice or credit note in UBL or CII.`,
  });
  file("<Invoice>\n<ID>");
  expect((await said(path)).errors).toContain("this is not valid XML");
  file('<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><Invoice/>');
  expect((await said(path)).errors).toBe(
    `${path}: line 2: the document defines types or entities of its own and was not read.`,
  );
  file("<a>".repeat(60));
  expect((await said(path)).errors).toContain("too large or too deep");
});

it("has a sentence for every rule", () => {
  for (const [id] of [...EN_RULES, ...VAT_RULES, ...XRECHNUNG_RULES, ...XRECHNUNG_WARNINGS])
    expect(sayRule(id), id).toMatch(/^[A-Z].+\.$/);
});
