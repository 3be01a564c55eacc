import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { optionText } from "@sunwright/report/parameter-text";
import { say } from "@sunwright/words/operator-figures";
import { Download } from "lucide-react";
import { useMemo } from "react";
import type { OnSearch } from "../../lib/routing/next-search";
import { downloadText } from "../../lib/download";
import { formatDate, formatNumber } from "../../lib/format";
import { today } from "../../lib/today";
import { Button } from "../../ui/button";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Num } from "../../ui/num";
import { Select } from "../../ui/select";
import { Stat, StatRow } from "../../ui/stat-row";
import { figures, Table, TableHead } from "../../ui/table";
import {
  figuresCsv,
  figuresJson,
  figuresLike,
  type FiguresSearch,
  figuresSearch,
  SHOWN_AGES,
  type ShownAge,
  type ShownFigure,
  shownFigures,
  soonUntil,
} from "./model/figures";

interface FiguresPageProps {
  readonly search: FiguresSearch;
  readonly onSearch: OnSearch<FiguresSearch>;
}

/** A choice that is none: lists have no empty value. */
const ANY = "any";

/** What projects count with, country by country, and what has to be looked up again. */
export function FiguresPage({ search, onSearch }: FiguresPageProps) {
  const day = today();
  const all = useMemo(() => shownFigures(day), [day]);
  const found = figuresLike(all, search);
  const ask = (change: Readonly<Record<string, unknown>>) =>
    onSearch((latest) => figuresSearch({ ...latest, ...change }));
  return (
    <section aria-label={say("title")}>
      <p className="type-body max-w-200 text-text-2">{say("lead")}</p>
      <Counts all={all} day={day} />
      <div className="operator-controls my-4">
        <Select
          aria-label={say("country")}
          value={search.country ?? ANY}
          onValueChange={(country) => ask({ country })}
          options={[
            { value: ANY, label: say("anyCountry") },
            ...COUNTRIES.map((value) => ({ value, label: optionText("country", value) })),
          ]}
        />
        <Select
          aria-label={say("age")}
          value={search.age ?? ANY}
          onValueChange={(age) => ask({ age })}
          options={[
            { value: ANY, label: say("anyAge") },
            ...SHOWN_AGES.map((value) => ({ value, label: say(`age.${value}`) })),
          ]}
        />
        <Button
          variant="outline"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => downloadText(`figures-${day}.csv`, figuresCsv(found), "text/csv")}
        >
          {say("exportCsv")}
        </Button>
        <Button
          variant="outline"
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => downloadText(`figures-${day}.json`, figuresJson(found), "application/json")}
        >
          {say("exportJson")}
        </Button>
      </div>
      <p className="type-small mb-2" role="status">
        {say("found", { count: found.length })}
      </p>
      {found.length === 0 ? (
        <Empty>{say("none")}</Empty>
      ) : (
        <Figures found={found} named={search.country === undefined} />
      )}
    </section>
  );
}

function Counts({ all, day }: { readonly all: readonly ShownFigure[]; readonly day: string }) {
  const count = (age: ShownAge) => <Num size={2} value={formatNumber(all.filter((one) => one.age === age).length)} />;
  return (
    <StatRow label={say("title")} className="mt-4">
      <Stat label={say("all")} context={say("allNote", { countries: COUNTRIES.length })}>
        <Num size={2} value={formatNumber(all.length)} />
      </Stat>
      <Stat label={say("ended")} context={say("endedNote")}>
        {count("ended")}
      </Stat>
      <Stat label={say("old")} context={say("oldNote")}>
        {count("old")}
      </Stat>
      <Stat label={say("soon")} context={say("soonNote", { day: formatDate(soonUntil(day)) })}>
        {count("soon")}
      </Stat>
    </StatRow>
  );
}

const TONES: Readonly<Record<ShownAge, "bad" | "warn" | "neutral" | "ok">> = {
  ended: "bad",
  old: "warn",
  soon: "warn",
  undated: "neutral",
  fresh: "ok",
};

const dayText = (day: string | null) => (day === null ? say("noDay") : formatDate(day));

/** @param named  Whether each line says its country. */
const Figures = ({ found, named }: { readonly found: readonly ShownFigure[]; readonly named: boolean }) => (
  <div className="operator-scroll">
    <Table caption={say("title")}>
      <TableHead
        columns={[
          say("column.figure"),
          figures(say("column.value")),
          say("column.source"),
          say("column.from"),
          say("column.until"),
          say("column.age"),
        ]}
      />
      <tbody>
        {found.map(({ figure: { id, country, value, unit, from, until }, name, source, age }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              {named && <span className="block type-help text-text-2">{optionText("country", country)}</span>}
            </th>
            <td className="end whitespace-nowrap">
              {value === null ? say("noValue") : `${formatNumber(value, 4)} ${unit}`}
            </td>
            <td className="type-small" translate="no">
              {source}
            </td>
            <td className="whitespace-nowrap">{dayText(from)}</td>
            <td className="whitespace-nowrap">{dayText(until)}</td>
            <td>
              <Chip tone={TONES[age]}>{say(`age.${age}`)}</Chip>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
