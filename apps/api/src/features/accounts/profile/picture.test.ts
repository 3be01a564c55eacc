import { User } from "@sunwright/contract/accounts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** One pixel, as small as the formats get. */
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const WEBP = "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";

const put = ({ client }: Person, image: unknown) => client.put("/api/account/picture", { image });
const pictureOf = async (person: Person) =>
  (await person.client.get("/api/auth/user")).read(User).profileImageUrl ?? "";

it("is set, comes with the user and is served as what it is", async () => {
  const ada = await server.build.person();
  for (const [image, type] of [
    [PNG, "image/png"],
    [WEBP, "image/webp"],
  ] as const) {
    const reply = await put(ada, image);
    expect(reply.status).toBe(200);
    const address = await pictureOf(ada);
    expect(address, "S-101").toMatch(/^\/api\//);
    expect(reply.read(User).profileImageUrl).toBe(address);
    const served = await ada.client.get(await pictureOf(ada));
    expect(served.status).toBe(200);
    expect(served.headers).toMatchObject({ "content-type": type, "x-content-type-options": "nosniff" });
    expect(served.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(Number(served.headers["content-length"])).toBeGreaterThan(0);
  }
});

it("gets a new address with each change, and the old address stops working", async () => {
  const ada = await server.build.person();
  await put(ada, PNG);
  const before = await pictureOf(ada);
  await put(ada, WEBP);
  expect(await pictureOf(ada)).not.toBe(before);
  expect(await ada.client.get(before)).toMatchObject({ status: 404, body: { code: "picture_not_found" } });
});

it("is removed with null", async () => {
  const ada = await server.build.person();
  await put(ada, PNG);
  const address = await pictureOf(ada);
  expect(await put(ada, null), "S-101 none").toMatchObject({ status: 200, body: { profileImageUrl: null } });
  expect(await ada.client.get(address)).toMatchObject({ status: 404 });
});

it("is seen by its owner only: for anybody else it looks missing", async () => {
  const [ada, eve] = [await server.build.person(), await server.build.person()];
  await put(ada, PNG);
  const address = await pictureOf(ada);
  expect(await ada.client.get(address)).toMatchObject({ status: 200 });
  expect(await eve.client.get(address)).toMatchObject({ status: 404, body: { code: "picture_not_found" } });
  expect(await server.get(address)).toMatchObject({ status: 401, body: { code: "not_signed_in" } });
});

it("is refused when its bytes are not a picture of an accepted format", async () => {
  const ada = await server.build.person();
  const base64 = (text: string) => Buffer.from(text).toString("base64");
  for (const image of [
    base64("<svg onload='alert(1)'/>"),
    base64("<script>alert(1)</script>"),
    base64("GIF89a"),
    "",
    PNG.slice(0, 40),
  ]) {
    expect(await put(ada, image), image).toMatchObject({
      status: 422,
      body: { code: "picture_invalid", message: "Use a PNG, JPEG or WebP picture of at most 100 kB" },
    });
  }
  for (const image of ["not base64!", 1, undefined, [PNG]])
    expect(await put(ada, image)).toMatchObject({ status: 400 });
});

it("is stored as pixels alone, without anything else the file carried", async () => {
  const ada = await server.build.person();
  const carrying = Buffer.concat([
    Buffer.from(PNG, "base64"),
    Buffer.from("<script>alert('Kano 12.04 8.52')</script>"),
  ]);
  expect(await put(ada, carrying.toString("base64"))).toMatchObject({ status: 200 });
  const served = await ada.client.bytes(await pictureOf(ada));
  expect(Buffer.from(served.bytes).includes("script")).toBe(false);
  expect(Buffer.from(served.bytes).subarray(1, 4).toString()).toBe("PNG");
  const exported = await ada.client.get("/api/account/export");
  expect(exported.text).not.toContain(Buffer.from("<script>alert").toString("base64").slice(0, 12));
});

it("may have 100,000 bytes and not one more", async () => {
  const ada = await server.build.person();
  const padded = (size: number) => {
    const bytes = Buffer.alloc(size);
    Buffer.from(PNG, "base64").copy(bytes);
    return bytes.toString("base64");
  };
  expect(await put(ada, padded(100_000))).toMatchObject({ status: 200 });
  expect((await put(ada, padded(100_001))).status).toBe(422);
  expect((await put(ada, padded(100_004))).status).toBe(400);
});
