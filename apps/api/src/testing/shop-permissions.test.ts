// Of the rest: who may make which call, role by role.
import type { Method } from "@sunwright/contract/endpoint";
import { createShopProduct } from "@sunwright/contract/shop-products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { z } from "zod";
import { documentedCells } from "../features/projects/testing/calls";
import { insertMember } from "../features/shops/members-table";
import { firmOf } from "../features/shops/table";
import { LARGEST_OF_FIRM } from "./hostile/largest-firm-calls";
import { LARGEST_OF_SHOP } from "./hostile/largest-shop-calls";
import type { Person } from "./people";
import { startTestServer, type TestServer } from "./server";

/** Rows by role in the firm: nobody, no firm, staff, owner, and what the call does. */
const ROWS = [...documentedCells()].filter(
  ([name, cells]) =>
    (name in LARGEST_OF_SHOP || name in LARGEST_OF_FIRM) && cells.filter((cell) => cell !== "").length === 5,
);

let server: TestServer;
/** Who works for a firm. */
interface Team {
  readonly owner: Person;
  readonly staff: Person;
}
let shop: Team;
let installer: Team;
let stranger: Person;
let product: string;
beforeAll(async () => {
  server = await startTestServer();
  [shop, installer, stranger] = [await team("retailer"), await team("installer"), await server.build.person()];
  const form = { sku: "HEL-400", category: "panel", name: "Heliora 400" };
  product = (await shop.owner.client.post("/api/shop/products", form)).read(createShopProduct.response).id;
});
afterAll(() => server.close());

async function team(role: "retailer" | "installer"): Promise<Team> {
  const [owner, staff] = [await server.build.person({ role }), await server.build.person()];
  const firmId = (await firmOf(server.database.executor, owner.userId))?.firm.id ?? "";
  await server.database.transaction((tx) =>
    insertMember(tx, { firmId, userId: staff.userId, role: "staff", joinedAt: new Date(0) }),
  );
  return { owner, staff };
}

const isMethod = (text: string): text is Method => ["GET", "POST", "PUT", "DELETE"].includes(text);
/** Where the state would refuse everybody first: what an open firm may do. */
const BODIES: Readonly<Record<string, object>> = {
  "POST /api/shop/events": { event: "pause" },
  "POST /api/installer/events": { event: "pause" },
};
async function sent(name: string, { client }: Pick<Person, "client">) {
  const made =
    LARGEST_OF_FIRM[name]?.() ?? LARGEST_OF_SHOP[name]?.({ retailer: shop.owner, cart: { products: [product] } });
  const [method = ""] = name.split(" ");
  if (made === undefined || !isMethod(method)) throw new Error(`Nobody knows how to call ${name}`);
  return client.send(method, made.path, BODIES[name] ?? made.body);
}
const Refusal = z.object({ code: z.string() });
const codeOf = (body: unknown) => Refusal.safeParse(body).data?.code ?? "";
/** By which a call refuses whom it is not for. */
const REFUSALS = ["not_signed_in", "shop_not_found", "installer_not_found", "firm_not_found", "owner_needed"];

it("finds the calls of firms", () => {
  expect(ROWS.length).toBeGreaterThanOrEqual(43);
});

it.each(ROWS)("%s answers each role as docs/permissions.md says: %j", async (name, cells) => {
  const { owner, staff } = name in LARGEST_OF_FIRM ? installer : shop;
  const people = [{ client: server.visitor() }, stranger, staff, owner];
  const heard = [];
  for (const [at, person] of people.entries()) {
    const { status, body } = await sent(name, person);
    // What a role may do in part is tried below.
    heard.push(cells[at] === "in part" ? "in part" : REFUSALS.includes(codeOf(body)) ? `${status}` : "yes");
  }
  expect(heard).toEqual(cells.slice(0, people.length));
});

it("lets staff do in part what archives products and removes people", async () => {
  const inPart = ROWS.filter(([, cells]) => cells[2] === "in part").map(([name]) => name);
  expect(inPart.sort()).toEqual(["DELETE /api/firm/members/:userId", "POST /api/shop/products/:productId/events"]);
  const { owner, staff } = shop;
  const event = (name: string) => staff.client.post(`/api/shop/products/${product}/events`, { event: name });
  expect(await event("archive")).toMatchObject({ status: 403, body: { code: "owner_needed" } });
  expect((await event("publish")).status).toBe(200);
  const remove = ({ userId }: Person) => staff.client.send("DELETE", `/api/firm/members/${userId}`);
  expect(await remove(owner)).toMatchObject({ status: 403, body: { code: "owner_needed" } });
  expect((await remove(staff)).status).toBe(200);
});
