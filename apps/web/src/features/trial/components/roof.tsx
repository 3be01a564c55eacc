import { say } from "@sunwright/words/trial";
import { Item, Root } from "radix-ui/radio-group";
import { Segmented } from "../../../ui/segmented";
import { type Answers, COMPASS, PITCHES } from "../model/answers";

interface RoofProps extends Pick<Answers, "azimuth" | "tilt"> {
  readonly onAnswer: (given: Partial<Answers>) => void;
}

/** Where the roof faces and how steep it is, by tapping; arrow keys turn it. */
export const Roof = ({ azimuth, tilt, onAnswer }: RoofProps) => (
  <div className="grid gap-4 sm:grid-cols-[184px_minmax(0,1fr)] sm:gap-6">
    <div>
      <p className="type-label mb-1.5" aria-hidden="true">
        {say("roofFaces")}
      </p>
      <Compass azimuth={azimuth} onTurn={(next) => onAnswer({ azimuth: next })} />
    </div>
    <div>
      <p className="type-label mb-1.5" aria-hidden="true">
        {say("howSteep")}
      </p>
      <Segmented
        label={say("howSteep")}
        full
        value={tilt === null ? null : `${tilt}`}
        options={PITCHES.map((pitch) => ({
          value: `${pitch}`,
          label: pitch === 0 ? say("level") : say("degrees", { tilt: pitch }),
        }))}
        onValueChange={(chosen) => onAnswer({ tilt: PITCHES.find((pitch) => `${pitch}` === chosen) ?? null })}
      />
      <p className="type-help mt-2 text-text-3">{say("roofOpen")}</p>
    </div>
  </div>
);

interface CompassProps {
  readonly azimuth: number | null;
  readonly onTurn: (azimuth: number | null) => void;
}

function Compass({ azimuth, onTurn }: CompassProps) {
  const turn = (text: string) => onTurn(COMPASS.find(({ point }) => point === text)?.azimuth ?? null);
  const chosen = COMPASS.find((point) => point.azimuth === azimuth)?.point;
  return (
    <Root aria-label={say("roofFaces")} value={chosen ?? ""} onValueChange={turn} className="trial-compass">
      {COMPASS.map(({ point }) => (
        <Item key={point} value={point} aria-label={say(`faces.${point}`)} style={{ gridArea: point }}>
          {say(`point.${point}`)}
        </Item>
      ))}
      <svg viewBox="0 0 48 48" aria-hidden="true" style={{ gridArea: "middle", rotate: `${azimuth ?? 0}deg` }}>
        <rect x={10} y={10} width={28} height={28} className="trial-roof" />
        {azimuth !== null && <rect x={10} y={10} width={28} height={14} className="trial-panels" />}
      </svg>
    </Root>
  );
}
