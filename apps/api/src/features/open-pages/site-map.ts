import type { App } from "../../platform/app";
import { AppError } from "../../platform/errors";
import { escapeText } from "../../platform/html";
import { takePlace } from "../../platform/place";
import { installerPath, MARKET, productPath, shopPath } from "./parts";
import { countOpenProducts, openFirms, openProducts, PART } from "./table";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Crawlers come for it once a day or so. [s] */
const FRESH = 3_600;
/** More parts are not read: a quarter of a million products. */
const MOST_PARTS = 50;

/**
 * For crawlers. Addresses of links and passports are not named here: a crawler that must not read a page does not learn
 * that the page is not to be found, so those answer with `noindex`.
 */
const robots = (publicUrl: string) => `User-agent: *
Allow: /api/marketplace/pictures/
Disallow: /api/

Sitemap: ${publicUrl}/sitemap.xml
`;

/** What there is to be found, as sitemaps.org describes it. */
export function addSiteMap(app: App): void {
  const { http, config, clock, database } = app;
  const { publicUrl } = config;
  const { executor } = database;

  http.get("/robots.txt", (_request, reply) =>
    reply.header("cache-control", `public, max-age=${FRESH}`).type("text/plain; charset=utf-8").send(robots(publicUrl)),
  );

  http.get("/sitemap.xml", (request, reply) =>
    inTurn(app, request, async () => {
      const parts = Math.min(MOST_PARTS, Math.ceil((await countOpenProducts(executor, clock.now())) / PART));
      const names = ["firms", ...Array.from({ length: parts }, (_, part) => String(part + 1))];
      const all = names.map(
        (name) => `<sitemap><loc>${escapeText(`${publicUrl}/sitemaps/${name}.xml`)}</loc></sitemap>`,
      );
      return sendXml(reply, `<sitemapindex xmlns="${NAMESPACE}">${all.join("")}</sitemapindex>`);
    }),
  );

  http.get<{ Params: { part: string } }>("/sitemaps/:part.xml", (request, reply) =>
    inTurn(app, request, async () => {
      const { part } = request.params;
      if (part === "firms") {
        const firms = await openFirms(executor, clock.now());
        const paths = firms.map(({ id, kind, updatedAt }) => ({
          path: kind === "shop" ? shopPath(id) : installerPath(id),
          updatedAt,
        }));
        return sendXml(reply, pathsIn(publicUrl, [{ path: MARKET }, ...paths]));
      }
      if (!/^[1-9]\d?$/.test(part) || Number(part) > MOST_PARTS) throw new AppError("not_found");
      const products = await openProducts(executor, clock.now(), Number(part) - 1);
      if (products.length === 0) throw new AppError("not_found");
      return sendXml(
        reply,
        pathsIn(
          publicUrl,
          products.map(({ id, updatedAt }) => ({ path: productPath(id), updatedAt })),
        ),
      );
    }),
  );
}

async function inTurn(app: App, request: FastifyRequest, work: () => Promise<FastifyReply>): Promise<FastifyReply> {
  const place = await takePlace(app, request);
  try {
    return await work();
  } finally {
    place.leave();
  }
}

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

function pathsIn(publicUrl: string, paths: readonly { readonly path: string; readonly updatedAt?: Date }[]): string {
  const urls = paths.map(({ path, updatedAt }) => {
    const changed = updatedAt === undefined ? "" : `<lastmod>${updatedAt.toISOString()}</lastmod>`;
    return `<url><loc>${escapeText(publicUrl + path)}</loc>${changed}</url>`;
  });
  return `<urlset xmlns="${NAMESPACE}">${urls.join("")}</urlset>`;
}

const sendXml = (reply: FastifyReply, body: string) =>
  reply
    .header("cache-control", `public, max-age=${FRESH}`)
    .type("application/xml; charset=utf-8")
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${body}`);
