import { say } from "@sunwright/words/marketplace";
import type { Country } from "@sunwright/engine/countries/names";
import { roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { usePageFrame } from "../../lib/page-frame";
import { projectQuery } from "../../lib/project-queries";
import { useMedia } from "../../ui/use-media";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/empty";
import { ErrorRow } from "../../ui/error-row";
import { Select } from "../../ui/select";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { SolarArraySymbol } from "../../ui/symbols";
import { TextInput } from "../../ui/text-input";
import { filtersQuery, fitsQuery, type ProductsAsked, projectsQuery, useProducts } from "./api/market";
import { Filters } from "./components/filters";
import { NoneYet } from "./components/none-yet";
import { ProductCard } from "./components/product-card";
import { ShoppingFor } from "./components/shopping-for";
import { bestFits } from "./model/best-fit";
import { fittingQuery, marketQuery, type MarketSearch, SORTS, toggled } from "./model/market-search";
import "./marketplace.css";

interface MarketplacePageProps {
  /** What the address holds, and how it is changed. */
  readonly search: MarketSearch;
  readonly onSearch: OnSearch<MarketSearch>;
  /** Where installers look for trade prices: the same products under its own name. */
  readonly wholesale?: boolean;
}

/** Products of all shops: search, filters and order are in the address. */
export function MarketplacePage({ search, onSearch, wholesale = false }: MarketplacePageProps) {
  const title = wholesale ? say("wholesale") : say("title");
  usePageFrame({ title });
  const counts = useQuery(filtersQuery).data;
  const place = usePlace(search.project);
  const town = place?.town;
  const fitsTo = place?.design ?? null;
  const change = (changed: Partial<MarketSearch>) => onSearch((latest) => ({ ...latest, ...changed }));
  const currencies = counts?.currencies ?? [];
  const currency = search.currency ?? (currencies.length === 1 ? currencies[0]?.currency : undefined);
  const filters = (
    <Filters
      search={{ ...search, currency }}
      counts={counts}
      town={placeOf(town)?.name ?? null}
      unit={roadUnitOf(place?.country)}
      project={fitsTo}
      onChange={change}
      onToggle={(list, value) => onSearch((latest) => toggled(latest, list, value))}
    />
  );
  const isNarrow = useMedia("(max-width: 1000px)");
  return (
    <>
      <ShoppingFor
        project={search.project}
        currency={currency}
        onProject={(project) => change({ project })}
        onCategory={(category) => change({ category, q: undefined })}
      />
      <div className="page-width pt-7 pb-16">
        <h1 className="type-h1 mb-6">{title}</h1>
        <div className="market-columns">
          {isNarrow ? (
            <details>
              <summary className="link cursor-pointer py-2">{say("filters")}</summary>
              <div className="mt-3">{filters}</div>
            </details>
          ) : (
            <aside aria-label={say("filters")} className="border-t-2 border-text pt-4">
              {filters}
            </aside>
          )}
          <section aria-label={say("results")} className="min-w-0">
            <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
              <SearchBox key={search.q} search={search} products={counts?.products} onChange={change} />
              <div className="w-56 max-w-full">
                <Select
                  size="sm"
                  aria-label={say("sort")}
                  value={sortOf(search, fitsTo)}
                  onValueChange={(sort) => change({ sort })}
                  options={sortsFor(currency, fitsTo).map((value) => ({ value, label: say(`sort.${value}`) }))}
                />
              </div>
            </div>
            <Products
              asked={place && askedOf({ ...search, currency }, place)}
              project={search.project}
              isEmpty={counts?.products === 0}
            />
          </section>
        </div>
      </div>
    </>
  );
}

interface ShoppedFor {
  /** Null of a project without one, and of somebody without a project. */
  readonly town: string | null;
  readonly country: Country | null;
  /** The name of the project that is shopped for, where it has a design that products can be held to; or null. */
  readonly design: string | null;
}

/** Of the project that is shopped for, or of the one changed last; null until it is known. */
function usePlace(project: string | undefined): ShoppedFor | null {
  const projects = useQuery({ ...projectsQuery, enabled: project === undefined });
  const asked = project ?? projects.data?.projects[0]?.id;
  const found = useQuery({ ...projectQuery(asked ?? ""), enabled: asked !== undefined });
  if (asked === undefined ? projects.isPending : found.isPending) return null;
  const { town = null, country = null, name = "", calculatedAt = null, designIsOutdated = true } = found.data ?? {};
  const isJudged = project !== undefined && calculatedAt !== null && !designIsOutdated;
  return { town, country, design: isJudged ? name : null };
}

const sortOf = ({ sort }: MarketSearch, design: string | null) =>
  design === null && sort === "fit" ? "relevance" : (sort ?? (design === null ? "relevance" : "fit"));

const sortsFor = (currency: string | undefined, design: string | null) =>
  SORTS.filter((sort) => (currency !== undefined || !sort.endsWith("price")) && (design !== null || sort !== "fit"));

function askedOf(search: MarketSearch, { town, design }: ShoppedFor): ProductsAsked {
  const { project } = search;
  return project === undefined || design === null
    ? { project: null, query: marketQuery(search, town ?? undefined) }
    : { project, query: fittingQuery(search, town !== null) };
}

interface SearchBoxProps {
  readonly search: MarketSearch;
  readonly products: number | undefined;
  readonly onChange: (change: Partial<MarketSearch>) => void;
}

function SearchBox({ search, products, onChange }: SearchBoxProps) {
  const [words, setWords] = useState(search.q ?? "");
  const label = products === undefined ? say("searchPlain") : say("search", { products });
  return (
    <form
      role="search"
      className="w-105 max-w-full"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: words.trim() === "" ? undefined : words.trim() });
      }}
    >
      <TextInput
        aria-label={label}
        placeholder={label}
        maxLength={100}
        enterKeyHint="search"
        start={<Search size={18} strokeWidth={1.75} aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </form>
  );
}

interface ProductsProps {
  /** Null until it is known from where distances count. */
  readonly asked: ProductsAsked | null;
  readonly project: string | undefined;
  /** Nobody sells anything at all. */
  readonly isEmpty: boolean;
}

function Products({ asked, project, isEmpty }: ProductsProps) {
  const list = useProducts(asked);
  if (list.isPending)
    return (
      <Delayed>
        <SkeletonRows rows={6} showLabel label={say("loading")} />
      </Delayed>
    );
  if (list.data === undefined)
    return (
      <ErrorRow
        message={say("notLoaded")}
        detail={say("safe")}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  const { pages } = list.data;
  if (pages[0]?.products.length === 0)
    return (
      <Empty symbol={<SolarArraySymbol />}>
        {isEmpty ? <NoneYet hostname={location.hostname} /> : say("noneFound")}
      </Empty>
    );
  return (
    <>
      {pages.map((page, index) => (
        <Cards key={index} page={page} project={project} />
      ))}
      {list.hasNextPage && (
        <div className="mt-6 text-center">
          <Button
            variant="outline"
            busy={list.isFetchingNextPage}
            busyText={say("moreLoading")}
            onClick={() => void list.fetchNextPage()}
          >
            {say("more")}
          </Button>
          {list.isFetchNextPageError && (
            <p role="alert" className="mt-2 type-help text-bad">
              {say("moreNotLoaded")}
            </p>
          )}
        </div>
      )}
    </>
  );
}

type Page = NonNullable<ReturnType<typeof useProducts>["data"]>["pages"][number];

/** Whether products fit is asked page by page, beside the products themselves. */
function Cards({ page: { products }, project }: { readonly page: Page; readonly project: string | undefined }) {
  const ids = products.map(({ id }) => id);
  const fits = useQuery({
    ...fitsQuery(project ?? "", ids),
    enabled: project !== undefined && ids.length > 0,
    retry: false,
  });
  const best = bestFits(fits.data?.fits ?? []);
  return (
    <ul className="market-cards mb-6">
      {products.map((product) => (
        <ProductCard key={product.id} product={product} fit={best.get(product.id)} project={project} />
      ))}
    </ul>
  );
}
