import swaggerUi from "@fastify/swagger-ui";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { FastifyInstance } from "fastify";
import type { App } from "../app";
import { fullName, SESSION_COOKIE } from "../cookies";
import { securityHeaders } from "../headers";
import { describeApi } from "./description";
import type { JsonObject } from "./json";

/** Swagger UI sizes one of its pictures by a style attribute; it alone is allowed, by its hash. */
const DOCS_STYLES = "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
export const API_DOCUMENT = "/api/openapi.json";

/** The description of all that an app serves. */
export const describeApp = ({ entries, config }: Pick<App, "entries" | "config">): JsonObject =>
  describeApi(entries, {
    publicUrl: config.publicUrl,
    cookieName: fullName(SESSION_COOKIE, config.cookieSecure),
  });

/** The description as a document and as pages to read, under the policy of every other page: no inline script. */
export async function addOpenApi(app: App) {
  // Made when it is first asked for, which a server does before it listens.
  let made: { readonly document: JsonObject; readonly text: string } | undefined;
  const description = () => {
    const document = made?.document ?? describeApp(app);
    return (made ??= { document, text: JSON.stringify(document) });
  };
  app.http.get(API_DOCUMENT, (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(description().text),
  );
  // The pages take the document from whoever goes by this name. JSON is YAML.
  const source = async (http: FastifyInstance) =>
    void http.decorate("swagger", (as?: { yaml?: boolean }) =>
      as?.yaml ? description().text : description().document,
    );
  await app.http.register(asPlugin(source, "@fastify/swagger"));
  await app.http.register(async (docs) => {
    const policy = securityHeaders(app.config)["content-security-policy"].replace("style-src 'self'", DOCS_STYLES);
    docs.addHook("onRequest", async (_request, reply) => void reply.header("content-security-policy", policy));
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: false,
      uiConfig: { url: API_DOCUMENT, validatorUrl: null },
      theme: { title: `${PRODUCT_NAME} API` },
    });
  });
}

/** A plugin that decorates the instance it is registered on, and that others can ask for by name. */
const asPlugin = <Plugin extends object>(plugin: Plugin, name: string): Plugin =>
  Object.assign(plugin, { [Symbol.for("skip-override")]: true, [Symbol.for("plugin-meta")]: { name } });
