import * as account from "@sunwright/contract/account";
import * as accounts from "@sunwright/contract/accounts";
import * as passwordReset from "@sunwright/contract/password-reset";
import * as analytics from "@sunwright/contract/analytics";
import * as appliances from "@sunwright/contract/appliances";
import * as comments from "@sunwright/contract/comments";
import * as comparison from "@sunwright/contract/comparison";
import * as stages from "@sunwright/contract/stages";
import * as dashboards from "@sunwright/contract/dashboards";
import * as design from "@sunwright/contract/design";
import * as disputes from "@sunwright/contract/disputes";
import * as economics from "@sunwright/contract/economics";
import type { Endpoint } from "@sunwright/contract/endpoint";
import * as equipment from "@sunwright/contract/equipment";
import * as errors from "@sunwright/contract/errors";
import * as figures from "@sunwright/contract/figures";
import * as files from "@sunwright/contract/files";
import * as billing from "@sunwright/contract/billing";
import * as prices from "@sunwright/contract/prices";
import * as importColumns from "@sunwright/contract/import-columns";
import * as priceBook from "@sunwright/contract/price-book";
import * as firms from "@sunwright/contract/firms";
import * as holds from "@sunwright/contract/holds";
import * as legal from "@sunwright/contract/legal";
import * as history from "@sunwright/contract/history";
import * as installers from "@sunwright/contract/installers";
import * as leads from "@sunwright/contract/leads";
import * as jobActions from "@sunwright/contract/job-actions";
import * as jobs from "@sunwright/contract/jobs";
import * as passportParts from "@sunwright/contract/passport-parts";
import * as passports from "@sunwright/contract/passports";
import * as offers from "@sunwright/contract/offers";
import * as quotes from "@sunwright/contract/quotes";
import * as reviews from "@sunwright/contract/reviews";
import * as requests from "@sunwright/contract/requests";
import * as operator from "@sunwright/contract/operator";
import * as operatorAudit from "@sunwright/contract/operator-audit";
import * as operatorCases from "@sunwright/contract/operator-cases";
import * as pieces from "@sunwright/contract/pieces";
import * as people from "@sunwright/contract/people";
import * as projectFile from "@sunwright/contract/project-file";
import * as projects from "@sunwright/contract/projects";
import * as report from "@sunwright/contract/report";
import * as roof from "@sunwright/contract/roof";
import * as sharedComments from "@sunwright/contract/shared-comments";
import * as shares from "@sunwright/contract/shares";
import * as priceLists from "@sunwright/contract/price-lists";
import * as productImport from "@sunwright/contract/product-import";
import * as second from "@sunwright/contract/second";
import * as shopCertificates from "@sunwright/contract/shop-certificates";
import * as shopProducts from "@sunwright/contract/shop-products";
import * as shops from "@sunwright/contract/shops";
import * as simulated from "@sunwright/contract/simulated";
import * as stock from "@sunwright/contract/stock";
import * as system from "@sunwright/contract/system";
import * as told from "@sunwright/contract/told";
import * as trace from "@sunwright/contract/trace";
import * as carts from "@sunwright/contract/carts";
import * as orderActions from "@sunwright/contract/order-actions";
import * as messages from "@sunwright/contract/messages";
import * as notifications from "@sunwright/contract/notifications";
import * as orders from "@sunwright/contract/orders";
import * as payments from "@sunwright/contract/payments";
import * as marketplace from "@sunwright/contract/marketplace";
import * as materials from "@sunwright/contract/materials";
import * as places from "@sunwright/contract/places";
import * as parts from "@sunwright/contract/parts";
import * as weather from "@sunwright/contract/weather";
import { z } from "zod";

/** All that the contract exports, by its names. */
const EXPORTED: readonly (readonly [string, unknown])[] = [
  ...Object.entries(account),
  ...Object.entries(accounts),
  ...Object.entries(passwordReset),
  ...Object.entries(second),
  ...Object.entries(operator),
  ...Object.entries(operatorAudit),
  ...Object.entries(operatorCases),
  ...Object.entries(analytics),
  ...Object.entries(appliances),
  ...Object.entries(comments),
  ...Object.entries(comparison),
  ...Object.entries(stages),
  ...Object.entries(dashboards),
  ...Object.entries(design),
  ...Object.entries(disputes),
  ...Object.entries(economics),
  ...Object.entries(prices),
  ...Object.entries(equipment),
  ...Object.entries(errors),
  ...Object.entries(figures),
  ...Object.entries(files),
  ...Object.entries(firms),
  ...Object.entries(history),
  ...Object.entries(holds),
  ...Object.entries(legal),
  ...Object.entries(installers),
  ...Object.entries(leads),
  ...Object.entries(pieces),
  ...Object.entries(requests),
  ...Object.entries(reviews),
  ...Object.entries(quotes),
  ...Object.entries(offers),
  ...Object.entries(jobs),
  ...Object.entries(jobActions),
  ...Object.entries(passports),
  ...Object.entries(passportParts),
  ...Object.entries(people),
  ...Object.entries(carts),
  ...Object.entries(marketplace),
  ...Object.entries(materials),
  ...Object.entries(orderActions),
  ...Object.entries(messages),
  ...Object.entries(notifications),
  ...Object.entries(billing),
  ...Object.entries(importColumns),
  ...Object.entries(priceBook),
  ...Object.entries(orders),
  ...Object.entries(payments),
  ...Object.entries(places),
  ...Object.entries(projectFile),
  ...Object.entries(projects),
  ...Object.entries(report),
  ...Object.entries(roof),
  ...Object.entries(sharedComments),
  ...Object.entries(shares),
  ...Object.entries(priceLists),
  ...Object.entries(productImport),
  ...Object.entries(shopCertificates),
  ...Object.entries(shopProducts),
  ...Object.entries(shops),
  ...Object.entries(simulated),
  ...Object.entries(stock),
  ...Object.entries(system),
  ...Object.entries(told),
  ...Object.entries(trace),
  ...Object.entries(parts),
  ...Object.entries(weather),
];

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "path" in value && "method" in value && "response" in value;

/** Names are the exports of the contract: stable, because both sides of the code call them so. */
export interface Names {
  readonly operations: ReadonlyMap<Endpoint, string>;
  readonly schemas: ReadonlyMap<z.ZodType, string>;
}

/** Throws when two exports have the same name: one of them would be described as the other. */
export function contractNames(): Names {
  const operations = new Map<Endpoint, string>();
  const schemas = new Map<z.ZodType, string>();
  const owners = new Map<string, unknown>();
  for (const [name, value] of EXPORTED) {
    const isSchema = value instanceof z.ZodType;
    if (!isSchema && !isEndpoint(value)) continue;
    if (owners.has(name) && owners.get(name) !== value) throw new Error(`The contract exports two different ${name}`);
    owners.set(name, value);
    if (isSchema) schemas.set(value, name);
    else operations.set(value, name);
  }
  return { operations, schemas };
}

/** The same, with a name for each schema of a call that has none: that of the call and of the part, e.g. LoginBody. */
export function withPartsOfCalls({ operations, schemas }: Names): Names {
  const all = new Map(schemas);
  for (const [{ params, query, body, response }, name] of operations) {
    const id = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
    const parts = { Params: params, Query: query, Body: body, Answer: response };
    for (const [part, schema] of Object.entries(parts)) {
      if (schema && !all.has(schema)) all.set(schema, `${id}${part}`);
    }
  }
  const names = [...all.values()];
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two schemas are called ${twice}`);
  return { operations, schemas: all };
}
