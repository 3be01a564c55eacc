import { resolve } from "node:path";
import { expect, it } from "vitest";
import { ConfigError, readConfig, VARIABLES } from "./config";

it("has a default for everything, so that nothing needs to be set", () => {
  expect(readConfig({})).toMatchObject({
    port: 4000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4000",
    dataDir: resolve(".data"),
    databaseUrl: null,
    databaseDirectUrl: null,
    metricsPort: null,
    smtpUrl: null,
    mailDir: resolve(".data/mail"),
    trustProxy: false,
    cookieSecure: false,
    weatherFetch: false,
    payments: { stripe: null, paystack: null, test: false },
    logLevel: "info",
  });
});

it("counts an empty variable as not set, as shells and compose files write it", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", PUBLIC_URL: "" })).toEqual(readConfig({}));
});

it("takes cookies to be secure when the public address is https, unless told otherwise", () => {
  expect(readConfig({ PUBLIC_URL: "https://solar.example.org" }).cookieSecure).toBe(true);
  expect(readConfig({ PUBLIC_URL: "https://solar.example.org", COOKIE_SECURE: "false" }).cookieSecure).toBe(false);
  expect(readConfig({ COOKIE_SECURE: "true" }).cookieSecure).toBe(true);
});

it("accepts writes from every name of the loopback only while no public address is set", () => {
  const origins = (environment: Record<string, string>) => [...readConfig(environment).allowedOrigins].sort();
  expect(origins({ PORT: "4100" })).toEqual(["http://127.0.0.1:4100", "http://[::1]:4100", "http://localhost:4100"]);
  expect(origins({ PUBLIC_URL: "http://localhost:4000" })).toEqual(["http://localhost:4000"]);
  expect(origins({ PUBLIC_URL: "https://solar.example.org/" })).toEqual(["https://solar.example.org"]);
});

it.each([
  ["PORT", "http"],
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "40.5"],
  ["PUBLIC_URL", "solar.example.org"],
  ["PUBLIC_URL", "https://solar.example.org/app"],
  ["PUBLIC_URL", "https://user@solar.example.org"],
  ["PUBLIC_URL", "ftp://solar.example.org"],
  ["DATABASE_URL", "mysql://localhost/solar"],
  ["SMTP_URL", "mail.example.org"],
  ["MAIL_FROM", "Ada <ada@example.org>"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["COOKIE_SECURE", "perhaps"],
  ["WEATHER_FETCH", "perhaps"],
  ["STRIPE_SECRET_KEY", "pk_live_1"],
  ["STRIPE_WEBHOOK_SECRET", "secret"],
  ["PAYSTACK_SECRET_KEY", "key"],
  ["PAYMENT_TEST", "perhaps"],
  ["CALCULATION_SECONDS", "4"],
  ["CALCULATION_SECONDS", "601"],
  ["LOG_LEVEL", "loud"],
])("names the variable when %s is %s", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(`${name} must be`);
});

it.each([
  ["true", true],
  ["false", false],
  ["127.0.0.1, 10.0.0.0/8", ["127.0.0.1", "10.0.0.0/8"]],
  ["loopback,fd00::/8", ["loopback", "fd00::/8"]],
])("trusts the proxies of TRUST_PROXY=%s", (value, expected) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
});

it("describes exactly the variables it reads", () => {
  const refused = VARIABLES.map(({ name }) => name).filter((name) => {
    const together = name.startsWith("STRIPE_") ? STRIPE : {};
    const other = readConfig({ ...together, [name]: SAMPLE[name] ?? "" });
    return JSON.stringify(flat(other)) === JSON.stringify(flat(readConfig({})));
  });
  expect(refused).toEqual([]);
  expect(Object.keys(SAMPLE).sort()).toEqual(VARIABLES.map(({ name }) => name).sort());
});

const flat = (config: ReturnType<typeof readConfig>) => ({ ...config, allowedOrigins: [...config.allowedOrigins] });
const STRIPE = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
/** A value other than the default for each variable. */
const SAMPLE: Record<string, string> = {
  PORT: "4001",
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://solar.example.org",
  DATA_DIR: "/var/lib/sunwright",
  DATABASE_DIRECT_URL: "postgres://localhost:5432/direct",
  DATABASE_URL: "postgres://localhost/sunwright",
  SMTP_URL: "smtps://mail.example.org",
  MAIL_FROM: "hello@example.org",
  MAIL_DIR: "/var/mail/sunwright",
  TRUST_PROXY: "loopback",
  COOKIE_SECURE: "true",
  LOG_LEVEL: "debug",
  CALCULATION_SECONDS: "60",
  METRICS_PORT: "9464",
  WEATHER_FETCH: "on",
  ...STRIPE,
  PAYSTACK_SECRET_KEY: "sk_live_1",
  PAYMENT_TEST: "on",
};

it("warns when other machines can reach the server but no write of theirs can", () => {
  const PUBLIC_URL = "https://solar.example.org";
  for (const HOST of ["0.0.0.0", "::", "192.168.1.20", "solar.example.org"]) {
    expect(readConfig({ HOST }).warnings, HOST).toEqual([expect.stringContaining("PUBLIC_URL is not set")]);
    expect(readConfig({ HOST, PUBLIC_URL }).warnings, HOST).toEqual([]);
  }
  for (const HOST of ["", "127.0.0.1", "127.0.0.2", "::1", "localhost"]) {
    expect(readConfig({ HOST }).warnings, HOST).toEqual([]);
  }
});

it("takes both halves of Stripe's keys, or none", () => {
  expect(readConfig(STRIPE).payments.stripe).toEqual({ secretKey: "sk_live_1", webhookSecret: "whsec_1" });
  for (const [name, value] of Object.entries(STRIPE))
    expect(() => readConfig({ [name]: value })).toThrow(/set together/);
});

it("starts with the test provider only where nobody else comes, and never beside live keys", () => {
  expect(readConfig({ PAYMENT_TEST: "on" }).payments.test).toBe(true);
  expect(readConfig({ PAYMENT_TEST: "on", PUBLIC_URL: "http://localhost:4000" }).payments.test).toBe(true);
  for (const more of [
    { PUBLIC_URL: "https://solar.example.org" },
    { HOST: "0.0.0.0" },
    { PAYSTACK_SECRET_KEY: "sk_live_1" },
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
  ])
    expect(() => readConfig({ PAYMENT_TEST: "on", ...more }), JSON.stringify(more)).toThrow(/PAYMENT_TEST must be off/);
});
