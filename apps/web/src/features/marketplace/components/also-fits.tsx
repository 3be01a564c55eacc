import { say } from "@sunwright/words/marketplace";
import type { MarketProduct } from "@sunwright/contract/marketplace";
import type { Category } from "@sunwright/engine/procurement/specifications";
import { useQueries, useQuery } from "@tanstack/react-query";
import { SectionRule } from "../../../ui/section-rule";
import { fitsQuery, fittingQueryOf } from "../api/market";
import { bestFits } from "../model/best-fit";
import { isSameProduct } from "../model/other-offers";
import { ProductCard } from "./product-card";

interface AlsoFitsProps {
  readonly product: Pick<MarketProduct, "id" | "brand" | "model" | "category">;
  readonly project: string;
  /** The project's name. */
  readonly name: string;
}

/** The parts that most of a list's money goes into, then what carries them. */
const MAIN = ["panel", "inverter", "battery", "mounting"] as const satisfies readonly Category[];
const SHOWN = 4;

/** What else fits the same project: the best of the other main parts, and another of the same kind. */
export function AlsoFits({ product, project, name }: AlsoFitsProps) {
  const { category } = product;
  const asked: readonly Category[] = [...MAIN.filter((one) => one !== category), category];
  const found = useQueries({
    queries: asked.map((one) => ({ ...fittingQueryOf(project, one), retry: false })),
  });
  const products = found
    .flatMap(({ data }) => data?.products.find((one) => !isSameProduct(one, product)) ?? [])
    .slice(0, SHOWN);
  const ids = products.map(({ id }) => id);
  const fits = useQuery({ ...fitsQuery(project, ids), enabled: ids.length > 0, retry: false });
  const best = bestFits(fits.data?.fits ?? []);
  if (products.length === 0) return null;
  return (
    <section className="mt-12" aria-label={say("alsoFits", { project: name })}>
      <SectionRule title={say("alsoFits", { project: name })} aside={say("alsoFits.how")} />
      <ul className="market-cards mt-5">
        {products.map((one) => (
          <ProductCard key={one.id} product={one} fit={best.get(one.id)} project={project} />
        ))}
      </ul>
    </section>
  );
}
