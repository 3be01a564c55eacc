// On both databases: an address is taken once, whatever its case.
import { Account } from "@sunwright/contract/account";
import { type Role, ROLES, User } from "@sunwright/contract/accounts";
import { ErrorBody } from "@sunwright/contract/errors";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn } from "../../../testing/mailbox";
import { PASSWORD } from "../../../testing/people";
import { startTestServer, type TestServer } from "../../../testing/server";
import { freshEmail, signUpForm } from "../testing/forms";
import { findPassword } from "../user-table";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const signUp = (form: unknown) => server.post("/api/auth/signup", form);

/** What the account of a form holds, read by its owner. */
async function accountOf(form: Record<string, unknown>): Promise<Account> {
  expect(await signUp(form)).toMatchObject({ status: 201 });
  const client = server.visitor();
  await client.post("/api/auth/login", { email: form["email"], password: form["password"] });
  return (await client.get("/api/account")).read(Account);
}

describe("an account", () => {
  it("has one of three roles", () => {
    expect([...ROLES].sort(), "S-186").toEqual(["end_user", "installer", "retailer"]);
  });

  it.each(["end_user", "installer", "retailer"] as const)("is open to everybody as %s", async (role) => {
    const form = signUpForm(role);
    expect(Object.keys(form), "S-102 what is sent").toEqual(
      expect.arrayContaining(["email", "password", "confirmPassword", "firstName", "lastName"]),
    );
    const reply = await signUp(form);
    expect(reply.status, "S-187").toBe(201);
    expect(reply.body, "S-102").toMatchObject({ email: form["email"], firstName: "Ada", lastName: "Obi" });
    expect(reply.body, "S-105").toMatchObject({ role, userType: role });
    expect(reply.read(User).email, "S-203").toBe(form["email"]);
  });

  it("answers the user, and nothing of the password", async () => {
    const form = signUpForm("installer");
    const reply = await signUp(form);
    const { id } = reply.read(User);
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.body, "S-099 S-100 S-101").toEqual({
      id,
      firstName: "Ada",
      lastName: "Obi",
      email: form["email"],
      role: "installer",
      userType: "installer",
      profileImageUrl: null,
      emailVerified: false,
      preferences: {
        units: "metric",
        currency: null,
        theme: "system",
        language: "en",
        dataSaver: false,
        commentMails: true,
        localDemand: true,
        resultView: null,
      },
    });
    expect(reply.text).not.toMatch(/password|argon2|hash/i);
  });

  it("does not sign anybody in", async () => {
    const client = server.visitor();
    const reply = await client.post("/api/auth/signup", signUpForm("end_user"));
    expect(reply.headers["set-cookie"]).toBeUndefined();
    expect(await client.get("/api/auth/user")).toMatchObject({ status: 401 });
  });

  it("keeps contact details, all of which may be left out", async () => {
    const details = {
      phone: "+234 800 000 0000",
      address: "1 Marina",
      city: "Lagos",
      state: "Lagos",
      zipCode: "101241",
    };
    const full = await accountOf(signUpForm("end_user", details));
    const { phone, ...address } = details;
    expect(full.person.phone, "S-103").toBe(phone);
    expect(full.person, "S-104").toMatchObject(address);
    expect(full.person).toEqual({ firstName: "Ada", lastName: "Obi", ...details });
    expect(full).toMatchObject({ installer: null, retailer: null });
    const bare = await accountOf(signUpForm("end_user"));
    expect(bare.person, "S-104 optional").toMatchObject({ phone: "", address: "", city: "", state: "", zipCode: "" });
  });

  it("keeps an installer's business, with the specification's defaults", async () => {
    const business = {
      businessName: "Roof and Sun",
      businessLicense: "RC 100",
      website: "https://example.org/roofs",
      description: "Roofs.",
      yearsExperience: 12,
      serviceRadius: 80,
      hourlyRate: 45.5,
      certifications: ["NABCEP PV Technical Sales", "COREN registration (Nigeria)", "A certificate of our own"],
    };
    const full = await accountOf(signUpForm("installer", business));
    const { businessLicense, website, description } = business;
    expect(full.installer?.businessName, "S-106").toBe("Roof and Sun");
    expect(full.installer, "S-107").toMatchObject({ businessLicense, website, description });
    expect(full.installer?.yearsExperience, "S-108").toBe(12);
    expect(full.installer?.serviceRadius, "S-109 in miles").toBe(80);
    expect(full.installer?.hourlyRate, "S-110").toBe(45.5);
    expect(full.installer?.certifications, "S-111 S-205").toEqual(business.certifications);
    expect(full).toMatchObject({ installer: business, retailer: null });
    const bare = await accountOf(signUpForm("installer", { businessName: "Bare Roofs" }));
    expect(bare.installer, "S-107 S-110 optional").toEqual({
      businessName: "Bare Roofs",
      businessLicense: "",
      website: "",
      description: "",
      yearsExperience: 0,
      serviceRadius: 50,
      hourlyRate: 0,
      certifications: [],
      certificates: [],
    });
  });

  it("refuses the name that another firm has", async () => {
    await accountOf(signUpForm("retailer", { storeName: "Solar House" }));
    const taken = await server
      .visitor()
      .post("/api/auth/signup", signUpForm("installer", { businessName: "solar-house" }));
    expect(taken).toMatchObject({ status: 400, body: { issues: [{ path: "businessName" }] } });
  });

  it("gives a name to one of those who ask for it at once", async () => {
    const names = ["Kano Power", "KANO-POWER", "kano power.", "Ｋano Power"];
    const replies = await Promise.all(
      names.map((businessName) => server.visitor().post("/api/auth/signup", signUpForm("installer", { businessName }))),
    );
    expect(replies.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 400, 400, 400]);
  });

  it("A-13 keeps number, last day and evidence of certifications, and refuses those of one not held", async () => {
    const certificates = [
      {
        name: "COREN registration (Nigeria)",
        number: "R.12345",
        expires: "2027-08-31",
        evidence: "https://example.org/coren.pdf",
      },
    ];
    const held = { certifications: ["COREN registration (Nigeria)", "MCS certification (UK)"] };
    const full = await accountOf(signUpForm("installer", { ...held, certificates }));
    expect(full.installer, "A-13 number, expiry, evidence").toMatchObject({ ...held, certificates });
    const bare = await accountOf(
      signUpForm("installer", { ...held, certificates: [{ name: held.certifications[1] }] }),
    );
    expect(bare.installer?.certificates).toEqual([
      { name: "MCS certification (UK)", number: "", expires: "", evidence: "" },
    ]);
    const reply = await server.post("/api/auth/signup", signUpForm("installer", { certificates }));
    expect(reply).toMatchObject({
      status: 400,
      body: {
        code: "invalid_input",
        issues: [{ path: "certificates", message: "Every certificate must belong to one of the certifications" }],
      },
    });
  });

  it("keeps a retailer's business, online by default", async () => {
    const business = {
      businessName: "Panels and More",
      storeName: "Panel shop",
      businessLicense: "RC 200",
      website: "https://example.org",
      onlineStoreUrl: "https://shop.example.org/panels",
      description: "Panels.",
      storeType: "both",
      productCategories: ["solar_panels", "inverters", "electrical"],
    };
    const full = await accountOf(signUpForm("retailer", business));
    const { businessName, storeName, storeType, productCategories, ...optional } = business;
    expect(full.retailer, "S-112").toMatchObject({ businessName, storeName });
    expect(full.retailer, "S-113").toMatchObject(optional);
    expect(full.retailer?.storeType, "S-114").toBe(storeType);
    expect(full.retailer?.productCategories, "S-115 S-205").toEqual(productCategories);
    expect(full).toMatchObject({ retailer: business, installer: null });
    const bare = await accountOf(signUpForm("retailer"));
    const none = { businessLicense: "", website: "", onlineStoreUrl: "", description: "" };
    expect(bare.retailer, "S-113 optional").toMatchObject({ storeType: "online", ...none });
  });

  it("is announced by a mail with a link of the configured origin, whatever Host the call named", async () => {
    const form = signUpForm("end_user");
    const headers = { host: "evil.example.com", "x-forwarded-host": "evil.example.com" };
    await server.post("/api/auth/signup", form, { headers });
    const mail = await server.mailTo(String(form["email"]));
    expect(mail.subject).toBe("Verify your email address for Sunwright");
    expect(linkIn(mail).origin).toBe(server.config.publicUrl);
    expect(mail.text).not.toContain("evil");
  });

  it("lends its mail to nobody's words", async () => {
    const form = signUpForm("end_user", { firstName: "Buy https://example.com", lastName: "<b>now</b>" });
    await signUp(form);
    const mail = await server.mailTo(String(form["email"]));
    expect(`${mail.subject}${mail.text}${mail.html}`).not.toMatch(/example\.com|now/);
  });
});

describe("role and userType", () => {
  it("may be sent either way", async () => {
    for (const role of ROLES) {
      expect(await signUp(signUpForm(role, { role: undefined })), "S-205 userType").toMatchObject({
        status: 201,
        body: { role },
      });
      expect(await signUp(signUpForm(role, { userType: undefined })), "S-105 role").toMatchObject({
        status: 201,
        body: { role },
      });
    }
  });

  it("are refused when they disagree", async () => {
    const reply = await signUp(signUpForm("installer", { userType: "end_user" }));
    expect(reply, "S-105 A-10").toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  it.each(["admin", "User", "", null, 1, ["end_user"], undefined])("refuses %j", async (role) => {
    const reply = await signUp(signUpForm("end_user", { role, userType: role }));
    expect(reply, "S-164").toMatchObject({
      status: 400,
      body: { issues: [{ path: "role", message: "Choose a role" }] },
    });
  });
});

describe("what nobody may set", () => {
  it("ignores fields that are not part of the form", async () => {
    const id = "00000000-0000-7000-8000-000000000000";
    const reply = await signUp(
      signUpForm("end_user", { id, emailVerified: true, emailVerifiedAt: new Date(), isAdmin: true }),
    );
    expect(reply, "S-189").toMatchObject({ status: 201, body: { emailVerified: false } });
    expect(reply.read(User).id, "S-189").not.toBe(id);
    expect(reply.body).not.toHaveProperty("isAdmin");
  });

  it("gives an end user no business", async () => {
    const account = await accountOf(signUpForm("end_user", { businessName: "Roof and Sun", storeName: "Panel shop" }));
    expect(account, "S-189").toMatchObject({ installer: null, retailer: null });
  });
});

describe("every rule of the forms", () => {
  const cases: readonly (readonly [Role, string, unknown, string])[] = [
    ["end_user", "email", "not an address", "Invalid email address"],
    ["end_user", "email", "", "Invalid email address"],
    ["end_user", "email", undefined, "Invalid email address"],
    ["end_user", "email", ["ada@example.org"], "Invalid email address"],
    ["end_user", "email", "ada@example.org, eve@example.org", "Invalid email address"],
    ["end_user", "email", "ada@example.org\nBcc: eve@example.org", "Invalid email address"],
    ["end_user", "password", "seven s", "Password must be at least 8 characters"],
    ["end_user", "password", undefined, "Password must be at least 8 characters"],
    ["end_user", "confirmPassword", "another one", "Passwords don't match"],
    ["end_user", "firstName", "A", "First name required"],
    ["end_user", "firstName", "  A  ", "First name required"],
    ["end_user", "firstName", undefined, "First name required"],
    ["end_user", "lastName", "O", "Last name required"],
    ["installer", "businessName", "R", "Business name required"],
    ["installer", "businessName", undefined, "Business name required"],
    ["installer", "website", "roofs", "Enter a full web address, such as https://example.com"],
    ["installer", "website", "javascript:alert(1)", "Enter a full web address, such as https://example.com"],
    ["installer", "yearsExperience", -1, "Between 0 and 50"],
    ["installer", "yearsExperience", 51, "Between 0 and 50"],
    ["installer", "yearsExperience", "5", "Between 0 and 50"],
    ["installer", "serviceRadius", 0, "Between 1 and 500"],
    ["installer", "serviceRadius", 501, "Between 1 and 500"],
    ["installer", "hourlyRate", -0.01, "0 or more"],
    ["retailer", "businessName", "P", "Business name required"],
    ["retailer", "storeName", "P", "Store name required"],
    ["retailer", "website", "example", "Enter a full web address, such as https://example.com"],
    ["retailer", "onlineStoreUrl", "ftp://example.org", "Enter a full web address, such as https://example.com"],
    ["retailer", "productCategories", [], "Select at least one product category"],
  ];
  it.each(cases)("refuses %s with %s %j: %s", async (role, field, value, message) => {
    const changes = field === "password" ? { password: value, confirmPassword: value } : { [field]: value };
    const reply = await signUp(signUpForm(role, changes));
    expect(reply).toMatchObject({ status: 400, body: { code: "invalid_input" } });
    expect(reply.read(ErrorBody).issues, "S-174").toContainEqual(expect.objectContaining({ path: field, message }));
  });

  it("takes the bounds themselves", async () => {
    for (const bounds of [
      { yearsExperience: 0, serviceRadius: 1, hourlyRate: 0 },
      { yearsExperience: 50, serviceRadius: 500, website: "" },
    ]) {
      expect(await signUp(signUpForm("installer", bounds)), "S-174").toMatchObject({ status: 201 });
    }
    const password = "8 chars!";
    expect(await signUp(signUpForm("end_user", { password, confirmPassword: password })), "S-174").toMatchObject({
      status: 201,
    });
  });

  it("takes every kind of store", async () => {
    for (const storeType of ["online", "physical", "both"]) {
      expect(await signUp(signUpForm("retailer", { storeType })), `S-114 ${storeType}`).toMatchObject({ status: 201 });
    }
  });

  it.each(["storeType", "productCategories"])("refuses an unknown %s", async (field) => {
    const reply = await signUp(signUpForm("retailer", { [field]: field === "storeType" ? "market" : ["cars"] }));
    expect(reply, "S-114 S-115 S-174").toMatchObject({ status: 400, body: { code: "invalid_input" } });
  });

  it("names every field at fault at once, the passwords that differ included", async () => {
    const form = signUpForm("retailer", { email: "x", firstName: "", storeName: "", confirmPassword: "other" });
    const { issues = [] } = (await signUp(form)).read(ErrorBody);
    const paths = new Set(issues.map(({ path }) => path));
    expect(paths, "S-174").toEqual(new Set(["confirmPassword", "email", "firstName", "storeName"]));
  });

  it("every refusal has a message", async () => {
    for (const form of [{}, [], "text", null, 1, signUpForm("end_user", { email: 1 })]) {
      const reply = await signUp(JSON.stringify(form));
      expect(reply.status).toBe(400);
      expect(reply.read(ErrorBody).message, "S-204").toMatch(/\w/);
    }
  });
});

describe("a password", () => {
  it.each(["password", "12345678", "PASSWORD1", "qwertyuiop"])(
    "that everybody tries first is refused: %s",
    async (password) => {
      const reply = await signUp(signUpForm("end_user", { password, confirmPassword: password }));
      expect(reply).toMatchObject({ status: 422, body: { code: "common_password" } });
    },
  );

  it("is exact: spaces, case and every letter of 200 count", async () => {
    const password = `  ${"long Passwörd ☀ ".repeat(20)}`.slice(0, 200);
    const form = signUpForm("end_user", { password, confirmPassword: password });
    expect(await signUp(form)).toMatchObject({ status: 201 });
    const tries = [password.trim(), password.toLowerCase(), password.slice(0, 199)];
    for (const wrong of tries) {
      const reply = await server.post("/api/auth/login", { email: form["email"], password: wrong });
      expect(reply).toMatchObject({ status: 401 });
    }
    expect(await server.post("/api/auth/login", { email: form["email"], password })).toMatchObject({ status: 200 });
    const longer = `${password}x`;
    expect(await signUp(signUpForm("end_user", { password: longer, confirmPassword: longer }))).toMatchObject({
      status: 400,
    });
  });

  it("is stored as an argon2id hash at today's cost", async () => {
    const form = signUpForm("end_user");
    const { id } = (await signUp(form)).read(User);
    const hash = (await findPassword(server.database.executor, id))?.hash;
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=5,p=1\$/);
    expect(hash).not.toContain(PASSWORD);
  });
});

describe("an address that is taken", () => {
  it("is refused in whatever case it comes, with words that help", async () => {
    const email = freshEmail();
    await signUp(signUpForm("end_user", { email }));
    const again = await signUp(signUpForm("installer", { email: email.toUpperCase() }));
    expect(again, "S-204").toMatchObject({
      status: 409,
      body: { code: "email_taken", message: "An account with this email already exists. Sign in instead." },
    });
  });

  it("goes to exactly one of 20 who ask at once", async () => {
    const email = freshEmail();
    const forms = Array.from({ length: 20 }, (_, index) =>
      signUpForm(ROLES[index % 3] ?? "end_user", { email: index % 2 ? email : email.toUpperCase() }),
    );
    // Each from a network of its own: failures of one are bounded.
    const ask = (form: unknown, index: number) =>
      server.post("/api/auth/signup", form, { address: `198.51.100.${index}` });
    const replies = await Promise.all(forms.map(ask));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    await server.app.outbox.flush();
    expect(server.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });
});
