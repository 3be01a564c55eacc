import { Account } from "@sunwright/contract/account";
import { StoredFile } from "@sunwright/contract/files";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { pdfOf } from "../../files/testing/samples";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const stored = async (of: Person, mark: string) =>
  (await of.client.upload("/api/files?owner=account&name=licence.pdf", pdfOf(400, mark))).read(StoredFile).id;
const save = (of: Person, installer: object) => of.client.put("/api/account", { installer });

it("stands with its certificate, for its person alone, and goes with it", async () => {
  const [ada, eve] = [
    await server.build.person({ role: "installer" }),
    await server.build.person({ role: "installer" }),
  ];
  const [first, second] = [await stored(ada, "one"), await stored(ada, "two")];
  const certification = { certifications: ["NABCEP", "COREN"] };
  await save(ada, {
    ...certification,
    certificates: [
      { name: "NABCEP", fileId: first },
      { name: "COREN", number: "7" },
    ],
  });
  const { installer } = (await ada.client.get("/api/account")).read(Account);
  expect(installer?.certificates).toMatchObject([{ name: "NABCEP", fileId: first }, { name: "COREN" }]);
  expect(installer?.certificates[1]).not.toHaveProperty("fileId");
  expect(await ada.client.get(`/api/files/${first}`)).toMatchObject({ status: 200 });
  expect(await eve.client.get(`/api/files/${first}`)).toMatchObject({ status: 404 });
  expect(await ada.client.delete(`/api/files/${first}`)).toMatchObject({ status: 409, body: { code: "file_in_use" } });
  // Somebody else's file, or none, is missing, and nothing is changed.
  const theirs = await stored(eve, "theirs");
  for (const fileId of [theirs, "019f0000-0000-7000-8000-000000000000"]) {
    expect(await save(ada, { certificates: [{ name: "NABCEP", fileId }] })).toMatchObject({
      status: 404,
      body: { code: "file_not_found" },
    });
  }
  expect((await ada.client.get("/api/account")).read(Account).installer?.certificates).toHaveLength(2);
  await save(ada, { certificates: [{ name: "NABCEP", fileId: second }] });
  expect(await ada.client.get(`/api/files/${first}`)).toMatchObject({ status: 404 });
  // A certification that is given up takes its document with it.
  await save(ada, { certifications: ["COREN"] });
  expect(await ada.client.get(`/api/files/${second}`)).toMatchObject({ status: 404 });
});
