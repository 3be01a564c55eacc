import type { KeptStages } from "@sunwright/contract/stages";
import { STANDING_KINDS } from "@sunwright/engine/stages/standing";
import { say } from "@sunwright/words/stages";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Dialog } from "../../../ui/dialog";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { EMPTY_PART, FIGURES_OF, type TypedFigure, type TypedPart, withPart } from "../model/own-part";

interface AddStandingProps {
  readonly standing: KeptStages["standing"];
  readonly onChange: (standing: KeptStages["standing"]) => void;
}

const UNITS = {
  count: undefined,
  watts: "W",
  years: undefined,
  azimuth: "°",
  current: "A",
  inSeries: undefined,
  volts: "V",
  ampHours: "Ah",
  measured: "Ah",
  panelVoltage: "V",
} as const satisfies Record<TypedFigure, string | undefined>;

function labelOf(figure: TypedFigure, { kind }: TypedPart): string {
  if (figure === "watts") return say(kind === "panels" ? "own.watts" : "own.power");
  if (figure === "volts") return say(kind === "battery" ? "own.volts" : "own.batteryVolts");
  if (figure === "current" && kind === "controller") return say("own.current");
  return say(`own.${figure}`);
}

const HELP: Partial<Record<TypedFigure, "own.azimuthHelp" | "own.measuredHelp">> = {
  azimuth: "own.azimuthHelp",
  measured: "own.measuredHelp",
};

/** One part that the home has, as its owner can tell it. */
export function AddStanding({ standing, onChange }: AddStandingProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<TypedPart>(EMPTY_PART);
  const next = withPart(standing, typed);
  const { asked, open: optional } = FIGURES_OF[typed.kind];
  const hidden = (figure: TypedFigure) => typed.kind === "inverter" && typed.gridTied && figure === "volts";
  const type = (figure: TypedFigure, text: string) =>
    setTyped((latest) => ({ ...latest, figures: { ...latest.figures, [figure]: text } }));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={say("standing")}
      trigger={
        <Button variant="outline" size="sm" icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}>
          {say("standing.add")}
        </Button>
      }
      footer={
        <Button
          disabled={next === null}
          onClick={() => {
            if (next === null) return;
            onChange(next);
            setOpen(false);
            setTyped(EMPTY_PART);
          }}
        >
          {say("own.save")}
        </Button>
      }
    >
      <div className="stage-edit-row">
        <Field label={say("own.kind")}>
          <Select
            value={typed.kind}
            onValueChange={(kind) => setTyped((latest) => ({ ...latest, kind }))}
            options={STANDING_KINDS.map((value) => ({ value, label: say(`own.kind.${value}`) }))}
          />
        </Field>
        {typed.kind === "battery" && (
          <Field label={say("own.chemistry")}>
            <Select
              value={typed.chemistry}
              onValueChange={(chemistry) => setTyped((latest) => ({ ...latest, chemistry }))}
              options={[
                { value: "lfp", label: say("own.lfp") },
                { value: "lead_acid", label: say("own.lead") },
              ]}
            />
          </Field>
        )}
        {typed.kind === "generator" && (
          <Field label={say("own.fuel")}>
            <Select
              value={typed.fuel}
              onValueChange={(fuel) => setTyped((latest) => ({ ...latest, fuel }))}
              options={[
                { value: "petrol", label: say("own.petrol") },
                { value: "diesel", label: say("own.diesel") },
              ]}
            />
          </Field>
        )}
        {[...asked, ...optional]
          .filter((figure) => !hidden(figure))
          .map((figure) => {
            const help = HELP[figure];
            return (
              <Field
                key={figure}
                label={labelOf(figure, typed)}
                optional={optional.includes(figure) || undefined}
                help={help && say(help)}
              >
                <NumberInput
                  value={typed.figures[figure] ?? ""}
                  onValueChange={(text) => type(figure, text)}
                  unit={figure === "years" ? say("own.yearsUnit") : UNITS[figure]}
                  min={0}
                />
              </Field>
            );
          })}
      </div>
      {typed.kind === "inverter" && (
        <div className="stage-edit">
          <Checkbox
            label={say("own.gridTied")}
            checked={typed.gridTied}
            onCheckedChange={(gridTied) => setTyped((latest) => ({ ...latest, gridTied }))}
          />
          {!typed.gridTied && (
            <Checkbox
              label={say("own.lithium")}
              checked={typed.lithium}
              onCheckedChange={(lithium) => setTyped((latest) => ({ ...latest, lithium }))}
            />
          )}
        </div>
      )}
    </Dialog>
  );
}
