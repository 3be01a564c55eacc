import { readXml } from "../xml";
import type { Invoice } from "./invoice";
import { CII_ROOT, ciiOf } from "./read-cii";
import { isUbl, ublOf } from "./read-ubl";

export class NoInvoice extends Error {
  override readonly name = "NoInvoice";
  readonly root: string;
  constructor(root: string) {
    super(`The document is a ${root}`);
    this.root = root;
  }
}

/** An invoice or a credit note of anybody's, in either syntax of EN 16931. Throws XmlFault and NoInvoice. */
export function readInvoice(text: string): Invoice {
  const root = readXml(text);
  if (isUbl(root)) return ublOf(root);
  if (root.name === CII_ROOT) return ciiOf(root);
  throw new NoInvoice(root.name);
}
