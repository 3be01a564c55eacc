import { say } from "@sunwright/words/operator";
import type { ReactNode } from "react";
import { Empty } from "../../../ui/empty";
import { SearchBox } from "../../../ui/search-box";
import { Sheet, SheetHeader, SummarySheet } from "../../../ui/sheet";
import { SkeletonRows } from "../../../ui/skeleton";
import { Pages } from "./pages";
import { Unread } from "./unread";

/** What the address holds of a list of cases. */
interface Searched {
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}
export type Read<Data> = { readonly data: Data | undefined; readonly isError: boolean } & Parameters<
  typeof Unread
>[0]["query"];

interface CaseListProps {
  readonly title: string;
  readonly search: Searched;
  readonly onSearch: (change: Searched) => void;
  readonly read: Read<unknown>;
  /** On this page, and on all of them. */
  readonly shown: number;
  readonly total: number;
  readonly perPage: number;
  /** What an empty list says. */
  readonly none: string;
  readonly aside?: ReactNode;
  /** What narrows it, with the search among it. */
  readonly controls?: (searchBox: ReactNode) => ReactNode;
  /** The rows of a list that has some. */
  readonly children: ReactNode;
}

/** What waits for an operator, or was decided: searched, and a page at a time. */
export function CaseList(props: CaseListProps) {
  const { title, search, onSearch, read, shown, total, perPage, none, aside, controls, children } = props;
  const { q = "", page = 1 } = search;
  const box = <SearchBox label={say("search")} value={q} onSearch={(next) => onSearch({ q: next, page: undefined })} />;
  return (
    <Sheet aria-label={title}>
      <SheetHeader title={title} aside={aside} />
      <div className="grid gap-3 px-5 pb-4">{controls?.(box) ?? box}</div>
      {read.data === undefined ? (
        <div className="px-5 pb-4">
          {read.isError ? <Unread query={read} /> : <SkeletonRows rows={4} label={say("loading")} />}
        </div>
      ) : shown === 0 ? (
        <Empty className="m-5">{none}</Empty>
      ) : (
        children
      )}
      <div className="px-5 pb-4">
        <Pages page={page} more={page * perPage < total} onPage={(next) => onSearch({ page: next })} />
      </div>
    </Sheet>
  );
}

interface CaseNameProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly children: string;
}

/** Opens a case from its row. */
export const CaseName = ({ open, onOpen, children }: CaseNameProps) => (
  <button type="button" className="link type-h4 text-left" aria-current={open || undefined} onClick={onOpen}>
    {children}
  </button>
);

interface CasePanelProps<Data> {
  readonly label: string;
  readonly read: Read<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** The case that is open, beside its list. */
export const CasePanel = <Data,>({ label, read, children }: CasePanelProps<Data>) => (
  <SummarySheet className="operator-side" aria-label={label}>
    {read.data !== undefined ? (
      children(read.data)
    ) : read.isError ? (
      <Unread query={read} />
    ) : (
      <SkeletonRows rows={6} label={say("loading")} />
    )}
  </SummarySheet>
);
