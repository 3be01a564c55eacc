import type { QuoteDraft } from "@sunwright/contract/quotes";
import { LINE_MAX } from "@sunwright/contract/limits";
import { STRINGS_MAX } from "@sunwright/contract/quote-states";
import { say } from "@sunwright/words/quote-desk";
import { say as name } from "@sunwright/words/quote-names";
import { type ReactNode, useState } from "react";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { Fold } from "../../../ui/fold";
import { TextInput } from "../../../ui/text-input";
import type { Checked } from "../api/use-check";
import type { DraftProps } from "../model/draft-props";
import { readStrings, stringsText } from "../model/strings-text";
import { NumberCell } from "./number-cell";

interface FigureFieldsProps extends DraftProps {
  readonly checked: Checked | undefined;
}

/** Bounds of the contract, with the unit of each figure. */
const PANELS = [
  ["watts", 1, 2_000, "W"],
  ["areaM2", 0.01, 20, "m²"],
  ["voc", 1, 500, "V"],
  ["vmp", 1, 500, "V"],
  ["isc", 0.1, 100, "A"],
  ["imp", 0.1, 100, "A"],
  ["vocPercentPerK", -2, 0, "%/K"],
] as const;
const BATTERY = [
  ["volts", 1, 1_500, "V"],
  ["ampHours", 0.1, 100_000, "Ah"],
  ["kwh", 0, 10_000, "kWh"],
  ["usablePercent", 0, 100, "%"],
  ["cycles", 0, 1_000_000, ""],
] as const;
const INVERTER = [
  ["watts", 1, 1_000_000, "W"],
  ["surgeWatts", 1, 10_000_000, "W"],
  ["pvMaxVolts", 1, 5_000, "V"],
  ["mpptMinVolts", 1, 5_000, "V"],
  ["mpptMaxVolts", 1, 5_000, "V"],
] as const;
const CABLES = ["panelToInverterMm2", "batteryMm2", "loadMm2"] as const;

const NO_PANELS: NonNullable<QuoteDraft["panels"]> = {
  watts: null,
  areaM2: null,
  voc: null,
  vmp: null,
  isc: null,
  imp: null,
  vocPercentPerK: null,
  datasheet: false,
};
const NO_BATTERY: NonNullable<QuoteDraft["battery"]> = {
  volts: null,
  ampHours: null,
  kwh: null,
  chemistry: null,
  usablePercent: null,
  cycles: null,
  datasheet: false,
};
const NO_INVERTER: NonNullable<QuoteDraft["inverter"]> = {
  watts: null,
  surgeWatts: null,
  pvMaxVolts: null,
  mpptMinVolts: null,
  mpptMaxVolts: null,
  datasheet: false,
};

/** What the main parts are: of typed ones it is typed, of others their shop or the price book says it. */
export const FigureFields = (props: FigureFieldsProps) => (
  <Fold title={say("figures")} line={say("figuresLine")}>
    {() => (
      <div className="grid gap-6">
        <Panels {...props} />
        <Battery {...props} />
        <Inverter {...props} />
        <Cables {...props} />
      </div>
    )}
  </Fold>
);

type Main = "panels" | "battery" | "inverter";
/** A shop or the price book says what it is. */
const isSold = ({ lines }: QuoteDraft, checked: Checked | undefined, kind: Main) =>
  lines.some(
    (line, at) =>
      line.kind === kind &&
      (line.productId !== null ||
        (line.bookId !== null &&
          checked?.lines[at]?.bookId === line.bookId &&
          checked.lines[at].book?.figures === true)),
  );
const has = ({ lines }: QuoteDraft, kind: Main) => lines.some((line) => line.kind === kind);

function Panels({ draft, checked, onChange, faultOf }: FigureFieldsProps) {
  if (!has(draft, "panels")) return null;
  const sold = isSold(draft, checked, "panels");
  const panels = (sold ? checked?.panels : null) ?? draft.panels ?? NO_PANELS;
  return (
    <Group
      title={name("kind.panels")}
      sold={sold}
      datasheet={panels.datasheet}
      onDatasheet={(datasheet) => onChange({ panels: { ...panels, datasheet } })}
    >
      {PANELS.map(([field, min, max, unit]) => (
        <Field key={field} label={say(`panels.${field}`)}>
          <NumberCell
            value={panels[field]}
            optional
            min={min}
            max={max}
            unit={unit}
            disabled={sold}
            onChange={(next) => onChange({ panels: { ...panels, [field]: next } })}
            onFault={faultOf(`panels ${field}`)}
          />
        </Field>
      ))}
      <StringsField strings={draft.strings ?? null} onChange={onChange} onFault={faultOf("strings")} />
    </Group>
  );
}

interface StringsFieldProps extends Pick<FigureFieldsProps, "onChange"> {
  readonly strings: readonly number[] | null;
  readonly onFault: (wrong: boolean) => void;
}

/** How the firm wires its panels, whoever sells them. */
function StringsField({ strings, onChange, onFault }: StringsFieldProps) {
  const [text, setText] = useState(() => stringsText(strings));
  const isWrong = readStrings(text) === undefined;
  return (
    <Field
      label={say("panels.strings")}
      help={say("panels.stringsHelp")}
      error={isWrong ? say("panels.stringsHelp") : undefined}
    >
      <TextInput
        size="sm"
        inputMode="text"
        maxLength={LINE_MAX}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          const read = readStrings(value);
          setText(value);
          onFault(read === undefined);
          if (read !== undefined) onChange({ strings: read });
        }}
      />
    </Field>
  );
}

function Battery({ draft, checked, onChange, faultOf }: FigureFieldsProps) {
  if (!has(draft, "battery")) return null;
  const sold = isSold(draft, checked, "battery");
  const battery = (sold ? checked?.battery : null) ?? draft.battery ?? NO_BATTERY;
  return (
    <Group
      title={name("kind.battery")}
      sold={sold}
      datasheet={battery.datasheet}
      onDatasheet={(datasheet) => onChange({ battery: { ...battery, datasheet } })}
    >
      {BATTERY.map(([field, min, max, unit]) => (
        <Field key={field} label={say(`battery.${field}`)}>
          <NumberCell
            value={battery[field]}
            optional
            min={min}
            max={max}
            unit={unit === "" ? undefined : unit}
            disabled={sold}
            onChange={(next) => onChange({ battery: { ...battery, [field]: next } })}
            onFault={faultOf(`battery ${field}`)}
          />
        </Field>
      ))}
      <Field label={say("battery.chemistry")}>
        <TextInput
          size="sm"
          maxLength={100}
          disabled={sold}
          value={battery.chemistry ?? ""}
          onChange={({ target }) =>
            onChange({ battery: { ...battery, chemistry: target.value === "" ? null : target.value } })
          }
        />
      </Field>
    </Group>
  );
}

function Inverter({ draft, checked, onChange, faultOf }: FigureFieldsProps) {
  if (!has(draft, "inverter")) return null;
  const sold = isSold(draft, checked, "inverter");
  const inverter = (sold ? checked?.inverter : null) ?? draft.inverter ?? NO_INVERTER;
  return (
    <Group
      title={name("kind.inverter")}
      sold={sold}
      datasheet={inverter.datasheet}
      onDatasheet={(datasheet) => onChange({ inverter: { ...inverter, datasheet } })}
    >
      {INVERTER.map(([field, min, max, unit]) => (
        <Field key={field} label={say(`inverter.${field}`)}>
          <NumberCell
            value={inverter[field]}
            optional
            min={min}
            max={max}
            unit={unit}
            disabled={sold}
            onChange={(next) => onChange({ inverter: { ...inverter, [field]: next } })}
            onFault={faultOf(`inverter ${field}`)}
          />
        </Field>
      ))}
      <Field label={say("inverter.trackers")}>
        <NumberCell
          value={draft.trackers ?? null}
          optional
          whole
          min={1}
          max={STRINGS_MAX}
          onChange={(trackers) => onChange({ trackers })}
          onFault={faultOf("trackers")}
        />
      </Field>
    </Group>
  );
}

const Cables = ({ draft: { cables }, onChange, faultOf }: FigureFieldsProps) => (
  <fieldset className="quote-figures">
    <legend className="type-h4">{say("cables")}</legend>
    <div className="quote-figure-grid">
      {CABLES.map((field) => (
        <Field key={field} label={say(`cables.${field}`)}>
          <NumberCell
            value={cables[field]}
            optional
            max={1_000}
            unit="mm²"
            onChange={(next) => onChange({ cables: { ...cables, [field]: next } })}
            onFault={faultOf(`cables ${field}`)}
          />
        </Field>
      ))}
    </div>
  </fieldset>
);

interface GroupProps {
  readonly title: string;
  readonly sold: boolean;
  readonly datasheet: boolean;
  readonly onDatasheet: (there: boolean) => void;
  readonly children: ReactNode;
}

const Group = ({ title, sold, datasheet, onDatasheet, children }: GroupProps) => (
  <fieldset className="quote-figures">
    <legend className="type-h4">{title}</legend>
    {sold && <p className="type-small text-text-2">{say("fromShop")}</p>}
    <div className="quote-figure-grid">{children}</div>
    {!sold && <Checkbox label={say("datasheet")} checked={datasheet} onCheckedChange={onDatasheet} className="mt-3" />}
  </fieldset>
);
