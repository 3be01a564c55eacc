import type { Reading } from "../../model/hour-reading";

/** Room the tip takes beside the crosshair. [px] */
const WIDTH = 206;
const GAP = 12;

interface HourTipProps {
  readonly reading: Reading;
  /** Where the crosshair stands. [px] */
  readonly place: number;
  /** Of the chart. [px] */
  readonly width: number;
}

/** The values under the crosshair, on the side that has room. The slider says the same, so this is for the eye only. */
export function HourTip({ reading: { title, lines }, place, width }: HourTipProps) {
  const left = place + GAP + WIDTH <= width ? place + GAP : Math.max(0, place - GAP - WIDTH);
  return (
    <div className="hour-tip" style={{ left, width: Math.min(WIDTH, width) }} aria-hidden="true">
      <p className="font-semibold">{title}</p>
      <dl>
        {lines.map(({ name, value, unmet }) => (
          <div key={name} data-unmet={unmet}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
