import { createHash } from "node:crypto";
import type { Response } from "@sunwright/contract/endpoint";
import type { InstallerPage, LivingCertificate } from "@sunwright/contract/installers";
import type { listMarketProducts } from "@sunwright/contract/marketplace";
import { formatDate } from "@sunwright/report/format";
import { say } from "@sunwright/words/open-pages";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { App } from "../../platform/app";
import { readCookie, SESSION_COOKIE } from "../../platform/cookies";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { OpenPage } from "../../platform/open-page";
import { takePlace } from "../../platform/place";
import { looksLikeSecret } from "../../platform/secrets";
import { asksForPage, sendPage } from "../../platform/static";
import { tagsOf } from "../../platform/tags";
import { sendTextPage } from "../../platform/text-pages";
import { livingOf } from "../certificates/service";
import { marketplaceHead } from "../marketplace/pages";
import type { Marketplace } from "../marketplace/service";
import { ratingFrom, reviewsOf, spreadOf } from "../reviews/ratings-table";
import type { FirmRow } from "../shops/table";
import { installerPage, marketPage, shopPage } from "./firms";
import { gonePage, installerPath, MARKET, productPath, shopPath } from "./parts";
import { productPage } from "./product";
import { addSiteMap } from "./site-map";
import { detailOf, openFirm } from "./table";

interface Sources {
  readonly marketplace: Marketplace;
  /** What everybody signed in reads of an installer firm. */
  readonly installerOf: (executor: Executor, firmId: string) => Promise<InstallerPage>;
}

/** What others may keep a page for: a price or a stock that has changed is seen within it. [s] */
const FRESH = 60;
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: { after?: unknown } }>;
/** Null where the application answers. */
type Answer = (request: Asked) => Promise<OpenPage | null>;

/**
 * Products, shops and installers for everybody: read without an account and without scripts, and found by search engines.
 * Whoever seems to be signed in gets the application at the same address.
 */
export function openPageRoutes(app: App, { marketplace, installerOf }: Sources): void {
  const { clock, database } = app;
  const nobody = () => ({ at: clock.now(), buyer: { firmId: null, tradeFirmId: null }, base: null });
  const listed = async (more: { readonly shop?: string }, { query: { after } }: Asked) => {
    if (after !== undefined && typeof after !== "string") throw new AppError("invalid_input");
    const { products, next } = await marketplace.list(nobody(), { ...more, sort: "newest", after });
    return { products: products.map(openly), next, isFirst: after === undefined };
  };
  const licencesOf = async (firm: FirmRow) => (await livingOf(database.executor, firm, clock.now())).map(licenceText);

  addPage(
    app,
    MARKET,
    "gone.page",
    async (request) => {
      // Searches and filters are the application's.
      if (Object.keys(request.query).some((name) => name !== "after")) return null;
      return marketPage(await listed({}, request));
    },
    (request, reply) => sendTextPage(app, marketplaceHead(app, marketplace), request, reply),
  );

  addPage(app, productPath(":id"), "gone.product", async ({ params: { id } }) => {
    const { executor } = database;
    const [card] = (await marketplace.list(nobody(), { product: id, sort: "newest" })).products;
    const detail = card && (await detailOf(executor, id));
    const firm = detail && (await openFirm(executor, detail.firmId, "shop"));
    if (!card || !detail || !firm) throw new AppError("product_not_found");
    const rating = ratingFrom(await spreadOf(executor, reviewsOf(undefined, id)));
    return productPage({
      card: openly(card),
      description: detail.description,
      rating,
      licences: await licencesOf(firm),
    });
  });

  addPage(
    app,
    shopPath(":id"),
    "gone.firm",
    async (request) => {
      const firm = await openFirm(database.executor, request.params.id, "shop");
      if (firm === null) throw new AppError("shop_not_found");
      return shopPage({ firm, licences: await licencesOf(firm), ...(await listed({ shop: firm.id }, request)) });
    },
    // The application shows a shop as what it sells.
    async ({ params }, reply) => reply.header("vary", "cookie").redirect(`${MARKET}?shop=${params.id}`, 302),
  );

  addPage(app, installerPath(":id"), "gone.firm", async ({ params: { id } }) => {
    const firm = await openFirm(database.executor, id, "installer");
    const licences = firm === null ? [] : await licencesOf(firm);
    // Without a licence that somebody looked at, a firm is no more than what it says of itself.
    if (firm === null || licences.length === 0) throw new AppError("installer_not_found");
    return installerPage(await installerOf(database.executor, id), licences);
  });

  addSiteMap(app);
}

type Card = Response<typeof listMarketProducts>["products"][number];

/** Whether there is stock, not how much; prices for everybody alone, whatever came. */
const openly = (card: Card): Card => ({
  ...card,
  available: card.available > 0 ? 1 : 0,
  prices: card.prices.filter(({ list }) => list === "public"),
});

const licenceText = ({ kind, expires }: z.output<typeof LivingCertificate>): string =>
  expires === null ? say("licence", { kind }) : say("licence.until", { kind, day: formatDate(expires) });

type Gone = Parameters<typeof gonePage>[1];

function addPage(
  app: App,
  path: string,
  gone: Gone,
  answer: Answer,
  member: (request: Asked, reply: FastifyReply) => Promise<FastifyReply> = async (request, reply) =>
    sendPage(app, request, reply),
): void {
  const { http, writeOpenPage } = app;
  if (writeOpenPage === null) return;
  http.get<{ Params: { id: string }; Querystring: { after?: unknown } }>(path, async (request, reply) => {
    if (!asksForPage(request)) throw new AppError("not_found");
    const isThere = request.params.id === undefined || ID.test(request.params.id);
    if (isThere && looksLikeSecret(readCookie(request, app.config, SESSION_COOKIE))) return member(request, reply);
    const page = isThere ? await answered(app, request, answer) : "gone";
    if (page === null) return sendPage(app, request, reply);
    if (page === "gone") return sendGone(reply, writeOpenPage(gonePage(MARKET, gone)));
    const text = writeOpenPage(page);
    const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"`;
    void reply.headers({ "cache-control": `public, max-age=${FRESH}`, vary: "cookie, accept-encoding", etag: tag });
    if (!page.isFound) void reply.header("x-robots-tag", "noindex");
    if (tagsOf(request.headers["if-none-match"]).includes(tag)) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(text);
  });
}

/** Waits its turn, as every call does that asks the database. */
async function answered(app: App, request: Asked, answer: Answer): Promise<OpenPage | null | "gone"> {
  const place = await takePlace(app, request);
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof AppError && error.status < 500 && error.status !== 429) return "gone";
    throw error;
  } finally {
    place.leave();
  }
}

const sendGone = (reply: FastifyReply, text: string) =>
  reply
    .code(404)
    .headers({ "cache-control": "no-store", vary: "cookie", "x-robots-tag": "noindex" })
    .type("text/html; charset=utf-8")
    .send(text);
