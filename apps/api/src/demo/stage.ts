import { randomBytes } from "node:crypto";
import { User } from "@sunwright/contract/accounts";
import { StoredFile } from "@sunwright/contract/files";
import { searchTowns } from "@sunwright/engine/climate/towns";
import { placeText } from "@sunwright/engine/parameters/place-text";
import { pino } from "pino";
import type { z } from "zod";
import { createApp } from "../app";
import { codeAt, newAppSecret } from "../features/accounts/second/codes";
import { beginApp } from "../features/accounts/second/table";
import { decisionsBy } from "../operators";
import { createSealing } from "../platform/sealing";
import type { Config } from "../platform/config";
import { fullName, SESSION_COOKIE } from "../platform/cookies";
import type { Database } from "../platform/database";
import type { Mail } from "../platform/mail";
import { type Actor, addressOf, CAST, INSTALLERS, SHOPS } from "./cast";

const DAY = 86_400_000;
/** A session is made again before it ends unused. [ms] */
const FRESH = 10 * DAY;

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

  /** Throws with what was refused: a market that breaks a rule is not made. */
  async function call(method: "GET" | "POST" | "PUT", url: string, body: object | undefined, cookie: string) {
    now = new Date(now.getTime() + 1);
    const headers = { origin: config.publicUrl, ...(cookie === "" ? {} : { cookie }) };
    const answer = await app.http.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });
    if (answer.statusCode >= 300) throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer.json<unknown>();
  }

  return {
    now: () => now,
    /** Time only goes on: what was to happen before happens now. */
    setTo(at: Date) {
      if (at > now) now = at;
    },
    /** A call as a person's browser makes it. */
    async send(who: Actor, method: "POST" | "PUT", path: string, body: object): Promise<void> {
      await call(method, path, body, await cookieOf(who));
    },
    /** The same for what is answered. */
    async ask<S extends z.ZodType>(answer: S, who: Actor, path: string, body?: object): Promise<z.output<S>> {
      return answer.parse(await call(body === undefined ? "GET" : "POST", path, body, await cookieOf(who)));
    },

    /** Stores a picture as the firm of this person; answers its id. */
    async upload(who: Actor, picture: Uint8Array): Promise<string> {
      const answer = await app.http.inject({
        method: "POST",
        url: "/api/files?owner=firm&name=photo.png",
        headers: {
          origin: config.publicUrl,
          cookie: await cookieOf(who),
          "content-type": "application/octet-stream",
        },
        payload: Buffer.from(picture),
      });
      return StoredFile.parse(answer.json()).id;
    },

    async signUp(who: Actor) {
      // Nobody knows it: the demo's own page signs in.
      const password = randomBytes(24).toString("base64url");
      const { firstName, lastName, role } = who;
      const common = { firstName, lastName, role, email: addressOf(who), password, confirmPassword: password };
      await call("POST", "/api/auth/signup", { ...common, ...businessOf(who) }, "");
      const entered = await app.http.inject({
        method: "POST",
        url: "/api/auth/login",
        headers: { origin: config.publicUrl },
        payload: { email: addressOf(who), password },
      });
      ids.set(who.id, User.parse(entered.json()).id);
      await app.outbox.flush();
      const link = /https?:\/\/\S+/.exec(mails.findLast(({ to }) => to === addressOf(who))?.text ?? "")?.[0];
      if (link === undefined) throw new Error(`No mail to ${who.id}`);
      const { pathname, search } = new URL(link);
      await app.http.inject(pathname + search);
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
      const cookie = `${fullName(SESSION_COOKIE, config.cookieSecure)}=${token}`;
      const secret = newAppSecret();
      // The password is known to nobody, and without a second sign-in there is no fresh step in its place.
      const userId = ids.get(who.id) ?? "";
      const stored = createSealing(config.secretsKey).seal(secret, userId);
      const sessionId = (await app.sessions.find(database, token))?.sessionId ?? "";
      await database.transaction((tx) => beginApp(tx, { userId, secret: stored, sessionId, beganAt: now }));
      await call("POST", "/api/account/second/app/confirm", { code: codeAt(secret, now) }, cookie);
    },

    async sweep() {
      for (const sweep of app.sweeps) await sweep();
    },
    close: () => app.http.close(),
  };
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
