import { Account } from "@sunwright/contract/account";
import { type Preferences, User } from "@sunwright/contract/accounts";
import { ErrorBody } from "@sunwright/contract/errors";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async ({ client }: Person) => (await client.get("/api/account")).read(Account);
const save = ({ client }: Person, body: unknown) => client.put("/api/account", body);

describe("the account", () => {
  it("is read whole by its owner, and by nobody else", async () => {
    const ada = await server.build.person({ role: "installer" });
    const account = await read(ada);
    expect(account).toMatchObject({
      user: { id: ada.userId, email: ada.email, role: "installer" },
      person: { firstName: "Ada", lastName: "Obi", phone: "" },
      installer: { businessName: "Roof and Sun" },
      retailer: null,
    });
    expect(account.createdAt).toBe(server.clock.now().toISOString());
    expect(await server.get("/api/account")).toMatchObject({ status: 401 });
  });

  it("changes the fields that are sent and leaves the others", async () => {
    const ada = await server.build.person({ role: "installer" });
    const before = await read(ada);
    const reply = await save(ada, {
      person: { city: "Kano" },
      installer: { serviceRadius: 120, certifications: ["A", "B"] },
    });
    expect(reply.status).toBe(200);
    expect(await read(ada)).toEqual({
      ...before,
      person: { ...before.person, city: "Kano" },
      installer: { ...before.installer, serviceRadius: 120, certifications: ["A", "B"] },
    });
    expect(reply.body).toEqual(await read(ada));
  });

  it("A-13 keeps what is said of a certification while it is held, and no longer", async () => {
    const ada = await server.build.person({ role: "installer" });
    const certificates = [
      { name: "A", number: "17", expires: "2027-08-31", evidence: "https://example.org/a.pdf" },
      { name: "B", number: "18", expires: "", evidence: "" },
    ];
    await save(ada, { installer: { certifications: ["A", "B"], certificates } });
    expect((await read(ada)).installer?.certificates).toEqual(certificates);
    await save(ada, { installer: { description: "Roofs." } });
    expect((await read(ada)).installer?.certificates, "another field leaves them").toEqual(certificates);
    await save(ada, { installer: { certifications: ["B"] } });
    expect((await read(ada)).installer?.certificates, "one given up goes").toEqual([certificates[1]]);
    expect(await save(ada, { installer: { certificates } })).toMatchObject({
      status: 400,
      body: { issues: [{ path: "installer.certificates" }] },
    });
    expect((await read(ada)).installer?.certificates).toEqual([certificates[1]]);
  });

  it("takes a profile stored before certificates had details", async () => {
    const ada = await server.build.person({ role: "installer" });
    await server.database.executor.execute(sql`UPDATE installer_profiles SET certificates = DEFAULT`);
    expect((await read(ada)).installer?.certificates).toEqual([]);
  });

  it("keeps both of two changes of different fields that come at once", async () => {
    const ada = await server.build.person();
    await Promise.all([save(ada, { person: { city: "Kano" } }), save(ada, { person: { phone: "+234 1" } })]);
    expect((await read(ada)).person).toMatchObject({ city: "Kano", phone: "+234 1" });
  });

  it("changes a retailer's business", async () => {
    const ada = await server.build.person({ role: "retailer" });
    await save(ada, {
      retailer: { storeType: "both", productCategories: ["batteries", "monitoring"], onlineStoreUrl: "" },
    });
    expect((await read(ada)).retailer).toMatchObject({
      storeType: "both",
      productCategories: ["batteries", "monitoring"],
    });
  });

  it("keeps free text letter by letter, whatever it means to a database", async () => {
    const ada = await server.build.person({ role: "installer" });
    const certifications = [
      "NULL",
      "null",
      'a "quoted" one',
      "{x,y}",
      "back\\slash",
      "Ünïcode ☀ 漢字 🌍",
      "'; DROP TABLE users; --",
      "%s $1",
    ];
    await save(ada, {
      installer: { certifications, description: certifications.join("\n") },
      person: { city: "O'Fallon" },
    });
    const { installer, person } = await read(ada);
    expect(installer).toMatchObject({ certifications, description: certifications.join("\n") });
    expect(person.city).toBe("O'Fallon");
  });

  it("changes nothing for nothing", async () => {
    const ada = await server.build.person();
    const before = await read(ada);
    for (const nothing of [{}, { person: {} }]) expect(await save(ada, nothing)).toMatchObject({ status: 200 });
    expect(await read(ada)).toEqual(before);
  });

  it.each([
    [{ person: { firstName: "A" } }, "person.firstName", "First name required"],
    [{ person: { lastName: " " } }, "person.lastName", "Last name required"],
    [{ installer: { businessName: "" } }, "installer.businessName", "Business name required"],
    [
      { installer: { certificates: [{ name: "A", evidence: "http://example.org/a.pdf" }] } },
      "installer.certificates.0.evidence",
      "Enter an https address, such as https://example.com/certificate.pdf",
    ],
    [
      { installer: { certificates: [{ name: "A", evidence: "javascript:alert(1)" }] } },
      "installer.certificates.0.evidence",
      "Enter an https address, such as https://example.com/certificate.pdf",
    ],
    [
      { installer: { certificates: [{ name: "A", expires: "2027-02-30" }] } },
      "installer.certificates.0.expires",
      "Enter a day, such as 2027-08-31",
    ],
    [
      { installer: { certificates: [{ name: "A", number: "1".repeat(101) }] } },
      "installer.certificates.0.number",
      "At most 100 characters",
    ],
    [
      { installer: { certificates: [{ name: "A" }, { name: "A" }] } },
      "installer.certificates",
      "Each certification has one entry",
    ],
    [{ installer: { yearsExperience: 51 } }, "installer.yearsExperience", "Between 0 and 50"],
    [{ installer: { website: "roofs" } }, "installer.website", "Enter a full web address, such as https://example.com"],
  ])("holds changes to the rules of sign-up: %j", async (body, path, message) => {
    const ada = await server.build.person({ role: "installer" });
    const reply = await save(ada, body);
    expect(reply.status).toBe(400);
    expect(reply.read(ErrorBody).issues).toContainEqual(expect.objectContaining({ path, message }));
  });

  it("gives nobody a business their role does not have", async () => {
    const ada = await server.build.person();
    expect(await save(ada, { installer: { businessName: "Roof and Sun" } }), "S-189").toMatchObject({
      status: 400,
      body: { issues: [{ path: "installer", message: "For installers only" }] },
    });
    const installer = await server.build.person({ role: "installer" });
    expect(await save(installer, { retailer: { businessName: "Panels" } }), "S-189").toMatchObject({
      status: 400,
      body: { issues: [{ path: "retailer", message: "For retailers only" }] },
    });
  });

  it("takes role, id, address and verification from no request", async () => {
    const [ada, eve] = [await server.build.person(), await server.build.person()];
    const before = await read(ada);
    const stolen = { id: eve.userId, userId: eve.userId, email: eve.email, role: "admin", emailVerified: true };
    await save(ada, { ...stolen, user: stolen, person: { ...stolen, city: "Kano" } });
    expect((await read(ada)).user, "S-189").toEqual(before.user);
    expect((await read(eve)).person.city, "S-189").toBe("");
  });
});

describe("preferences", () => {
  it("change one by one and come with the user", async () => {
    const ada = await server.build.person();
    const wishes: Partial<Preferences>[] = [
      { units: "imperial" },
      { currency: "NGN" },
      { theme: "dark", dataSaver: true },
      { currency: null },
      { resultView: "engineer" },
      { language: "de" },
      { language: "en" },
    ];
    for (const wish of wishes) {
      expect(await ada.client.put("/api/account/preferences", wish)).toMatchObject({ status: 200, body: wish });
    }
    expect((await ada.client.get("/api/auth/user")).read(User).preferences).toEqual({
      units: "imperial",
      currency: null,
      theme: "dark",
      language: "en",
      dataSaver: true,
      commentMails: true,
      localDemand: true,
      resultView: "engineer",
    });
  });

  it.each([
    { units: "miles" },
    { currency: "XXX" },
    { theme: "" },
    { language: "tlh" },
    { dataSaver: "yes" },
    { commentMails: 1 },
    { resultView: "simple" },
  ])("refuse %j", async (wish) => {
    const ada = await server.build.person();
    expect(await ada.client.put("/api/account/preferences", wish)).toMatchObject({ status: 400 });
  });
});
