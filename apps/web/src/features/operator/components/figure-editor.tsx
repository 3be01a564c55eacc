import type { FigureVersion } from "@sunwright/contract/figures";
import type { CountryFigures } from "@sunwright/engine/countries/country-figures";
import type { CountryFigure } from "@sunwright/engine/prices/country-figures";
import { faultsOf, type RenewalFault } from "@sunwright/engine/prices/renewing";
import { PRICED_PARTS } from "@sunwright/engine/prices/part-prices";
import { optionText } from "@sunwright/report/parameter-text";
import { say as sayFault } from "@sunwright/words/answers";
import { say } from "@sunwright/words/operator-figures";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { today } from "../../../lib/today";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { Field } from "../../../ui/field";
import { parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { SheetFooter, SheetSection, SummarySheet } from "../../../ui/sheet";
import { TextInput } from "../../../ui/text-input";
import { FigureHistory } from "./figure-history";
import { RenewalEffects } from "./renewal-effects";
import { AGE_TONES, type ShownFigure, valueText } from "../model/figures";

/** What was typed, as it is sent. */
type TypedFigure = Parameters<typeof faultsOf>[0];

interface FigureEditorProps {
  readonly shown: ShownFigure;
  /** As they stand. */
  readonly figures: CountryFigures;
  readonly versions: readonly FigureVersion[];
  /** Projects of its country that have a design. */
  readonly designed: number;
  readonly busy: boolean;
  readonly onSave: (typed: TypedFigure) => void;
  readonly onClose: () => void;
}

/** Which box a fault belongs to. */
const BOX_OF: Readonly<Record<RenewalFault, "value" | "low" | "source" | "from" | "until">> = {
  unknown: "value",
  fixed: "value",
  twice: "value",
  noNumber: "value",
  least: "value",
  most: "value",
  range: "low",
  unit: "value",
  source: "source",
  day: "from",
  begins: "from",
  ends: "until",
};

/** With one of these nobody knows what it would change. */
const VALUE_FAULTS: ReadonlySet<RenewalFault> = new Set(["fixed", "noNumber", "least", "most", "range"]);

/** One figure that somebody looked up again. */
export function FigureEditor({ shown, figures, versions, designed, busy, onSave, onClose }: FigureEditorProps) {
  const { figure, name, age } = shown;
  const [value, setValue] = useState("");
  const [low, setLow] = useState("");
  const [high, setHigh] = useState("");
  const [source, setSource] = useState("");
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [sent, setSent] = useState(false);
  const number = figure.value === null ? null : parseNumber(value);
  const typed: TypedFigure = {
    id: figure.id,
    value: number,
    unit: figure.unit,
    source,
    from,
    until: until === "" ? null : until,
    ...(low !== "" && { low: parseNumber(low) ?? Number.NaN }),
    ...(high !== "" && { high: parseNumber(high) ?? Number.NaN }),
  };
  const faults = faultsOf(typed, figure, today());
  const faultAt = (box: (typeof BOX_OF)[RenewalFault]) => {
    const fault = sent ? faults.find((each) => BOX_OF[each] === box) : undefined;
    return fault === undefined ? undefined : sayFault(`figure.${fault}`);
  };
  return (
    <SummarySheet aria-label={say("renewOf", { figure: name })}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setSent(true);
          if (faults.length === 0) onSave(typed);
        }}
      >
        <SheetSection level={2} title={`${name}, ${optionText("country", figure.country)}`}>
          <Chip tone={AGE_TONES[age]}>{say(`age.${age}`)}</Chip>
          <div className="mt-4 grid gap-4">
            {figure.value === null ? (
              <p className="type-small">{say("rule")}</p>
            ) : (
              <Field label={say("newValue")} required error={faultAt("value")} help={beforeText(figure, number)}>
                <NumberInput value={value} onValueChange={setValue} unit={figure.unit} />
              </Field>
            )}
            {figure.range && (
              <>
                <Field
                  label={say("low")}
                  optional={say("optional")}
                  error={faultAt("low")}
                  help={say("rangeWas", { value: formatNumber(figure.range.low, 4) })}
                >
                  <NumberInput value={low} onValueChange={setLow} unit={figure.unit} />
                </Field>
                <Field
                  label={say("high")}
                  optional={say("optional")}
                  help={say("rangeWas", { value: formatNumber(figure.range.high, 4) })}
                >
                  <NumberInput value={high} onValueChange={setHigh} unit={figure.unit} />
                </Field>
              </>
            )}
            <Field label={say("source")} required error={faultAt("source")}>
              <TextInput
                value={source}
                maxLength={200}
                onChange={({ currentTarget }) => setSource(currentTarget.value)}
              />
            </Field>
            <Field label={say("from")} required error={faultAt("from")}>
              <TextInput type="date" value={from} onChange={({ currentTarget }) => setFrom(currentTarget.value)} />
            </Field>
            <Field label={say("until")} optional={say("optional")} error={faultAt("until")} help={say("untilHelp")}>
              <TextInput type="date" value={until} onChange={({ currentTarget }) => setUntil(currentTarget.value)} />
            </Field>
          </div>
        </SheetSection>
        <RenewalEffects
          country={figure.country}
          figures={figures}
          designed={designed}
          typed={faults.some((fault) => VALUE_FAULTS.has(fault)) || number === null ? null : typed}
        />
        <FigureHistory figure={figure} versions={versions} />
        <SheetFooter>
          <Button type="submit" busy={busy} busyText={say("saving")}>
            {say("save")}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {say("cancel")}
          </Button>
        </SheetFooter>
      </form>
    </SummarySheet>
  );
}

const PARTS: ReadonlySet<string> = new Set(PRICED_PARTS);

/** What it was, and by how much the new one is another. */
function beforeText(figure: CountryFigure, number: number | null): string {
  const { value } = figure;
  const was = valueText(figure);
  const change = number === null || value === null || value === 0 ? Number.NaN : 100 * (number / value - 1);
  const percent = formatNumber(Math.abs(change), 1);
  const text = !Number.isFinite(change)
    ? say("was", { value: was })
    : say(change < 0 ? "wasDown" : "wasUp", { value: was, percent });
  return PARTS.has(figure.subject) ? `${text}. ${say("range")}` : text;
}
