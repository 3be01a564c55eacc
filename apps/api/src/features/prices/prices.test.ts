import { listProjects, Project } from "@sunwright/contract/projects";
import { ProjectPrice } from "@sunwright/contract/prices";
import { OpenedShare, Share } from "@sunwright/contract/shares";
import { MINOR_DIGITS } from "@sunwright/engine/countries/minor-units";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AS_PAGE, writePages } from "../../testing/pages";
import { openSite, type Site } from "../jobs/testing/site";
import { projects } from "../projects/schema";
import { storePrice } from "./table";

let site: Site;
const pages = writePages();
beforeAll(async () => {
  site = await openSite({ pages: pages.folder });
});
afterAll(async () => {
  await site.close();
  pages.remove();
});

type Quoting = Awaited<ReturnType<Site["quoting"]>>;
type Owner = Quoting["owner"];

/** Wherever a price stands: the list, a link, the page before its scripts, and the call. */
async function everywhere({ client, projectId }: Pick<Owner, "client" | "projectId">, token: string) {
  const list = (await client.get("/api/projects")).read(listProjects.response);
  const listed = list.projects.find(({ id }) => id === projectId)?.price;
  const visitor = site.server.visitor();
  const shared = (await visitor.get(`/api/shared/${token}`)).read(OpenedShare).project.price;
  const { text } = await client.get(`/projects/${projectId}`, AS_PAGE);
  const known = (await client.get(`/api/projects/${projectId}/price`)).read(ProjectPrice);
  return { listed, shared, page: /<dt>Price<\/dt><dd>₦([\d,]+)/.exec(text)?.[1], known };
}
const exact = (amount: number) => Math.round(amount).toLocaleString("en-US");
const share = async ({ client, projectId }: Pick<Owner, "client" | "projectId">) =>
  (await client.post(`/api/projects/${projectId}/shares`, { permission: "view", isPublic: true })).read(Share)
    .shareToken;
const put = ({ put: send, projectId }: Owner, body: object) =>
  send<ProjectPrice>(`/api/projects/${projectId}/price`, body);
const systemOf = async (projectId: string) => {
  const [row] = await site.database.executor.select().from(projects).where(eq(projects.id, projectId));
  if (row?.priced == null) throw new Error("It is calculated");
  const { panels, battery, inverter } = row.priced;
  return { panels, battery, inverter };
};

it("is the same wherever it stands, from local prices to what was agreed", async () => {
  const { owner, desks } = await site.quoting(1);
  const token = await share(owner);
  const local = await everywhere(owner, token);
  expect(local.listed).toMatchObject({ rung: "local", currency: "NGN", day: "2026-11-29" });
  expect(local.shared).toEqual(local.listed);
  expect(local.page).toBe(exact(local.listed?.amount ?? 0));

  const shopsAt = site.server.clock.now();
  const shopsSize = await systemOf(owner.projectId);
  await site.database.transaction(async (tx) =>
    storePrice(tx, owner.projectId, {
      shopsMinor: 500_000_000,
      shopsCurrency: "NGN",
      shopsAt,
      shopsSize,
    }),
  );
  const shops = await everywhere(owner, token);
  expect(shops.listed).toMatchObject({ rung: "shops", currency: "NGN", day: shopsAt.toISOString() });
  expect(shops.listed?.amount, "with usual labour").toBeGreaterThan(5_000_000);
  expect(shops.shared).toEqual(shops.listed);
  expect(shops.known.known.shops).toEqual(shops.listed);
  expect(shops.known.price).toEqual(shops.listed);
  expect(shops.page).toBe(exact(shops.listed?.amount ?? 0));

  const offer = await desks[0]?.offer();
  if (offer === undefined) throw new Error("There is a firm");
  const amount = offer.totals.totalMinor / 10 ** MINOR_DIGITS.NGN;
  const [first] = (await everywhere(owner, token)).known.offers;
  expect(first, "recommended, and the price only once it is chosen").toMatchObject({
    id: offer.id,
    amount,
    barred: false,
    fits: true,
    recommended: true,
  });
  expect((await put(owner, { chosen: offer.id })).body).toMatchObject({
    chosen: offer.id,
    known: { offer: { amount } },
  });
  const chosen = await everywhere(owner, token);
  expect(chosen.listed).toMatchObject({ rung: "offer", amount, currency: "NGN" });
  expect(chosen.page).toBe(exact(amount));
  expect(chosen.shared, "a link shows what shops ask").toEqual(shops.shared);
  await put(owner, { shown: true });
  expect((await everywhere(owner, token)).shared, "unless the owner shows more").toEqual(chosen.listed);
  await put(owner, { shown: false });

  expect((await owner.offers.accept(offer.id)).status).toBe(200);
  const agreed = await everywhere(owner, token);
  expect(agreed.listed).toMatchObject({ rung: "contract", amount, currency: "NGN" });
  expect(agreed.page).toBe(exact(amount));
  expect(agreed.known.fallen).toEqual([]);
  expect(agreed.shared).toEqual(shops.shared);
});

it("is what was paid once the system was handed over", async () => {
  const job = await site.contracted();
  const { owner } = job.calls;
  const price = async () => (await owner.get<ProjectPrice>(`/api/projects/${owner.projectId}/price`)).body;
  const { totalMinor } = await job.owner.read();
  const agreed = { known: { contract: { rung: "contract", amount: totalMinor / 100, currency: "NGN" } } };
  expect(await price()).toMatchObject(agreed);
  const contract = (await price()).known.contract;
  expect(contract?.agreed?.paid).toBe(false);
  expect(contract?.agreed?.system?.panels).toBeGreaterThan(0);
  expect((await job.calls.firm.get(`/api/projects/${owner.projectId}/price`)).status, "the firm has the job").toBe(404);
  await job.until("handed_over");
  expect(await price()).toMatchObject(agreed);
  const { paidMinor } = await job.owner.read();
  expect(paidMinor).toBeLessThanOrEqual(totalMinor);
});

it("falls from a contract that is called off, and says so", async () => {
  const job = await site.contracted();
  const { owner } = job.calls;
  expect((await job.owner.act("cancel", { reason: "We move." })).status).toBe(200);
  const { body } = await owner.get<ProjectPrice>(`/api/projects/${owner.projectId}/price`);
  expect(body).toMatchObject({ price: { rung: "local" }, fallen: [{ rung: "contract", why: "ended" }] });
  expect(body.known.contract).toBeUndefined();
});

it("falls to the next lower rung when an offer ends or the system has another size, and says so", async () => {
  const { owner, desks } = await site.quoting(1);
  const [desk] = desks;
  const offer = await desk?.offer();
  if (desk === undefined || offer === undefined) throw new Error("There is a firm");
  const read = async () => (await owner.get<ProjectPrice>(`/api/projects/${owner.projectId}/price`)).body;
  await put(owner, { chosen: offer.id });
  expect((await read()).known.offer?.rung).toBe("offer");
  await desk.withdraw();
  expect(await read()).toMatchObject({ known: {}, fallen: [{ rung: "offer", why: "ended" }], chosen: offer.id });
  expect(await put(owner, { chosen: offer.id })).toMatchObject({ status: 409, body: { code: "offer_over" } });
  expect((await put(owner, { chosen: null })).body).toMatchObject({ fallen: [], chosen: null });
});

it("never takes an offer that nobody should sign, another project's, or one of another size", async () => {
  const { owner, desks } = await site.quoting(1);
  const cheap = await desks[0]?.offer({ costMinor: 100 });
  if (cheap === undefined) throw new Error("There is a firm");
  expect(await put(owner, { chosen: cheap.id })).toMatchObject({ status: 409, body: { code: "offer_barred" } });
  const other = await site.quoting(1);
  const theirs = await other.desks[0]?.offer();
  expect(await put(owner, { chosen: theirs?.id })).toMatchObject({ status: 404, body: { code: "offer_not_found" } });
  await other.owner.client.post(`/api/projects/${other.owner.projectId}/calculate`, {
    directDailyConsumption: 20_000,
    directPeakPower: 5_000,
  });
  expect(await put(other.owner, { chosen: theirs?.id })).toMatchObject({
    status: 409,
    body: { code: "offer_of_other_size" },
  });
});

it("is asked of the shops by its owner alone, and of a list that they fill", async () => {
  const { owner } = await site.quoting(1);
  const path = `/api/projects/${owner.projectId}/price/shops`;
  expect(await owner.post(path, {})).toMatchObject({ status: 422, body: { code: "list_not_filled" } });
  const empty = (await owner.client.post("/api/projects", { name: "Empty" })).read(Project);
  expect(await owner.post(`/api/projects/${empty.id}/price/shops`, {})).toMatchObject({
    status: 404,
    body: { code: "not_calculated" },
  });
  const reader = await site.server.build.person();
  const token = await share(owner);
  await reader.client.get(`/api/shared/${token}`);
  expect((await reader.client.post(path)).status).toBe(403);
  expect((await reader.client.put(`/api/projects/${owner.projectId}/price`, { shown: true })).status).toBe(403);
  expect((await reader.client.get(`/api/projects/${owner.projectId}/price`)).read(ProjectPrice)).toMatchObject({
    offers: [],
    chosen: null,
    shown: false,
  });
});
