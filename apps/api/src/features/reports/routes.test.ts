// Of the rest: whole reports, set and read again.
import type { HistoryItem } from "@sunwright/contract/projects";
import { NO_OWN_FIGURES } from "@sunwright/engine/money/assumptions";
import { reportDocument } from "@sunwright/report/report";
import type { ReportDocument } from "@sunwright/report/document";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { afterAll, beforeAll, expect, it } from "vitest";
import { pagesOfPdf, wordsOfPdf } from "../../testing/pdf-text";
import { openTestApi, type Person, type TestApi } from "../projects/testing/api";
import { outdate } from "../projects/testing/calculations";
import { PLAIN_ROOF } from "../roofs/testing/roofs";
import { drawable } from "./fonts";
import { writePdf } from "./pdf";

let api: TestApi;
let ada: Person;
beforeAll(async () => {
  api = await openTestApi();
  ada = await api.person();
});
afterAll(() => api.close());

const VIEW = { currency: "NGN", units: "metric", timeZone: "Africa/Lagos" } as const;
const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

async function calculated(parameters: object = {}) {
  const project = await ada.project({ name: "Ilé Adé ₦ & <Ọṣun> 東京", city: "ng-kano", ...parameters });
  await ada.post(`/api/projects/${project.id}/calculate`, { directDailyConsumption: 10_166, directPeakPower: 2_860 });
  return project.id;
}

/** Every text and figure the document holds, drawings apart. */
const textsOf = ({ verdict, headlines, parts, foot }: ReportDocument): string[] => [
  verdict,
  ...parts.map(({ title }) => title),
  ...[...headlines, ...foot].flatMap(({ label, value }) => [label, value]),
  ...parts
    .flatMap(({ sections }) => sections)
    .flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => {
        if (block.kind === "table") return [...(block.head ?? []), ...block.rows.flat()];
        if (block.kind === "list") return block.items;
        if (block.kind === "lines") return block.rows.flat();
        return block.kind === "note" ? [block.text] : [];
      }),
    ]),
];

it("makes a PDF of the stored project that holds its figures, and notes it in the history", async () => {
  const id = await calculated();
  await ada.post(`/api/projects/${id}/optimize-panels`, PLAIN_ROOF);
  const { status, bytes, mediaType } = await ada.file(`/api/projects/${id}/report.pdf`, VIEW);
  expect({ status, mediaType }).toEqual({ status: 200, mediaType: "application/pdf" });
  const words = squeezed(wordsOfPdf(bytes));
  for (const word of [
    "Ilé Adé ₦ & <Ọṣun> 東京",
    "10.17 kWh",
    "5.72 kW",
    "Roof layout",
    "Hourly simulation",
    "Page 1 of",
  ])
    expect(words).toContain(squeezed(word));
  const { body } = await ada.get<HistoryItem[]>(`/api/projects/${id}/history`);
  expect(body[0]).toMatchObject({
    action: "exported",
    description: "Report exported as PDF.",
    changes: { format: "pdf" },
  });
});

it("holds every text of the document that the printed page is set from, with the fonts embedded", async () => {
  const { body } = await ada.get<{ design: ReturnType<typeof sizeSystem> }>(
    `/api/projects/${await calculated({ country: "USA", city: null, name: "Adé's house" })}/design`,
  );
  const project = {
    ...body.design.basis.parameters,
    name: "Adé's house",
    currency: "USD" as const,
    version: 1,
    consumptionSource: "direct" as const,
    directDailyConsumption: 10_166,
    directPeakPower: 2_860,
    designIsCurrent: true,
    designIsOutdated: false,
    calculatedAt: "2026-02-03T23:30:00Z",
    updatedAt: "2026-02-03T23:30:00Z",
  };
  const document = reportDocument({
    project,
    appliances: [],
    design: body.design,
    hours: null,
    money: { country: "USA", figures: NO_OWN_FIGURES },
    roof: null,
    view: { ...VIEW, currency: "USD", today: "2026-11-22" },
  });
  const pdf = await writePdf(document);
  const words = squeezed(wordsOfPdf(pdf));
  for (const text of textsOf(document)) expect(words).toContain(squeezed(drawable(text)));
  const raw = Buffer.from(pdf).toString("latin1");
  expect(raw).toContain("/MediaBox [0 0 612 792]");
  expect(raw).toContain("/FontFile2");
  expect(pagesOfPdf(pdf)).toBeGreaterThan(3);
  // 23:30 in London is past midnight in Lagos.
  expect(document.date).toBe("Feb 4, 2026");
});

it("reports a project that was never calculated as what was entered", async () => {
  const { id } = await ada.project({ name: "Not yet" });
  const { status, bytes } = await ada.file(`/api/projects/${id}/report.pdf`, VIEW);
  expect(status).toBe(200);
  expect(squeezed(wordsOfPdf(bytes))).toContain(squeezed("Not yet has not been calculated yet."));
});

it("reports no design of an older method, and says what to do", async () => {
  const id = await calculated({ name: "Old" });
  await outdate(api, id);
  const words = squeezed(wordsOfPdf((await ada.file(`/api/projects/${id}/report.pdf`, VIEW)).bytes));
  expect(words).toContain(squeezed("Old was calculated by an older method: calculate it again for its report."));
  expect(words).not.toContain(squeezed("How the numbers were made"));
});

it("refuses a currency, units and a time zone that there are not, and notes nothing", async () => {
  const { id } = await ada.project();
  for (const wrong of [{ currency: "XXX" }, { units: "cubits" }, { timeZone: "Mars/Olympus" }, { timeZone: "" }])
    expect(await ada.post(`/api/projects/${id}/report.pdf`, { ...VIEW, ...wrong })).toMatchObject({
      status: 400,
      body: { code: "invalid_input" },
    });
  expect((await ada.get<HistoryItem[]>(`/api/projects/${id}/history`)).body).toHaveLength(1);
});
