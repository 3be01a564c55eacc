import type { Offers } from "@sunwright/contract/offers";
import type { FirmQuote, QuoteDraft, QuoteVersion } from "@sunwright/contract/quotes";
import { bars } from "@sunwright/engine/quotes/severity";
import { type Homeowner, type Installer, openVillage } from "../../requests/testing/people";

export type Trade = Awaited<ReturnType<typeof openTrade>>;
export type Quoting = Awaited<ReturnType<Trade["quoting"]>>;

const DAY = 86_400_000;

/** A version as its firm would send it back. */
export function draftOf({ lines, ...version }: QuoteVersion): QuoteDraft {
  const {
    name,
    panels,
    battery,
    inverter,
    strings,
    trackers,
    cables,
    labourMinor,
    transportMinor,
    taxPercent,
    tax,
    milestones,
    validUntil,
    start,
    days,
    warrantyYears,
    claims,
    credit,
    words,
    answers,
  } = version;
  return {
    name,
    panels,
    battery,
    inverter,
    strings,
    trackers,
    cables,
    labourMinor,
    transportMinor,
    taxPercent,
    tax,
    milestones,
    validUntil,
    start,
    days,
    warrantyYears,
    claims,
    credit,
    words,
    answers: [...answers],
    lines: lines.map(({ kind, name: called, quantity, productId, bookId, costMinor, marginPercent }) => ({
      kind,
      name: called,
      quantity,
      productId,
      bookId,
      costMinor,
      marginPercent,
    })),
  };
}

/** With a fifth on top what a Nigerian shop usually asks for a module of 5.12 kWh and an inverter of 3 kW. [kobo] */
const USUAL_COSTS: Readonly<Partial<Record<QuoteDraft["lines"][number]["kind"], number>>> = {
  battery: 94_000_000,
  inverter: 36_000_000,
};

/** What a firm adds to the parts of the design: prices, work, warranties, a day. */
export function priced(
  draft: QuoteDraft,
  change: Partial<QuoteDraft> & { readonly costMinor?: number } = {},
): QuoteDraft {
  const { costMinor, ...fields } = change;
  return {
    ...draft,
    lines: draft.lines.map((line) => ({
      ...line,
      costMinor: costMinor ?? USUAL_COSTS[line.kind] ?? 8_000_000,
      marginPercent: 20,
    })),
    labourMinor: 60_000_000,
    transportMinor: 5_000_000,
    warrantyYears: { panels: 12, power: 25, battery: 10, inverter: 5, work: 2 },
    ...fields,
  };
}

/** What the page sends once its box is ticked. */
export const acknowledging = (warnings: Offers["offers"][number]["warnings"]) =>
  warnings.filter(bars).map(({ code, about }) => ({ code, about }));

/** Homeowners, installers, and what they offer. */
export async function openTrade(options: Parameters<typeof openVillage>[0] = {}) {
  const village = await openVillage(options);

  /** A firm's calls about one quote. */
  async function desk(firm: Installer) {
    const started = await firm.post<FirmQuote>(`/api/leads/${await firm.newest()}/quote`, {});
    if (started.status !== 201) throw new Error(`Starting answered ${JSON.stringify(started.body)}`);
    const { id } = started.body;
    const path = `/api/quotes/${id}`;
    const read = async () => (await firm.get<FirmQuote>(path)).body;
    const newest = async (option = 1) => {
      const [version] = (await read()).versions.filter((one) => one.option === option);
      if (version === undefined) throw new Error("There is no such option");
      return version;
    };
    async function save(change: Parameters<typeof priced>[1] = {}, option = 1) {
      const version = await newest(option);
      return firm.put<FirmQuote>(`${path}/versions/${version.id}`, {
        version: version.version,
        draft: priced(draftOf(version), change),
      });
    }
    async function send(option = 1) {
      const version = await newest(option);
      return firm.post<FirmQuote>(`${path}/versions/${version.id}/send`, { version: version.version });
    }
    const withdraw = async (option = 1) => firm.post(`${path}/versions/${(await newest(option)).id}/withdraw`, {});
    const add = async (as: "option" | "version", option = 1) =>
      firm.post<FirmQuote>(`${path}/versions`, { from: (await newest(option)).id, as });
    /** Priced and sent. */
    async function offer(change: Parameters<typeof priced>[1] = {}) {
      const saved = await save(change);
      if (saved.status !== 200) throw new Error(`Saving answered ${JSON.stringify(saved.body)}`);
      const sent = await send();
      if (sent.status !== 200) throw new Error(`Sending answered ${JSON.stringify(sent.body)}`);
      return newest();
    }
    return { id, path, firm, read, newest, save, send, withdraw, add, offer };
  }

  /** What an owner does with offers. */
  function decisions(owner: Homeowner) {
    const path = `${owner.path}/offers`;
    const list = async (query = "") => (await owner.get<Offers>(`${path}${query}`)).body;
    /** Whatever it is warned of, as somebody who ticks the box. */
    const accept = async (id: string, { key, totalMinor }: { key?: string; totalMinor?: number } = {}) => {
      const offer = (await list()).offers.find((each) => each.id === id);
      const known = totalMinor ?? offer?.totals.totalMinor ?? 0;
      const body = { totalMinor: known, address: ADDRESS, acknowledged: acknowledging(offer?.warnings ?? []) };
      return owner.post<Offers>(`${path}/${id}/accept`, body, key);
    };
    const answer = (id: string, body: object) => owner.post<Offers>(`${path}/${id}/answer`, body);
    return { path, list, accept, answer };
  }

  /** An owner whose request is accepted by so many firms. */
  async function quoting(count = 1, names: Parameters<typeof village.homeowner>[0] = {}, known?: readonly Installer[]) {
    const owner = await village.homeowner(names);
    const firms = known ?? (await Promise.all(Array.from({ length: count }, () => village.installer())));
    await owner.save();
    const asked = await owner.invite(firms);
    if (asked.status !== 200) throw new Error(`Asking answered ${JSON.stringify(asked.body)}`);
    for (const firm of firms) await firm.accept();
    const desks = await Promise.all(firms.map(desk));
    return { owner: { ...owner, offers: decisions(owner) }, firms, desks };
  }

  return {
    ...village,
    desk,
    quoting,
    /** "2026-12-09" so many days from now. */
    day: (days: number) => new Date(village.server.clock.now().getTime() + days * DAY).toISOString().slice(0, 10),
  };
}

/** Of the site, as somebody types it when they accept. */
export const ADDRESS = "12 Gidan Rimi Close";
