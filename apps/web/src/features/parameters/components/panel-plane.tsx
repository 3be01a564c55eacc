import { ANGLES } from "@sunwright/contract/layout-plane";
import { AZIMUTHS, ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import { say } from "@sunwright/words/parameters";
import { fieldLabel } from "../../../lib/parameter-words";
import { Field } from "../../../ui/field";
import { isNumberText, numberText, parseNumber } from "../../../ui/number";
import { Select } from "../../../ui/select";
import { fieldId, FigureBox } from "./fields";
import { useParameter } from "./parameters-context";

/** Nobody named one. */
const NONE = "none";
/** A figure that none of the choices stands for. */
const OTHER = "other";

const directions = ROOF_ORIENTATIONS.map((orientation) => ({
  value: numberText(AZIMUTHS[orientation]),
  label: say("direction", { orientation }),
}));

/** Pitches of a roof that nobody measured, as people call them. [°] Assumption, from the table of roof pitches of builders. */
const PITCHES = { flat: 0, low: 15, normal: 30, steep: 45 } as const;
const tilts = (["flat", "low", "normal", "steep"] as const).map((pitch) => ({
  value: numberText(PITCHES[pitch]),
  label: say("pitch", { pitch, tilt: PITCHES[pitch] }),
}));

/** Where the panels look and how steep they stand: one of a few words, or the angle itself. */
export const PanelPlane = () => (
  <>
    <Angle name={ANGLES.direction} open={say("towardsEquator")} words={directions} />
    <Angle name={ANGLES.tilt} open={say("usualTilt")} words={tilts} />
  </>
);

interface AngleProps {
  readonly name: (typeof ANGLES)[keyof typeof ANGLES];
  /** What an empty box stands for. */
  readonly open: string;
  readonly words: readonly { readonly value: string; readonly label: string }[];
}

function Angle({ name, open, words }: AngleProps) {
  const { value, change, error, help } = useParameter(name);
  const chosen = chosenWord(value, words);
  const other = chosen === OTHER ? [{ value: OTHER, label: say("anotherAngle") }] : [];
  const label = fieldLabel(name);
  return (
    <Field id={fieldId(name)} label={label} optional error={error} help={help}>
      <div className="flex gap-2">
        <Select
          id={`${fieldId(name)}-words`}
          aria-label={say("angleInWords", { field: label })}
          value={chosen}
          options={[{ value: NONE, label: open }, ...words, ...other]}
          onValueChange={(next) => next !== OTHER && change(next === NONE ? "" : next)}
        />
        <FigureBox name={name} />
      </div>
    </Field>
  );
}

/** The word for what the box says. */
function chosenWord(typed: string, words: AngleProps["words"]): string {
  if (typed.trim() === "") return NONE;
  const angle = isNumberText(typed) ? numberText(parseNumber(typed)) : OTHER;
  return words.some(({ value }) => value === angle) ? angle : OTHER;
}
