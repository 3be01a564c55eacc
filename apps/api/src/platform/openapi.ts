import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { FastifyInstance } from "fastify";
import { createJsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "./app";

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

/** The description as a document and as pages to read, under the same policy as every other page: nothing inline. */
export async function addOpenApi(app: App) {
  let document: string | undefined;
  app.http.get(DOCUMENT, { schema: { hide: true } }, (_request, reply) => {
    // Made once, when all routes are known.
    document ??= JSON.stringify(app.http.swagger());
    return reply.type("application/json; charset=utf-8").send(document);
  });
  await app.http.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: false,
    uiConfig: { url: DOCUMENT, tryItOutEnabled: true, validatorUrl: null },
    theme: { title: `${PRODUCT_NAME} API` },
  });
}
