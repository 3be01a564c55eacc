import type { Country } from "./names";

/** How long a shop of a country keeps what it invoiced. After that nothing asks for the buyer's name and address. */
interface Keeping {
  readonly years: number;
  /** Counted from the end of the calendar year of the document, or from its day. */
  readonly from: "end-of-year" | "issue";
  readonly source: string;
  /** The day on which the source was as it is stated here. */
  readonly asOf: string;
}

const AS_OF = "2026-11-26";

/**
 * The terms of Germany, the UK and Kenya were read on pages about the law; those of the others rest on the acts named, which
 * were not opened on that day: have them checked before they are shown to anybody.
 *
 * Where a law counts from a return or a period that ends after the document, the years here count from the end of its
 * calendar year and are enough for the latest of them: kept a little longer, never shorter.
 */
export const INVOICE_KEEPING: Readonly<Record<Country, Keeping>> = {
  Germany: {
    years: 8,
    from: "end-of-year",
    source: "UStG, § 14b (1); AO, § 147 (3, 4); BGBl. 2024 I no. 323",
    asOf: AS_OF,
  },
  UK: {
    years: 6,
    from: "issue",
    source: "Value Added Tax Act 1994, schedule 11, paragraph 6(3); HMRC VAT Notice 700/21, section 2",
    asOf: AS_OF,
  },
  // Five years from the end of the reporting period, which is a year at most.
  Kenya: {
    years: 6,
    from: "end-of-year",
    source: "Tax Procedures Act 2015, section 23(1)(c)",
    asOf: AS_OF,
  },
  // Six years after the year of assessment.
  Nigeria: {
    years: 7,
    from: "end-of-year",
    source: "Companies Income Tax Act, section 63; Nigeria Tax Administration Act 2025, section 31",
    asOf: AS_OF,
  },
  // Six years from the end of the period.
  Ghana: {
    years: 7,
    from: "end-of-year",
    source: "Revenue Administration Act 2016 (Act 915), section 27",
    asOf: AS_OF,
  },
  // Five years from the day of the return, which comes in the year after the year of assessment.
  "South Africa": {
    years: 7,
    from: "end-of-year",
    source: "Tax Administration Act 28 of 2011, section 29(3)",
    asOf: AS_OF,
  },
  // 72 months from the annual return, due on 31 December after a year that ends in March.
  India: {
    years: 7,
    from: "end-of-year",
    source: "Central Goods and Services Tax Act 2017, section 36",
    asOf: AS_OF,
  },
  // Five years from the transaction or the return it stands in, whichever is later.
  Australia: {
    years: 6,
    from: "end-of-year",
    source: "Taxation Administration Act 1953, schedule 1, section 382-5",
    asOf: AS_OF,
  },
  // Six years from the return where income was left out; states ask for three to seven for sales tax.
  USA: {
    years: 7,
    from: "end-of-year",
    source: "Internal Revenue Code, sections 6001 and 6501(e); IRS Publication 583, table 3",
    asOf: AS_OF,
  },
};

/** No country's term is shorter: younger documents need no second look. [years] */
export const SHORTEST_KEEPING = Math.min(...Object.values(INVOICE_KEEPING).map(({ years }) => years));

/** From this instant on what a document of a day says of its buyer is kept no longer. By UTC and a day later: by then the year has ended everywhere. */
export function keptUntil(country: Country, issued: Date): Date {
  const { years, from } = INVOICE_KEEPING[country];
  if (from === "end-of-year") return new Date(Date.UTC(issued.getUTCFullYear() + years + 1, 0, 2));
  const until = new Date(issued);
  until.setUTCFullYear(issued.getUTCFullYear() + years);
  // The anniversary of a leap day is the first of March: the day itself is over then.
  return new Date(until.getTime() + 86_400_000);
}
