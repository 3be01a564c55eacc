// Of the rest: twenty whole projects with their reports.
import { ComparisonResult } from "@sunwright/contract/comparison";
import { listProjects, Project } from "@sunwright/contract/projects";
import { ProjectPrice } from "@sunwright/contract/prices";
import { OpenedShare, Share } from "@sunwright/contract/shares";
import { DEFAULT_CONFIGURATIONS } from "@sunwright/engine/comparison/configuration";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { COUNTRIES, SYSTEM_TYPES } from "@sunwright/engine/parameters/options";
import type { Rung } from "@sunwright/engine/prices/price";
import { moneyText } from "@sunwright/report/currency-text";
import { priceNote, priceShown } from "@sunwright/report/price-text";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Client } from "../../testing/client";
import { AS_PAGE, writePages } from "../../testing/pages";
import { wordsOfPdf } from "../../testing/pdf-text";
import { openSite, type Site } from "../jobs/testing/site";
import { projects } from "../projects/schema";
import { storePrice } from "./table";
import { expectFigures, expectInHistory } from "./testing/figures-of-price";

const [, BALANCED] = DEFAULT_CONFIGURATIONS;

let site: Site;
const pages = writePages();
beforeAll(async () => {
  site = await openSite({ pages: pages.folder });
});
afterAll(async () => {
  await site.close();
  pages.remove();
});

const squeezed = (text: string) => text.replaceAll(/\s+/g, "");

/**
 * The same amount, currency, rung and day in the call, the list, a link, the page before its scripts, the PDF, the CSV, the
 * loan and the curve of money.
 *
 * @param worlds  In what a year costs as well, from which a changed world is measured.
 */
async function expectEverywhere(client: Client, id: string, rung: Rung, worlds = false) {
  const answer = (await client.get(`/api/projects/${id}/price`)).read(ProjectPrice);
  const { price } = answer;
  if (price === null) throw new Error("It is calculated");
  expect(price.rung).toBe(rung);
  const list = (await client.get("/api/projects?limit=100")).read(listProjects.response);
  expect(list.projects.find((each) => each.id === id)?.price).toEqual(price);
  // The parts that the design page draws.
  const drawn = { ...BALANCED, installationType: "professional" };
  const compared = await client.post(`/api/projects/${id}/cost-comparison`, drawn);
  expect(compared.read(ComparisonResult).stands).toEqual(price);
  const link = await client.post(`/api/projects/${id}/shares`, { permission: "view", isPublic: true });
  await client.put(`/api/projects/${id}/price`, { shown: true });
  const token = link.read(Share).shareToken;
  const shared = await site.server.visitor().get(`/api/shared/${token}`);
  expect(shared.read(OpenedShare).project.price).toEqual(price);
  const { currency } = (await client.get(`/api/projects/${id}`)).read(Project);
  const amount = moneyText(priceShown(price, currency));
  const { text } = await client.get(`/projects/${id}`, AS_PAGE);
  expect(text).toContain(`<dd>${amount} (${priceNote(price)})</dd>`);
  const view = { currency, units: "metric", timeZone: "Africa/Lagos" };
  const { status, bytes } = await client.bytes(`/api/projects/${id}/report.pdf`, view);
  expect(status).toBe(200);
  const words = squeezed(wordsOfPdf(bytes));
  expect(words).toContain(squeezed(amount));
  expect(words).toContain(squeezed(priceNote(price)));
  await expectFigures(client, id, answer, worlds);
  return price;
}

it.each(Array.from({ length: 14 }, (_, index) => index))(
  "project %i has one price at local prices or at shops",
  async (index) => {
    const { client } = await site.server.build.person();
    const country = COUNTRIES[index % COUNTRIES.length] ?? "Nigeria";
    const { currency } = COUNTRY_MONEY[country];
    const systemType = SYSTEM_TYPES[index % SYSTEM_TYPES.length];
    const { id } = (await client.post("/api/projects", { name: `House ${index}`, country, currency, systemType })).read(
      Project,
    );
    const load = { directDailyConsumption: 4_000 + 1_500 * index, directPeakPower: 1_500 + 300 * index };
    expect((await client.post(`/api/projects/${id}/calculate`, load)).status).toBe(200);
    const worlds = index < 4;
    if (index % 2 === 0) {
      await expectInHistory(client, id, await expectEverywhere(client, id, "local", worlds));
      return;
    }
    const [row] = await site.database.executor.select().from(projects).where(eq(projects.id, id));
    if (row?.priced == null) throw new Error("It is calculated");
    const { panels, battery, inverter } = row.priced;
    const found = {
      shopsMinor: (1_234_567 + 76_543 * index) * 10 ** MINOR_DIGITS[currency],
      shopsCurrency: currency,
      shopsAt: site.server.clock.now(),
      shopsSize: { panels, battery, inverter },
    };
    await site.database.transaction((tx) => storePrice(tx, id, found));
    const price = await expectEverywhere(client, id, "shops", worlds);
    // Calculated again, the same size keeps what shops ask for it.
    expect((await client.post(`/api/projects/${id}/calculate`, load)).status).toBe(200);
    await expectInHistory(client, id, price);
  },
);

it.each([0, 1, 2])("offer %i is the one price once it is chosen, and once it is accepted", async (index) => {
  const { owner, desks } = await site.quoting(1);
  const offer = await desks[0]?.offer({ labourMinor: 55_000_000 + 1_000_037 * index });
  if (offer === undefined) throw new Error("There is a firm");
  const { client, projectId } = owner;
  expect((await client.put(`/api/projects/${projectId}/price`, { chosen: offer.id })).status).toBe(200);
  await expectEverywhere(client, projectId, "offer", index === 0);
  expect((await owner.offers.accept(offer.id)).status).toBe(200);
  await expectEverywhere(client, projectId, "contract", index === 0);
});
