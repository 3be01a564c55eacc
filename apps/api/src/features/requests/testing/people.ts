import type { InstallerFirm } from "@sunwright/contract/installers";
import type { Lead } from "@sunwright/contract/leads";
import type { Project } from "@sunwright/contract/projects";
import type { QuoteRequest } from "@sunwright/contract/requests";
import { sql } from "drizzle-orm";
import { decisionsBy } from "../../../operators";
import { operate } from "../../../operations/operator";
import { type Market, openMarket } from "../../orders/testing/market";
import { insertMember } from "../../shops/members-table";

/** Kano, and towns around it, as a project keeps them. */
const KANO = "2335204 12.0001 8.5167 484 Kano";
/** 67 km away. Source: the haversine formula over these points. */
export const GAYA = "2341275 11.8606 9.0027 429 Gaya";
export const LAGOS = "2332459 6.4541 3.3947 11 Lagos";

export const SAID = {
  version: null,
  wishDate: null,
  budgetMinor: 900_000_000,
  priority: "hours",
  note: "The freezer runs all night.",
  phone: "+234 803 555 0142",
  shares: { loads: true, roof: true, supply: true },
} as const;

interface Read {
  readonly request: QuoteRequest | null;
}
export type Homeowner = Awaited<ReturnType<Village["homeowner"]>>;
export type Installer = Awaited<ReturnType<Village["installer"]>>;
export type Village = Awaited<ReturnType<typeof openVillage>>;

/** Somebody signed in. */
type Reader = Pick<ReturnType<Market["nobody"]>, "get">;

/** The whole product with homeowners who have a design, and installers with a base and a verified certificate. */
export async function openVillage(options: Parameters<typeof openMarket>[0] = {}) {
  const market = await openMarket(options);
  const { server } = market;

  /** As if the link of the mail had been opened. */
  const verify = (userId: string) =>
    market.database.executor.execute(sql`update users set email_verified_at = created_at where id = ${userId}`);

  async function homeowner({
    town = KANO,
    firstName = "Amina",
    lastName = "Bello",
    verified = true,
    watts = 150,
    // A row of an account is made much faster; only who signed up has a password.
    signedUp = true,
  } = {}) {
    const { userId, email } = await (signedUp ? server.build.person({ verified }) : server.build.customer());
    const calls = await market.signedIn(userId);
    await calls.put("/api/account", { person: { firstName, lastName } });
    const { id } = (await calls.post<Project>("/api/projects", { town, city: "ng-kano" })).body;
    await calls.post(`/api/projects/${id}/appliances`, { customName: `Freezer of ${lastName}`, customPower: watts });
    await calls.post(`/api/projects/${id}/calculate`, {});
    const path = `/api/requests/${id}`;
    const read = async () => {
      const { request } = (await calls.get<Read>(path)).body;
      if (request === null) throw new Error("There is no request");
      return request;
    };
    const save = (change: object = {}) => calls.put<Read>(path, { ...SAID, ...change });
    async function invite(firms: readonly { readonly firmId: string }[], version?: number) {
      const consents = firms.map(({ firmId }) => ({ firmId, consent: true }));
      return calls.post<Read>(`${path}/invitations`, { version: version ?? (await read()).version, firms: consents });
    }
    const event = async (name: "wait" | "withdraw", version?: number) =>
      calls.post<Read>(`${path}/events`, { version: version ?? (await read()).version, event: name });
    return { ...calls, email, projectId: id, path, firstName, lastName, read, save, invite, event };
  }

  async function installer(change: object = {}, verified = true) {
    const { userId, email } = await server.build.person({ role: "installer" });
    await verify(userId);
    const calls = await market.signedIn(userId);
    const before = (await calls.get<InstallerFirm>("/api/installer")).body;
    const { id: firmId } = before;
    const profile = { ...before, country: "Nigeria", town: KANO, radius: 60, ...change };
    const saved = await calls.put("/api/installer", profile);
    if (saved.status !== 200) throw new Error(`The profile answered ${JSON.stringify(saved.body)}`);
    if (verified) {
      market.advance(0.001);
      await operate(market.database, decisionsBy(server), ["verify", firmId]);
    }
    const leads = async (query = "") =>
      (await calls.get<{ leads: Lead[]; counts: Record<string, number> }>(`/api/leads${query}`)).body;
    async function newest() {
      const [row] = (
        await market.database.executor.execute<{ id: string }>(
          sql`select id from quote_invitations where firm_id = ${firmId} order by id desc limit 1`,
        )
      ).rows;
      if (row === undefined) throw new Error("Nobody asked this firm");
      return row.id;
    }
    const answer = async (body: object, id?: string) =>
      calls.post<Lead>(`/api/leads/${id ?? (await newest())}/answer`, body);
    return {
      ...calls,
      email,
      firmId,
      leads,
      newest,
      lead: async () => (await calls.get<Lead>(`/api/leads/${await newest()}`)).body,
      accept: () => answer({ answer: "accept" }),
      decline: (reason = "no_team", words = "") => answer({ answer: "decline", reason, words }),
      async colleague() {
        const { userId: id } = await server.build.person();
        await verify(id);
        await server.database.transaction((tx) =>
          insertMember(tx, { firmId, userId: id, role: "staff", joinedAt: server.clock.now() }),
        );
        return market.signedIn(id);
      },
    };
  }

  async function news(person: Reader) {
    const path = "/api/notifications?topic=requests";
    return (await person.get<{ notifications: { kind: string; subject: object; values: object }[] }>(path)).body
      .notifications;
  }

  return {
    ...market,
    homeowner,
    installer,
    news,
    kinds: async (person: Reader) => (await news(person)).map(({ kind }) => kind),
    /** What the server does from time to time. */
    async sweep() {
      for (const sweep of server.app.sweeps) await sweep();
    },
    hours: (count: number) => market.advance(count * 3_600),
  };
}
