import type { CorrectedReading, PassportReading } from "@sunwright/contract/passport-parts";
import { countable } from "@sunwright/engine/passport/possible";
import { say } from "@sunwright/words/passports";
import { Download, FileUp, Pencil, Plus, Undo2 } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../lib/download";
import { fileForm } from "../../../lib/file-form";
import { formatDate, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Sheet, SheetFooter, SheetHeader } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { readingsCsv } from "../model/reading-file";
import { ImportDialog } from "./import-dialog";
import type { OwnersProps } from "./plan";
import { ReadingDialog } from "./reading-dialog";
import { TableFrame } from "./table-frame";
import { TakeBackDialog } from "./take-back-dialog";

/** Shown at first, the newest. */
const SHOWN = 10;

type Asked =
  | { readonly what: "add" | "import" }
  | { readonly what: "correct" | "take-back"; readonly of: PassportReading };

/** What its owner read off the meter and burnt. */
export function Readings({ passport, busy, onSend }: OwnersProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [all, setAll] = useState(false);
  const close = () => setAsked(null);
  if (passport.own === null) return null;
  const { readings, corrected } = passport.own;
  const rows = rowsOf(readings, corrected);
  const counted = new Set(countable(readings, passport));
  return (
    <Sheet aria-label={say("readings")}>
      <SheetHeader
        title={say("readings")}
        aside={
          <span className="type-help text-text-3">
            {readings.length > 0 && say("readingsAside", { count: readings.length })}
          </span>
        }
      />
      {rows.length === 0 ? (
        <p className="passport-padded text-text-2">{say("readingsNone")}</p>
      ) : (
        <TableFrame label={say("readings")}>
          <Table caption={say("readings")}>
            <TableHead
              columns={[
                say("day"),
                figures(say("meter")),
                figures(say("fuel")),
                say("note"),
                { name: say("acts"), hidden: true },
              ]}
            />
            <tbody>
              {rows
                .slice(0, all ? rows.length : SHOWN)
                .map(({ reading, correction }) =>
                  correction === null ? (
                    <Row
                      key={reading.id}
                      reading={reading}
                      counts={counted.has(reading)}
                      onAsk={(what) => setAsked({ what, of: reading })}
                    />
                  ) : (
                    <CorrectedRow key={reading.id} correction={correction} />
                  ),
                )}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {!all && rows.length > SHOWN && (
        <div className="passport-padded">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {say("moreReadings", { count: rows.length })}
          </Button>
        </div>
      )}
      <SheetFooter>
        {readings.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() =>
              downloadText(`${passport.number}.csv`, readingsCsv(readings, fileForm(passport.country)), "text/csv")
            }
          >
            {say("exportReadings")}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => setAsked({ what: "import" })}
        >
          {say("importReadings")}
        </Button>
        <Button
          size="sm"
          icon={<Plus size={16} strokeWidth={2} aria-hidden="true" />}
          onClick={() => setAsked({ what: "add" })}
        >
          {say("addReading")}
        </Button>
      </SheetFooter>
      {asked?.what === "add" && (
        <ReadingDialog passport={passport} busy={busy} onClose={close} onSend={(sent) => onSend(sent, close)} />
      )}
      {asked?.what === "correct" && (
        <ReadingDialog
          passport={passport}
          corrects={asked.of}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend(sent, close)}
        />
      )}
      {asked?.what === "take-back" && (
        <TakeBackDialog reading={asked.of} busy={busy} onClose={close} onSend={(sent) => onSend(sent, close)} />
      )}
      {asked?.what === "import" && (
        <ImportDialog passport={passport} busy={busy} onClose={close} onSend={(sent) => onSend(sent, close)} />
      )}
    </Sheet>
  );
}

interface ShownReading {
  readonly reading: PassportReading;
  /** Null for one that stands. */
  readonly correction: CorrectedReading | null;
}

/** The newest day first; on one day the reading that stands first. */
function rowsOf(readings: readonly PassportReading[], corrected: readonly CorrectedReading[]): readonly ShownReading[] {
  const standing = readings.map((reading) => ({ reading, correction: null }));
  const struck = corrected.map((correction) => ({ reading: correction.reading, correction }));
  return [...standing, ...struck].toSorted((one, other) =>
    one.reading.on === other.reading.on ? 0 : one.reading.on < other.reading.on ? 1 : -1,
  );
}

const meterText = (kwh: number | null) => (kwh === null ? "–" : `${formatNumber(kwh, 2)} kWh`);
const fuelText = (litres: number | null) => (litres === null ? "–" : say("litresValue", { litres }));

interface RowProps {
  readonly reading: PassportReading;
  readonly counts: boolean;
  readonly onAsk: (what: "correct" | "take-back") => void;
}

function Row({ reading: { on, meterKwh, fuelLitres, newMeter, note }, counts, onAsk }: RowProps) {
  const day = formatDate(on);
  return (
    <tr>
      <th scope="row" className="text-left whitespace-nowrap">
        {day}
        {newMeter && <span className="type-help block text-text-3">{say("newMeterShort")}</span>}
      </th>
      <td className="end whitespace-nowrap">{meterText(meterKwh)}</td>
      <td className="end whitespace-nowrap">{fuelText(fuelLitres)}</td>
      <td className="type-small break-words text-text-2">
        {note}
        {!counts && <span className="block text-warn">{say("notCounted")}</span>}
      </td>
      <td className="end whitespace-nowrap">
        <IconButton
          size="sm"
          label={say("correctOf", { day })}
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onAsk("correct")}
        />
        <IconButton
          size="sm"
          danger
          label={say("takeBackOf", { day })}
          icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onAsk("take-back")}
        />
      </td>
    </tr>
  );
}

function correctionText({ way, by, at, reason }: CorrectedReading): string {
  const date = formatDate(at);
  if (by === null) return say("corrected.former", { date });
  return way === "file" ? say("corrected.file", { name: by, date }) : say("corrected.hand", { name: by, date, reason });
}

function CorrectedRow({ correction }: { readonly correction: CorrectedReading }) {
  const { on, meterKwh, fuelLitres, note } = correction.reading;
  return (
    <tr>
      <th scope="row" className="text-left whitespace-nowrap">
        <s>{formatDate(on)}</s>
      </th>
      <td className="end whitespace-nowrap">
        <s>{meterText(meterKwh)}</s>
      </td>
      <td className="end whitespace-nowrap">
        <s>{fuelText(fuelLitres)}</s>
      </td>
      <td className="type-small break-words text-text-2" colSpan={2}>
        {note !== "" && <s className="block">{note}</s>}
        <span className="text-warn">{correctionText(correction)}</span>
      </td>
    </tr>
  );
}
