import { RENEWALS_MAX } from "@sunwright/contract/figures";
import { optionText } from "@sunwright/report/parameter-text";
import { say as sayFault } from "@sunwright/words/answers";
import { say } from "@sunwright/words/operator-figures";
import { formatNumber } from "../../../lib/format";
import type { CsvUnreadable } from "@sunwright/files/tables/csv";
import { Button } from "../../../ui/button";
import { Num } from "../../../ui/num";
import { Sheet, SheetFooter, SheetSection } from "../../../ui/sheet";
import { Stat, StatRow } from "../../../ui/stat-row";
import { figures, Table, TableHead } from "../../../ui/table";
import { nameOf, valueText } from "../model/figures";
import { type FigureImport, sorted } from "../model/figures-file";

interface FiguresImportProps {
  readonly file: FigureImport;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onDrop: () => void;
}

/** What a file would do, line by line, before anything of it is saved. */
export function FiguresImport({ file, busy, onSave, onDrop }: FiguresImportProps) {
  const { refused, changed, same } = sorted(file);
  const count = (lines: readonly unknown[]) => <Num size={3} value={formatNumber(lines.length)} />;
  return (
    <Sheet aria-label={say("import.title", { name: file.name })} className="mt-6">
      <SheetSection level={2} title={say("import.title", { name: file.name })}>
        <StatRow label={say("import.title", { name: file.name })}>
          <Stat label={say("import.new", { count: changed.length })}>{count(changed)}</Stat>
          <Stat label={say("import.same", { count: same.length })}>{count(same)}</Stat>
          <Stat label={say("import.refused")}>{count(refused)}</Stat>
        </StatRow>
        {refused.length > 0 && (
          <div className="operator-scroll mt-4">
            <Table caption={say("import.faults")}>
              <TableHead columns={[say("column.figure"), say("import.why")]} />
              <tbody>
                {refused.map(({ line, before, renewal, faults }) => (
                  <tr key={line}>
                    <th scope="row">
                      {say("import.line", { line })}
                      <span className="block type-help text-text-2" translate="no">
                        {before === undefined
                          ? renewal.id
                          : `${nameOf(before)}, ${optionText("country", before.country)}`}
                      </span>
                    </th>
                    <td>{faults.map((fault) => sayFault(`figure.${fault}`)).join(". ")}</td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </div>
        )}
        {changed.length > 0 && (
          <div className="operator-scroll mt-4">
            <Table caption={say("import.changes")}>
              <TableHead
                columns={[
                  say("column.figure"),
                  figures(say("import.before")),
                  figures(say("import.after")),
                  say("column.source"),
                ]}
              />
              <tbody>
                {changed.map(({ line, before, renewal }) =>
                  before === undefined ? null : (
                    <tr key={line}>
                      <th scope="row">
                        {nameOf(before)}
                        <span className="block type-help text-text-2">
                          {`${optionText("country", before.country)}. ${say("import.line", { line })}`}
                        </span>
                      </th>
                      <td className="end whitespace-nowrap">{valueText(before)}</td>
                      <td className="end whitespace-nowrap">{valueText({ ...before, value: renewal.value })}</td>
                      <td className="type-small" translate="no">
                        {renewal.source}
                      </td>
                    </tr>
                  ),
                )}
              </tbody>
            </Table>
          </div>
        )}
      </SheetSection>
      <SheetFooter>
        <Button busy={busy} busyText={say("saving")} disabled={changed.length === 0} onClick={onSave}>
          {say("import.save", { count: changed.length })}
        </Button>
        <Button variant="outline" onClick={onDrop}>
          {say("import.drop")}
        </Button>
        <span className="type-small text-text-2">{say("import.nothing")}</span>
      </SheetFooter>
    </Sheet>
  );
}

/** Why a file could not be read at all. */
export const unreadable = ({ why, line }: CsvUnreadable): string =>
  say("unreadable", { why, line, most: RENEWALS_MAX });
