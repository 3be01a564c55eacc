import type { MeterFile, MeterFileForm, MeterHours, MeterUnit } from "@sunwright/files/meter/meter-file";
import { say } from "@sunwright/words/meter-data";
import { tell } from "@sunwright/words/tell-meter-files";
import type { ReactNode } from "react";
import { RadioRow } from "../../../ui/radio-row";

interface MeterFoundProps {
  readonly file: MeterFile;
  readonly settled: Pick<MeterFileForm, "unit" | "stamps">;
  readonly onUnit: (unit: MeterUnit) => void;
  readonly onStamps: (stamps: "start" | "end") => void;
}

/** What was found in a file, and what may be settled otherwise. */
export function MeterFound({ file, settled, onUnit, onStamps }: MeterFoundProps) {
  const rows: readonly (readonly [name: string, text: ReactNode])[] =
    file.kind === "hours"
      ? foundHours(file)
      : file.kind === "periods"
        ? [
            [say("what"), tell(file.format)],
            [say("energy"), say("kwh", { kwh: file.importKwh })],
            [say("rows"), say("rowCount", { rows: file.periods.length })],
          ]
        : file.kind === "purchases"
          ? [
              [say("what"), tell(file.format)],
              [say("energy"), say("used", { kwh: file.usedKwh, days: file.days })],
              [say("rows"), say("rowCount", { rows: file.purchases.length })],
            ]
          : [[say("what"), tell(file.format)]];
  return (
    <section aria-labelledby="meter-found" className="grid gap-3">
      <h3 id="meter-found" className="type-h4">
        {say("found")}
      </h3>
      <dl className="grid gap-0">
        {rows.map(([name, text]) => (
          <div key={name} className="grid gap-x-5 border-t border-line py-2.5 sm:grid-cols-[160px_1fr]">
            <dt className="font-semibold">{name}</dt>
            <dd className="min-w-0 break-words">{text}</dd>
          </div>
        ))}
      </dl>
      {file.notes.length > 0 && (
        <ul className="grid gap-1.5 type-small text-text-2">
          {file.notes.map((note) => (
            <li key={note.key}>{tell(note)}</li>
          ))}
        </ul>
      )}
      {file.kind === "question" && (
        <RadioRow
          label={say("whichUnit", { column: file.column })}
          value={settled.unit ?? ""}
          onValueChange={onUnit}
          options={file.readings.map(({ unit, kwhADay }) => ({
            value: unit,
            label: say("unitMeans", { unit, kwh: kwhADay }),
          }))}
        />
      )}
      {file.kind === "hours" && file.intervalSeconds < 86_400 && !file.isTotal && file.columns.length > 0 && (
        <RadioRow
          label={say("stamps")}
          value={settled.stamps ?? (file.notes.some(({ key }) => key.endsWith(".endOfInterval")) ? "end" : "start")}
          onValueChange={onStamps}
          options={[
            { value: "start", label: say("stampsStart") },
            { value: "end", label: say("stampsEnd") },
          ]}
        />
      )}
    </section>
  );
}

function foundHours(file: MeterHours): readonly (readonly [string, string])[] {
  const { format, columns, intervals, intervalSeconds, timeZone, importKwh, exportKwh, missingHours, partialHours } =
    file;
  const taken = columns.filter(({ role }) => role === "taken").map(({ name }) => name);
  const given = columns.filter(({ role }) => role === "given").map(({ name }) => name);
  return [
    [say("what"), tell(format)],
    ...(taken.length > 0
      ? [
          [
            say("columns"),
            say("columnsAre", {
              taken: taken.join(" + "),
              given: given.join(" + "),
              both: given.length > 0 ? "yes" : "no",
            }),
          ] as const,
        ]
      : []),
    [say("interval"), say("intervalIs", { intervals, minutes: intervalSeconds / 60, zone: timeZone })],
    [say("energy"), say("energyIs", { taken: importKwh, given: exportKwh, both: exportKwh > 0 ? "yes" : "no" })],
    ...(missingHours + partialHours > 0
      ? [[say("gaps"), say("gapsAre", { missing: missingHours, partial: partialHours })] as const]
      : []),
  ];
}
