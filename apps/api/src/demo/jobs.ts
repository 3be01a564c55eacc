import { Job, listJobs } from "@sunwright/contract/jobs";
import { Offers } from "@sunwright/contract/offers";
import { Passport, Passports } from "@sunwright/contract/passports";
import { listProjects } from "@sunwright/contract/projects";
import { bars } from "@sunwright/engine/quotes/severity";
import { newId } from "../platform/ids";
import type { Actor } from "./cast";
import type { Happening } from "./orders";
import { plainPicture } from "./picture";
import { ask, good, reply } from "./quotes";
import { answer, review } from "./reviews";
import { actorOf, type Stage } from "./stage";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Scene {
  readonly stage: Stage;
  readonly today: Date;
}

/** Somebody whose offer was accepted, and how far the work of its firm has come. */
interface Course {
  readonly owner: string;
  readonly firm: string;
  readonly daysAgo: number;
  readonly done: boolean;
}

const FIRM = "power";
const COURSES: readonly Course[] = [
  { owner: "umar", firm: FIRM, daysAgo: 73, done: true },
  { owner: "fatima", firm: FIRM, daysAgo: 20, done: false },
];
/** Days between the request and each step of the work. */
const AFTER = {
  offer: 1,
  accept: 3,
  parts: 7,
  work: 10,
  test: 11,
  handover: 12,
  review: 20,
  reply: 21,
  rest: 42,
} as const;

/** What the owner of the finished system says of its firm, and what the firm answers. */
const SAID = {
  stars: 4,
  text: "They came when they said, the roof is tight, and they showed us what to switch off first. The inverter was a day late.",
  answer: "Thank you. We order the inverter earlier now, and tell you the day it is on its way.",
} as const;

/** Each at its time: a system that was handed over two months ago, and one that is being built. */
export const jobsOfMarket = ({ stage, today }: Scene): readonly Happening[] =>
  COURSES.flatMap(({ owner, firm, daysAgo, done }): readonly Happening[] => {
    const at = (days: number) => new Date(today.getTime() - (daysAgo - days) * DAY);
    const asking = { owner, firms: [firm], hoursAgo: 0, budget: null, note: "" };
    const of = { stage, owner: actorOf(owner), firm: actorOf(firm) };
    const steps: Happening[] = [
      { at: at(0), perform: () => ask(stage, asking, at(0)) },
      { at: at(AFTER.offer), perform: () => reply(stage, { firm, hoursAgo: 0, writes: good, sent: true }) },
      { at: at(AFTER.accept), perform: () => accept(of) },
      { at: at(AFTER.parts), perform: () => prepare(of) },
      { at: at(AFTER.work), perform: () => begin(of) },
    ];
    const rest: Happening[] = [
      { at: at(AFTER.test), perform: () => test(of) },
      { at: at(AFTER.handover), perform: () => handOver(of) },
      { at: at(AFTER.review), perform: async () => review(stage, of.owner, (await jobOf(of)).id, SAID) },
      { at: at(AFTER.reply), perform: async () => answer(stage, of.firm, (await jobOf(of)).id, SAID.answer) },
      { at: at(AFTER.rest), perform: () => payAll(of) },
    ];
    return done ? [...steps, ...rest] : steps;
  });

interface OfJob {
  readonly stage: Stage;
  readonly owner: Actor;
  readonly firm: Actor;
}

async function accept({ stage, owner }: OfJob): Promise<void> {
  const { projects } = await stage.ask(listProjects.response, owner, "/api/projects");
  const path = `/api/requests/${projects[0]?.id ?? ""}/offers`;
  const [offer] = (await stage.ask(Offers, owner, path)).offers;
  await stage.send(owner, "POST", `${path}/${offer?.id ?? ""}/accept`, {
    totalMinor: offer?.totals.totalMinor,
    address: "7 Demo Crescent",
    acknowledged: (offer?.warnings ?? []).filter(bars).map(({ code, about }) => ({ code, about })),
  });
}

/** The job of an owner: they are the only one of their name. */
async function jobOf({ stage, owner, firm }: OfJob): Promise<Job> {
  const { jobs } = await stage.ask(listJobs.response, firm, `/api/jobs?search=${owner.lastName}`);
  return stage.ask(Job, firm, `/api/jobs/${jobs[0]?.id ?? ""}`);
}

const actOn = ({ stage }: OfJob, who: Actor, { id }: Job, body: object) =>
  stage.send(who, "POST", `/api/jobs/${id}/actions`, body);

/** Whatever is due is paid and found. */
async function payAll(of: OfJob): Promise<void> {
  const job = await jobOf(of);
  for (const { id: milestoneId, state, dueMinor: amountMinor } of job.milestones) {
    if (state !== "due") continue;
    const paid = { milestoneId, amountMinor, reference: job.number };
    await actOn(of, of.owner, job, { action: "say-paid", ...paid });
    await actOn(of, of.firm, job, { action: "receive-payment", ...paid });
  }
}

async function prepare(of: OfJob): Promise<void> {
  const job = await jobOf(of);
  await actOn(of, of.firm, job, { action: "set-pay-to", details: "Demo account: nothing is paid to it" });
  await payAll(of);
  await actOn(of, of.firm, job, { action: "procure" });
  await actOn(of, of.firm, job, { action: "parts-arrived" });
  const startOn = new Date(of.stage.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
  await actOn(of, of.firm, job, { action: "set-schedule", startOn, days: 2, crew: "Team 3" });
  await actOn(of, of.firm, job, { action: "schedule" });
  await payAll(of);
}

/** Half of the photos and of the serials: more comes tomorrow. */
async function begin(of: OfJob): Promise<void> {
  const job = await jobOf(of);
  await actOn(of, of.firm, job, { action: "start" });
  await fill(of, job, 0.5);
}

async function fill(of: OfJob, { id, number, checklist, serials }: Job, share: number): Promise<void> {
  const { stage, firm } = of;
  const fileId = await stage.upload(firm, plainPicture(480, 320, [200, 210, 206]));
  for (const { item, photos } of checklist.slice(0, Math.ceil(checklist.length * share)))
    if (photos.length === 0)
      await stage.send(firm, "PUT", `/api/jobs/${id}/photos/${newId(stage.now())}`, {
        item,
        fileId,
        takenAt: stage.now().toISOString(),
      });
  const letters = { panels: "HLM", battery: "KLF", inverter: "DPS" } as const;
  const units = serials.slice(0, Math.ceil(serials.length * share)).map(({ kind, position }) => ({
    kind,
    position,
    serial: `${letters[kind]}-${number.slice(2)}-${String(position).padStart(3, "0")}`,
  }));
  await stage.send(firm, "POST", `/api/jobs/${id}/actions`, { action: "put-units", units });
}

async function test(of: OfJob): Promise<void> {
  const job = await jobOf(of);
  await fill(of, job, 1);
  const found = new Map(job.commissioning.findings.map((finding) => [finding.check, finding]));
  const battery = found.get("battery");
  const string = found.get("string");
  const middle = (finding: typeof battery, otherwise: number) =>
    finding?.least == null ? otherwise : (finding.least + (finding.most ?? finding.least)) / 2;
  await actOn(of, of.firm, job, {
    action: "put-readings",
    stringVolts: string === undefined ? null : middle(string, 240),
    stringPanels: null,
    cellCelsius: 46,
    insulationMegohms: 22,
    earthOhms: 6.4,
    batteryVolts: battery === undefined ? null : middle(battery, 51.2),
    acVolts: 231,
    acHertz: 50,
    rcdMilliseconds: 28,
    arrayWatts: null,
    irradiance: null,
    note: "",
  });
  await actOn(of, of.firm, job, { action: "commission" });
  await actOn(of, of.firm, job, { action: "offer-handover" });
}

async function handOver(of: OfJob): Promise<void> {
  const job = await jobOf(of);
  await actOn(of, of.owner, job, { action: "accept-handover" });
  await payAll(of);
}

/** Days that were read, one after the other. */
const READ_DAYS = 60;
/** Dust settles from here on, and takes so much of a day's energy until the last. */
const DUST = { from: 20, most: 0.45 } as const;
/** What the sky makes of a day: the same on every run. */
const skyOf = (day: number) => 1 + 0.07 * Math.sin(day * 2.4) + 0.04 * Math.sin(day * 0.9 + 1);

/** What the meter of the finished system showed every evening: as forecast, then less and less under dust. */
export async function readMeter({ stage }: Scene): Promise<void> {
  const owner = actorOf(COURSES.find(({ done }) => done)?.owner ?? "");
  const { passports } = await stage.ask(Passports, owner, "/api/passports");
  const path = `/api/passports/${passports[0]?.id ?? ""}`;
  const { followed, handedOverOn } = await stage.ask(Passport, owner, path);
  const months = new Map(followed?.forecast.map(({ month, kwh }) => [month.slice(5), kwh]));
  const rows = [];
  let meter = 0;
  for (let day = 0; day <= READ_DAYS; day++) {
    const on = new Date(Date.parse(`${handedOverOn}T00:00:00Z`) + day * DAY);
    const text = on.toISOString().slice(0, 10);
    const days = new Date(Date.UTC(on.getUTCFullYear(), on.getUTCMonth() + 1, 0)).getUTCDate();
    const expected = (months.get(text.slice(5, 7)) ?? 0) / days;
    const dust = Math.max(0, (day - DUST.from) / (READ_DAYS - DUST.from)) * DUST.most;
    if (day > 0) meter += expected * skyOf(day) * (1 - dust);
    const row = { line: day + 2, on: text, meterKwh: Number(meter.toFixed(1)), fuelLitres: null };
    rows.push({ ...row, newMeter: false, note: "", replaces: false });
  }
  await stage.send(owner, "POST", `${path}/actions`, { action: "import-readings", rows });
}
