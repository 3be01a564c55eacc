import type { FigureVersion, putFiguresBack, readFigureVersions, renewFigures } from "@sunwright/contract/figures";
import { NAME_MAX } from "@sunwright/contract/limits";
import type { Body, Response } from "@sunwright/contract/endpoint";
import type { FigureChange } from "@sunwright/engine/prices/renewing";
import type { CountryFigure } from "@sunwright/engine/prices/country-figures";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { Executor, Transaction } from "../../platform/database";
import { createDecisions } from "./decisions";
import type { Names } from "./present";
import type { KeptFigures, Sources } from "./sources";

interface Parts {
  readonly sources: Sources;
  readonly namesOf: (executor: Executor, ids: readonly string[]) => Promise<Names>;
  /** Projects with a design, by their country. */
  readonly designed: (executor: Executor) => Promise<Readonly<Record<string, number>>>;
}
export type Renewing = ReturnType<typeof createRenewing>;

/** Operators look after the countries' dated figures. */
export function createRenewing({ sources, namesOf, designed }: Parts) {
  const { figures } = sources;
  async function noted(
    tx: Transaction,
    by: string,
    saved: Awaited<ReturnType<KeptFigures["renew"]>>,
    act: "figures renewed" | "figures put back",
  ): Promise<CountryFigures> {
    const { id, changes } = saved;
    const of = (side: keyof FigureChange) =>
      Object.fromEntries(changes.map((each) => [each[side].id, stateOf(each[side])]));
    const about = changes.map(({ after }) => after.id).join(", ");
    await createDecisions(sources, by).changed(tx, act, id, {
      about: about.length > NAME_MAX ? `${about.slice(0, NAME_MAX - 1)}…` : about,
      before: of("before"),
      after: of("after"),
    });
    return saved.figures;
  }

  return {
    async read(executor: Executor): Promise<Response<typeof readFigureVersions>> {
      const rows = await figures.versions(executor);
      const names = await namesOf(executor, [...new Set(rows.map(({ operatorId }) => operatorId))]);
      const versions = rows.map(({ version, madeAt, operatorId, doing, putBack, changes }): FigureVersion => ({
        version,
        at: madeAt.toISOString(),
        by: names.get(operatorId) ?? null,
        doing,
        of: putBack,
        changes: changes.map(({ before, after }) => ({
          id: after.id,
          before: stateOf(before),
          after: stateOf(after),
        })),
      }));
      return { figures: await figures.renewed(executor), versions, designed: { ...(await designed(executor)) } };
    },

    /** Throws figures_refused, figures_changed and already_done. */
    renew: async (tx: Transaction, by: string, body: Body<typeof renewFigures>) =>
      noted(tx, by, await figures.renew(tx, by, body), "figures renewed"),

    /** Throws figures_version_not_found, figures_changed and already_done. */
    putBack: async (tx: Transaction, by: string, body: Body<typeof putFiguresBack>) =>
      noted(tx, by, await figures.putBack(tx, by, body), "figures put back"),
  };
}

const stateOf = ({ value, source, from, until, range }: CountryFigure) => ({
  value,
  source,
  from,
  until,
  ...(range && { range }),
});
