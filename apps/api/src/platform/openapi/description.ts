import { PRODUCT_NAME } from "@sunwright/contract/brand";
import type { Endpoint } from "@sunwright/contract/endpoint";
import type { Json, JsonObject } from "./json";
import { contractNames, type Names, withPartsOfCalls } from "./names";
import { describeOperation } from "./operation";
import { Refusals } from "./refusals";
import { describeSchemas, placeSchemas } from "./schemas";

/** Rises with a change that breaks callers; docs/api.md says what does. */
const API_VERSION = "2.0.0";

const TAGS: Readonly<Record<Endpoint["tag"], string>> = {
  accounts: "Signing up and in, and everything an account holds about its owner",
  projects: "Projects: parameters, designs, roofs, weather, money, sharing, comments and history",
  appliances: "The appliance catalogue, and the appliances of a project",
  equipment: "The library of modules, inverters, batteries, controllers and generators that can be bought",
  orders: "Carts, and orders as those who bought and those who sell see them",
  requests: "What homeowners ask installers for, as they and the firms see it",
  messages: "What a buyer and a shop write to each other about an order",
  reviews: "What buyers say of finished jobs and delivered goods",
  notifications: "What people are told of their orders, payments and messages",
  files: "Pictures and PDFs of people and firms, each behind the permission of what shows it",
  places: "Towns of the nine countries with the climate that is nearest to each",
  dashboards: "Figures of installers and retailers",
  firms: "Who works for a firm, what installers say of theirs, and the certificates they hand in",
  shops: "A shop's profile, products, prices and stock, for those who work for it.",
  operator: "What operators of this server read and decide, each a line of the audit trail",
  system: "What the operator of this server has switched on",
};

const HEADERS: JsonObject = {
  RetryAfter: { description: "Seconds to wait before the next attempt", schema: { type: "integer" } },
  ETag: {
    description: "Send it back as `If-None-Match`: 304 says that nothing has changed",
    schema: { type: "string" },
  },
  Location: { description: "A path of this server", schema: { type: "string" } },
  Deprecation: {
    description: "Since when the call is deprecated (RFC 9745), in seconds since 1970 after an @",
    schema: { type: "string" },
  },
  Sunset: { description: "When the call will be gone (RFC 8594)", schema: { type: "string" } },
};

const PARAMETERS: JsonObject = {
  Origin: {
    name: "Origin",
    in: "header",
    description: "The address of this server. Browsers send it by themselves; everybody else has to.",
    schema: { type: "string" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description: "A key of the caller's choice: the same call with the same key takes effect once.",
    schema: { type: "string", minLength: 1, maxLength: 200 },
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The `ETag` of an earlier answer",
    schema: { type: "string" },
  },
};

interface Server {
  /** The address people use. */
  readonly publicUrl: string;
  /** Of the session. */
  readonly cookieName: string;
}

const INTRODUCTION = [
  "Every call of the product.",
  "Refusals are `{ code, message }`; a caller decides by the code.",
  "Writes need the header `Origin` with the address of this server, and JSON where they have a body.",
  "Unknown fields of an answer are to be ignored: more may come with a release.",
].join(" ");

/** The API in OpenAPI 3.1, made from the entries of the contract that are served. */
export function describeApi(
  entries: readonly Endpoint[],
  { publicUrl, cookieName }: Server,
  exported: Names = contractNames(),
): JsonObject {
  const { operations, schemas: names } = withPartsOfCalls(exported);
  const described = describeSchemas(names);
  const refusals = new Refusals();
  const paths: Record<string, Record<string, Json>> = {};
  for (const entry of entries) {
    const id = operations.get(entry);
    // Tests serve entries of their own, which are not part of the API.
    if (id === undefined) continue;
    const path = (paths[entry.path.replaceAll(/:(\w+)/g, "{$1}")] ??= {});
    path[entry.method.toLowerCase()] = describeOperation(entry, id, { schemas: names, described, refusals });
  }
  const { part, schemas } = placeSchemas({ paths, responses: refusals.components() }, described);
  return {
    openapi: "3.1.0",
    info: {
      title: `${PRODUCT_NAME} API`,
      version: API_VERSION,
      description: INTRODUCTION,
      contact: { name: "The operator of this server", url: publicUrl },
      license: { name: "Apache-2.0", url: "https://www.apache.org/licenses/LICENSE-2.0" },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(TAGS)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, description]) => ({ name, description })),
    paths: part.paths ?? {},
    components: {
      schemas,
      responses: part.responses ?? {},
      parameters: PARAMETERS,
      headers: usedIn(part, "headers", HEADERS),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } },
    },
  };
}

/** Those components that something refers to. */
function usedIn(part: Json, kind: string, components: JsonObject): JsonObject {
  const text = JSON.stringify(part);
  return Object.fromEntries(
    Object.entries(components).filter(([name]) => text.includes(`"#/components/${kind}/${name}"`)),
  );
}
