import { fileText } from "@sunwright/contract/file-text";
import type { CountedFrom } from "@sunwright/engine/climate/files/read-horizon";
import { profilePoints, type ProfilePoint } from "@sunwright/engine/parameters/profile-text";
import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/horizon";
import { FileUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { fieldLabel, showParameter } from "../../../lib/parameter-words";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";
import { horizonOfFile, horizonTyped } from "../model/horizon";
import { fieldId } from "./fields";
import { useParameter } from "./parameters-context";

/** A horizon of every tenth of a degree has 40 kB. [bytes] */
const LARGEST_FILE = 200_000;

/** Hills and houses far away: typed, or from a file that is read here. It is saved with the form. */
export function HorizonField() {
  const { value, change, leave, error, help } = useParameter("horizonProfile");
  const [problem, setProblem] = useState<string | null>(null);
  /** A file that does not say where it counts from, and how it was read. */
  const [doubtful, setDoubtful] = useState<{ readonly text: string; readonly from: CountedFrom } | null>(null);
  const points = profilePoints(value ?? "");
  const read = (text: string, from?: CountedFrom) => {
    const horizon = horizonOfFile(text, from);
    setProblem(horizon.ok ? null : tell(horizon.problem));
    setDoubtful(horizon.ok && (horizon.isAssumed || from !== undefined) ? { text, from: horizon.countedFrom } : null);
    if (horizon.ok) change(horizon.profile);
  };
  const take = async (file: File) => {
    const bytes = file.size > LARGEST_FILE ? null : await file.arrayBuffer().catch(() => null);
    if (bytes === null) setProblem(say("unreadable"));
    else read(fileText(new Uint8Array(bytes)));
  };
  return (
    <section aria-label={fieldLabel("horizonProfile")} className="mt-5 border-t border-line pt-4">
      <Field
        id={fieldId("horizonProfile")}
        label={fieldLabel("horizonProfile")}
        optional
        error={problem ?? error}
        help={help}
      >
        <TextInput
          value={value ?? ""}
          placeholder={say("example")}
          onChange={(event) => {
            setProblem(null);
            setDoubtful(null);
            change(event.target.value === "" ? null : event.target.value);
          }}
          onBlur={() => {
            if (value !== null) change(value.trim() === "" ? null : horizonTyped(value));
            leave();
          }}
        />
      </Field>
      <div className="mt-3 flex flex-wrap items-center gap-2.5">
        <FileInput
          label={say("file")}
          accept=".csv,.hor,.json,.txt,text/csv,application/json,text/plain"
          onFile={(file) => void take(file)}
        >
          {(choose) => (
            <Button
              variant="outline"
              size="sm"
              icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
              onClick={choose}
            >
              {say("chooseFile")}
            </Button>
          )}
        </FileInput>
        {value !== null && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              setDoubtful(null);
              change(null);
            }}
          >
            {say("open")}
          </Button>
        )}
        <p className="type-help text-text-3">
          {points.length === 0 ? say("help") : showParameter("horizonProfile", value)}
        </p>
      </div>
      {doubtful !== null && (
        <p className="type-small mt-3 flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
          {say("countedFrom", { from: doubtful.from })}
          <Button
            variant="outline"
            size="sm"
            onClick={() => read(doubtful.text, doubtful.from === "south" ? "north" : "south")}
          >
            {say("countFrom", { from: doubtful.from === "south" ? "north" : "south" })}
          </Button>
        </p>
      )}
      {points.length > 0 && <Skyline points={points} />}
      <p className="type-help mt-2 text-text-3">{say("notCounted")}</p>
    </section>
  );
}

const WIDTH = 360;
const HEIGHT = 56;
/** What the drawing reaches to at least. [°] */
const LEAST_TOP = 20;

/** The horizon from north over east, south and west to north, as the points join. */
function Skyline({ points }: { readonly points: readonly ProfilePoint[] }) {
  const top = Math.max(LEAST_TOP, ...points.map(({ elevation }) => elevation)) * 1.1;
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return null;
  const around = [
    { azimuth: last.azimuth - 360, elevation: last.elevation },
    ...points,
    { azimuth: first.azimuth + 360, elevation: first.elevation },
  ];
  const y = (elevation: number) => HEIGHT - (elevation / top) * HEIGHT;
  const line = around.map(({ azimuth, elevation }) => `${azimuth} ${y(elevation)}`).join("L");
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 16}`}
      className="mt-3 w-full max-w-[440px]"
      role="img"
      aria-label={say("drawn", { points: points.length })}
    >
      <path d={`M${around[0]?.azimuth} ${HEIGHT}L${line}L${around.at(-1)?.azimuth} ${HEIGHT}Z`} fill="var(--line)" />
      <path d={`M${line}`} fill="none" stroke="var(--text-2)" strokeWidth={1.4} />
      {COMPASS.map(({ azimuth, anchor, name }) => (
        <text
          key={azimuth}
          x={azimuth}
          y={HEIGHT + 13}
          fontSize={11}
          fontWeight={500}
          textAnchor={anchor}
          fill="var(--text-3)"
        >
          {name}
        </text>
      ))}
    </svg>
  );
}

const COMPASS = [
  { azimuth: 0, anchor: "start", name: say("compass.north") },
  { azimuth: 90, anchor: "middle", name: say("compass.east") },
  { azimuth: 180, anchor: "middle", name: say("compass.south") },
  { azimuth: 270, anchor: "middle", name: say("compass.west") },
  { azimuth: 360, anchor: "end", name: say("compass.north") },
] as const;
