import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";

const LOG_LEVELS = ["silent", "fatal", "error", "warn", "info", "debug", "trace"] as const;

interface Variable {
  readonly name: string;
  readonly default: string;
  readonly meaning: string;
}

/** Every variable the server reads, for the README and for the tests that hold both together. */
export const VARIABLES: readonly Variable[] = [
  { name: "PORT", default: "4000", meaning: "Port to listen on" },
  { name: "HOST", default: "127.0.0.1", meaning: "Address to listen on; 0.0.0.0 for every interface" },
  { name: "PUBLIC_URL", default: "http://localhost:PORT", meaning: "Origin people open; links in mails start with it" },
  { name: "DATA_DIR", default: ".data", meaning: "Folder of the embedded database and the mailbox" },
  { name: "DATABASE_URL", default: "", meaning: "PostgreSQL server to use in place of the embedded database" },
  {
    name: "DATABASE_DIRECT_URL",
    default: "",
    meaning: "The same server past its pooler, for the one connection that listens to the other servers",
  },
  { name: "SMTP_URL", default: "", meaning: "Mail server, e.g. smtps://user:password@mail.example.org" },
  { name: "MAIL_FROM", default: "no-reply@ the host of PUBLIC_URL", meaning: "Sender of mails" },
  { name: "MAIL_DIR", default: "DATA_DIR/mail", meaning: "Folder mails are written to while SMTP_URL is not set" },
  {
    name: "TRUST_PROXY",
    default: "false",
    meaning: "Proxies in front: true, false, or their addresses, comma separated",
  },
  { name: "COOKIE_SECURE", default: "true when PUBLIC_URL is https", meaning: "Cookies travel over TLS only" },
  {
    name: "WEATHER_FETCH",
    default: "off",
    meaning: "on lets the server fetch weather from PVGIS and NASA POWER when a user asks for it",
  },
  { name: "STRIPE_SECRET_KEY", default: "", meaning: "Key of a Stripe platform account; shops take cards by it" },
  { name: "STRIPE_WEBHOOK_SECRET", default: "", meaning: "Secret of its endpoint for events of connected accounts" },
  {
    name: "PAYSTACK_SECRET_KEY",
    default: "",
    meaning: "Key of a Paystack account; shops take cards and other payments by it",
  },
  {
    name: "PAYMENT_TEST",
    default: "off",
    meaning: "on adds a provider that moves no money, for demonstrations; refused where others can reach the server",
  },
  {
    name: "CALCULATION_SECONDS",
    default: "20",
    meaning: "After so long a calculation of a design or of a list ends without an answer: more on a slow machine",
  },
  { name: "METRICS_PORT", default: "", meaning: "Port for Prometheus to read figures of the process; off without it" },
  { name: "LOG_LEVEL", default: "info", meaning: LOG_LEVELS.join(", ") },
];

const truth = z
  .enum(["true", "false", "1", "0"], { error: "true or false" })
  .transform((t) => t === "true" || t === "1");
const origin = z
  .url({ protocol: /^https?$/, error: "a full origin such as https://solar.example.org" })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === "/" && url.search === "" && url.hash === "" && url.username === "", {
    error: "only scheme, host and port, such as https://solar.example.org",
  });
const scheme = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}://`)), {
    error: `an address that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });
/** Names of address ranges that the proxy rules know. Source: @fastify/proxy-addr. */
const RANGES = new Set(["loopback", "linklocal", "uniquelocal"]);
const isNetwork = (text: string) => {
  const [address = "", bits] = text.split("/");
  const width = isIP(address) === 4 ? 32 : 128;
  return (
    RANGES.has(text) || (isIP(address) > 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width)))
  );
};
const addressList = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), {
    error: "true, false, or addresses such as 10.0.0.0/8, comma separated",
  });
const proxies = z.union([truth, addressList], {
  error: "true, false, or addresses such as 10.0.0.0/8, comma separated",
});

const PORT_NUMBER = "a number from 1 to 65535";
const CALCULATION_SECONDS = "a number from 5 to 600";

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, PORT_NUMBER)
  .transform(Number)
  .refine((port) => port >= 1 && port <= 65_535, PORT_NUMBER);

const Environment = z.object({
  PORT: portNumber.default(4000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().default(".data"),
  DATABASE_URL: scheme("postgres", "postgresql").optional(),
  DATABASE_DIRECT_URL: scheme("postgres", "postgresql").optional(),
  SMTP_URL: scheme("smtp", "smtps").optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\s@<>"]+@[^\s@<>"]+$/, "an e-mail address")
    .optional(),
  MAIL_DIR: z.string().optional(),
  TRUST_PROXY: proxies.default(false),
  COOKIE_SECURE: truth.optional(),
  WEATHER_FETCH: z.enum(["on", "off"], { error: "on or off" }).default("off"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, "a key such as sk_live_…")
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, "a secret such as whsec_…")
    .optional(),
  PAYSTACK_SECRET_KEY: z
    .string()
    .regex(/^sk_(test|live)_\w+$/, "a key such as sk_live_…")
    .optional(),
  PAYMENT_TEST: z.enum(["on", "off"], { error: "on or off" }).default("off"),
  SECRETS_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, "32 bytes in base64, as `openssl rand -base64 32` writes them")
    .transform((text) => Buffer.from(text, "base64"))
    .optional(),
  CALCULATION_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, CALCULATION_SECONDS)
    .transform(Number)
    .refine((seconds) => seconds >= 5 && seconds <= 600, CALCULATION_SECONDS)
    .default(20),
  METRICS_PORT: portNumber.optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `one of ${LOG_LEVELS.join(", ")}` }).default("info"),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Origin without a slash at the end. */
  readonly publicUrl: string;
  /** Origins a write may come from. */
  readonly allowedOrigins: ReadonlySet<string>;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Of a connection that no pooler lends to others. */
  readonly databaseDirectUrl: string | null;
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  readonly mailDir: string;
  readonly trustProxy: boolean | string[];
  readonly cookieSecure: boolean;
  /** Whether the server may ask PVGIS and NASA POWER for weather. */
  readonly weatherFetch: boolean;
  /** Who takes cards; none where nothing is set. */
  readonly payments: Payments;
  /** Encrypts the secrets that the database keeps; null where none was set. */
  readonly secretsKey: Buffer | null;
  /** [s] */
  readonly calculationSeconds: number;
  /** Null where nobody reads them. */
  readonly metricsPort: number | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** What works but hardly as meant, said at start in one line each. */
  readonly warnings: readonly string[];
}

interface Payments {
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null;
  readonly paystack: { readonly secretKey: string } | null;
  /** A provider that moves no money. */
  readonly test: boolean;
}

/** Says which variable is wrong and what it may be. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

/** Reads the environment once, at start. An empty variable counts as not set. Throws ConfigError. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = Environment.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join(".")} must be ${issue.message}`);
    throw new ConfigError(`Configuration: ${lines.join("; ")}`);
  }
  const values = result.data;
  const publicUrl = values.PUBLIC_URL?.origin ?? `http://localhost:${values.PORT}`;
  const dataDir = resolve(values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    allowedOrigins: new Set(values.PUBLIC_URL ? [publicUrl] : loopbackOrigins(values.PORT)),
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseDirectUrl: values.DATABASE_DIRECT_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `no-reply@${new URL(publicUrl).hostname}`,
    mailDir: values.MAIL_DIR === undefined ? join(dataDir, "mail") : resolve(values.MAIL_DIR),
    trustProxy: values.TRUST_PROXY,
    cookieSecure: values.COOKIE_SECURE ?? publicUrl.startsWith("https:"),
    weatherFetch: values.WEATHER_FETCH === "on",
    payments: paymentsOf(values, { publicUrl, host: values.HOST }),
    secretsKey: values.SECRETS_KEY ?? null,
    calculationSeconds: values.CALCULATION_SECONDS,
    metricsPort: values.METRICS_PORT ?? null,
    logLevel: values.LOG_LEVEL,
    warnings: values.PUBLIC_URL || isLoopback(values.HOST) ? [] : [NO_PUBLIC_URL],
  };
}

/** Throws ConfigError for half of what a provider needs, and for the test provider where people could come to it. */
function paymentsOf(
  values: z.output<typeof Environment>,
  { publicUrl, host }: Pick<Config, "publicUrl" | "host">,
): Payments {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PAYSTACK_SECRET_KEY: key } = values;
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new ConfigError("Configuration: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together or not at all");
  const test = values.PAYMENT_TEST === "on";
  const isLocal = isLoopback(host) && isLoopback(new URL(publicUrl).hostname.replace(/^\[|\]$/g, ""));
  const isLive = [secretKey, key].some((each) => each?.includes("_live_"));
  if (test && (!isLocal || isLive))
    throw new ConfigError(
      "Configuration: PAYMENT_TEST must be off where others can reach the server and where live keys are set: whoever comes could pay with nothing",
    );
  return {
    stripe: secretKey === undefined || webhookSecret === undefined ? null : { secretKey, webhookSecret },
    paystack: key === undefined ? null : { secretKey: key },
    test,
  };
}

const NO_PUBLIC_URL =
  "PUBLIC_URL is not set: pages open from other machines, but every sign-in and change from there is refused until it is.";
const isLoopback = (host: string) => host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

/** While nobody has said where the server is found, it is found under any name of this machine's loopback. */
function loopbackOrigins(port: number): string[] {
  return ["localhost", "127.0.0.1", "[::1]"].map((host) => new URL(`http://${host}:${port}`).origin);
}
