import type { Invoice, PaymentMeans } from "./invoice";
import { has, type Rule, taxed } from "./rule";

/*
 * Source: itplr-kosit/xrechnung-schematron (Apache 2.0), in words of our own. The two rules of Peppol that XRechnung takes over
 * keep their names.
 */

/** What an XRechnung says that it is. */
export const isXRechnung = ({ specification }: Invoice): boolean => specification?.includes("xrechnung") ?? false;
const SPECIFICATION =
  /^urn:cen\.eu:en16931:2017#(?:compliant|conformant)#urn:xeinkauf\.de:kosit:(?:extension:)?xrechnung_\d\.\d$/;

const TYPES = new Set(["326", "380", "381", "384", "389", "875", "876", "877"]);
const [TRANSFER, CARD, DEBIT] = [new Set(["30", "58"]), new Set(["48", "54", "55"]), new Set(["59"])];
const isOf = (codes: ReadonlySet<string>, { code }: PaymentMeans): boolean => has(code) && codes.has(code);
const only =
  (codes: ReadonlySet<string>, holds: (means: PaymentMeans) => boolean) =>
  ({ payments }: Invoice) =>
    payments.every((means) => !isOf(codes, means) || holds(means));

/** Letters count from A = 10, the first four stand last, and the whole leaves 1 by 97. Source: ISO 13616. */
function isIban(text: string | null): boolean {
  const plain = (text ?? "").replaceAll(" ", "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{10,30}$/.test(plain)) return false;
  const turned = plain.slice(4) + plain.slice(0, 4);
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

const SKONTO = /^#SKONTO#TAGE=\d{1,3}#PROZENT=\d{1,2}\.\d{2}(?:#BASISBETRAG=-?\d{1,12}\.\d{2})?#$/;
const skontoHolds = (terms: string): boolean =>
  terms
    .split(/\r?\n/)
    .filter((line) => line.startsWith("#"))
    .every((line) => SKONTO.test(line.trim()));

const digitsIn = (text: string): number => text.replaceAll(/\D/g, "").length;
const MAIL = /^[^@\s.][^@\s]{0,100}@[^@\s]{1,100}[^@\s.]$/;
const names = ({ documents }: Invoice): readonly string[] => documents.flatMap(({ name }) => name ?? []);

export const XRECHNUNG_RULES: readonly Rule[] = [
  ["BR-DE-1", ({ payments }) => payments.length > 0],
  ["BR-DE-2", ({ seller }) => seller.contact !== null],
  ["BR-DE-3", ({ seller }) => has(seller.address?.city)],
  ["BR-DE-4", ({ seller }) => has(seller.address?.postCode)],
  ["BR-DE-5", ({ seller: { contact } }) => contact === null || has(contact.name)],
  ["BR-DE-6", ({ seller: { contact } }) => contact === null || has(contact.phone)],
  ["BR-DE-7", ({ seller: { contact } }) => contact === null || has(contact.mail)],
  ["BR-DE-8", ({ buyer }) => has(buyer.address?.city)],
  ["BR-DE-9", ({ buyer }) => has(buyer.address?.postCode)],
  ["BR-DE-10", ({ deliverTo }) => deliverTo === null || has(deliverTo.city)],
  ["BR-DE-11", ({ deliverTo }) => deliverTo === null || has(deliverTo.postCode)],
  ["BR-DE-14", ({ breakdown }) => breakdown.every(({ rate, category }) => has(rate) || category === "O")],
  ["BR-DE-15", ({ buyerReference }) => has(buyerReference)],
  [
    "BR-DE-16",
    (invoice) =>
      !taxed(invoice).some((vat) => vat?.category !== "O") ||
      has(invoice.seller.vatNumber) ||
      has(invoice.seller.taxNumber) ||
      invoice.taxRepresentative !== null,
  ],
  ["BR-DE-17", ({ type }) => !has(type) || TYPES.has(type)],
  ["BR-DE-18", ({ terms }) => terms.every(skontoHolds)],
  [
    "BR-DE-19",
    ({ payments }) => payments.every(({ code, account }) => code !== "58" || !has(account) || isIban(account)),
  ],
  [
    "BR-DE-20",
    ({ payments }) =>
      payments.every(({ code, mandate }) => code !== "59" || !has(mandate?.debtor) || isIban(mandate.debtor)),
  ],
  ["BR-DE-21", ({ specification }) => specification !== null && SPECIFICATION.test(specification)],
  ["BR-DE-22", (invoice) => new Set(names(invoice)).size === names(invoice).length],
  ["BR-DE-23-a", only(TRANSFER, ({ hasTransfer }) => hasTransfer)],
  ["BR-DE-23-b", only(TRANSFER, ({ hasCard, mandate }) => !hasCard && mandate === null)],
  ["BR-DE-24-a", only(CARD, ({ hasCard }) => hasCard)],
  ["BR-DE-24-b", only(CARD, ({ hasTransfer, mandate }) => !hasTransfer && mandate === null)],
  ["BR-DE-25-a", only(DEBIT, ({ mandate }) => mandate !== null)],
  ["BR-DE-25-b", only(DEBIT, ({ hasTransfer, hasCard }) => !hasTransfer && !hasCard)],
  ["BR-DE-30", only(DEBIT, ({ creditor }) => has(creditor))],
  ["BR-DE-31", only(DEBIT, ({ mandate }) => has(mandate?.debtor))],
  ["PEPPOL-EN16931-R010", ({ buyer }) => buyer.endpoint !== null],
  ["PEPPOL-EN16931-R020", ({ seller }) => seller.endpoint !== null],
];

/** What the German check warns of and lets pass. */
export const XRECHNUNG_WARNINGS: readonly Rule[] = [
  ["BR-DE-26", ({ type, preceding }) => type !== "384" || preceding.length > 0],
  ["BR-DE-27", ({ seller: { contact } }) => !has(contact?.phone) || digitsIn(contact.phone) >= 3],
  ["BR-DE-28", ({ seller: { contact } }) => !has(contact?.mail) || MAIL.test(contact.mail)],
  [
    "BR-DE-TMP-32",
    ({ delivered, period, lines }) =>
      has(delivered) || period !== null || (lines.length > 0 && lines.every((line) => line.period !== null)),
  ],
];
