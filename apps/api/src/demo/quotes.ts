import { listProjects } from "@sunwright/contract/projects";
import { FirmQuote, QuoteDraft, type QuoteVersion } from "@sunwright/contract/quotes";
import { listCandidates, readRequest } from "@sunwright/contract/requests";
import { listLeads } from "@sunwright/contract/leads";
import { INSTALLERS } from "./cast";
import type { Happening } from "./orders";
import { actorOf, type Stage } from "./stage";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Minor units for a dollar that a homeowner pays. */
const NAIRA = 1_500 * 100;

interface Scene {
  readonly stage: Stage;
  readonly today: Date;
}

/** What a firm of the demo writes into the first draft, which has the parts of the design. */
type Writing = (draft: QuoteDraft) => QuoteDraft;

/** What one of each kind costs a firm. [US dollars] */
const COSTS: Readonly<Partial<Record<QuoteDraft["lines"][number]["kind"], number>>> = {
  panels: 57,
  battery: 860,
  inverter: 620,
  mounting: 190,
  "dc-isolator": 24,
  "dc-fuse": 16,
  "surge-protection": 30,
  "battery-fuse": 38,
  "ac-breaker": 12,
  rcd: 40,
  earthing: 62,
  cables: 140,
};

const naira = (dollars: number) => Math.round((dollars * NAIRA) / 100_000) * 100_000;

function priced(draft: QuoteDraft, { share, margin }: { readonly share: number; readonly margin: number }): QuoteDraft {
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      costMinor: naira((COSTS[line.kind] ?? 25) * share),
      marginPercent: margin,
    })),
    labourMinor: naira(170 * share),
    transportMinor: naira(35),
  };
}

/** The design as it stands, nothing missing, paid as the work goes on. */
export const good: Writing = (draft) => ({
  ...priced(draft, { share: 1, margin: 15 }),
  words: "Two days on your roof with three people. The battery carries the night that you asked for.",
  panels: draft.panels && { ...draft.panels, datasheet: true },
  battery: draft.battery && { ...draft.battery, cycles: 6_000, datasheet: true },
  inverter: draft.inverter && {
    ...draft.inverter,
    pvMaxVolts: 500,
    mpptMinVolts: 60,
    mpptMaxVolts: 450,
    datasheet: true,
  },
  days: 2,
  warrantyYears: { panels: 12, power: 25, battery: 10, inverter: 5, work: 2 },
});

/** Fewer panels that print more than their area can give, and most of the money before a part is on site. */
const overClaimed: Writing = (draft) => ({
  ...priced(draft, { share: 0.84, margin: 12 }),
  words: "The strongest panels there are. We begin as soon as the first payment is there.",
  panels: draft.panels && { ...draft.panels, watts: 500, areaM2: 2, datasheet: false },
  lines: priced(draft, { share: 0.84, margin: 12 })
    .lines.filter(({ kind }) => kind !== "surge-protection")
    .map((line) => (line.kind === "panels" ? { ...line, quantity: Math.max(1, line.quantity - 2) } : line)),
  days: 2,
  milestones: [
    { percent: 70, when: "signing" },
    { percent: 30, when: "running" },
  ],
  warrantyYears: { panels: 10, power: 25, battery: 5, inverter: 2, work: 1 },
});

/** Half the price, and dark from midnight on. */
const tooSmall: Writing = (draft) => ({
  ...priced(draft, { share: 0.6, margin: 10 }),
  words: "You can double the bank next year.",
  battery: {
    volts: 48,
    ampHours: 150,
    kwh: 7.2,
    chemistry: "gel",
    usablePercent: 50,
    cycles: 1_200,
    datasheet: true,
  },
  days: 2,
  milestones: [
    { percent: 50, when: "signing" },
    { percent: 50, when: "running" },
  ],
  warrantyYears: { panels: 12, power: null, battery: 2, inverter: 2, work: 1 },
});

/** What somebody asks, and of whom. */
export interface Asking {
  readonly owner: string;
  readonly firms: readonly string[];
  readonly hoursAgo: number;
  readonly budget: number | null;
  readonly note: string;
}

/** Amina compares three offers; neighbours wait for answers, and for a quote that is being written. */
const ASKED: readonly (Asking & { readonly answers: readonly Answer[] })[] = [
  {
    owner: "amina",
    firms: ["arewa", "power", "electric"],
    hoursAgo: 92,
    budget: 6_000,
    note: "The freezer runs all night in Ramadan, from about 02:00. Please keep it on the battery.",
    answers: [
      { firm: "arewa", hoursAgo: 88, writes: good, sent: true },
      { firm: "power", hoursAgo: 80, writes: overClaimed, sent: true },
      { firm: "electric", hoursAgo: 66, writes: tooSmall, sent: true },
    ],
  },
  {
    owner: "zainab",
    firms: ["arewa", "power"],
    hoursAgo: 40,
    budget: 3_000,
    note: "The roof was made new last year.",
    answers: [{ firm: "arewa", hoursAgo: 30, writes: good, sent: false }],
  },
  { owner: "sadiq", firms: ["arewa", "electric"], hoursAgo: 17, budget: 3_400, note: "", answers: [] },
  { owner: "halima", firms: ["arewa", "power", "electric"], hoursAgo: 2, budget: null, note: "", answers: [] },
];

interface Answer {
  readonly firm: string;
  readonly hoursAgo: number;
  readonly writes: Writing;
  readonly sent: boolean;
}

/** What a firm buys at the electrical market, and how long ago it asked for each price. [days] */
const KEPT: readonly (readonly [kind: keyof typeof COSTS, name: string, daysAgo: number])[] = [
  ["mounting", "Rails, clamps and roof hooks, a set for 7 panels", 66],
  ["earthing", "Earthing set, 2 rods and 16 mm²", 66],
  ["cables", "Solar cable 4 mm², a set for one house", 12],
  ["rcd", "Residual-current device, 40 A, type B", 12],
  ["dc-isolator", "DC isolator, 32 A, 1,000 V", 12],
];

const keepPrice = (stage: Stage, [kind, name]: (typeof KEPT)[number]) =>
  stage.send(actorOf("arewa"), "POST", "/api/firm/price-book", {
    kind,
    name,
    currency: "NGN",
    costMinor: naira(COSTS[kind] ?? 0),
    supplier: "Electrical market",
    panels: null,
    battery: null,
    inverter: null,
  });

/** Everything that homeowners ask and firms answer, each at its time. */
export function askingForQuotes({ stage, today }: Scene): readonly Happening[] {
  const at = (hoursAgo: number) => new Date(today.getTime() - hoursAgo * HOUR);
  const prices = KEPT.map((price) => ({ at: at(24 * price[2]), perform: () => keepPrice(stage, price) }));
  return [...prices, ...asked({ stage, today })];
}

function asked({ stage, today }: Scene): readonly Happening[] {
  const at = (hoursAgo: number) => new Date(today.getTime() - hoursAgo * HOUR);
  return ASKED.flatMap((asking): readonly Happening[] => [
    { at: at(asking.hoursAgo), perform: () => ask(stage, asking, today) },
    ...asking.answers.map((answer) => ({ at: at(answer.hoursAgo), perform: () => reply(stage, answer) })),
  ]);
}

/** Sends the request of an owner's first project to these firms. */
export async function ask(stage: Stage, { owner: id, firms, budget, note }: Asking, today: Date): Promise<void> {
  const owner = actorOf(id);
  const { projects } = await stage.ask(listProjects.response, owner, "/api/projects");
  const path = `/api/requests/${projects[0]?.id ?? ""}`;
  await stage.send(owner, "PUT", path, {
    version: null,
    wishDate: dayAfter(today, 21),
    budgetMinor: budget === null ? null : naira(budget),
    roofKind: "metal",
    storeys: 1,
    payment: "cash",
    priority: "hours",
    note,
    phone: "+44 1632 960 142",
    shares: { loads: true, roof: true, supply: true },
  });
  const { request } = await stage.ask(readRequest.response, owner, path);
  const { listed } = await stage.ask(listCandidates.response, owner, `${path}/installers`);
  const names = INSTALLERS.filter((one) => firms.includes(one.id)).map(({ firm }) => firm);
  const consents = listed.filter(({ name }) => names.includes(name)).map(({ firmId }) => ({ firmId, consent: true }));
  await stage.send(owner, "POST", `${path}/invitations`, { version: request?.version ?? 0, firms: consents });
}

/** Accepts the newest lead, begins its quote, writes it, and sends it or leaves it a draft. */
export async function reply(stage: Stage, { firm: id, writes, sent }: Answer): Promise<void> {
  const firm = actorOf(id);
  const { leads } = await stage.ask(listLeads.response, firm, "/api/leads?sort=newest");
  const lead = `/api/leads/${leads[0]?.id ?? ""}`;
  await stage.send(firm, "POST", `${lead}/answer`, { answer: "accept" });
  const quote = await stage.ask(FirmQuote, firm, `${lead}/quote`, {});
  const [version] = quote.versions;
  if (version === undefined) throw new Error("A quote begins with a draft");
  const path = `/api/quotes/${quote.id}/versions/${version.id}`;
  const draft = writes(draftOf(version));
  await stage.send(firm, "PUT", path, { version: version.version, draft: { ...draft, start: inDays(stage, 18) } });
  if (sent) await stage.send(firm, "POST", `${path}/send`, { version: version.version + 1 });
}

/** A version as its firm sends it back. */
const draftOf = ({ lines, ...version }: QuoteVersion): QuoteDraft =>
  QuoteDraft.parse({
    ...Object.fromEntries(Object.entries(version).filter(([key]) => key in QuoteDraft.shape)),
    lines: lines.map(({ kind, name, quantity, productId, bookId, costMinor, marginPercent }) => ({
      kind,
      name,
      quantity,
      productId,
      bookId,
      costMinor,
      marginPercent,
    })),
  });

const dayAfter = (from: Date, days: number) => new Date(from.getTime() + days * DAY).toISOString().slice(0, 10);
const inDays = (stage: Stage, days: number) => dayAfter(stage.now(), days);
