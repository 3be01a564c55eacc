import type { PassportReading } from "@sunwright/contract/passport-parts";
import { say } from "@sunwright/words/passports";
import { Download, FileUp, Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { downloadText } from "../../../lib/download";
import { formatDate, formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { Sheet, SheetFooter, SheetHeader } from "../../../ui/sheet";
import { figures, Table, TableHead } from "../../../ui/table";
import { readingsCsv } from "../model/reading-file";
import { PassportDialog } from "./dialog";
import { ImportDialog } from "./import-dialog";
import type { OwnersProps } from "./plan";
import { ReadingDialog } from "./reading-dialog";
import { TableFrame } from "./table-frame";

/** Shown at first, the newest. */
const SHOWN = 10;

type Asked = { readonly what: "add" | "import" } | { readonly what: "edit" | "delete"; readonly of: PassportReading };

/** What its owner read off the meter and burnt. */
export function Readings({ passport, busy, onSend }: OwnersProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [all, setAll] = useState(false);
  const close = () => setAsked(null);
  if (passport.own === null) return null;
  const { readings } = passport.own;
  const newest = readings.toReversed();
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
      {readings.length === 0 ? (
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
              {newest.slice(0, all ? newest.length : SHOWN).map((reading) => (
                <Row key={reading.id} reading={reading} onAsk={(what) => setAsked({ what, of: reading })} />
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {!all && newest.length > SHOWN && (
        <div className="passport-padded">
          <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
            {say("moreReadings", { count: newest.length })}
          </Button>
        </div>
      )}
      <SheetFooter>
        {readings.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => downloadText(`${passport.number}.csv`, readingsCsv(readings), "text/csv")}
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
      {(asked?.what === "add" || asked?.what === "edit") && (
        <ReadingDialog
          passport={passport}
          reading={asked.what === "edit" ? asked.of : null}
          busy={busy}
          onClose={close}
          onSend={(sent) => onSend(sent, close)}
        />
      )}
      {asked?.what === "delete" && (
        <PassportDialog
          title={say("deleteTitle", { day: formatDate(asked.of.on) })}
          action={say("deleteReading")}
          danger
          busy={busy}
          onClose={close}
          onSubmit={() => onSend({ action: "delete-reading", readingId: asked.of.id }, close)}
        />
      )}
      {asked?.what === "import" && (
        <ImportDialog id={passport.id} busy={busy} onClose={close} onSend={(sent) => onSend(sent, close)} />
      )}
    </Sheet>
  );
}

interface RowProps {
  readonly reading: PassportReading;
  readonly onAsk: (what: "edit" | "delete") => void;
}

function Row({ reading: { on, meterKwh, fuelLitres, newMeter, note }, onAsk }: RowProps) {
  const day = formatDate(on);
  return (
    <tr>
      <th scope="row" className="text-left whitespace-nowrap">
        {day}
        {newMeter && <span className="type-help block text-text-3">{say("newMeterShort")}</span>}
      </th>
      <td className="end whitespace-nowrap">{meterKwh === null ? "–" : `${formatNumber(meterKwh, 2)} kWh`}</td>
      <td className="end whitespace-nowrap">
        {fuelLitres === null ? "–" : say("litresValue", { litres: fuelLitres })}
      </td>
      <td className="type-small break-words text-text-2">{note}</td>
      <td className="end whitespace-nowrap">
        <IconButton
          size="sm"
          label={say("editOf", { day })}
          icon={<Pencil size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onAsk("edit")}
        />
        <IconButton
          size="sm"
          danger
          label={say("deleteOf", { day })}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => onAsk("delete")}
        />
      </td>
    </tr>
  );
}
