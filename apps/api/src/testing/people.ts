import { randomUUID } from "node:crypto";
import { DEFAULT_PREFERENCES, type Role, User } from "@sunwright/contract/accounts";
import { users } from "../features/accounts/schema";
import { markVerified } from "../features/accounts/user-table";
import { verifyMember } from "../features/shops/members-table";
import type { App } from "../platform/app";
import { newId } from "../platform/ids";
import type { Client } from "./client";

/** Somebody signed in. */
export interface Person {
  readonly userId: string;
  readonly email: string;
  readonly client: Client;
}

/** A password nobody would guess, for accounts of tests. */
export const PASSWORD = "seven solar roofs";

interface NewPerson {
  readonly role?: Role;
  readonly email?: string;
  readonly verified?: boolean;
}

const CUSTOMER = { ...DEFAULT_PREFERENCES, firstName: "Ada", lastName: "Obi", role: "end_user" } as const;

/** As opening the mailed link does. */
const verify = ({ database, clock }: App, userId: string) =>
  database.transaction(async (tx) => {
    await markVerified(tx, userId, clock.now());
    await verifyMember(tx, userId);
  });

interface Server {
  readonly app: App;
  visitor(): Client;
}

/** Makes people for tests. */
export const createBuilders = (server: Server, founded = { installer: 0, retailer: 0, end_user: 0 }) => ({
  /** An account made as a person makes one: signs up, signs in, and has opened the link that was mailed unless told otherwise. */
  async person({ role = "end_user", email, verified = true }: NewPerson = {}): Promise<Person> {
    const client = server.visitor();
    const address = email ?? `ada.${randomUUID().slice(0, 8)}@example.org`;
    const made = await client.post("/api/auth/signup", {
      ...SIGNUPS[role],
      ...named(role, (founded[role] += 1)),
      email: address,
      role,
      userType: role,
    });
    if (made.status !== 201) throw new Error(`Signing up answered ${made.status}: ${made.text}`);
    const entered = await client.post("/api/auth/login", { email: address, password: PASSWORD });
    if (entered.status !== 200) throw new Error(`Signing in answered ${entered.status}: ${entered.text}`);
    const { id: userId } = entered.read(User);
    if (verified) await verify(server.app, userId);
    return { userId, email: address, client };
  },

  /** A row of an account with a verified address and a session: for people who act, but never sign in. */
  async customer(): Promise<Person> {
    const { app } = server;
    const person = await this.session();
    const { userId: id, email } = person;
    const at = app.clock.now();
    await app.database.executor.insert(users).values({ ...CUSTOMER, id, email, createdAt: at, emailVerifiedAt: at });
    return person;
  },

  /** A session without an account behind it: enough, and much faster, for what only asks who calls. */
  async session(userId = newId(new Date())): Promise<Person> {
    const { app } = server;
    const client = server.visitor();
    const origin = { userAgent: "Sunwright tests", address: "127.0.0.1" };
    const token = await app.sessions.start(app.database.executor, userId, origin, null);
    client.cookies.set(app.config.cookieSecure ? "__Host-sunwright" : "sunwright", token);
    return { userId, email: `${userId}@example.org`, client };
  },
});

const common = { firstName: "Ada", lastName: "Obi", password: PASSWORD, confirmPassword: PASSWORD };
/** No two firms have one name: those after the first are numbered. */
function named(role: Role, number: number): object {
  if (number === 1 || role === "end_user") return {};
  return role === "installer" ? { businessName: `Roof and Sun ${number}` } : { storeName: `Panel shop ${number}` };
}

const SIGNUPS: Record<Role, object> = {
  end_user: common,
  installer: { ...common, businessName: "Roof and Sun", yearsExperience: 4, serviceRadius: 60, certifications: [] },
  retailer: {
    ...common,
    businessName: "Panels and More",
    storeName: "Panel shop",
    storeType: "online",
    productCategories: ["solar_panels"],
  },
};
