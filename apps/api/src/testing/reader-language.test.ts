import { ErrorBody } from "@sunwright/contract/errors";
import { Account } from "@sunwright/contract/account";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUpForm } from "../features/accounts/testing/forms";
import { languagesOf } from "../platform/reader-language";
import { startTestServer, type TestServer } from "./server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// RFC 9110, section 12.5.4.
it("reads a browser's languages, the best first", () => {
  expect(languagesOf("da, en-gb;q=0.8, de;q=0.9, fr;q=0")).toEqual(["da", "de", "en-gb"]);
  expect(languagesOf("")).toEqual([""]);
});

const refused = async (headers: Readonly<Record<string, string>>, path = "/api/account") =>
  (await server.visitor().get(path, { headers })).read(ErrorBody).message;

it("refuses in the language of the browser, of its choice, of the address", async () => {
  const german = "Melden Sie sich an, um fortzufahren";
  const english = "Sign in to continue";
  expect(await refused({})).toBe(english);
  expect(await refused({ "accept-language": "de-AT,de;q=0.9,en;q=0.8" })).toBe(german);
  expect(await refused({ "accept-language": "pl,en;q=0.8,de;q=0.7" })).toBe(english);
  expect(await refused({ "accept-language": "de", cookie: "language=en" })).toBe(english);
  expect(await refused({ cookie: "language=xx" })).toBe(english);
});

it("writes mails in the language of who signs up, and keeps it with the account", async () => {
  const client = server.visitor();
  const form = signUpForm("end_user");
  await client.post("/api/auth/signup", form, { headers: { "accept-language": "de-DE" } });
  const mail = await server.mailTo(String(form["email"]));
  expect(mail.subject).toMatch(/^Bestätigen Sie Ihre E-Mail-Adresse/);
  expect(mail.html).toContain('<html lang="de">');

  await client.post("/api/auth/login", { email: form["email"], password: form["password"] });
  expect((await client.get("/api/account")).read(Account).user.preferences.language).toBe("de");
});
