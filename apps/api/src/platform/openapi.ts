import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "./app";
import { securityHeaders } from "./headers";

/** Swagger UI sizes one of its pictures by a style attribute; it alone is allowed, by its hash. */
const DOCS_STYLES = "style-src 'self' 'unsafe-hashes' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";
const DOCUMENT = "/api/openapi.json";

/** Collects the routes that are registered from here on. */
export async function collectRoutes(http: FastifyInstance, cookieName: string) {
  await http.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: `${PRODUCT_NAME} API`,
        version: "1",
        description:
          "Every call of the product. Refusals are `{ code, message }`. Writes need our Origin and, with a body, JSON.",
      },
      components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } } },
    },
    // Dates and files have no JSON schema of their own; they are described as anything.
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: "any" } }),
  });
}

/** The description as a document and as pages to read, under the policy of every other page: no inline script. */
export async function addOpenApi(app: App) {
  let made: string | undefined;
  const document = () => (made ??= JSON.stringify(app.http.swagger()));
  // Made once, when all routes are known, and not while others wait for their answers.
  app.http.addHook("onListen", async () => void document());
  app.http.get(DOCUMENT, { schema: { hide: true } }, (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document()),
  );
  await app.http.register(async (docs) => {
    const policy = securityHeaders(app.config)["content-security-policy"].replace("style-src 'self'", DOCS_STYLES);
    docs.addHook("onRequest", async (_request, reply) => void reply.header("content-security-policy", policy));
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: false,
      uiConfig: { url: DOCUMENT, validatorUrl: null },
      theme: { title: `${PRODUCT_NAME} API` },
    });
  });
}
