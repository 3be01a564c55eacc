import type { Body } from "@sunwright/contract/endpoint";
import { FIGURE_VERSIONS_SHOWN, type putFiguresBack, type renewFigures } from "@sunwright/contract/figures";
import { AS_SHIPPED, type CountryFigures, type LiveMedian } from "@sunwright/engine/countries/country-figures";
import { changedFigures, type FigureChange, renewalLines, withRenewals } from "@sunwright/engine/prices/renewing";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError, toldIssue } from "../../platform/errors";
import { newId } from "../../platform/ids";
import { told } from "../../platform/told";
import {
  currentFigures,
  type FigureVersionRow,
  findVersion,
  insertVersion,
  listVersions,
} from "../figure-versions/table";
import { liveMedians } from "./live-table";

/** A version that was saved. */
interface SavedFigures {
  readonly id: string;
  readonly figures: CountryFigures;
  readonly changes: readonly FigureChange[];
}

export type Figures = ReturnType<typeof createFigures>;

/** The countries' dated figures: the release's, with what operators renewed of them. */
export function createFigures({ clock }: { readonly clock: Clock }) {
  /** Throws already_done where nothing would change, and figures_changed where somebody was faster. */
  async function save(
    tx: Transaction,
    operatorId: string,
    [before, after]: readonly [CountryFigures, CountryFigures],
    how: Pick<FigureVersionRow, "doing" | "putBack">,
  ): Promise<SavedFigures> {
    const changes = changedFigures(before, after);
    if (changes.length === 0) throw new AppError("already_done");
    const now = clock.now();
    const id = newId(now);
    const { version, renewed } = after;
    if (!(await insertVersion(tx, { version, id, madeAt: now, operatorId, ...how, renewed })))
      throw new AppError("figures_changed");
    return { id, figures: after, changes };
  }

  /** Throws figures_changed where another version is the newest by now. */
  async function newest(tx: Transaction, version: number): Promise<CountryFigures> {
    const figures = await currentFigures(tx);
    if (figures.version !== version) throw new AppError("figures_changed");
    return figures;
  }

  let looked: { readonly at: number; readonly live: readonly LiveMedian[] } | null = null;
  /** What shops ask moves by the day, and every page of a design reads it. */
  async function shopsAsk(executor: Executor): Promise<readonly LiveMedian[]> {
    const now = clock.now();
    if (looked === null || Math.abs(now.getTime() - looked.at) > LOOKED_UP_FOR_MS)
      looked = { at: now.getTime(), live: await liveMedians(executor, now) };
    return looked.live;
  }

  return {
    /** As a calculation takes them. */
    async read(executor: Executor): Promise<CountryFigures> {
      const live = await shopsAsk(executor);
      return { ...(await currentFigures(executor)), ...(live.length > 0 && { live }) };
    },

    /** What operators renewed. */
    renewed: currentFigures,

    /** All or none. Throws figures_refused with what is wrong of which line, figures_changed and already_done. */
    async renew(tx: Transaction, operatorId: string, { version, doing, renewals }: Body<typeof renewFigures>) {
      const before = await newest(tx, version);
      const lines = renewalLines(renewals, before, latestDay(clock.now()));
      const issues = lines.flatMap(({ faults }, at) =>
        faults.map((fault) => toldIssue(`renewals.${at}`, told(`figure.${fault}`))),
      );
      if (issues.length > 0) throw new AppError("figures_refused", { issues });
      const changed = lines.filter(({ same }) => !same).map(({ renewal }) => renewal);
      return save(tx, operatorId, [before, withRenewals(before, changed)], { doing, putBack: null });
    },

    /** Throws figures_version_not_found, figures_changed and already_done. */
    async putBack(tx: Transaction, operatorId: string, { version, of }: Body<typeof putFiguresBack>) {
      const before = await newest(tx, version);
      const earlier = await findVersion(tx, of);
      if (earlier === null) throw new AppError("figures_version_not_found");
      const after = { version: version + 1, renewed: earlier.renewed };
      return save(tx, operatorId, [before, after], { doing: "put back", putBack: of });
    },

    /** The newest first, each with what it changed. */
    async versions(executor: Executor): Promise<readonly (FigureVersionRow & Pick<SavedFigures, "changes">)[]> {
      const rows = await listVersions(executor, FIGURE_VERSIONS_SHOWN + 1);
      return rows.slice(0, FIGURE_VERSIONS_SHOWN).map((row, at) => {
        const before = rows[at + 1] ?? AS_SHIPPED;
        return { ...row, changes: changedFigures(before, row) };
      });
    },
  };
}

const LOOKED_UP_FOR_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
/** Of the clock that is ahead of all others. [h] */
const MOST_AHEAD = 14;
/** The day somewhere on Earth: an operator's may have begun before the server's. */
const latestDay = (now: Date): string => new Date(now.getTime() + MOST_AHEAD * HOUR_MS).toISOString().slice(0, 10);
