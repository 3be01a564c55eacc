import type { Offer } from "@sunwright/contract/offers";
import { bars } from "@sunwright/engine/quotes/severity";
import type { Page } from "@playwright/test";
import { expect } from "./journey";

const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
/** Of one pixel. */
export const PICTURE = { name: "roof.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
const HEADERS = { "sec-fetch-site": "same-origin" };

/** What a call of the signed-in person answers; it may not refuse. */
export async function answer<T>(page: Page, path: string, data?: object, method = "POST"): Promise<T> {
  const reply =
    data === undefined
      ? await page.request.get(path)
      : await page.request.fetch(path, { method, data, headers: HEADERS });
  expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read once, and then checked on the page
  return (await reply.json()) as T;
}

interface Quote {
  readonly id: string;
  readonly versions: readonly {
    readonly id: string;
    readonly version: number;
    readonly lines: readonly { readonly kind: string; readonly name: string; readonly quantity: number }[];
    readonly [field: string]: unknown;
  }[];
}
const OF_A_DRAFT = [
  "name",
  "panels",
  "battery",
  "inverter",
  "cables",
  "transportMinor",
  "taxPercent",
  "tax",
  "validUntil",
  "start",
  "days",
  "warrantyYears",
  "claims",
  "credit",
  "words",
  "answers",
] as const;

interface Offered {
  readonly id: string;
  readonly totals: { readonly totalMinor: number };
  readonly warnings: Offer["warnings"];
}

/** What parts usually cost there: an offer far below them is never a price. [kobo] */
export const USUAL_COSTS = { battery: 94_000_000, inverter: 36_000_000 } as const;

/** From the request to an offer, by the calls that their own journey walks on screen. */
export async function offered(
  owner: Page,
  firm: Page,
  projectId: string,
  costs: Readonly<Record<string, number>> = {},
): Promise<Offered> {
  const { id: firmId } = await answer<{ id: string }>(firm, "/api/installer");
  const request = {
    version: null,
    wishDate: null,
    budgetMinor: null,
    priority: "hours",
    note: "",
    phone: "+234 803 555 0142",
    shares: { loads: true, roof: true, supply: true },
  };
  const path = `/api/requests/${projectId}`;
  const saved = await answer<{ request: { version: number } }>(owner, path, request, "PUT");
  await answer(owner, `${path}/invitations`, {
    version: saved.request.version,
    firms: [{ firmId, consent: true }],
  });
  const { leads } = await answer<{ leads: readonly { id: string }[] }>(firm, "/api/leads");
  const leadId = leads[0]?.id ?? "";
  await answer(firm, `/api/leads/${leadId}/answer`, { answer: "accept" });
  const quote = await answer<Quote>(firm, `/api/leads/${leadId}/quote`, {});
  const [version] = quote.versions;
  if (version === undefined) throw new Error("A quote has a version");
  const draft = {
    ...Object.fromEntries(OF_A_DRAFT.map((field) => [field, version[field]])),
    labourMinor: 60_000_000,
    warrantyYears: { panels: 12, power: 25, battery: 10, inverter: 5, work: 2 },
    milestones: [
      { percent: 40, when: "signing" },
      { percent: 40, when: "parts" },
      { percent: 20, when: "running" },
    ],
    lines: version.lines.map(({ kind, name, quantity }) => ({
      kind,
      name,
      quantity,
      productId: null,
      bookId: null,
      costMinor: costs[kind] ?? 8_000_000,
      marginPercent: 20,
    })),
  };
  const one = `/api/quotes/${quote.id}/versions/${version.id}`;
  await answer(firm, one, { version: version.version, draft }, "PUT");
  await answer(firm, `${one}/send`, { version: version.version + 1 });
  const { offers } = await answer<{ offers: readonly Offered[] }>(owner, `${path}/offers`);
  const [offer] = offers;
  if (offer === undefined) throw new Error("What was sent is an offer");
  return offer;
}

/** The same, and accepted. Answers the job. */
export const contracted = async (owner: Page, firm: Page, projectId: string): Promise<string> =>
  accepted(owner, projectId, await offered(owner, firm, projectId));

/** Answers the job. */
export async function accepted(owner: Page, projectId: string, { id, totals, warnings }: Offered): Promise<string> {
  const { jobId } = await answer<{ jobId: string }>(owner, `/api/requests/${projectId}/offers/${id}/accept`, {
    totalMinor: totals.totalMinor,
    address: "12 Gidan Rimi Close",
    acknowledged: warnings.filter(bars).map(({ code, about }) => ({ code, about })),
  });
  return jobId;
}

export const act = (page: Page, jobId: string, body: object) =>
  answer<object>(page, `/api/jobs/${jobId}/actions`, body);

interface ReadJob {
  readonly state: string;
  readonly checklist: readonly { readonly item: string }[];
  readonly serials: readonly { readonly kind: string; readonly position: number }[];
  readonly milestones: readonly { readonly id: string; readonly when: string; readonly dueMinor: number }[];
  readonly commissioning: {
    readonly findings: readonly { readonly check: string; readonly least: number | null }[];
  };
}

const NOT_MEASURED = {
  stringVolts: null,
  stringPanels: null,
  cellCelsius: null,
  insulationMegohms: 20,
  earthOhms: 6,
  batteryVolts: null,
  acVolts: 231,
  acHertz: 50,
  rcdMilliseconds: 28,
  arrayWatts: null,
  irradiance: null,
  note: "",
};

/** From an accepted offer to the handover, by the calls that their own journey walks on screen. */
export async function handedOver(owner: Page, firm: Page, jobId: string): Promise<void> {
  const path = `/api/jobs/${jobId}`;
  const [signing] = (await answer<ReadJob>(firm, path)).milestones;
  const paid = { milestoneId: signing?.id, amountMinor: signing?.dueMinor, reference: "J" };
  await act(firm, jobId, { action: "receive-payment", ...paid });
  await act(firm, jobId, { action: "procure" });
  await act(firm, jobId, { action: "parts-arrived" });
  await act(firm, jobId, { action: "set-schedule", startOn: "2027-01-14", days: 2, crew: "Team 3" });
  await act(firm, jobId, { action: "schedule" });
  await act(firm, jobId, { action: "start" });
  const job = await answer<ReadJob>(firm, path);
  const sent = await firm.request.post("/api/files?owner=firm&name=roof.png", {
    data: PICTURE.buffer,
    headers: { ...HEADERS, "content-type": "application/octet-stream" },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read once
  const { id: fileId } = (await sent.json()) as { id: string };
  for (const { item } of job.checklist)
    await answer(
      firm,
      `${path}/photos/${crypto.randomUUID()}`,
      { item, fileId, takenAt: new Date().toISOString() },
      "PUT",
    );
  const units = job.serials.map(({ kind, position }) => ({ kind, position, serial: `${jobId} ${kind} ${position}` }));
  await act(firm, jobId, { action: "put-units", units });
  const checks = new Map(job.commissioning.findings.map((finding) => [finding.check, finding]));
  await act(firm, jobId, {
    action: "put-readings",
    ...NOT_MEASURED,
    stringVolts: checks.has("string") ? 240 : null,
    batteryVolts: checks.has("battery") ? (checks.get("battery")?.least ?? 1) * 1.1 : null,
  });
  await act(firm, jobId, { action: "commission" });
  await act(firm, jobId, { action: "offer-handover" });
  await act(owner, jobId, { action: "accept-handover" });
}
