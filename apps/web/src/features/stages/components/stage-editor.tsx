import type { ProjectAppliance } from "@sunwright/contract/appliances";
import type { KeptStage, KeptStages } from "@sunwright/contract/stages";
import type { SystemType } from "@sunwright/engine/parameters/options";
import { MOST_STAGES } from "@sunwright/engine/stages/asked";
import { say } from "@sunwright/words/stages";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Dialog, DialogClose } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { IconButton } from "../../../ui/icon-button";
import { parseNumber } from "../../../ui/number";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { TextInput } from "../../../ui/text-input";
import { today } from "../../../lib/today";
import { carriedBy, emptyStage, withStage } from "../model/draft";
import { namedAppliance } from "../model/named-appliance";

interface StageEditorProps {
  readonly plan: KeptStages;
  readonly appliances: readonly ProjectAppliance[];
  readonly systemType: SystemType;
  readonly onChange: (plan: KeptStages) => void;
}

/** Which appliance comes with which stage, and when each is paid. What is typed is kept as it is typed. */
export function StageEditor({ plan, appliances, systemType, onChange }: StageEditorProps) {
  const { stages } = plan;
  return (
    <Dialog
      size="lg"
      title={say("edit.title")}
      trigger={
        <Button variant="outline" className="justify-self-start">
          {say("edit")}
        </Button>
      }
      footer={
        <DialogClose>
          <Button>{say("edit.done")}</Button>
        </DialogClose>
      }
    >
      {stages.map((stage, at) => (
        <fieldset key={at} className="stage-edit">
          <legend className="type-h4">{say("stageNumber", { number: at + 1 })}</legend>
          <Terms
            stage={stage}
            first={at === 0}
            systemType={systemType}
            onChange={(change) => onChange(withStage(plan, at, change))}
          />
          <div role="group" aria-label={say("carriesLabel", { number: at + 1 })} className="stage-edit-row">
            {appliances.map((appliance) => (
              <Checkbox
                key={appliance.id}
                label={namedAppliance(appliance)}
                checked={stage.carries.includes(appliance.id)}
                onCheckedChange={(checked) => onChange(carriedBy(plan, at, appliance.id, checked))}
              />
            ))}
          </div>
          {stages.length > 1 && (
            <IconButton
              label={say("edit.remove", { number: at + 1 })}
              onClick={() => onChange({ ...plan, stages: stages.filter((_, index) => index !== at) })}
              icon={<Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            />
          )}
        </fieldset>
      ))}
      {stages.length < MOST_STAGES && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChange({ ...plan, stages: [...stages, emptyStage(null)] })}
        >
          {say("edit.add")}
        </Button>
      )}
    </Dialog>
  );
}

interface TermsProps {
  readonly stage: KeptStage;
  readonly first: boolean;
  readonly systemType: SystemType;
  readonly onChange: (change: Partial<KeptStage>) => void;
}

const WHEN = ["day", "saved"] as const;

function Terms({ stage, first, systemType, onChange }: TermsProps) {
  const { time } = stage;
  const [budget, setBudget] = useState(time.kind === "day" && time.budget !== null ? String(time.budget) : "");
  const [promise, setPromise] = useState(stage.promise === null ? "" : String(stage.promise));
  return (
    <div className="stage-edit-row">
      <Field label={say("edit.name")}>
        <TextInput
          value={stage.name}
          maxLength={60}
          onChange={({ currentTarget }) => currentTarget.value.trim() !== "" && onChange({ name: currentTarget.value })}
        />
      </Field>
      {!first && (
        <Field label={say("edit.when")}>
          <Select
            value={time.kind}
            onValueChange={(kind) =>
              onChange({ time: kind === "saved" ? { kind } : { kind, day: today(), budget: null } })
            }
            options={WHEN.map((value) => ({ value, label: say(`edit.${value}`) }))}
          />
        </Field>
      )}
      {time.kind === "day" && (
        <>
          <Field label={say("edit.date")}>
            <TextInput
              type="date"
              value={time.day}
              onChange={({ currentTarget }) =>
                currentTarget.value !== "" && onChange({ time: { ...time, day: currentTarget.value } })
              }
            />
          </Field>
          <Field label={say("edit.budget")} help={say("edit.budgetHelp")} optional>
            <NumberInput
              value={budget}
              min={0}
              onValueChange={(text) => {
                setBudget(text);
                const value = text.trim() === "" ? null : parseNumber(text);
                if (value === null || value >= 0) onChange({ time: { ...time, budget: value } });
              }}
            />
          </Field>
        </>
      )}
      <Field
        label={say(systemType === "hybrid" ? "edit.promiseHybrid" : "edit.promise")}
        help={say("edit.promiseHelp")}
        optional
      >
        <NumberInput
          value={promise}
          min={1}
          max={100}
          onValueChange={(text) => {
            setPromise(text);
            const value = text.trim() === "" ? null : parseNumber(text);
            if (value === null || (value >= 1 && value <= 100)) onChange({ promise: value });
          }}
        />
      </Field>
    </div>
  );
}
