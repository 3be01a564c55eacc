import type { Project } from "@sunwright/contract/projects";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { guessedPeak } from "@sunwright/engine/sizing/load/bill-load";
import { METER_FILE_MAX } from "@sunwright/files/meter/bounds";
import type { MeterFileForm, MeterUnit } from "@sunwright/files/meter/meter-file";
import { say } from "@sunwright/words/meter-data";
import { tell } from "@sunwright/words/tell-meter-files";
import { useRef, useState } from "react";
import { fileForm } from "../../../lib/file-form";
import { energy, figureText, power } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import { HourBars } from "../../../ui/hour-bars";
import { readMeterFile } from "../api/read-meter";
import { fits, type MeterAnswer, type MeterAsked, meteredDay } from "../model/meter";
import { MeterFound } from "./meter-found";
import { useDirectCalculation } from "./use-direct-calculation";

interface MeterPanelProps {
  readonly project: Project;
  /** The project is sized by the file's mean day, which are the figures of Direct Input. */
  readonly onUsed: (daily: number) => void;
}

/** What the reader settled of a file: a unit, ends for beginnings. */
export type Settled = Pick<MeterFileForm, "unit" | "stamps">;

interface Chosen {
  readonly file: File;
  readonly settled: Settled;
  readonly answer: MeterAnswer | "reading" | "failed";
}

/** Consumption as a meter's file says it. The file is read on this device and never sent; the project keeps its day. */
export function MeterPanel({ project, onUsed }: MeterPanelProps) {
  const running = useRef<AbortController>(undefined);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const read = async (file: File, settled: Settled) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (answer: Chosen["answer"]) => {
      if (!signal.aborted) setChosen({ file, settled, answer });
    };
    show("reading");
    if (file.size > METER_FILE_MAX) return show({ fault: { key: "meter-files.tooLong" } });
    try {
      const bytes = await file.arrayBuffer();
      show(await readMeterFile({ bytes, ...homeOf(project, settled) }, signal));
    } catch {
      show("failed");
    }
  };
  const stop = () => {
    running.current?.abort();
    setChosen(null);
  };
  const isReading = chosen?.answer === "reading";
  return (
    <div
      className="grid gap-5 p-5"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void read(file, {});
      }}
    >
      <div className="ui-drop flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold break-words">{chosen?.file.name ?? say("drop")}</p>
          <p className="type-help text-text-2">
            {chosen === null ? say("kinds") : say("here", { size: Math.ceil(chosen.file.size / 1_000) })}
          </p>
        </div>
        <div className="flex gap-3">
          {isReading && (
            <Button variant="ghost" onClick={stop}>
              {say("stop")}
            </Button>
          )}
          <FileInput
            label={say("file")}
            accept=".csv,.txt,.xml,text/csv,text/plain,text/xml"
            onFile={(file) => void read(file, {})}
          >
            {(choose) => (
              <Button variant="outline" busy={isReading} busyText={say("reading")} onClick={choose}>
                {chosen === null ? say("choose") : say("another")}
              </Button>
            )}
          </FileInput>
        </div>
      </div>
      {chosen !== null && typeof chosen.answer === "object" && (
        <Answered
          answer={chosen.answer}
          project={project}
          settled={chosen.settled}
          onSettled={(settled) => void read(chosen.file, settled)}
          onUsed={onUsed}
        />
      )}
      {chosen?.answer === "failed" && (
        <p role="alert" className="text-bad">
          {say("failed")}
        </p>
      )}
    </div>
  );
}

function homeOf({ town, country }: Project, settled: Settled): Pick<MeterAsked, "home" | "form"> {
  const place = placeOf(town);
  const home = { country, latitude: place?.latitude ?? null, longitude: place?.longitude ?? null };
  return { home, form: { dayOrder: fileForm(country).dayOrder, ...settled } };
}

interface AnsweredProps {
  readonly answer: MeterAnswer;
  readonly project: Project;
  readonly settled: Settled;
  readonly onSettled: (settled: Settled) => void;
  readonly onUsed: (daily: number) => void;
}

function Answered({ answer, project, settled, onSettled, onUsed }: AnsweredProps) {
  const { state, calculate } = useDirectCalculation(project.id);
  if ("fault" in answer)
    return (
      <p role="alert" className="text-bad">
        {tell(answer.fault)}
      </p>
    );
  const { file } = answer;
  const day = meteredDay(file);
  const daily = day === null ? 0 : Math.round(day.daily);
  const peak = peakOf(day?.peak ?? null, daily, project.directPeakPower);
  return (
    <div role="status" className="grid gap-5">
      <MeterFound
        file={file}
        settled={settled}
        onUnit={(unit: MeterUnit) => onSettled({ ...settled, unit })}
        onStamps={(stamps) => onSettled({ ...settled, stamps })}
      />
      {day?.hours && <HourBars values={day.hours} unit="W" label={say("meanDay")} />}
      {daily > 0 && (
        <div>
          <Button
            busy={state === "calculating"}
            onClick={() => {
              onUsed(daily);
              void calculate({ directDailyConsumption: daily, directPeakPower: peak });
            }}
          >
            {say("use", { daily: figureText(energy(daily, "kilo")) })}
          </Button>
          <p className="type-help mt-2 text-text-3">
            {say(day?.peak === null ? "peakGuessed" : "peakMeasured", { peak: figureText(power(peak, "kilo")) })}
          </p>
        </div>
      )}
    </div>
  );
}

/** As it was measured, else as it was typed where that can be, else a guess. [W] */
function peakOf(measured: number | null, daily: number, typed: number | null): number {
  if (measured !== null && fits(daily, Math.ceil(measured))) return Math.ceil(measured);
  return typed !== null && typed > 0 && fits(daily, typed) ? typed : guessedPeak(daily);
}
