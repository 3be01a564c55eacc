import type { Body } from "@sunwright/contract/endpoint";
import type { ProjectPrice, updateProjectPrice } from "@sunwright/contract/prices";
import { isSize } from "@sunwright/engine/prices/standing";
import { priceOfStored } from "@sunwright/engine/sizing/explain/price-ladder";
import type { Clock } from "../../platform/clock";
import type { Executor, Transaction } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { designIsOutdated } from "../projects/present";
import { lockProject, requireProject } from "../projects/require-project";
import type { ProjectRow } from "../projects/table";
import { offersToChoose } from "../quotes/standing-offers";
import { standingOf } from "./known";
import { storedPrices, storePrice } from "./table";

interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

interface Parts {
  readonly clock: Clock;
  readonly materials: {
    /** The whole list of a project at the cheapest shops, at prices for everybody; null where shops do not sell all of it. */
    readonly forEverybody: (work: Work, currency: ProjectRow["currency"]) => Promise<{ readonly total: number } | null>;
  };
}

export type Prices = ReturnType<typeof createPrices>;

/** Every method throws project_not_found. */
export function createPrices({ clock, materials }: Parts) {
  async function present(executor: Executor, project: ProjectRow): Promise<ProjectPrice> {
    const now = clock.now();
    const { id, priced } = project;
    const isOwner = project.access === "owner";
    const standing = (await standingOf(executor, [{ ...project, isOwner }], now)).get(id);
    const stored = (await storedPrices(executor, [id])).get(id);
    const { size, offers } = isOwner ? await offersToChoose(executor, id, now) : { size: null, offers: [] };
    const fits = size !== null && priced !== null && isSize(size, priced);
    return {
      price: priceOfStored(project, standing?.known),
      known: standing?.known ?? {},
      fallen: standing?.fallen ?? [],
      offers: offers.map(({ holds: _holds, day: _day, ...offer }) => ({ ...offer, fits })),
      chosen: isOwner ? (stored?.offerId ?? null) : null,
      shown: stored?.shown ?? false,
    };
  }

  return {
    read: async (executor: Executor, caller: Caller, id: string): Promise<ProjectPrice> =>
      present(executor, await requireProject(executor, caller, id, "view")),

    /** Throws not_permitted, offer_not_found, offer_over, offer_barred and offer_of_other_size. */
    async update(
      tx: Transaction,
      caller: Caller,
      id: string,
      { chosen, shown }: Body<typeof updateProjectPrice>,
    ): Promise<ProjectPrice> {
      const project = await lockProject(tx, caller, id, "owner");
      await storePrice(tx, id, {
        ...(shown !== undefined && { shown }),
        ...(chosen === null && { offerId: null, offerSize: null }),
        ...(typeof chosen === "string" && (await choice(tx, project, chosen, clock.now()))),
      });
      return present(tx, project);
    },

    /**
     * What the list costs now. Before the transaction, in a thread. Throws not_permitted, not_calculated, design_outdated,
     * list_not_filled, server_busy and calculation_cancelled.
     */
    async find(work: Work) {
      const { executor, caller, projectId } = work;
      const project = await requireProject(executor, caller, projectId, "owner");
      if (project.calculatedAt === null) throw new AppError("not_calculated");
      if (designIsOutdated(project)) throw new AppError("design_outdated");
      const { priced, currency } = project;
      const filling = await materials.forEverybody(work, currency);
      if (filling === null || priced === null) throw new AppError("list_not_filled");
      const { panels, battery, inverter } = priced;
      return {
        shopsMinor: filling.total,
        shopsCurrency: currency,
        shopsAt: clock.now(),
        shopsSize: { panels, battery, inverter },
      };
    },

    /** Keeps it with the size that it is of: where the design was changed meanwhile, it is no price of the new one. */
    async keep(
      tx: Transaction,
      caller: Caller,
      id: string,
      found: Parameters<typeof storePrice>[2],
    ): Promise<ProjectPrice> {
      const project = await lockProject(tx, caller, id, "owner");
      await storePrice(tx, id, found);
      return present(tx, project);
    },
  };
}

async function choice(tx: Transaction, { id, priced }: ProjectRow, offerId: string, now: Date) {
  const { size, offers, sentIds } = await offersToChoose(tx, id, now);
  const offer = offers.find((each) => each.id === offerId);
  if (offer === undefined)
    throw new AppError(sentIds.some((sent) => sent === offerId) ? "offer_over" : "offer_not_found");
  if (offer.barred) throw new AppError("offer_barred");
  if (size === null || priced === null || !isSize(size, priced)) throw new AppError("offer_of_other_size");
  return { offerId, offerSize: size };
}
