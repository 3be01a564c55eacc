import { say } from "@sunwright/words/comparison";
import type { ProjectMoney } from "@sunwright/contract/economics";
import {
  BATTERY_TYPES,
  INSTALLATION_TYPES,
  INVERTER_TYPES,
  PANEL_TYPES,
  QUALITY_TIERS,
  SYSTEM_SIZES,
} from "@sunwright/engine/comparison/configuration";
import { moneyAssumptions } from "@sunwright/engine/money/assumptions";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { clsx } from "clsx";
import { MONEY_LABELS, moneyUnit } from "../../../lib/money-words";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { numberText } from "../../../ui/number";
import { Select } from "../../../ui/select";
import { usePhone } from "../../../ui/use-media";
import { type Draft, isReady, TERMS, termMessage, warrantyMessage } from "../model/draft";
import {
  BATTERY_WORDS,
  INSTALLATION_WORDS,
  INVERTER_WORDS,
  optionsOf,
  PANEL_WORDS,
  SIZE_WORDS,
  TIER_WORDS,
  configurationDescription,
  configurationName,
} from "../model/words";
import { PriorityChoice } from "./priority-choice";
import type { WizardBoard } from "./use-wizard";

interface ConfigureProps {
  readonly board: WizardBoard;
  readonly systemType: SystemType;
  readonly money: ProjectMoney;
  readonly onGenerate: () => void;
}

/** Step 1: the three configurations, the terms of a loan, and what matters most. */
export function Configure({ board, systemType, money, onGenerate }: ConfigureProps) {
  const { drafts, terms } = board.wizard;
  // On a phone the fields are screens long, and most people change none: the button comes before them.
  const isPhone = usePhone();
  const buttons = (
    <div className={clsx("flex flex-wrap gap-3", isPhone ? "mb-6" : "mt-6")}>
      <Button disabled={!isReady(drafts, terms)} onClick={onGenerate}>
        {say("generateComparison")}
      </Button>
      <Button variant="ghost" onClick={() => board.dispatch({ kind: "reset" })}>
        {say("resetToDefaults")}
      </Button>
    </div>
  );
  return (
    <>
      {isPhone && buttons}
      <div className="comparison-drafts">
        {drafts.map((draft, index) => (
          <DraftFields
            key={draft.name}
            draft={draft}
            systemType={systemType}
            onChange={(change) => board.dispatch({ kind: "edit", index, change })}
          />
        ))}
      </div>
      <div className="comparison-terms">
        <PriorityChoice board={board} />
        <TermFields board={board} money={money} />
      </div>
      {!isPhone && buttons}
    </>
  );
}

interface DraftFieldsProps {
  readonly draft: Draft;
  readonly systemType: SystemType;
  readonly onChange: (change: Partial<Draft>) => void;
}

const PANELS = optionsOf(PANEL_TYPES, PANEL_WORDS);
const BATTERIES = optionsOf(BATTERY_TYPES, BATTERY_WORDS);
const INVERTERS = optionsOf(INVERTER_TYPES, INVERTER_WORDS);
const SIZES = optionsOf(SYSTEM_SIZES, SIZE_WORDS);
const TIERS = optionsOf(QUALITY_TIERS, TIER_WORDS);
const INSTALLATIONS = optionsOf(INSTALLATION_TYPES, INSTALLATION_WORDS);

function DraftFields({ draft, systemType, onChange }: DraftFieldsProps) {
  return (
    <fieldset className="comparison-draft">
      <legend className="type-h3">{configurationName(draft.name)}</legend>
      <p className="type-help text-text-3">{configurationDescription(draft.name)}</p>
      <Field label={say("panelType")}>
        <Select value={draft.panelType} options={PANELS} onValueChange={(panelType) => onChange({ panelType })} />
      </Field>
      <Field label={say("batteryType")} help={systemType === "on-grid" ? say("batteryNotUsedOnGrid") : undefined}>
        <Select
          value={draft.batteryType}
          options={BATTERIES}
          onValueChange={(batteryType) => onChange({ batteryType })}
        />
      </Field>
      <Field label={say("inverterType")}>
        <Select
          value={draft.inverterType}
          options={INVERTERS}
          onValueChange={(inverterType) => onChange({ inverterType })}
        />
      </Field>
      <Field label={say("systemSize")} help={SIZE_HELP[systemType][draft.systemSize]}>
        <Select value={draft.systemSize} options={SIZES} onValueChange={(systemSize) => onChange({ systemSize })} />
      </Field>
      <Field label={say("qualityTier")}>
        <Select value={draft.qualityTier} options={TIERS} onValueChange={(qualityTier) => onChange({ qualityTier })} />
      </Field>
      <Field label={say("installation")}>
        <Select
          value={draft.installationType}
          options={INSTALLATIONS}
          onValueChange={(installationType) => onChange({ installationType })}
        />
      </Field>
      <Field label={say("warranty")} error={warrantyMessage(draft.warranty)}>
        <NumberInput
          whole
          value={draft.warranty}
          unit={say("yearsUnit")}
          onValueChange={(warranty) => onChange({ warranty })}
        />
      </Field>
    </fieldset>
  );
}

const AS_ASKED = say("size.asProjectAsks");
/** What the engine builds for each word. */
const SIZE_HELP = {
  "off-grid": { basic: say("size.tripleDarkHours"), standard: AS_ASKED, premium: say("size.thirdOfDarkHours") },
  hybrid: { basic: say("size.halfBackup"), standard: AS_ASKED, premium: say("size.halfMoreBackup") },
  "on-grid": {
    basic: say("size.threeQuartersOfYear"),
    standard: AS_ASKED,
    premium: say("size.quarterMoreThanYear"),
  },
} as const satisfies Record<SystemType, Record<Draft["systemSize"], string>>;

function TermFields({ board, money }: Pick<ConfigureProps, "board" | "money">) {
  const { figures, currency } = moneyAssumptions(money.country, money.figures);
  const { terms } = board.wizard;
  return TERMS.map((term) => {
    const text = terms[term] ?? numberText(figures[term].value);
    return (
      <Field key={term} label={MONEY_LABELS[term]} error={termMessage(term, text)}>
        <NumberInput
          whole={term === "loanTerm"}
          value={text}
          unit={moneyUnit(term, currency)}
          onValueChange={(typed) => board.dispatch({ kind: "terms", terms: { [term]: typed } })}
        />
      </Field>
    );
  });
}
