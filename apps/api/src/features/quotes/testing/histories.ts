import type { Endpoint } from "@sunwright/contract/endpoint";
import type { Offer } from "@sunwright/contract/offers";
import { type LeadState, LIVING_LEADS } from "@sunwright/contract/request-states";
import { readEntries } from "@sunwright/contract/testing/entries";
import { seededRandom } from "@sunwright/engine/layout/random";
import { wordsOfPdf } from "../../../testing/pdf-text";
import { homeIn, type HomeSecrets, homeSecrets, isOver } from "./home-secrets";
import { acknowledging, ADDRESS, type Trade } from "./trade";

/**
 * Histories of requests by a seed, to prove that no firm is told who a homeowner is, or how to reach them, before its offer is
 * accepted, nor anything of the home once its lead is over (marketplace design, sections 7, 14 and 15). After each step everything that a member of a firm may ask about it is
 * asked; at the end, every read of the contract, with the ids of this history.
 */
export interface Walk {
  readonly steps: number;
  readonly answers: number;
  readonly leaks: readonly string[];
}

type Desk = Awaited<ReturnType<Trade["desk"]>>;
type Firm = Awaited<ReturnType<Trade["installer"]>>;
type Owner = Awaited<ReturnType<typeof ownerOf>>;
interface Side {
  readonly firm: Firm;
  readonly desk: Desk | null;
}

/** What hides in texts, in the ways the masking says it reads. */
type Typed = (owner: Pick<Owner, "email" | "other">) => string;
const CONTACTS: readonly Typed[] = [
  ({ other }) => `0803 ${other.slice(0, 3)} ${other.slice(3)}`,
  ({ other }) => `+234 803 ${other}`,
  ({ other }) => `0803-${other.slice(0, 3)}-${other.slice(3)}`,
  ({ other }) => `0 8 0 3 ${other.split("").join(" ")}`,
  ({ email }) => email,
  ({ email }) => email.replace("@", " at ").replace(".", " dot "),
  ({ email }) => email.toUpperCase(),
  () => "12 Gidan Rimi Close",
];
const SENTENCES = [
  "The freezer runs all night. {}",
  "Write to {} please",
  "Is the roof tiled? {}, any time.",
  "{}",
] as const;

/** A firm does not know what it could give away. */
const OWN_WORDS = "Is the roof tiled? Call 0806 111 2223.";

const LETTERS = "bcdfghjklmnpqrstvwxz";
/** A name that stands nowhere else: 8 letters, of which the vowels are the same. */
const nameOf = (random: () => number) =>
  Array.from({ length: 4 }, () => `${LETTERS[Math.floor(random() * LETTERS.length)] ?? "b"}a`)
    .join("")
    .replace(/^./, (first) => first.toUpperCase());
/** As names are: plain, with tone marks, double, with an apostrophe. */
const WRITTEN: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.replaceAll("a", "á\u0323"),
  (name) => `${name.slice(0, 4)}-${name.slice(4)}`,
  (name) => `O'${name}`,
];
/** As they are typed: as they stand, without signs, in capitals, a letter at a time, in one word with the first. */
const AS_TYPED: readonly ((last: string, first: string) => string)[] = [
  (last) => last,
  (last) => last.normalize("NFD").replaceAll(/[\p{M}'-]/gu, ""),
  (last) => last.toUpperCase(),
  (last) => Array.from(last.normalize("NFC")).join("."),
  (last, first) => `${first}${last}`,
];
const digitsOf = (random: () => number, count: number) =>
  Array.from({ length: count }, () => 1 + Math.floor(random() * 9)).join("");

async function ownerOf(trade: Trade, random: () => number, seed: number) {
  const written = WRITTEN[Math.floor(random() * WRITTEN.length)] ?? String;
  const names = { firstName: nameOf(random), lastName: written(nameOf(random)) };
  // A load that no other home has.
  const owner = await trade.homeowner({ ...names, watts: 1_001 + ((37 * seed) % 998) });
  return { ...owner, phone: `+234 805 ${digitsOf(random, 3)} ${digitsOf(random, 4)}`, other: digitsOf(random, 7) };
}

/** Walks one history. The firms are asked again by others: what they are told of those is theirs to judge. */
export async function walkHistory(trade: Trade, firms: readonly Firm[], seed: number): Promise<Walk> {
  const random = seededRandom(seed);
  const pick = <Of>(of: readonly Of[]): Of | undefined => of[Math.floor(random() * of.length)];
  const owner = await ownerOf(trade, random, seed);
  const named = () => (random() < 0.3 ? (pick(AS_TYPED)?.(owner.lastName, owner.firstName) ?? "") : "");
  const text = () => (pick(SENTENCES) ?? "{}").replace("{}", `${pick(CONTACTS)?.(owner) ?? ""} ${named()}`);
  const saved = await owner.save({ phone: owner.phone, note: text() });
  if (saved.status !== 200) throw new Error(`Saving answered ${JSON.stringify(saved.body)}`);
  const asked = firms.slice(0, 1 + Math.floor(random() * firms.length));
  const invited = await owner.invite(asked);
  if (invited.status !== 200) throw new Error(`Asking answered ${JSON.stringify(invited.body)}`);
  const home = await homeSecrets(trade, owner.projectId, ["freezer"]);
  const sides: Side[] = asked.map((firm) => ({ firm, desk: null }));
  const told = { answers: 0, leaks: new Set<string>() };
  const steps = 6 + Math.floor(random() * 10);
  for (let step = 0; step < steps; step += 1) {
    const at = Math.floor(random() * sides.length);
    const side = sides[at];
    if (side === undefined) break;
    sides[at] = await act({ trade, owner, side, random, text });
    const all = step === steps - 1;
    // The firm it was about, and one of the others: what it may not read changes with what the homeowner decides.
    const read = all ? sides : new Set([sides[at], sides[Math.floor(random() * sides.length)]]);
    for (const each of read) if (each !== undefined) await search({ trade, owner, home, side: each, seed, told, all });
  }
  return { steps, answers: told.answers, leaks: [...told.leaks] };
}

interface Offered {
  readonly id: string;
  readonly totals: { readonly totalMinor: number };
  readonly warnings: Offer["warnings"];
}

interface Acting {
  readonly trade: Trade;
  readonly owner: Owner;
  readonly side: Side;
  readonly random: () => number;
  readonly text: () => string;
}

/** One thing that one of them does; what the state of things refuses is refused. */
async function act({ trade, owner, side, random, text }: Acting): Promise<Side> {
  const { firm } = side;
  const leadId = await firm.newest();
  const offers = `${owner.path}/offers`;
  const offered = async (): Promise<readonly Offered[]> => {
    const { status, body } = await owner.get<{ code?: string; offers?: readonly Offered[] }>(offers);
    // It may be withdrawn by now.
    if (status !== 200 && body.code !== "request_not_found") throw new Error(`Offers answered ${JSON.stringify(body)}`);
    return body.offers ?? [];
  };
  const answer = async (body: object) => {
    const found = await offered();
    const { id } = found[Math.floor(random() * found.length)] ?? {};
    if (id !== undefined) await owner.post(`${offers}/${id}/answer`, body);
  };
  const desk = side.desk ?? (await begun(trade, firm, leadId));
  const does: readonly (() => Promise<unknown>)[] = [
    () => firm.get(`/api/leads/${leadId}`),
    () => firm.accept(),
    () => firm.accept(),
    () => firm.accept(),
    () => firm.decline("no_team", OWN_WORDS),
    () => desk?.save({ words: OWN_WORDS, validUntil: trade.day(14) }) ?? firm.accept(),
    () => desk?.send() ?? firm.accept(),
    () => desk?.send() ?? firm.accept(),
    () => desk?.add("version") ?? firm.accept(),
    () => desk?.withdraw() ?? firm.accept(),
    () => firm.post(`/api/messages/${desk?.id ?? leadId}`, { text: OWN_WORDS }),
    () => owner.post(`/api/messages/${leadId}`, { text: text() }),
    () => owner.post(`/api/messages/${desk?.id ?? leadId}`, { text: text() }),
    () => answer({ answer: "ask_change", words: text() }),
    () => answer({ answer: "decline", words: text() }),
    () => (random() < 0.3 ? owner.event("withdraw") : Promise.resolve()),
    () => owner.save({ phone: owner.phone, note: text() }),
    async () => {
      trade.hours(1 + 16 * random());
      await trade.sweep();
    },
    async () => {
      const [first] = await offered();
      if (first !== undefined && random() < 0.5)
        await owner.post(`${offers}/${first.id}/accept`, {
          totalMinor: first.totals.totalMinor,
          address: ADDRESS,
          acknowledged: acknowledging(first.warnings),
        });
    },
  ];
  await does[Math.floor(random() * does.length)]?.();
  return { firm, desk };
}

/** A firm's desk for its quote; null while it has not accepted. */
async function begun(trade: Trade, firm: Firm, leadId: string): Promise<Desk | null> {
  const { body } = await firm.get<{ readonly state: LeadState }>(`/api/leads/${leadId}`);
  return body.state === "accepted" ? trade.desk(firm) : null;
}

/** What stands beside a leak is told with it. [characters] */
const BESIDE = 60;

interface Searching {
  readonly trade: Trade;
  readonly owner: Owner;
  readonly home: HomeSecrets;
  readonly side: Side;
  readonly seed: number;
  readonly told: { answers: number; readonly leaks: Set<string> };
  /** Every read of the contract, not only those about requests, quotes, messages and news. */
  readonly all: boolean;
}

const A_MAIL = "a mail";

/** Searches what a firm is answered for what it may not know at this stage. */
async function search({ trade, owner, home, side, seed, told, all }: Searching): Promise<void> {
  const { firm, desk } = side;
  const leadId = await firm.newest();
  const { state } = (await owner.read()).invitations.find(({ firmId }) => firmId === firm.firmId) ?? {
    state: "offered",
  };
  // Its offer is accepted: name, phone, e-mail and address are the firm's from here on.
  if (state === "won") return;
  const secrets = secretsOf(owner, state);
  const judge = (path: string, answer: string) => {
    told.answers += 1;
    if (isOver(state) && path !== A_MAIL)
      for (const leak of homeIn(path, answer, home)) told.leaks.add(`seed ${seed}, ${state}: ${leak}`);
    for (const [name, secret] of secrets) {
      const read = readAs(name, answer);
      const at = read.indexOf(secret);
      if (at >= 0)
        told.leaks.add(
          `seed ${seed}, ${state}: ${name} in ${path}: ${read.slice(Math.max(0, at - BESIDE), at + BESIDE)}`,
        );
    }
  };
  const ids = {
    leadId,
    quoteId: desk?.id ?? leadId,
    thread: desk?.id ?? leadId,
    projectId: owner.projectId,
    id: owner.projectId,
  };
  for (const path of [...pathsOf(all ? READS : ABOUT_REQUESTS, ids), `/api/messages/${leadId}`]) {
    const reply = await firm.get(path);
    if (reply.status === 401) throw new Error("A session has ended: nothing is read");
    judge(path, JSON.stringify(reply.body ?? null));
  }
  // A print takes as long as all answers of a step together.
  if (all && desk !== null) await judgePapers(desk, judge);
  await trade.server.app.outbox.flush();
  // A mail that went out before the end cannot be taken back: of mails the contact alone is searched.
  for (const { to, subject, text, html } of trade.server.mailbox.mails)
    if (to === firm.email) judge(A_MAIL, `${subject} ${text} ${html ?? ""}`);
}

/** The versions of a quote as they are printed. */
async function judgePapers({ firm, path, read }: Desk, judge: (path: string, answer: string) => void): Promise<void> {
  for (const { id } of (await read()).versions ?? []) {
    const paper = await firm.file(`${path}/versions/${id}/pdf`);
    if (paper.status === 200) judge("the print of a version", wordsOfPdf(paper.bytes));
  }
}

/**
 * What a firm may not read. Its first name and its phone are told to a firm that has accepted the request, as long as that
 * lives; what somebody types beside them is hidden until an offer is accepted.
 */
function secretsOf(owner: Owner, state: LeadState): readonly (readonly [string, string])[] {
  const known = LIVING_LEADS.some((living) => living === state) && state !== "offered" && state !== "viewed";
  const digits = (text: string) => text.replaceAll(/\D/g, "");
  const all: readonly (readonly [string, string])[] = [
    ["last name", lettersOf(owner.lastName)],
    ["e-mail", owner.email.split("@")[0]?.toLowerCase() ?? ""],
    ["another phone", `803${owner.other}`],
    ["street", "gidan rimi"],
  ];
  return known ? all : [...all, ["first name", lettersOf(owner.firstName)], ["phone", digits(owner.phone).slice(-10)]];
}

const lettersOf = (text: string) =>
  text
    .normalize("NFD")
    .replaceAll(/[^\p{L}]/gu, "")
    .toLowerCase();
/** Digits alone for phones, letters alone for names, whatever stands between them; else all, whatever its case. */
const readAs = (name: string, answer: string) => {
  if (name.endsWith("phone")) return answer.replaceAll(/[\s+\-().]/g, "");
  return name.endsWith("name") ? lettersOf(answer) : answer.toLowerCase();
};

const isRead = ({ method, access }: Endpoint) => method === "GET" && access === "session";
const READS = (await readEntries()).filter(isRead).map(({ path }) => path);
const ABOUT_REQUESTS = READS.filter((path) =>
  /^\/api\/(?:leads|quotes|messages|notifications)(?:$|\/:(?:leadId|quoteId|thread)$)/.test(path),
);

/** Reads with the ids of this history: the firm may guess any of them. */
const pathsOf = (reads: readonly string[], ids: Readonly<Record<string, string>>): readonly string[] =>
  reads.flatMap((read) => {
    const path = read.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? ids["leadId"] ?? "");
    return (VIEWS[read] ?? [""]).map((view) => `${path}${view}`);
  });
const VIEWS: Readonly<Record<string, readonly string[]>> = {
  "/api/leads": ["", "?view=accepted", "?view=ended"],
  "/api/quotes": ["", "?view=over"],
};
