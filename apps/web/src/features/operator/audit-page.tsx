import { say } from "@sunwright/words/operator";
import { AUDIT_ACTS, AUDIT_PAGE } from "@sunwright/contract/operator-audit";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { OnSearch } from "../../lib/routing/next-search";
import { Empty } from "../../ui/empty";
import { Select } from "../../ui/select";
import { SkeletonRows } from "../../ui/skeleton";
import { TextInput } from "../../ui/text-input";
import { auditQuery } from "./api/operator";
import { actName, AuditLines } from "./components/audit-lines";
import { LookUp } from "./components/look-up";
import { Pages } from "./components/pages";
import { Unread } from "./components/unread";
import { type AuditSearch, auditSearch } from "./model/search";
import { SearchBox } from "../../ui/search-box";

interface AuditPageProps {
  readonly search: AuditSearch;
  readonly onSearch: OnSearch<AuditSearch>;
}

/** A choice that is none: lists have no empty value. */
const ANY = "any";

/** What operators opened and decided. */
export function AuditPage({ search, onSearch }: AuditPageProps) {
  const answer = useQuery({ ...auditQuery(search), placeholderData: keepPreviousData });
  if (!answer.data)
    return answer.isError ? <Unread query={answer} /> : <SkeletonRows rows={6} showLabel label={say("loading")} />;
  const { total, lines, operators } = answer.data;
  const page = search.page ?? 1;
  const ask = (change: Readonly<Record<string, unknown>>) =>
    onSearch((latest) => auditSearch({ ...latest, page: undefined, ...change }));
  return (
    <div className="operator-columns">
      <section aria-label={say("audit")}>
        <p className="type-small text-text-2">{say("audit.hint")}</p>
        <div className="operator-controls my-4">
          <SearchBox label={say("search")} value={search.q ?? ""} onSearch={(q) => ask({ q })} />
          <Select
            aria-label={say("audit.act")}
            value={search.act ?? ANY}
            onValueChange={(act) => ask({ act })}
            options={[
              { value: ANY, label: say("audit.anyAct") },
              ...AUDIT_ACTS.map((value) => ({ value, label: actName(value) })),
            ]}
          />
          <Select
            aria-label={say("audit.by")}
            value={search.by ?? ANY}
            onValueChange={(by) => ask({ by })}
            options={[
              { value: ANY, label: say("audit.anybody") },
              { value: "command", label: say("audit.command") },
              ...operators.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextInput
            type="date"
            aria-label={say("audit.day")}
            className="w-44"
            value={search.day ?? ""}
            onChange={(event) => ask({ day: event.target.value })}
          />
        </div>
        <p className="type-small mb-2" role="status">
          {say("audit.lines", { count: total })}
        </p>
        {lines.length === 0 ? <Empty>{say("audit.none")}</Empty> : <AuditLines lines={lines} />}
        <Pages
          page={page}
          more={page * AUDIT_PAGE < total}
          onPage={(next) => onSearch((latest) => ({ ...latest, page: next }))}
        />
      </section>
      <LookUp />
    </div>
  );
}
