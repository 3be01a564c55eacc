import { randomBytes } from "node:crypto";
import { StoredFile } from "@sunwright/contract/files";
import { searchTowns } from "@sunwright/engine/climate/towns";
import { placeText } from "@sunwright/engine/parameters/place-text";
import type { InjectOptions } from "fastify";
import { pino } from "pino";
import type { z } from "zod";
import { createApp } from "../app";
import { codeAt, newAppSecret } from "../features/accounts/second/codes";
import { beginApp } from "../features/accounts/second/table";
import { findUserByEmail } from "../features/accounts/user-table";
import { decisionsBy } from "../operators";
import { createSealing } from "../platform/sealing";
import type { Config } from "../platform/config";
import { fullName, SESSION_COOKIE } from "../platform/cookies";
import type { Database } from "../platform/database";
import type { Mail } from "../platform/mail";
import { type Actor, addressOf, CAST, INSTALLERS, SHOPS } from "./cast";
import { untilServed } from "./patience";

const DAY = 86_400_000;
/** A session is made again before it ends unused. [ms] */
const FRESH = 5 * DAY;

interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  readonly network: string;
}
/** Each person of the demo calls from an address of their own, for limits are counted by network. */
const networkOf = (who: Actor): string => `10.0.0.${CAST.indexOf(who) + 1}`;

export type Stage = Awaited<ReturnType<typeof openStage>>;
const ORIGIN = { userAgent: "Demo", address: "127.0.0.1" };

/** The whole product on the demo's data with a clock that can be set: everything is made by its own calls. */
export async function openStage(config: Config, database: Database, begin: Date) {
  let now = begin;
  const clock = { now: () => now };
  const mails: Mail[] = [];
  const mail = { send: (sent: Mail) => Promise.resolve(void mails.push(sent)), close: () => undefined };
  const offline = () => Promise.reject(new Error("The demo reaches no other service"));
  const log = pino({ level: "silent" });
  const app = await createApp({ config, database, clock, mail, fetch: offline, log, pages: null });
  await app.http.ready();
  const ids = new Map<string, string>();
  const sessions = new Map<string, { readonly token: string; readonly since: number }>();

  async function cookieOf(who: Actor): Promise<string> {
    const known = sessions.get(who.id);
    const isFresh = known !== undefined && now.getTime() - known.since < FRESH;
    const token = isFresh ? known.token : await begun(who);
    return `${fullName(SESSION_COOKIE, config.cookieSecure)}=${token}`;
  }
  async function begun(who: Actor): Promise<string> {
    const token = await app.sessions.start(database.executor, ids.get(who.id) ?? "", ORIGIN, null);
    sessions.set(who.id, { token, since: now.getTime() });
    return token;
  }

  const served = (request: InjectOptions) => untilServed(() => app.http.inject(request));

  /** Throws with what was refused: a market that breaks a rule is not made. What is busy is asked again. */
  async function call(method: "GET" | "POST" | "PUT", url: string, body: object | undefined, who: Caller) {
    now = new Date(now.getTime() + 1);
    const headers = { origin: config.publicUrl, ...who.headers };
    const payload = body === undefined ? {} : { payload: body };
    const answer = await served({ method, url, headers, remoteAddress: who.network, ...payload });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<unknown>();
  }
  const callerOf = async (who: Actor): Promise<Caller> => ({
    headers: { cookie: await cookieOf(who) },
    network: networkOf(who),
  });

  return {
    now: () => now,
    /** Time only goes on: what was to happen before happens now. */
    setTo(at: Date) {
      if (at > now) now = at;
    },
    /** A call as a person's browser makes it. */
    async send(who: Actor, method: "POST" | "PUT", path: string, body: object): Promise<void> {
      await call(method, path, body, await callerOf(who));
    },
    /** The same for what is answered. */
    async ask<S extends z.ZodType>(answer: S, who: Actor, path: string, body?: object): Promise<z.output<S>> {
      return answer.parse(await call(body === undefined ? "GET" : "POST", path, body, await callerOf(who)));
    },

    /** Stores a picture as the firm of this person; answers its id. */
    async upload(who: Actor, picture: Uint8Array): Promise<string> {
      const { headers, network } = await callerOf(who);
      const answer = await served({
        method: "POST",
        url: "/api/files?owner=firm&name=photo.png",
        headers: { origin: config.publicUrl, ...headers, "content-type": "application/octet-stream" },
        remoteAddress: network,
        payload: Buffer.from(picture),
      });
      return StoredFile.parse(answer.json()).id;
    },

    /** Everybody at the same time: passwords are hashed in threads. */
    async signUp(everybody: readonly Actor[]): Promise<void> {
      await Promise.all(
        everybody.map(async (who) => {
          await call("POST", "/api/auth/signup", signUpOf(who), { headers: {}, network: networkOf(who) });
          ids.set(who.id, (await findUserByEmail(database.executor, addressOf(who)))?.id ?? "");
        }),
      );
      await app.outbox.flush();
      for (const who of everybody) await app.http.inject({ url: linkTo(who, mails), remoteAddress: networkOf(who) });
    },

    /** What the firm handed in is verified, as an operator's command does it. */
    async verify(who: Actor): Promise<void> {
      const papers = { kind: "", number: "", until: null, certificate: null };
      await database.transaction((tx) => decisionsBy({ clock, config }).verify(tx, addressOf(who), papers));
    },

    /** Made as the command makes one; with an app for codes, set up as in the settings. */
    async makeOperator(who: Actor): Promise<void> {
      const decisions = decisionsBy({ clock, config });
      await database.transaction((tx) => decisions.makeOperator(tx, addressOf(who)));
      const token = await app.sessions.start(
        database.executor,
        ids.get(who.id) ?? "",
        ORIGIN,
        null,
        "with second step",
      );
      sessions.set(who.id, { token, since: now.getTime() });
      const secret = newAppSecret();
      // The password is known to nobody, and without a second sign-in there is no fresh step in its place.
      const userId = ids.get(who.id) ?? "";
      const stored = createSealing(config.secretsKey).seal(secret, userId);
      const sessionId = (await app.sessions.find(database, token))?.sessionId ?? "";
      await database.transaction((tx) => beginApp(tx, { userId, secret: stored, sessionId, beganAt: now }));
      await call("POST", "/api/account/second/app/confirm", { code: codeAt(secret, now) }, await callerOf(who));
    },

    async sweep() {
      for (const sweep of app.sweeps) await sweep();
    },
    close: () => app.http.close(),
  };
}

function signUpOf(who: Actor): object {
  // Nobody knows it: the demo's own page signs in.
  const password = randomBytes(24).toString("base64url");
  const { firstName, lastName, role } = who;
  const common = { firstName, lastName, role, email: addressOf(who), password, confirmPassword: password };
  return { ...common, ...businessOf(who) };
}

/** Where the mail to somebody who signed up leads. */
function linkTo(who: Actor, mails: readonly Mail[]): string {
  const link = /https?:\/\/\S+/.exec(mails.findLast(({ to }) => to === addressOf(who))?.text ?? "")?.[0];
  if (link === undefined) throw new Error(`No mail to ${who.id}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

function businessOf({ id }: Actor): object {
  const shop = SHOPS.find((one) => one.id === id);
  if (shop !== undefined)
    return {
      businessName: shop.shop,
      storeName: shop.shop,
      storeType: "both",
      productCategories: ["solar_panels", "batteries", "inverters"],
    };
  const firm = INSTALLERS.find((one) => one.id === id);
  return firm === undefined
    ? {}
    : { businessName: firm.firm, yearsExperience: 6, serviceRadius: 60, certifications: [] };
}

/** A town as projects and shops keep it. */
export function townOf({ town, country }: Pick<Actor, "town" | "country">): string {
  const [found] = searchTowns({ words: town, country }, 1);
  if (found === undefined) throw new Error(`No town ${town}`);
  return placeText(found);
}

export const actorOf = (id: string): Actor => {
  const actor = CAST.find((one) => one.id === id);
  if (actor === undefined) throw new Error(`Nobody is called ${id}`);
  return actor;
};
