import type { Response } from "@sunwright/contract/endpoint";
import type { readFigureVersions } from "@sunwright/contract/figures";
import { CsvUnreadable } from "@sunwright/files/tables/csv";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { optionText } from "@sunwright/report/parameter-text";
import { say } from "@sunwright/words/operator-figures";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Download, FileUp } from "lucide-react";
import { type ReactNode, useMemo, useState } from "react";
import { COUNTRY_CHOICES } from "../../lib/country-choices";
import { ApiError, userMessageOf } from "../../lib/api-error";
import { downloadText } from "../../lib/download";
import { formatDate, formatNumber } from "../../lib/format";
import type { OnSearch } from "../../lib/routing/next-search";
import { today } from "../../lib/today";
import { Button } from "../../ui/button";
import { FileInput } from "../../ui/file-input";
import { Chip } from "../../ui/chip";
import { Empty } from "../../ui/empty";
import { Num } from "../../ui/num";
import { Select } from "../../ui/select";
import { Delayed, SkeletonRows } from "../../ui/skeleton";
import { Stat, StatRow } from "../../ui/stat-row";
import { figures, Table, TableHead } from "../../ui/table";
import { figuresQuery, sendFigures, sendFiguresBack } from "./api/operator";
import { FigureEditor } from "./components/figure-editor";
import { FigureVersions } from "./components/figure-versions";
import { FiguresImport, unreadable } from "./components/figures-import";
import { Unread } from "./components/unread";
import { type RenderStep, useDecide } from "./components/use-decide";
import {
  AGE_TONES,
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
  valueText,
} from "./model/figures";
import { type FigureImport, figuresFile, sorted } from "./model/figures-file";

interface FiguresPageProps {
  readonly search: FiguresSearch;
  readonly onSearch: OnSearch<FiguresSearch>;
  readonly renderStep: RenderStep;
}

/** A choice that is none: lists have no empty value. */
const ANY = "any";

/** What projects count with, country by country, and what has to be looked up again. */
export function FiguresPage(props: FiguresPageProps) {
  const answer = useQuery(figuresQuery);
  if (answer.data) return <KeptFigures {...props} {...answer.data} />;
  return answer.isError ? (
    <Unread query={answer} />
  ) : (
    <Delayed>
      <SkeletonRows rows={8} showLabel label={say("loading")} />
    </Delayed>
  );
}

/** What somebody is about to save, and the version that they saw. */
interface Open {
  readonly id: string;
  readonly version: number;
}

function KeptFigures({
  search,
  onSearch,
  renderStep,
  figures: kept,
  versions,
  designed,
}: FiguresPageProps & NonNullable<Answer>) {
  const day = today();
  const all = useMemo(() => shownFigures(day, kept), [day, kept]);
  const found = figuresLike(all, search);
  const [open, setOpen] = useState<Open | null>(null);
  const [file, setFile] = useState<(FigureImport & { readonly version: number }) | null>(null);
  const saving = useSaving(renderStep, (version) => {
    setOpen((before) => before && { ...before, version });
    setFile(null);
  });
  const edited = open && all.find(({ figure }) => figure.id === open.id);
  const save = (body: Parameters<typeof saving.renew>[0]) =>
    saving.renew(body, () => {
      setOpen(null);
      setFile(null);
    });
  return (
    <section aria-label={say("title")}>
      <p className="type-body max-w-200 text-text-2">{say("lead")}</p>
      <Counts all={all} day={day} />
      <Controls search={search} onSearch={onSearch} found={found} day={day}>
        <ChooseFile
          onRead={async (chosen) => setFile({ ...(await figuresFile(chosen, kept, day)), version: kept.version })}
        />
      </Controls>
      {file && (
        <FiguresImport
          file={file}
          busy={saving.busy}
          onSave={() =>
            save({
              version: file.version,
              doing: "imported",
              renewals: sorted(file).changed.map(({ renewal }) => renewal),
            })
          }
          onDrop={() => setFile(null)}
        />
      )}
      <p className="type-small mt-4 mb-2" role="status">
        {say("found", { count: found.length })}
      </p>
      <div className={clsx(edited && open && "operator-columns")}>
        {found.length === 0 ? (
          <Empty>{say("none")}</Empty>
        ) : (
          <Figures
            found={found}
            named={search.country === undefined}
            open={open?.id}
            onOpen={(id) => setOpen({ id, version: kept.version })}
          />
        )}
        {edited && open && (
          <FigureEditor
            key={open.id}
            shown={edited}
            figures={kept}
            versions={versions}
            designed={designed[edited.figure.country] ?? 0}
            busy={saving.busy}
            onSave={(typed) => save({ version: open.version, doing: "edited", renewals: [typed] })}
            onClose={() => setOpen(null)}
          />
        )}
      </div>
      <FigureVersions
        versions={versions}
        shown={all}
        busy={saving.busy}
        onPutBack={(of) => saving.putBack({ version: kept.version, of })}
      />
      {saving.step}
    </section>
  );
}

type Answer = Response<typeof readFigureVersions>;

/**
 * Saves what was seen, and tells who was second: the newest figures are read again, and what was typed stays.
 *
 * @param onSecond  With the version that is the newest by now.
 */
function useSaving(renderStep: RenderStep, onSecond: (version: number) => void) {
  const client = useQueryClient();
  const { busy, decide, step } = useDecide(renderStep);
  const send = (sent: () => Promise<void>) =>
    decide(async () => {
      try {
        await sent();
      } catch (error) {
        if (error instanceof ApiError && error.code === "figures_changed") {
          await client.invalidateQueries({ queryKey: figuresQuery.queryKey });
          const newest = client.getQueryData<Answer | null>(figuresQuery.queryKey);
          if (newest) onSecond(newest.figures.version);
        }
        throw error;
      }
    });
  return {
    busy,
    step,
    renew: (body: Parameters<typeof sendFigures>[1], onSaved: () => void) =>
      send(async () => {
        await sendFigures(client, body);
        onSaved();
      }),
    putBack: (body: Parameters<typeof sendFiguresBack>[1]) => send(() => sendFiguresBack(client, body)),
  };
}

interface ControlsProps extends Pick<FiguresPageProps, "search" | "onSearch"> {
  readonly found: readonly ShownFigure[];
  readonly day: string;
  readonly children: ReactNode;
}

function Controls({ search, onSearch, found, day, children }: ControlsProps) {
  const ask = (change: Readonly<Record<string, unknown>>) =>
    onSearch((latest) => figuresSearch({ ...latest, ...change }));
  const icon = <Download size={16} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <div className="operator-controls my-4">
      <Select
        aria-label={say("country")}
        value={search.country ?? ANY}
        onValueChange={(country) => ask({ country })}
        options={[{ value: ANY, label: say("anyCountry") }, ...COUNTRY_CHOICES]}
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
      {children}
      <Button
        variant="outline"
        icon={icon}
        onClick={() => downloadText(`figures-${day}.csv`, figuresCsv(found), "text/csv")}
      >
        {say("exportCsv")}
      </Button>
      <Button
        variant="outline"
        icon={icon}
        onClick={() => downloadText(`figures-${day}.json`, figuresJson(found), "application/json")}
      >
        {say("exportJson")}
      </Button>
    </div>
  );
}

/** @param onRead  Throws CsvUnreadable. */
function ChooseFile({ onRead }: { readonly onRead: (file: File) => Promise<void> }) {
  const reading = useMutation({ mutationFn: onRead });
  const { error } = reading;
  return (
    <>
      <FileInput label={say("importFile")} accept=".csv,.json,.txt,text/csv,application/json" onFile={reading.mutate}>
        {(choose) => (
          <Button
            variant="outline"
            busy={reading.isPending}
            icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={choose}
          >
            {say("import")}
          </Button>
        )}
      </FileInput>
      {error && (
        <p role="alert" className="type-small basis-full text-bad">
          {error instanceof CsvUnreadable ? unreadable(error) : userMessageOf(error, say("import.nothing"))}
        </p>
      )}
    </>
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

const dayText = (day: string | null) => (day === null ? say("noDay") : formatDate(day));

interface FiguresProps {
  readonly found: readonly ShownFigure[];
  /** Whether each line says its country. */
  readonly named: boolean;
  readonly open: string | undefined;
  readonly onOpen: (id: string) => void;
}

const Figures = ({ found, named, open, onOpen }: FiguresProps) => (
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
          say("renew"),
        ]}
      />
      <tbody>
        {found.map(({ figure, figure: { id, country, from, until }, name, source, age }) => (
          <tr key={id} data-open={id === open || undefined}>
            <th scope="row">
              {name}
              {named && <span className="block type-help text-text-2">{optionText("country", country)}</span>}
            </th>
            <td className="end whitespace-nowrap">{valueText(figure)}</td>
            <td className="type-small" translate="no">
              {source}
            </td>
            <td className="whitespace-nowrap">{dayText(from)}</td>
            <td className="whitespace-nowrap">{dayText(until)}</td>
            <td>
              <Chip tone={AGE_TONES[age]}>{say(`age.${age}`)}</Chip>
            </td>
            <td>
              <Button
                variant="outline"
                size="sm"
                aria-label={say("renewOf", { figure: `${name}, ${optionText("country", country)}` })}
                onClick={() => onOpen(id)}
              >
                {say("renew")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
