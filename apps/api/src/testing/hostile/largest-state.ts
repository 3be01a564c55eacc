import { APPLIANCES_PER_PROJECT, DISCUSSION_BYTES_MAX, PANELS_SENT_MAX } from "@sunwright/contract/limits";
import { PDF_BYTES, StoredFile } from "@sunwright/contract/files";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { getTableColumns, sql } from "drizzle-orm";
import { projects } from "../../features/projects/schema";
import { LAGOS_EPW } from "../../features/projects/testing/weather-files";
import { fullCart } from "../../features/orders/testing/full-cart";
import { pdfOf } from "../../features/files/testing/samples";
import type { TestServer } from "../server";
import { WORST_LINE, WORST_NAME, WORST_TEXT } from "./worst-texts";

export const LINE = WORST_LINE.slice(0, 190);
export const TEXT = WORST_TEXT;
/** As many of the longest comments as a discussion has room for. */
const COMMENTS = Math.floor(DISCUSSION_BYTES_MAX / Buffer.byteLength(TEXT)) - 1;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
export const PICTURE = "iVBORw0KGgo".concat("A".repeat(133_324)).slice(0, 133_332);

const obstructions = Array.from({ length: 200 }, (_, index) => ({
  id: `${index}`.padStart(90, "o"),
  type: "chimney",
  x: 190 + (index % 10),
  y: (index / 10) * 9,
  width: 0.1,
  height: 0.1,
  shadowLength: 0.2,
}));
/** As wide a roof as there may be, so that all the panels that may be sent lie beside each other. */
export const ROOF = {
  roofWidth: 200,
  roofHeight: 200,
  roofOrientation: "south",
  roofTilt: 30,
  shadingObstructions: obstructions,
  panelDimensions: { width: 1.65, height: 1 },
};
export const LAYOUT = Array.from({ length: PANELS_SENT_MAX }, (_, index) => ({
  x: (index % 100) * 1.65,
  y: Math.floor(index / 100) * 1,
  width: 1.65,
  height: 1,
}));
export const IN_ONE_PLACE = LAYOUT.map(() => ({ x: 0, y: 0, width: 1.65, height: 1 }));

/** All columns of a project but those that the database derives from others. */
const WRITTEN = sql.join(
  Object.values(getTableColumns(projects))
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => sql.identifier(name)),
  sql`, `,
);

export type Largest = Awaited<ReturnType<typeof largestState>>;

/** An account that holds all it may, in one project above all. */
export async function largestState(server: TestServer) {
  const owner = await server.build.person({ role: "installer" });
  const others = { retailer: await server.build.person({ role: "retailer" }), guest: await server.build.person() };
  const { client } = owner;
  const made = async (path: string, body: object) => {
    const reply = await client.post(path, body);
    if (reply.status >= 300) throw new Error(`${path}: ${reply.text.slice(0, 300)}`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every answer used here has an id
    return (reply.body as { id: string }).id;
  };
  const put = async (path: string, body: object) => {
    const reply = await client.put(path, body);
    if (reply.status !== 200) throw new Error(`${path}: ${reply.text.slice(0, 300)}`);
  };
  const id = await made("/api/projects", { name: "é".repeat(100), city: "ng-kano", systemType: "hybrid" });
  const appliance = { customName: WORST_NAME, customPower: 100, quantity: 3, hoursPerDay: 4, hoursOfDay: HOURS };
  const applianceId = await made(`/api/projects/${id}/appliances`, appliance);
  const { executor } = server.database;
  await executor.execute(sql`
    INSERT INTO project_appliances SELECT (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(), 'position', n))).*
    FROM project_appliances a, generate_series(2, ${APPLIANCES_PER_PROJECT}::int) n WHERE a.id = ${applianceId}::uuid`);
  for (const country of COUNTRIES) {
    await put(`/api/projects/${id}`, { country });
    await put(`/api/projects/${id}/economics`, { country, tariff: 250, loanRate: 12 });
  }
  await put(`/api/projects/${id}`, { country: "Nigeria", city: "ng-kano" });
  await put(`/api/projects/${id}/weather`, { fileName: "lagos.epw", text: LAGOS_EPW });
  await made(`/api/projects/${id}/calculate`, {});
  await put(`/api/projects/${id}/panel-placement`, { ...ROOF, layout: LAYOUT });
  const commentId = await made(`/api/projects/${id}/comments`, { content: TEXT });
  await executor.execute(sql`
    INSERT INTO project_comments SELECT (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
    FROM project_comments c, generate_series(2, ${COMMENTS}::int) n WHERE c.id = ${commentId}::uuid`);
  const shareId = await made(`/api/projects/${id}/shares`, { permission: "edit" });
  await executor.execute(sql`
    INSERT INTO project_shares SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'token', 't' || n))).*
    FROM project_shares s, generate_series(2, 40) n WHERE s.id = ${shareId}::uuid`);
  const links = await executor.execute<{ token: string }>(
    sql`SELECT token FROM project_shares WHERE id = ${shareId}::uuid`,
  );
  const change = { before: TEXT, after: TEXT };
  await executor.execute(sql`
    INSERT INTO project_history
    SELECT gen_random_uuid(), ${id}::uuid, 1000 + n, ${owner.userId}::uuid, 'modified', 'Changed name and altitude.',
      ${JSON.stringify({ name: change, altitude: { before: 1, after: 2 } })}::jsonb, now() FROM generate_series(1, 1500) n`);
  await executor.execute(sql`
    INSERT INTO projects (${WRITTEN}) SELECT ${WRITTEN} FROM (
      SELECT (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid()))).*
      FROM projects p, generate_series(2, 100) n WHERE p.id = ${id}::uuid) AS copies`);
  await client.put("/api/account/picture", { image: PICTURE });
  const cart = await fullCart(server, owner.client, others.retailer.userId);
  const current = async () => (await client.get(`/api/projects/${id}/file`)).text;
  const file = await current();
  const fileId = (await client.upload("/api/files?owner=account&name=a", pdfOf(PDF_BYTES))).read(StoredFile).id;
  return {
    server,
    owner,
    ...others,
    cart,
    file,
    fileId,
    id,
    applianceId,
    commentId,
    shareId,
    token: links.rows[0]?.token ?? "",
    made,
    put,
  };
}
