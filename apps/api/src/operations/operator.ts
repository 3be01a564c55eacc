import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { LEGAL_PAGES, LEGAL_TEXT_MAX, type LegalPageName } from "@sunwright/contract/legal";
import { LINE_MAX, NAME_MAX } from "@sunwright/contract/limits";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { readNumber } from "@sunwright/words/read-number";
import { type Decisions, moneyText } from "../features/operator/decisions";
import { NotDecided } from "../features/operator/not-decided";
import type { Waiting } from "../features/operator/sources";
import type { Config } from "../platform/config";
import type { Database, Transaction } from "../platform/database";
import { OperationRefused } from "./backup";
import { askServer } from "./control";
import { legalPagesText } from "./legal-pages";

const USAGE = `Usage:
  npm run operator -- EMAIL                                 makes the account with this verified address an operator
  npm run operator -- reset-second EMAIL --reason TEXT      turns off two-step verification that its owner has lost
  npm run operator -- firms                                 lists firms that wait, with the certificates they handed in
  npm run operator -- verify FIRM|EMAIL [--certificate ID] [--kind TEXT] [--number TEXT] [--until YYYY-MM-DD]
                                                            verifies what the firm handed in, or papers you saw
  npm run operator -- reject FIRM|EMAIL [--certificate ID] --reason TEXT
                                                            rejects it, or revokes what was verified
  npm run operator -- legal                                 says which legal pages are empty
  npm run operator -- legal imprint|privacy|terms FILE      publishes the text of a file there, as /operator/legal does
  npm run operator -- disputes [ORDER|JOB]                  lists what is in dispute, or all that was said about one order
  npm run operator -- decide ORDER|JOB --amount NUMBER --reason TEXT
                                                            ends a dispute: so much the buyer gets back, or need not pay
  npm run operator -- cancel-job JOB --reason TEXT          ends abandoned work: what was paid for it is owed back
  npm run operator -- passports                             lists passports that wait: a serial of theirs is known elsewhere
  npm run operator -- passport PASSPORT --reason TEXT       lets one go: you have looked at its serials
  npm run operator -- reviews                               lists published reviews that were reported
  npm run operator -- hide-review REVIEW --reason TEXT      nobody but its writer reads it any more, and it does not count
  npm run operator -- show-review REVIEW --reason TEXT      publishes one again that was hidden`;

/** What an operator asks for. */
type Asked =
  | { readonly act: "make"; readonly email: string }
  | {
      readonly act: "verify";
      readonly firm: string;
      readonly certificate: string | null;
      readonly kind: string;
      readonly number: string;
      readonly until: string | null;
    }
  | {
      readonly act: "reject";
      readonly firm: string;
      readonly certificate: string | null;
      readonly reason: string;
    }
  | { readonly act: "reset-second"; readonly email: string; readonly reason: string }
  | { readonly act: "firms" }
  | { readonly act: "legal" }
  | { readonly act: "write-legal"; readonly page: LegalPageName; readonly text: string }
  | { readonly act: "disputes"; readonly order: string | null }
  | { readonly act: "decide"; readonly order: string; readonly amount: number; readonly reason: string }
  | { readonly act: "cancel-job"; readonly job: string; readonly reason: string }
  | { readonly act: "passports" }
  | { readonly act: "passport"; readonly passport: string; readonly reason: string }
  | { readonly act: "reviews" }
  | { readonly act: "hide-review"; readonly review: string; readonly reason: string }
  | { readonly act: "show-review"; readonly review: string; readonly reason: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
const isLine = (text: string, most: number) =>
  text.trim() !== "" && text.length <= most && !/[\p{Cc}\u2028]/u.test(text);

/** Throws OperationRefused with the usage for what it does not know. */
export function readAsked(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args);
  const ofLegalPage = readOfLegalPage(positionals, values);
  if (ofLegalPage !== null) return ofLegalPage;
  const ofDispute = readOfDispute(positionals, values);
  if (ofDispute !== null) return ofDispute;
  const [first = "", firm = "", ...rest] = positionals;
  const { kind = "Business verification", number = "", until, reason, amount, certificate = null } = values;
  const papers = isLine(kind, NAME_MAX) && (number === "" || isLine(number, NAME_MAX));
  if (rest.length === 0 && amount === undefined && isLine(first, LINE_MAX)) {
    if (first === "verify" && firm !== "" && papers && reason === undefined && (until === undefined || isDay(until)))
      return { act: "verify", firm, certificate, kind, number, until: until ?? null };
    if (first === "reject" && firm !== "" && reason !== undefined && isLine(reason, LINE_MAX))
      return { act: "reject", firm, certificate, reason };
    if (first === "reset-second" && firm.includes("@") && certificate === null)
      if (reason !== undefined && isLine(reason, LINE_MAX)) return { act: first, email: firm, reason };
    if (positionals.length === 1 && Object.keys(values).length === 0) {
      if (first === "firms" || first === "legal") return { act: first };
      if (first.includes("@")) return { act: "make", email: first };
    }
  }
  throw new OperationRefused(USAGE);
}

function readOfLegalPage([act, name, ...rest]: readonly string[], values: ReturnType<typeof parsed>["values"]) {
  const { text, ...others } = values;
  const page = LEGAL_PAGES.find((known) => known === name);
  if (act !== "legal" || page === undefined || text === undefined) return null;
  if (rest.length > 0 || Object.keys(others).length > 0 || text.length > LEGAL_TEXT_MAX) return null;
  return { act: "write-legal", page, text: text.trim() } as const;
}

/** `legal imprint FILE` with the text in place of the file: the server that is asked may stand in another folder. */
function withTextOfFile(args: readonly string[]): readonly string[] {
  const [act, page, file, ...rest] = args;
  if (act !== "legal" || page === undefined || file === undefined || file.startsWith("--") || rest.length > 0)
    return args;
  try {
    return [act, page, `--text=${readFileSync(file, "utf8")}`];
  } catch (error) {
    throw new OperationRefused(`${file} cannot be read.`, { cause: error });
  }
}

const AMOUNT_MAX = 1e12;
const MINOR = 100;

/** An amount as people write it; null for none, for more than minor units, and where it can be read in two ways. */
function amountOf(text: string): number | null {
  const reading = readNumber(text);
  if (reading.state !== "read" || !(reading.value >= 0 && reading.value < AMOUNT_MAX)) return null;
  const minor = Number((reading.value * MINOR).toFixed(4));
  return Number.isInteger(minor) ? reading.value : null;
}

function readOfDispute([first, order, ...rest]: readonly string[], values: ReturnType<typeof parsed>["values"]) {
  const { amount = "", reason = "", ...others } = values;
  if (rest.length > 0 || Object.keys(others).length > 0) return null;
  if (first === "disputes" && amount === "" && reason === "") return { act: first, order: order ?? null } as const;
  const decided = amountOf(amount);
  if (first === "decide" && order !== undefined && decided !== null && isLine(reason, LINE_MAX))
    return { act: first, order, amount: decided, reason } as const;
  if (first === "cancel-job" && order !== undefined && amount === "" && isLine(reason, LINE_MAX))
    return { act: first, job: order, reason } as const;
  if (first === "passport" && order !== undefined && amount === "" && isLine(reason, LINE_MAX))
    return { act: first, passport: order, reason } as const;
  if (first === "passports" && order === undefined && amount === "" && reason === "") return { act: first } as const;
  return amount === "" ? readOfReviews(first, order, reason) : null;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function readOfReviews(act: string | undefined, review: string | undefined, reason: string) {
  if (act === "reviews" && review === undefined && reason === "") return { act } as const;
  if (review === undefined || !ID.test(review) || !isLine(reason, LINE_MAX)) return null;
  const sent = { review: review.toLowerCase(), reason };
  if (act === "hide-review") return { act, ...sent } as const;
  return act === "show-review" ? ({ act, ...sent } as const) : null;
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  try {
    const options = { kind: text, number: text, until: text, reason: text, amount: text, certificate: text, text };
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new OperationRefused(USAGE, { cause: error });
  }
}

const WHY: Readonly<Record<NotDecided["why"], (of: string) => string>> = {
  account: (email) => `No account has ${email} as its verified address.`,
  second: (email) => `The account ${email} has no two-step verification.`,
  firm: (named) => `There is no firm ${named}.`,
  certificate: (id) => `No certificate ${id} of this firm waits.`,
  ended: (day) => `The certificate ended on ${day}.`,
  nothing: (firm) => `${firm} has no certificate that waits or is verified.`,
  dispute: (order) => `Nothing is in dispute about ${order}.`,
  job: (number) => `There is no job ${number} whose work can be ended.`,
  passport: (number) => `There is no passport ${number} that waits.`,
  review: (id) => `There is no review ${id} of which this can be done.`,
  amount: (left) => `No more than ${left} is left of it.`,
};

/** Does it in one transaction with its row of the audit. Answers what to tell. Throws OperationRefused. */
export async function operate(database: Database, decisions: Decisions, args: readonly string[]): Promise<string> {
  const asked = readAsked(args);
  try {
    return await database.transaction((tx) => done(tx, decisions, asked));
  } catch (error) {
    if (error instanceof NotDecided) throw new OperationRefused(WHY[error.why](error.of), { cause: error });
    throw error;
  }
}

async function done(tx: Transaction, decisions: Decisions, asked: Asked): Promise<string> {
  if (asked.act === "make")
    return (await decisions.makeOperator(tx, asked.email))
      ? `${asked.email} is an operator.`
      : `${asked.email} is an operator already.`;
  if (asked.act === "reject")
    return asked.certificate === null
      ? `${await decisions.reject(tx, asked.firm, asked.reason, asked)} is not verified: ${asked.reason}`
      : `The certificate of ${await decisions.reject(tx, asked.firm, asked.reason, asked)} does not count: ${asked.reason}`;
  if (asked.act === "reset-second") {
    await decisions.resetSecond(tx, asked.email, asked.reason);
    return `Two-step verification of ${asked.email} is off: the password alone signs in.`;
  }
  if (asked.act === "firms") return waiting(tx, decisions);
  if (asked.act === "write-legal") {
    const { page, text } = asked;
    const version = await decisions.legalVersion(tx, page);
    await decisions.writeLegalPage(tx, page, { version, text });
    return legalPagesText(await decisions.emptyLegalPages(tx));
  }
  if (asked.act === "legal") return legalPagesText(await decisions.emptyLegalPages(tx));
  if (asked.act === "disputes")
    return asked.order === null ? listed(tx, decisions) : read(await decisions.dispute(tx, asked.order));
  if (asked.act === "decide") {
    const { number, currency, settledMinor } = await decisions.decide(tx, asked.order, asked.amount, asked.reason);
    return `The dispute about ${number} ended with ${moneyText(settledMinor, currency)} for the buyer.`;
  }
  if (asked.act === "cancel-job") {
    await decisions.cancelJob(tx, asked.job, asked.reason);
    return `The job ${asked.job} is cancelled: ${asked.reason}`;
  }
  if (asked.act === "passports") return held(tx, decisions);
  if (asked.act === "passport") {
    await decisions.openPassport(tx, asked.passport, asked.reason);
    return `The passport ${asked.passport} is open: ${asked.reason}`;
  }
  if (asked.act === "reviews") return reported(tx, decisions);
  if (asked.act === "hide-review") {
    await decisions.hideReview(tx, asked.review, asked.reason);
    return `The review ${asked.review} is hidden: ${asked.reason}`;
  }
  if (asked.act === "show-review") {
    await decisions.showReview(tx, asked.review, asked.reason);
    return `The review ${asked.review} is published again: ${asked.reason}`;
  }
  const firm = await decisions.verify(tx, asked.firm, asked);
  return asked.until === null ? `${firm} is verified.` : `${firm} is verified until ${asked.until}.`;
}

async function waiting(tx: Transaction, decisions: Decisions): Promise<string> {
  const rows = await decisions.waiting(tx);
  if (rows.length === 0) return "Nothing waits to be verified.";
  const firms = new Map(rows.map(({ firm }) => [firm.id, firm]));
  return [...firms.values()]
    .flatMap((firm) => [headOf(firm), ...rows.filter((row) => row.firm.id === firm.id).map(paperOf)])
    .join("\n");
}

const headOf = ({ id, kind, name, town, country }: Waiting["firm"]) =>
  [`${id}  ${name}`, kind, placeOf(town)?.name, country].filter((each) => each != null).join(", ");

function paperOf({ id, kind, number, issuer, expires, createdAt, file }: Waiting): string {
  const end = expires === null ? "without an end" : `until ${expires}`;
  const papers = [`${kind} ${number}`, issuer, end, file ?? "no file"].filter((each) => each !== "");
  return `  ${createdAt.toISOString().slice(0, 10)}  ${id}  ${papers.join(", ")}`;
}

async function reported(tx: Transaction, decisions: Decisions): Promise<string> {
  const rows = (await decisions.reportedReviews(tx)).flatMap(({ id, firmId, stars, content, reasons }) => [
    `${id}  ${stars} of 5, of the firm ${firmId}: ${content.replaceAll(/\s+/g, " ")}`,
    ...reasons.map((reason) => `  ${reason}`),
  ]);
  return rows.length === 0 ? "No published review was reported." : rows.join("\n");
}

async function listed(tx: Transaction, decisions: Decisions): Promise<string> {
  const rows = (await decisions.disputes(tx)).map(({ number, state, buyer, shop, openedBy, ...dispute }) => {
    const amount = moneyText(dispute.amountMinor, dispute.currency);
    const until = dispute.deadline.toISOString().slice(0, 10);
    return `${number}  ${state} until ${until}  ${amount} claimed by the ${openedBy}  ${buyer} and ${shop}`;
  });
  return rows.length === 0 ? "Nothing is in dispute." : rows.join("\n");
}

async function held(tx: Transaction, decisions: Decisions): Promise<string> {
  const rows = (await decisions.heldPassports(tx)).map(
    ({ number, jobNumber, firmName, place, handedOverOn, serials }) =>
      [`${number}  ${jobNumber}  ${firmName}, ${place}, ${handedOverOn}`, ...serials].join("\n  "),
  );
  return rows.length === 0 ? "No passports waiting." : rows.join("\n");
}

function read({ number, currency, amountMinor, goodsMinor, entries }: Awaited<ReturnType<Decisions["dispute"]>>) {
  const head = `${number}: ${moneyText(amountMinor, currency)} claimed, ${moneyText(goodsMinor, currency)} left of it`;
  const said = entries.map(({ createdAt, party, event, text, file, ...entry }) => {
    const amount = entry.amountMinor === null ? "" : ` ${moneyText(entry.amountMinor, currency)}`;
    const words = [text, file === null ? "" : `(file: ${file.name})`].filter((each) => each !== "").join(" ");
    return `${createdAt.toISOString().slice(0, 16).replace("T", " ")}  ${party}, ${event}${amount}: ${words}`;
  });
  return [head, ...said].join("\n");
}

/** From the command line: through the running server where it holds the database alone, else on the database itself. */
export async function runOperator(
  config: Config,
  given: readonly string[],
  open: () => Promise<{ readonly database: Database; readonly decisions: Decisions }>,
): Promise<string> {
  const args = withTextOfFile(given);
  readAsked(args);
  const answer = config.databaseUrl === null ? await askServer(config.dataDir, args) : null;
  if (answer !== null) {
    if (!answer.done) throw new OperationRefused(answer.text);
    return answer.text;
  }
  const { database, decisions } = await open();
  try {
    return await operate(database, decisions, args);
  } finally {
    await database.close();
  }
}
