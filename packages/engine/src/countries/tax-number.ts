import type { Country } from "./names";

interface TaxNumberForm {
  /** Of a number in capitals, without spaces, dashes, dots and slashes. */
  readonly pattern: RegExp;
  /** As it is written there; of nobody. */
  readonly example: string;
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

const AS_OF = "2026-11-29";

/** What a firm or a person of a country states as its number on an invoice. Its form alone: whose it is only the office knows. */
export const TAX_NUMBER_FORMS: Readonly<Record<Country, TaxNumberForm>> = {
  Nigeria: {
    // The Joint Tax Board's, an identity number, the Federal Inland Revenue Service's and the Tax ID since 2026.
    pattern: /^\d{10,13}$/,
    example: "12345678-0001",
    source:
      "Information on Tax Identification Numbers, Nigeria, OECD Automatic Exchange Portal; Tax ID, Nigeria Tax Administration Act 2025",
    asOf: AS_OF,
  },
  Ghana: {
    // Or the number of the Ghana card, which persons use since 2021.
    pattern: /^(?:[PCGQV]00[A-Z\d]{8}|GHA\d{10})$/,
    example: "C0001234567",
    source:
      "TIN, Ghana Revenue Authority; Information on Tax Identification Numbers, Ghana, OECD Automatic Exchange Portal",
    asOf: AS_OF,
  },
  Kenya: {
    pattern: /^[AP]\d{9}[A-Z]$/,
    example: "P051234567A",
    source:
      "PIN, Kenya Revenue Authority; Information on Tax Identification Numbers, Kenya, OECD Automatic Exchange Portal",
    asOf: AS_OF,
  },
  "South Africa": {
    // VAT numbers begin with 4, those of income tax with 0, 1, 2, 3 or 9.
    pattern: /^[0-49]\d{9}$/,
    example: "4123456789",
    source: "VAT and income tax reference numbers, South African Revenue Service",
    asOf: AS_OF,
  },
  USA: {
    pattern: /^\d{9}$/,
    example: "12-3456789",
    source: "Employer Identification Number, 26 CFR 301.7701-12",
    asOf: AS_OF,
  },
  UK: {
    // VAT numbers of traders, branches, government departments and health authorities; the reference of a taxpayer.
    pattern: /^(?:(?:GB|XI)?(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})|\d{10})$/,
    example: "GB123456789",
    source: "VAT Registration Number and Unique Taxpayer Reference, HM Revenue & Customs",
    asOf: AS_OF,
  },
  Germany: {
    // USt-IdNr., W-IdNr., and the tax number of an office, of a person or in the form of all states.
    pattern: /^(?:DE\d{9}(?:\d{5})?|\d{10,11}|\d{13})$/,
    example: "DE123456789",
    source: "Bundeszentralamt für Steuern, § 27a UStG, § 139b and § 139c AO; ELSTER, Aufbau der Steuernummer",
    asOf: AS_OF,
  },
  Australia: {
    pattern: /^\d{11}$/,
    example: "12 345 678 901",
    source: "Australian Business Register, ABN format; A New Tax System (Australian Business Number) Act 1999",
    asOf: AS_OF,
  },
  India: {
    // GSTIN, which holds the PAN of its firm, or the PAN.
    pattern: /^(?:\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[A-Z\d]|[A-Z]{5}\d{4}[A-Z])$/,
    example: "27ABCDE1234F1Z5",
    source: "Central Board of Indirect Taxes and Customs, GSTIN; Income-tax Rules 1962, rule 114, PAN",
    asOf: AS_OF,
  },
};

/** Whether a tax number of a country may be written so. */
export function isTaxNumberOf(country: Country, typed: string): boolean {
  const compact = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}./]/gu, "");
  return TAX_NUMBER_FORMS[country].pattern.test(compact);
}
