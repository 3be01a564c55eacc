import { bySeverity } from "@sunwright/engine/quotes/severity";
import { maskedCopies, piecesFor } from "@sunwright/contract/masked-copies";
import type { Offer } from "@sunwright/contract/offers";
import type { FirmQuote, QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import { allowed } from "../../platform/states";
import type { Named } from "../requests/present";
import { isLiving, showsContact } from "../requests/rules";
import type { Source } from "./live-parts";
import { shownWords } from "./masked-table";
import type { FoundQuote, OfferRow, VersionRow } from "./quote-table";
import { isRevisable, numberOf, QUOTE_RULES, stateAt } from "./rules";
import type { StoredContent, StoredCost } from "./schema";
import { marginOf, stringsOf, totalsOf, warrantyOf } from "./written";

const termsOf = ({ lines: _lines, words: _words, answers: _answers, ...terms }: StoredContent) => ({
  ...terms,
  ...stringsOf(terms),
  warrantyYears: warrantyOf(terms),
});

const publicLine = ({ kind, name, quantity, unitMinor }: StoredContent["lines"][number]) => ({
  kind,
  name,
  quantity,
  unitMinor,
  totalMinor: quantity * unitMinor,
});

/** Lines as the firm reads them. */
export const firmLines = (
  { lines }: StoredContent,
  costs: readonly StoredCost[],
  sources: readonly Source[] = [],
): QuoteVersion["lines"] =>
  lines.map((line, index) => ({
    ...publicLine(line),
    productId: line.productId,
    bookId: line.bookId ?? null,
    costMinor: costs[index]?.costMinor ?? 0,
    marginPercent: costs[index]?.marginPercent ?? 0,
    live: sources[index]?.live ?? null,
    book: sources[index]?.book ?? null,
  }));

/** A draft as its firm sends it, of what is stored. */
export const draftOf = ({ content, costs }: Pick<VersionRow, "content" | "costs">): QuoteDraft => ({
  ...content,
  ...stringsOf(content),
  warrantyYears: warrantyOf(content),
  lines: content.lines.map(({ unitMinor: _unit, ...line }, index) => ({
    ...line,
    bookId: line.bookId ?? null,
    costMinor: costs[index]?.costMinor ?? 0,
    marginPercent: costs[index]?.marginPercent ?? 0,
  })),
});

interface Reader {
  readonly found: FoundQuote;
  /** Null where the account is gone. */
  readonly person: Named | null;
  readonly designHours: number | null;
  /** Of the lines of drafts, by the version. */
  readonly sources: ReadonlyMap<string, readonly Source[]>;
  readonly now: Date;
}

/** The request takes what this firm writes. */
export const takesQuotes = ({ invitation, request }: Pick<FoundQuote, "invitation" | "request">): boolean =>
  request.state === "quoting" &&
  (invitation.state === "accepted" || invitation.state === "site_visit" || invitation.state === "quoted");

export function presentQuote(reader: Reader, versions: readonly VersionRow[]): FirmQuote {
  const { found, person, designHours } = reader;
  const { quote, invitation, request } = found;
  const living = isLiving(invitation.state);
  return {
    id: quote.id,
    leadId: invitation.id,
    number: numberOf(quote),
    lead: invitation.state,
    place: request.place,
    kilometres: invitation.kilometres,
    currency: request.currency,
    client: showsContact(invitation.state) ? (person?.firstName ?? null) : null,
    versions: versions.map((row) => presentVersion(row, versions, reader)),
    open: takesQuotes(found),
    designHours: living ? designHours : null,
    wishDate: living ? request.wishDate : null,
    payment: living ? request.payment : null,
  };
}

function presentVersion(
  row: VersionRow,
  all: readonly VersionRow[],
  { found, person, sources, now }: Reader,
): QuoteVersion {
  const { invitation, request } = found;
  const living = isLiving(invitation.state);
  // A draft begins with the parts of the design, and may still be nothing else.
  const content = living || row.sentAt !== null ? row.content : withoutParts(row.content);
  const { costs } = row;
  const known = invitation.state === "won";
  return {
    id: row.id,
    option: row.option,
    number: row.number,
    state: stateAt(row, now),
    version: row.version,
    ...termsOf(content),
    words: content.words,
    lines: [...firmLines(content, costs, sources.get(row.id))],
    answers: [...content.answers],
    totals: totalsOf(content, request.currency),
    ...marginOf(content, costs),
    // They tell of the home: gone with it.
    figures: living ? row.figures : null,
    warnings: living ? [...bySeverity(row.warnings)] : [],
    method: row.method,
    sentAt: row.sentAt?.toISOString() ?? null,
    viewedAt: row.viewedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    reply: !living ? [] : known ? [row.reply] : replyFor(person, row),
    events: eventsOf(row, all, found, now),
  };
}

/** A draft without what it took over from the design: quantities, figures and cables. Its words and terms are the firm's. */
const withoutParts = (content: StoredContent): StoredContent => ({
  ...content,
  panels: null,
  battery: null,
  inverter: null,
  cables: { panelToInverterMm2: null, batteryMm2: null, loadMm2: null },
  lines: [],
  claims: { kwhPerYear: null, hoursServedPercent: null },
});

const replyFor = (person: Named | null, { reply, replyMasked }: VersionRow) =>
  piecesFor("known", reply, replyMasked ?? maskedCopies(reply, person));

function eventsOf(row: VersionRow, all: readonly VersionRow[], found: FoundQuote, now: Date): QuoteVersion["events"] {
  const state = stateAt(row, now);
  const can = new Set(allowed(QUOTE_RULES, state, "firm"));
  const open = takesQuotes(found);
  const newest = all.every((other) => other.option !== row.option || other.number <= row.number);
  return [
    ...(open && can.has("send") ? (["send"] as const) : []),
    ...(can.has("withdraw") ? (["withdraw"] as const) : []),
    ...(open && newest && isRevisable(state) ? (["revise"] as const) : []),
    ...(open && state === "draft" && all.length > 1 ? (["remove"] as const) : []),
  ];
}

const OWNER_EVENTS = ["accept", "decline", "ask_change"] as const;

/** A version as the homeowner reads it: nothing of what it costs the firm. */
export function presentOffer(
  { version, quote, invitation }: OfferRow,
  request: FoundQuote["request"],
  now: Date,
): Offer {
  const { content, figures, sentAt } = version;
  if (figures === null || sentAt === null) throw new Error("A version that was sent was simulated");
  const state = stateAt(version, now);
  const can: ReadonlySet<string> = new Set(request.state === "quoting" ? allowed(QUOTE_RULES, state, "owner") : []);
  const known = invitation.state === "won";
  const shown = known ? null : (version.shown ?? shownWords(content));
  const answers = new Map(
    content.answers.map(({ code, about, words }, at) => [`${code} ${about}`, shown?.answers[at] ?? words]),
  );
  return {
    id: version.id,
    quoteId: quote.id,
    quote: numberOf(quote),
    option: version.option,
    number: version.number,
    state,
    firm: { id: invitation.firmId, name: invitation.firmName, kilometres: invitation.kilometres },
    ...termsOf(content),
    words: content.words === "" ? [] : [...(shown?.words ?? [content.words])],
    lines: content.lines.filter(({ quantity }) => quantity > 0).map(publicLine),
    totals: totalsOf(content, request.currency),
    figures,
    warnings: version.warnings.map((warning) => ({
      ...warning,
      answer: answers.get(`${warning.code} ${warning.about}`) ?? null,
    })),
    method: version.method,
    sentAt: sentAt.toISOString(),
    reply: version.reply,
    events: OWNER_EVENTS.filter((event) => can.has(event)),
  };
}
