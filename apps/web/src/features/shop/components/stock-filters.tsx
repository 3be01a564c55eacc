import { say } from "@sunwright/words/shop";
import { listLocations, STOCK_SORTS, STOCK_VIEWS } from "@sunwright/contract/stock";
import { useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { read } from "../../../lib/api";
import { SearchBox } from "../../../ui/search-box";
import { Segmented } from "../../../ui/segmented";
import { Select } from "../../../ui/select";
import { type ListProps, type StockSearch, stockSearch } from "../model/list-search";
import { CategorySelect } from "./category-select";

interface StockFiltersProps extends ListProps<StockSearch> {
  /** Products in each view. */
  readonly counts: Readonly<Record<(typeof STOCK_VIEWS)[number], number>>;
}

const EVERYWHERE = "all";

/** Which of its stock a shop sees, and in what order. A change returns to the first page. */
export function StockFilters({ search, onSearch, counts }: StockFiltersProps) {
  const { q = "", category, location, view = "all", sort = "name" } = search;
  const { locations = [] } = useQuery(read(listLocations)).data ?? {};
  const change = (to: Parameters<typeof stockSearch>[0], replace = false) =>
    onSearch((latest) => stockSearch({ ...latest, after: undefined, ...to }), { replace });
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <div className="shop-scroll">
        <Segmented
          label={say("whichStock")}
          value={view}
          onValueChange={(value) => change({ view: value })}
          options={STOCK_VIEWS.map((value) => ({ value, label: say(`view.${value}`, { count: counts[value] }) }))}
        />
      </div>
      <SearchBox
        label={say("searchLabel")}
        placeholder={say("search")}
        className="min-w-60 flex-1"
        start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
        value={q}
        onSearch={(words) => change({ q: words }, true)}
      />
      <CategorySelect value={category} onValueChange={(value) => change({ category: value })} />
      {locations.length > 1 && (
        <Select
          aria-label={say("place")}
          className="min-w-50"
          value={location ?? EVERYWHERE}
          onValueChange={(value) => change({ location: value })}
          options={[
            { value: EVERYWHERE, label: say("allLocations", { count: locations.length }) },
            ...locations.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <div className="w-56">
        <Select
          aria-label={say("sort")}
          value={sort}
          onValueChange={(value) => change({ sort: value })}
          options={STOCK_SORTS.map((value) => ({ value, label: say(`sort.${value}`) }))}
        />
      </div>
    </div>
  );
}
