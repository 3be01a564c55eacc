import type { Body, Response } from "@sunwright/contract/endpoint";
import { MARKET_PAGE } from "@sunwright/contract/marketplace";
import type { fillMaterials, listFits, listMaterials } from "@sunwright/contract/materials";
import { Product } from "@sunwright/contract/products";
import { kilometresBetween } from "@sunwright/engine/climate/distance";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import type { Market, Offer, ShopTerms } from "@sunwright/engine/procurement/offers";
import type { Design } from "@sunwright/engine/sizing/design";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { designIsOutdated } from "../projects/present";
import { requireProject } from "../projects/require-project";
import { designOfProject, type ProjectRow } from "../projects/table";
import { buyerOf, maySee, type PriceBuyer } from "../products/price-buyer";
import { pricesAt } from "../products/table";
import type { Weather } from "../sizing/buying-task";
import type { SizingPool } from "../sizing/pool";
import { byKey } from "./by-key";
import { areasIn, soldIn, soldProducts, stockOf } from "./products-table";
import { atTheTill, type CartTotals, type SoldOffer, sumsOf, withTax } from "./filling-sums";
import { createRemadeMemory } from "./remade";
import { createVerdictMemory, MOST_KINDS, ranksOf } from "./ranks";
import { type Ranks, unknownKinds } from "./search-table";

/** About a second of a thread: the search for one part waits no longer than for a design. */
const KINDS_A_TASK = 1_000;

/** Whose work it is, on which project. */
interface Work {
  readonly executor: Executor;
  readonly caller: Caller;
  readonly projectId: string;
  readonly signal: AbortSignal;
}

interface Parts {
  readonly pool: Pick<SizingPool, "buy">;
  /** A project's own weather; null for the city's. */
  readonly weatherOf: (executor: Executor, caller: Caller, projectId: string) => Promise<Weather>;
  readonly totalsOf: CartTotals;
}

export type Materials = ReturnType<typeof createMaterials>;

/** Every method throws project_not_found, not_calculated, design_outdated, server_busy and calculation_cancelled. */
export const createMaterials = ({ pool, weatherOf, totalsOf }: Parts) => {
  async function standing({ executor, caller, projectId }: Work) {
    const project = await requireProject(executor, caller, projectId, "view");
    const design = await storedDesign(executor, project);
    return { project, design, weather: await weatherOf(executor, caller, projectId) };
  }

  const memory = createVerdictMemory();
  const remade = createRemadeMemory();

  /** The design as products on sale make it, the first of each part; as it stands where none of them is one. */
  async function madeWith(work: Work, chosen: readonly string[]) {
    const { project, design, weather } = await standing(work);
    const products = await productsOnSale(work, chosen);
    if (products.length === 0) return { design, weather };
    const make = async () => {
      const input = { kind: "made-with", design, weather, products } as const;
      const answer = await pool.buy({ input, signal: work.signal, owner: work.caller.userId });
      if (answer.kind !== "made-with") throw new TypeError("A worker answered another task");
      return answer.design;
    };
    return { design: await remade(`${madeAt(project)} ${JSON.stringify(products)}`, make), weather };
  }

  /** What is not known yet is judged in a thread, some at a time, and kept. */
  async function ranksFor(work: Work, project: ProjectRow): Promise<Ranks> {
    const { executor, caller, signal } = work;
    const made = madeAt(project);
    const known = new Map(memory.of(made));
    while (known.size < MOST_KINDS) {
      const kinds = await unknownKinds(executor, [...known.keys()], KINDS_A_TASK);
      if (kinds.length === 0) break;
      const { design, weather } = await standing(work);
      const read = kinds.map(({ digest, ...kind }) => ({ digest, read: Product.safeParse(kind) }));
      const products = read.flatMap((kind) => (kind.read.success ? [kind.read.data] : []));
      const input = { kind: "verdicts", design, weather, products } as const;
      const answer = await pool.buy({ input, signal, owner: caller.userId });
      if (answer.kind !== "verdicts") throw new TypeError("A worker answered another task");
      const verdicts = answer.verdicts.values();
      for (const kind of read) known.set(kind.digest, kind.read.success ? (verdicts.next().value ?? null) : null);
      memory.keep(made, known);
    }
    return ranksOf(known);
  }

  return {
    /** How well all that is on sale fits a project's design, and where its distances are counted from. */
    async ranks(work: Work): Promise<Ranks & { readonly town: string | undefined }> {
      const { executor, caller, projectId } = work;
      const project = await requireProject(executor, caller, projectId, "view");
      refuseUncalculated(project);
      return { ...(await ranksFor(work, project)), town: project.town ?? undefined };
    },

    /** @param chosen  Products that the design is made again with. */
    async list(work: Work, chosen: readonly string[]): Promise<Response<typeof listMaterials>> {
      const { design, weather } = await madeWith(work, chosen);
      const input = { kind: "materials", design, weather } as const;
      const answer = await pool.buy({ input, signal: work.signal, owner: work.caller.userId });
      if (answer.kind !== "materials") throw new TypeError("A worker answered another task");
      return { lines: answer.lines };
    },

    /** Ids that are not on sale are left out, as are those of no line. */
    async fits(work: Work, ids: readonly string[], chosen: readonly string[]): Promise<Response<typeof listFits>> {
      const { design, weather } = await madeWith(work, chosen);
      const products = await productsOnSale(work, ids);
      const input = { kind: "fits", design, weather, products } as const;
      const answer = await pool.buy({ input, signal: work.signal, owner: work.caller.userId });
      if (answer.kind !== "fits") throw new TypeError("A worker answered another task");
      return { fits: answer.fits };
    },

    /** From what is on sale in a currency and delivered to the project's town, at the prices of whoever asks. */
    async cheapest(
      work: Work,
      { currency, ...asked }: Body<typeof fillMaterials>,
    ): Promise<Response<typeof fillMaterials>> {
      const { design, weather, project } = await standing(work);
      const { executor, caller } = work;
      const buyer = await buyerOf(executor, caller);
      const { offers, sold } = await offersIn(executor, currency, caller.at, buyer);
      const shops = shopsFor(project, await areasIn(executor, currency));
      const market = { offers, shops: withTax(shops, sold) };
      const input = { kind: "filling", design, weather, market, asked } as const;
      const answer = await pool.buy({ input, signal: work.signal, owner: caller.userId });
      if (answer.kind !== "filling") throw new TypeError("A worker answered another task");
      const { lines, gaps, bought, gap } = answer.filling;
      return {
        lines: lines.map(({ line, pieces, quantity, offer: { id: product, name, brand, shop } }) => ({
          line,
          pieces,
          quantity,
          product,
          name,
          brand,
          shop,
        })),
        gaps,
        ...sumsOf(bought, { shops, sold, totalsOf }),
        gap,
        keepsTarget: answer.keepsTarget,
      };
    },
  };
};

/** Names a design as it was made: made again it is another. */
const madeAt = ({ id, calculatedRevision, calculatedAt }: ProjectRow) =>
  [id, calculatedRevision, calculatedAt?.toISOString()].join(" ");

/** In the order in which they are asked for. */
async function productsOnSale({ executor, caller }: Work, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await soldProducts(executor, ids.slice(0, MARKET_PAGE), null, caller.at);
  const products = rows.flatMap(({ product: { id, name, brand, category, spec } }) => {
    const read = Product.safeParse({ category, spec });
    return read.success ? [{ id, name, brand, ...read.data }] : [];
  });
  return products.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

/** Throws not_calculated and design_outdated. */
function refuseUncalculated(project: ProjectRow): void {
  if (project.calculatedAt === null) throw new AppError("not_calculated");
  if (designIsOutdated(project)) throw new AppError("design_outdated");
}

/** Throws not_calculated and design_outdated. */
async function storedDesign(executor: Executor, project: ProjectRow): Promise<Design> {
  refuseUncalculated(project);
  const design = await designOfProject(executor, project.id);
  if (design === null) throw new AppError("not_calculated");
  return design;
}

/** All that can be bought now in a currency, as the engine's filling takes it: what is added at the till stands in the price. */
async function offersIn(executor: Executor, currency: Parameters<typeof soldIn>[1], at: Date, buyer: PriceBuyer) {
  const rows = await soldIn(executor, currency, at);
  const ids = rows.map(({ product }) => product.id);
  const prices = byKey(
    (await pricesAt(executor, ids, at)).filter((price) => maySee(buyer, price)),
    ({ productId }) => productId,
  );
  const stock = ids.length === 0 ? [] : await stockOf(executor, ids);
  const pieces = byKey(stock, ({ productId }) => productId);
  const sold = new Map<string, SoldOffer>();
  const offers = rows.flatMap(({ product, shop: name, country }): readonly Offer[] => {
    const { id, category, spec, multiple, firmId: shop, taxPercent } = product;
    const read = Product.safeParse({ category, spec });
    const steps = (prices.get(id) ?? []).map(({ fromQuantity: from, unitMinor: unit }) => ({ from, unit }));
    const available = (pieces.get(id) ?? []).reduce((sum, one) => sum + one.available, 0);
    if (!read.success || steps.length === 0) return [];
    sold.set(id, { shop, name, country, taxPercent, steps });
    const paid = steps.map(({ from, unit }) => ({ from, unit: atTheTill(unit, { country, taxPercent }) }));
    const named = { id, name: product.name, brand: product.brand, shop };
    return [{ ...named, ...read.data, prices: paid, stock: available, multiple }];
  });
  return { offers, sold };
}

/** Shops that deliver to the project, each by the cheapest of its areas that hold the town, as a cart prices it. */
function shopsFor(
  { country, town }: Pick<ProjectRow, "country" | "town">,
  areas: Awaited<ReturnType<typeof areasIn>>,
): Market["shops"] {
  const ground = placeOf(town);
  const cheapest = new Map<string, ShopTerms>();
  for (const { area, latitude, longitude } of areas) {
    if (area.country !== country) continue;
    const base = latitude === null || longitude === null ? null : { latitude, longitude };
    const isNear = ground !== null && base !== null && kilometresBetween(ground, base) <= (area.radius ?? Infinity);
    if (area.radius !== null && !isNear) continue;
    const known = cheapest.get(area.firmId);
    const delivery = Math.min(area.cost, known?.delivery ?? Infinity);
    const freeFrom = Math.min(area.freeFrom ?? Infinity, known?.freeFrom ?? Infinity);
    cheapest.set(area.firmId, { id: area.firmId, delivery, ...(freeFrom < Infinity && { freeFrom }) });
  }
  return [...cheapest.values()];
}
