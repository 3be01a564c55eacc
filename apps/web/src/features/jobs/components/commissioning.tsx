import type { Job } from "@sunwright/contract/jobs";
import { READING_BOUNDS, type Reading, READINGS } from "@sunwright/engine/jobs/commissioning";
import { say } from "@sunwright/words/jobs";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Sheet, SheetFooter, SheetHeader } from "../../../ui/sheet";
import { TextArea } from "../../../ui/text-area";
import type { JobSends } from "../api/jobs";
import { SaleDialog } from "../../sales/components/sale-dialog";
import type { DialogOf } from "../model/dialog-of";

interface CommissioningProps {
  readonly job: Job;
  readonly busy: boolean;
  readonly onSend: (body: JobSends, done?: () => void) => void;
}

type Finding = Job["commissioning"]["findings"][number];
const UNITS: Readonly<Record<Finding["check"], string>> = {
  string: "V",
  insulation: "MΩ",
  earth: "Ω",
  battery: "V",
  voltage: "V",
  frequency: "Hz",
  rcd: "ms",
  power: "W",
};
const figure = (value: number) => formatNumber(value, value < 10 ? 1 : 0);

function rangeText({ check, least, most, stated }: Finding): string {
  if (!stated) return say("noneStated");
  const unit = UNITS[check];
  if (least !== null && most !== null) return say("between", { least: figure(least), most: figure(most), unit });
  if (least !== null) return say("atLeast", { least: figure(least), unit });
  if (most !== null) return say("atMost", { most: figure(most), unit });
  return say(check === "string" ? "byString" : "bySun");
}

/** What was measured, beside what it should be. */
export function Commissioning({ job, busy, onSend }: CommissioningProps) {
  const [asked, setAsked] = useState(false);
  const { findings, note } = job.commissioning;
  if (findings.length === 0) return null;
  return (
    <Sheet aria-label={say("measured")}>
      <SheetHeader
        title={say("measured")}
        aside={<span className="type-small">{say("measuredAside", { side: job.side })}</span>}
      />
      {findings.map((finding) => (
        <section key={finding.check} className="job-check" aria-label={say(`check.${finding.check}`)}>
          <span>
            {say(`check.${finding.check}`)}
            {!finding.needed && <span className="type-help block text-text-3">{say("optional")}</span>}
          </span>
          <span className="font-semibold">
            {finding.measured === null ? say("missing") : `${figure(finding.measured)} ${UNITS[finding.check]}`}
          </span>
          <span className="type-small text-text-2">{rangeText(finding)}</span>
          {finding.passed === null ? (
            <span />
          ) : (
            <Chip tone={finding.passed ? "ok" : finding.needed ? "bad" : "warn"}>
              {say(finding.passed ? "passed" : "failed")}
            </Chip>
          )}
        </section>
      ))}
      {note !== "" && <p className="job-padded break-words whitespace-pre-line">{note}</p>}
      {job.actions.includes("put-readings") && (
        <SheetFooter>
          <Button size="sm" onClick={() => setAsked(true)}>
            {say("measure")}
          </Button>
        </SheetFooter>
      )}
      {asked && (
        <MeasureDialog
          job={job}
          busy={busy}
          onClose={() => setAsked(false)}
          onSend={(sent) => onSend(sent, () => setAsked(false))}
        />
      )}
    </Sheet>
  );
}

/** Which values a check is judged by. */
const ASKED: Readonly<Record<Finding["check"], readonly Reading[]>> = {
  string: ["stringVolts", "stringPanels", "cellCelsius"],
  insulation: ["insulationMegohms"],
  earth: ["earthOhms"],
  battery: ["batteryVolts"],
  voltage: ["acVolts"],
  frequency: ["acHertz"],
  rcd: ["rcdMilliseconds"],
  power: ["arrayWatts", "irradiance"],
};

function MeasureDialog({ job, busy, onSend, onClose }: DialogOf<JobSends> & { readonly job: Job }) {
  const { values, findings, note: before } = job.commissioning;
  const asked = READINGS.filter((name) => findings.some(({ check }) => ASKED[check].includes(name)));
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(asked.map((name) => [name, values?.[name] == null ? "" : numberText(values[name])])),
  );
  const [note, setNote] = useState(before);
  const [tried, setTried] = useState(false);
  const read = (name: Reading): number | null => {
    const text = texts[name] ?? "";
    return text.trim() === "" ? null : isNumberText(text) ? parseNumber(text) : Number.NaN;
  };
  const isWrong = (name: Reading): boolean => {
    const value = read(name);
    const { min, max } = READING_BOUNDS[name];
    return value !== null && !(value >= min && value <= max && (name !== "stringPanels" || Number.isInteger(value)));
  };
  const submit = () => {
    setTried(true);
    if (asked.some(isWrong)) return;
    const of = (name: Reading) => (asked.includes(name) ? read(name) : null);
    onSend({
      action: "put-readings",
      stringVolts: of("stringVolts"),
      stringPanels: of("stringPanels"),
      cellCelsius: of("cellCelsius"),
      insulationMegohms: of("insulationMegohms"),
      earthOhms: of("earthOhms"),
      batteryVolts: of("batteryVolts"),
      acVolts: of("acVolts"),
      acHertz: of("acHertz"),
      rcdMilliseconds: of("rcdMilliseconds"),
      arrayWatts: of("arrayWatts"),
      irradiance: of("irradiance"),
      note: note.trim(),
    });
  };
  return (
    <SaleDialog
      title={say("measureTitle")}
      description={say("measureHelp")}
      action={say("save")}
      wide
      busy={busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="job-measures">
        {asked.map((name) => (
          <Field
            key={name}
            label={say(`value.${name}`)}
            error={
              tried && isWrong(name)
                ? say("valueWrong", {
                    min: formatNumber(READING_BOUNDS[name].min),
                    max: formatNumber(READING_BOUNDS[name].max),
                  })
                : undefined
            }
          >
            <NumberInput
              value={texts[name] ?? ""}
              whole={name === "stringPanels"}
              onValueChange={(text) => setTexts({ ...texts, [name]: text })}
            />
          </Field>
        ))}
      </div>
      <Field label={say("note")}>
        <TextArea
          rows={2}
          maxLength={2_000}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
      </Field>
    </SaleDialog>
  );
}
