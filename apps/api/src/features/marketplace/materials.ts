import type { Body, Response } from "@sunwright/contract/endpoint";
import { MARKET_PAGE } from "@sunwright/contract/marketplace";
import type { fillMaterials, listFits, listMaterials } from "@sunwright/contract/materials";
import { Product } from "@sunwright/contract/products";
import type { Design } from "@sunwright/engine/sizing/inputs/design";
import type { SizedToBuy } from "@sunwright/engine/sizing/design-to-buy";
import type { Executor } from "../../platform/database";
import { AppError } from "../../platform/errors";
import type { Caller } from "../projects/access";
import { designIsOutdated } from "../projects/present";
import { requireProject } from "../projects/require-project";
import { designOfProject, type ProjectRow } from "../projects/table";
import { buyerOf, type PriceBuyer } from "../products/price-buyer";
import type { Weather } from "../sizing/buying-task";
import type { SizingPool } from "../sizing/pool";
import { cheapestFilling } from "./cheapest-filling";
import { type CartTotals, sumsOf } from "./filling-sums";
import { soldProducts } from "./products-table";
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

/** Who sees the prices that everybody sees. */
const NOBODY: PriceBuyer = { firmId: null, tradeFirmId: null };

export type Materials = ReturnType<typeof createMaterials>;

/** Every method throws project_not_found, not_calculated, design_outdated, server_busy and calculation_cancelled. */
export const createMaterials = ({ pool, weatherOf, totalsOf }: Parts) => {
  async function standing({ executor, caller, projectId }: Work) {
    const project = await requireProject(executor, caller, projectId, "view");
    const design = await storedDesign(executor, project);
    return { project, design, weather: await weatherOf(executor, caller, projectId) };
  }

  const memory = createVerdictMemory();
  const remade = createRemadeMemory<Design | SizedToBuy>();

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

  const filled = filler({ pool, totalsOf, standing });

  return {
    /** In minor units; null where something of the list is sold by nobody who delivers there, or breaks the target. */
    async forEverybody(work: Work, currency: Body<typeof fillMaterials>["currency"]) {
      const asked = { currency, goal: "least-cost", extraShop: 0, optional: false } as const;
      const { filling, sums } = await filled(work, asked, NOBODY);
      return filling.filling.gaps.length > 0 || filling.keepsTarget === false ? null : sums;
    },

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
    async cheapest(work: Work, body: Body<typeof fillMaterials>): Promise<Response<typeof fillMaterials>> {
      const buyer = await buyerOf(work.executor, work.caller);
      const { filling: answer, sums } = await filled(work, body, buyer);
      const { lines, gaps, gap } = answer.filling;
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
        ...sums,
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

interface Fillers extends Pick<Parts, "pool" | "totalsOf"> {
  readonly standing: (work: Work) => Promise<{ project: ProjectRow; design: Design; weather: Weather }>;
}

const filler =
  ({ pool, totalsOf, standing }: Fillers) =>
  async (work: Work, { currency, ...asked }: Body<typeof fillMaterials>, buyer: PriceBuyer) => {
    const { design, weather, project } = await standing(work);
    const { executor, caller } = work;
    const { answer, shops, sold } = await cheapestFilling(executor, pool, {
      design,
      weather,
      asked,
      currency,
      buyer,
      place: project,
      at: caller.at,
      owner: caller.userId,
      signal: work.signal,
    });
    return { filling: answer, sums: sumsOf(answer.filling.bought, { shops, sold, totalsOf }) };
  };
