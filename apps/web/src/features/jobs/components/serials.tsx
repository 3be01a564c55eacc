import type { Job } from "@sunwright/contract/jobs";
import { serialKey } from "@sunwright/engine/jobs/work";
import { say } from "@sunwright/words/jobs";
import { ScanLine } from "lucide-react";
import { useId, useState } from "react";
import { formatDateTime } from "../../../lib/format";
import { listed } from "../../../lib/listed";
import { Button } from "../../../ui/button";
import { Sheet, SheetFooter, SheetHeader } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import type { JobSends } from "../api/jobs";
import { codeIn, readsBarcodes } from "../model/barcode";
import { unitLabel } from "../model/texts";

interface SerialsProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

type Unit = Job["serials"][number];
const keyOf = ({ kind, position }: Unit) => `${kind} ${position}`;
/** Sent at once. */
const MOST = 200;
const SERIAL_MAX = 60;
/** Shown at first: a plant has hundreds. */
const SHOWN = 40;

/** What is built in, by the numbers on it. */
export function Serials({ job, busy, onSend }: SerialsProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [all, setAll] = useState(false);
  const { serials, units: count, actions } = job;
  if (serials.length === 0) return null;
  const mayPut = actions.includes("put-units");
  const changed = serials.filter((unit) => {
    const text = typed[keyOf(unit)];
    return text !== undefined && text.trim() !== (unit.serial ?? "");
  });
  const known = serials.filter((unit) => unit.known).map((unit) => unitLabel(unit, serials));
  const textOf = (unit: Unit) => typed[keyOf(unit)] ?? unit.serial ?? "";
  const takenBy = (unit: Unit) => (changed.includes(unit) ? twinOf(unit, serials, textOf) : undefined);
  const isTaken = changed.some((unit) => takenBy(unit) !== undefined);
  const save = () => {
    const units = changed
      .slice(0, MOST)
      .map((unit) => ({ kind: unit.kind, position: unit.position, serial: (typed[keyOf(unit)] ?? "").trim() }));
    onSend({ action: "put-units", units }, () => setTyped({}));
  };
  return (
    <Sheet aria-label={say("serials")}>
      <SheetHeader
        title={say("serials")}
        aside={<span className="type-small">{say("serialsAside", { ...count })}</span>}
      />
      <ul className="job-units">
        {serials.slice(0, all ? serials.length : SHOWN).map((unit) => (
          <Row
            key={keyOf(unit)}
            unit={unit}
            label={unitLabel(unit, serials)}
            text={mayPut ? textOf(unit) : null}
            fault={faultOf(takenBy(unit), serials)}
            onType={(text) => setTyped({ ...typed, [keyOf(unit)]: text })}
          />
        ))}
      </ul>
      {known.length > 0 && (
        <p className="job-warning">{say("known", { labels: listed(known), count: known.length })}</p>
      )}
      {(mayPut || serials.length > SHOWN) && (
        <SheetFooter className="flex flex-wrap gap-3">
          {serials.length > SHOWN && !all && (
            <Button variant="outline" size="sm" onClick={() => setAll(true)}>
              {say("allSerials", { count: serials.length })}
            </Button>
          )}
          {mayPut && (
            <Button size="sm" busy={busy} disabled={changed.length === 0 || isTaken} onClick={save}>
              {say("saveSerials")}
            </Button>
          )}
        </SheetFooter>
      )}
    </Sheet>
  );
}

/** Another part of the same kind with the same number: one number is on one part. */
function twinOf(unit: Unit, serials: readonly Unit[], textOf: (unit: Unit) => string): Unit | undefined {
  const key = serialKey(textOf(unit));
  if (key === "") return undefined;
  return serials.find((other) => other !== unit && other.kind === unit.kind && serialKey(textOf(other)) === key);
}

const faultOf = (twin: Unit | undefined, serials: readonly Unit[]) =>
  twin && say("serialTaken", { label: unitLabel(twin, serials) });

interface RowProps {
  readonly unit: Unit;
  readonly label: string;
  /** Null where it is only read. */
  readonly text: string | null;
  readonly fault: string | undefined;
  readonly onType: (text: string) => void;
}

function Row({ unit, label, text, fault, onType }: RowProps) {
  const faultId = useId();
  const { kind, name, serial, scannedAt } = unit;
  return (
    <li className="job-unit" data-missing={serial === null}>
      <span className="job-unit-label">{label}</span>
      <span className="job-unit-name break-words">{name === "" ? say(`unit.${kind}`) : name}</span>
      {text === null ? (
        <span className="font-semibold break-words">{serial ?? say("notScanned")}</span>
      ) : (
        <TextInput
          size="sm"
          aria-label={say("serialOf", { label })}
          placeholder={say("notScanned")}
          maxLength={SERIAL_MAX}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : faultId}
          value={text}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      )}
      {text === null ? (
        <span className="type-help text-text-3">{scannedAt !== null && formatDateTime(scannedAt)}</span>
      ) : (
        readsBarcodes() && <Scan label={label} onRead={onType} />
      )}
      {fault !== undefined && (
        <p id={faultId} role="alert" className="ui-field-error col-span-full">
          {fault}
        </p>
      )}
    </li>
  );
}

/** Reads the code on a label from a picture of it. */
const Scan = ({ label, onRead }: { readonly label: string; readonly onRead: (code: string) => void }) => (
  <label className="job-photo-add ui-icon-button">
    <ScanLine size={16} strokeWidth={1.75} aria-hidden="true" />
    <input
      type="file"
      accept="image/*"
      capture="environment"
      aria-label={say("scanOf", { label })}
      className="ui-visually-hidden"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? [];
        currentTarget.value = "";
        if (!file) return;
        void codeIn(file).then((code) =>
          code === null ? toast({ tone: "warn", title: say("scanNone") }) : onRead(code.trim().slice(0, SERIAL_MAX)),
        );
      }}
    />
  </label>
);
