import { say } from "@sunwright/words/orders";
import { Search } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import type { OrderSearch } from "../model/order-search";

interface ViewsProps<View extends string> {
  readonly views: readonly { readonly view: View; readonly label: string; readonly count: number | undefined }[];
  readonly chosen: View;
  readonly onChoose: (view: View) => void;
}

/** Which orders are listed, each with how many there are. */
export const Views = <View extends string>({ views, chosen, onChoose }: ViewsProps<View>) => (
  <div role="group" aria-label={say("which")} className="order-views">
    {views.map(({ view, label, count }) => (
      <button key={view} type="button" aria-pressed={view === chosen} onClick={() => onChoose(view)}>
        {label}
        {count !== undefined && <span className="text-text-3">{formatNumber(count)}</span>}
      </button>
    ))}
  </div>
);

interface ListSearchProps<Sort extends string> {
  readonly label: string;
  readonly words: string | undefined;
  readonly onWords: (words: string | undefined) => void;
  readonly sorts: readonly { readonly value: Sort; readonly label: string }[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/** Words that an order must hold, and in which order they stand. */
export function ListSearch<Sort extends string>(props: ListSearchProps<Sort>) {
  const { label, words, onWords, sorts, sort, onSort } = props;
  const [typed, setTyped] = useState(words ?? "");
  return (
    <div className="order-search">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onWords(typed.trim() === "" ? undefined : typed.trim());
        }}
      >
        <TextInput
          aria-label={say("searchLabel")}
          placeholder={label}
          maxLength={100}
          enterKeyHint="search"
          start={<Search size={17} strokeWidth={1.75} aria-hidden="true" />}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </form>
      <Select aria-label={say("sort")} value={sort} onValueChange={onSort} options={sorts} />
    </div>
  );
}

interface PagesProps {
  readonly search: OrderSearch;
  readonly next: string | null;
  readonly onTurn: (after: string | undefined) => void;
}

/** To where a list goes on, and back to its beginning. */
export function Pages({ search, next, onTurn }: PagesProps) {
  if (search.after === undefined && next === null) return null;
  return (
    <div className="mt-4 flex justify-end gap-3">
      {search.after !== undefined && (
        <Button variant="outline" size="sm" onClick={() => onTurn(undefined)}>
          {say("first")}
        </Button>
      )}
      {next !== null && (
        <Button variant="outline" size="sm" onClick={() => onTurn(next)}>
          {say("next")}
        </Button>
      )}
    </div>
  );
}
