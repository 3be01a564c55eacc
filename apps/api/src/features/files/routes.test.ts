// On both databases: bytes come back from each driver.
import { FILE_SPACE, PDF_BYTES, PICTURE_BYTES, StoredFile } from "@sunwright/contract/files";
import { eq, sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../testing/people";
import { startTestServer, type TestServer } from "../../testing/server";
import { firms } from "../shops/schema";
import { filePieces, files, fileUses } from "./schema";
import { pdfOf, picture, pngOf } from "./testing/samples";
import { useFiles } from "./uses-table";

let server: TestServer;
let [ada, eve, shop, rival]: Person[] = [];
const person = (one: Person | undefined): Person => {
  if (!one) throw new Error("Nobody");
  return one;
};
beforeAll(async () => {
  server = await startTestServer();
  [ada, eve] = [await server.build.person(), await server.build.person()];
  [shop, rival] = [await server.build.person({ role: "retailer" }), await server.build.person({ role: "retailer" })];
});
afterAll(() => server.close());

interface Sent {
  readonly owner?: string;
  readonly name?: string;
  readonly type?: string;
  readonly key?: string;
}
const send = (of: Person | undefined, bytes: Uint8Array, { owner = "account", name = "a file", ...more }: Sent = {}) =>
  person(of).client.upload(`/api/files?owner=${owner}&name=${encodeURIComponent(name)}`, bytes, more);
const stored = async (...sent: Parameters<typeof send>) => {
  const reply = await send(...sent);
  expect(reply.status, reply.text).toBe(201);
  return reply.read(StoredFile);
};
const counted = async () => {
  const [row] = await server.database.executor.select({ n: sql<number>`count(*)::integer` }).from(files);
  return row?.n ?? 0;
};

describe("a picture", () => {
  it("is written again in three widths, and shown under a policy that lets it do nothing", async () => {
    const { id, ...told } = await stored(
      ada,
      pngOf(2_000, 50, (x) => [x & 255, 80, 160, 255]),
      { name: "Rööf.PNG" },
    );
    expect(told).toMatchObject({ type: "picture", name: "Rööf.PNG", width: 1_600, height: 40 });
    for (const [size, width] of [
      ["small", 320],
      ["medium", 800],
      ["large", 1_600],
    ] as const) {
      const { status, headers, bytes } = await person(ada).client.bytes(`/api/files/${id}?size=${size}`);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        "content-length": String(bytes.length),
      });
      expect(headers["content-security-policy"]).toContain("sandbox");
      // RFC 9649: the width of a lossy picture stands 26 bytes in.
      expect(Buffer.from(bytes).readUInt16LE(26) & 0x3fff).toBe(width);
    }
  });

  it("loses what else its file carried", async () => {
    const carrying = Buffer.concat([picture(), Buffer.from("<script>alert('12.04 8.52')</script>")]);
    const { id } = await stored(ada, carrying);
    const { bytes } = await person(ada).client.bytes(`/api/files/${id}`);
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  });

  it("is never made wider than it was", async () => {
    const { id, width, height } = await stored(ada, picture(40, 30));
    expect([width, height]).toEqual([40, 30]);
    const { bytes } = await person(ada).client.bytes(`/api/files/${id}?size=large`);
    expect(Buffer.from(bytes).readUInt16LE(26) & 0x3fff).toBe(40);
  });
});

describe("a PDF", () => {
  it("comes back byte by byte as a download that no page of ours runs", async () => {
    const sent = pdfOf(700_000, "three pieces");
    const { id } = await stored(ada, sent, { name: 'Data "sheet" – 5 kW.pdf' });
    const { headers, bytes } = await person(ada).client.bytes(`/api/files/${id}`);
    expect(Buffer.from(bytes).equals(sent)).toBe(true);
    expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "no-store" });
    expect(headers["content-disposition"]).toBe(
      "attachment; filename=\"Data _sheet_ _ 5 kW.pdf\"; filename*=UTF-8''Data%20%22sheet%22%20%E2%80%93%205%20kW.pdf",
    );
    expect(headers["content-security-policy"]).toContain("sandbox");
    const rows = await server.database.executor.select().from(filePieces).where(eq(filePieces.fileId, id));
    expect(rows).toHaveLength(3);
  });
});

describe("what is refused", () => {
  const huge = pngOf(8, 8, () => [1, 2, 3, 255]);
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  const spoilt = picture(40, 40);
  spoilt.fill(0xa5, spoilt.indexOf("IDAT") + 6, spoilt.indexOf("IDAT") + 20);
  const large = Buffer.concat([picture(), Buffer.alloc(PICTURE_BYTES)]);
  it.each([
    ["a page", Buffer.from("<html><script>alert(1)</script></html>")],
    ["a drawing that may run scripts", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")],
    ["a program", Buffer.from("MZ\u0090\u0000")],
    ["another picture format", Buffer.from("GIF89a\u0001\u0000\u0001\u0000")],
    ["nothing", Buffer.from(" ")],
    ["a picture that is cut off", picture().subarray(0, 40)],
    ["a picture whose pixels are broken", spoilt],
    ["a picture of 3.6 billion pixels in some bytes", huge],
    ["a picture of more than 5 MB", large],
    ["a page with a PDF in it", Buffer.concat([Buffer.from("<html>"), pdfOf(300)])],
    ["a PDF with an archive behind its end", Buffer.concat([pdfOf(300), Buffer.from("PK\u0003\u0004 and so on")])],
    ["a PDF without an end", pdfOf(300).subarray(0, 200)],
  ])("is %s, whatever it is called", async (_what, bytes) => {
    const before = await counted();
    expect(await send(ada, bytes, { name: "picture.png" })).toMatchObject({
      status: 422,
      body: { code: "file_refused" },
    });
    expect(await counted()).toBe(before);
  });

  it("is what is sent as anything but a file, and more than 10 MB", async () => {
    for (const type of ["image/png", "multipart/form-data; boundary=x", "text/plain", "application/json"]) {
      const reply = await send(ada, Buffer.from("{}"), { type });
      expect(reply, type).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
    }
    expect(await person(ada).client.post("/api/files?owner=account&name=a")).toMatchObject({ status: 415 });
    expect(await send(ada, pdfOf(PDF_BYTES + 1))).toMatchObject({ status: 413, body: { code: "body_too_large" } });
    expect(await person(ada).client.upload("/api/projects", picture())).toMatchObject({ status: 415 });
    expect(await person(ada).client.upload("/api/files?owner=account&name=", picture())).toMatchObject({ status: 400 });
    expect(await person(ada).client.upload("/api/files?owner=me&name=a", picture())).toMatchObject({ status: 400 });
  });
});

describe("who may", () => {
  it("is who stored it, and for a firm's file who works there; it is missing for everybody else", async () => {
    const own = await stored(ada, picture());
    const ofFirm = await stored(shop, picture(), { owner: "firm" });
    const missing = { status: 404, body: { code: "file_not_found" } };
    for (const [id, who] of [
      [own.id, eve],
      [own.id, shop],
      [ofFirm.id, ada],
      [ofFirm.id, rival],
      ["no-id", ada],
    ] as const) {
      expect(await person(who).client.get(`/api/files/${id}`)).toMatchObject(missing);
      expect(await person(who).client.delete(`/api/files/${id}`)).toMatchObject(missing);
    }
    expect(await person(ada).client.get(`/api/files/${own.id}`)).toMatchObject({ status: 200 });
    expect(await person(shop).client.get(`/api/files/${ofFirm.id}`)).toMatchObject({ status: 200 });
    expect(await send(ada, picture(), { owner: "firm" })).toMatchObject({
      status: 404,
      body: { code: "firm_not_found" },
    });
  });

  it("shares nothing between owners: the same bytes are a file of each, and one file of one", async () => {
    const bytes = picture();
    const [first, again, others] = [await stored(ada, bytes), await stored(ada, bytes), await stored(eve, bytes)];
    expect(again.id).toBe(first.id);
    expect(others.id).not.toBe(first.id);
    const firm = await stored(shop, bytes, { owner: "firm" });
    expect((await stored(shop, bytes)).id).not.toBe(firm.id);
  });

  it("takes one intention once, and refuses its key for other bytes", async () => {
    const bytes = picture();
    const before = await counted();
    const [one, two] = [await stored(ada, bytes, { key: "k1" }), await stored(ada, bytes, { key: "k1" })];
    expect(two).toEqual(one);
    expect(await counted()).toBe(before + 1);
    expect(await send(ada, picture(), { key: "k1" })).toMatchObject({ body: { code: "idempotency_key_reused" } });
  });
});

describe("what shows a file", () => {
  const use = async (of: Person | undefined, subjectId: string, ids: readonly string[]) =>
    server.database.transaction((tx) =>
      useFiles(
        tx,
        { kind: "certificate", subjectId, owner: { userId: person(of).userId }, now: server.clock.now() },
        ids,
      ),
    );
  const subject = "019f0000-0000-7000-8000-000000000001";
  const other = "019f0000-0000-7000-8000-000000000002";

  it("keeps it, and the last one that lets go of it removes it", async () => {
    const { id } = await stored(ada, picture());
    await use(ada, subject, [id]);
    await use(ada, other, [id, id]);
    expect(await person(ada).client.delete(`/api/files/${id}`)).toMatchObject({
      status: 409,
      body: { code: "file_in_use" },
    });
    await use(ada, subject, []);
    expect(await person(ada).client.get(`/api/files/${id}`)).toMatchObject({ status: 200 });
    await use(ada, other, []);
    expect(await person(ada).client.get(`/api/files/${id}`)).toMatchObject({ status: 404 });
    const left = await server.database.executor.select().from(fileUses).where(eq(fileUses.fileId, id));
    expect(left).toEqual([]);
  });

  it("shows none of anybody else", async () => {
    const { id } = await stored(eve, picture());
    await expect(use(ada, subject, [id])).rejects.toMatchObject({ code: "file_not_found" });
  });

  it("is not there after a day: then the file goes, and one that is shown stays", async () => {
    const [loose, shown] = [await stored(ada, picture()), await stored(ada, picture())];
    await use(ada, subject, [shown.id]);
    const sweep = async () => {
      for (const clear of server.app.sweeps) await clear();
    };
    await sweep();
    expect(await person(ada).client.get(`/api/files/${loose.id}`)).toMatchObject({ status: 200 });
    server.clock.advance(24 * 3_600 + 1);
    await sweep();
    expect(await person(ada).client.get(`/api/files/${loose.id}`)).toMatchObject({ status: 404 });
    expect(await person(ada).client.get(`/api/files/${shown.id}`)).toMatchObject({ status: 200 });
    await use(ada, subject, []);
  });
});

it("has room for so much and no more, and has it again when something goes", async () => {
  const grace = await server.build.person();
  const { id } = await stored(grace, picture());
  await server.database.executor
    .update(files)
    .set({ bytes: FILE_SPACE.account - 20_000 })
    .where(eq(files.id, id));
  const full = { status: 409, body: { code: "files_full" } };
  expect(await send(grace, pdfOf(30_000))).toMatchObject(full);
  // Two at once that would both fit alone.
  const both = await Promise.all([send(grace, pdfOf(18_000)), send(grace, pdfOf(17_000))]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]));
  const space = await grace.client.delete(`/api/files/${id}`);
  expect(space.body).toMatchObject({ most: FILE_SPACE.account });
  await stored(grace, pdfOf(30_000));
});

it("goes with its account, and with its firm", async () => {
  const mary = await server.build.person({ role: "retailer" });
  const [own, ofFirm] = [await stored(mary, picture()), await stored(mary, picture(), { owner: "firm" })];
  const exported = await mary.client.get("/api/account/export");
  expect(JSON.parse(exported.text)).toMatchObject({ files: [{ id: own.id, address: `/api/files/${own.id}` }] });
  const [row] = await server.database.executor.select().from(files).where(eq(files.id, ofFirm.id));
  expect(await mary.client.post("/api/account/delete", { password: "seven solar roofs" })).toMatchObject({
    status: 200,
  });
  for (const { id } of [own, ofFirm]) {
    expect(await server.database.executor.select().from(files).where(eq(files.id, id))).toEqual([]);
    expect(await server.database.executor.select().from(filePieces).where(eq(filePieces.fileId, id))).toEqual([]);
  }
  expect(
    await server.database.executor
      .select()
      .from(firms)
      .where(eq(firms.id, row?.firmId ?? "")),
  ).toEqual([]);
});

it("answers twenty uploads at once: what is too much is told to come again, and nothing is left under way", async () => {
  const many = await server.build.person();
  const sent = Array.from({ length: 20 }, (_, index) => pdfOf(300_000, `${index}`));
  const replies = await Promise.all(sent.map((bytes) => send(many, bytes)));
  const done = replies.filter(({ status }) => status === 201);
  expect(done.length).toBeGreaterThan(0);
  for (const { status, headers } of replies.filter((reply) => reply.status !== 201)) {
    expect([429, 503]).toContain(status);
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  // Each alone succeeds then, once.
  const ids = new Set<string>();
  for (const bytes of sent) ids.add((await stored(many, bytes)).id);
  expect(ids.size).toBe(20);
});

it("keeps nothing of half a body", async () => {
  await server.app.http.listen({ port: 0, host: "127.0.0.1" });
  const address = server.app.http.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const before = await counted();
  const cookie = [...person(ada).client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const socket = connect(port, "127.0.0.1");
  const bytes = pdfOf(400_000, "half");
  const head = [
    "POST /api/files?owner=account&name=half HTTP/1.1",
    "Host: localhost",
    `Origin: ${server.config.publicUrl}`,
    "Content-Type: application/octet-stream",
    `Content-Length: ${bytes.length}`,
    `Cookie: ${cookie}`,
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  socket.write(bytes.subarray(0, 200_000));
  const unfinished = () => server.app.gauges.read()["unfinished bodies"];
  await expect.poll(unfinished).toBe(1);
  socket.destroy();
  await expect.poll(unfinished).toBe(0);
  expect(await counted()).toBe(before);
});

it("names a PDF by the SHA-256 of its bytes", async () => {
  const bytes = pdfOf(500, "named");
  const { id } = await stored(ada, bytes);
  const [row] = await server.database.executor.select().from(files).where(eq(files.id, id));
  expect(row?.digest).toBe(createHash("sha256").update(bytes).digest("hex"));
});
