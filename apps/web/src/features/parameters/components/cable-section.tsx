import { say } from "@sunwright/words/parameters";
import { figuresIn, parametersIn } from "@sunwright/engine/parameters/parameters";
import type { FigureName } from "@sunwright/engine/parameters/table";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Field } from "../../../ui/field";
import { GeneratorSymbol, GridSymbol, HouseSymbol, InverterSymbol, SolarArraySymbol } from "../../../ui/symbols";
import { fieldLabel } from "../../../lib/parameter-words";
import { useShownPreview } from "./preview-context";
import { EntryHelp, fieldId, FigureBox, useEquivalent } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";
import { Subject } from "./subject";
import { FieldWarnings } from "./warnings";

const DISTANCES = figuresIn("cables");

/** Each distance is typed on its own line of the drawing; a phone lists them. */
export function CableSection() {
  return (
    <Subject title={say("cableDistances")} id="section-cables" names={parametersIn("cables")}>
      <div className="cable-diagram">
        <CableLines />
        <Part className="part-panels" symbol={<SolarArraySymbol />} name={say("cablePanels")} />
        <Part className="part-inverter" symbol={<InverterSymbol />} name={say("cableInverter")} />
        <Part className="part-load" symbol={<HouseSymbol />} name={say("cableLoad")} />
        <Part
          className="part-generator"
          symbol={<GeneratorSymbol />}
          name={say("cableGenerator")}
          of="inverterToGeneratorDistance"
        />
        <Part className="part-grid" symbol={<GridSymbol />} name={say("cableGrid")} of="inverterToGridDistance" />
        {DISTANCES.map((name) => (
          <DistanceField key={name} name={name} />
        ))}
      </div>
      <ul className="mt-4 grid gap-1.5 type-help text-text-3">
        {DISTANCES.map((name) => (
          <DistanceUse key={name} name={name} />
        ))}
      </ul>
      <FieldWarnings section="cables" />
    </Subject>
  );
}

function DistanceField({ name }: { readonly name: FigureName }) {
  const { error } = useParameter(name);
  return (
    <Field id={fieldId(name)} label={fieldLabel(name)} error={error} className={clsx("cable-field", `at-${name}`)}>
      <FigureBox name={name} size="sm" />
    </Field>
  );
}

function DistanceUse({ name }: { readonly name: FigureName }) {
  const help = useParametersContext().help(name);
  const equivalent = useEquivalent(name);
  // Before there is a load nothing is known of a cable.
  if (help === null && equivalent === null) return null;
  return (
    <li id={`${fieldId(name)}-use`}>
      <span className="font-medium text-text-2">{fieldLabel(name)}:</span>{" "}
      <EntryHelp equivalent={equivalent} help={help} />
    </li>
  );
}

interface PartProps {
  readonly className: string;
  readonly symbol: ReactNode;
  readonly name: string;
  readonly of?: FigureName;
}

function Part({ className, symbol, name, of }: PartProps) {
  const uses = useShownPreview()?.design.parameterUse;
  const used = of === undefined || (uses?.find(({ parameter }) => parameter === of)?.used ?? false);
  return (
    <div className={clsx("cable-part", className)} data-used={used} aria-hidden="true">
      {symbol}
      <span>{name}</span>
    </div>
  );
}

/** The reference drawing's lines, stretched to the width; strokes keep theirs. */
const CableLines = () => (
  <svg className="cable-lines" viewBox="0 0 866 232" preserveAspectRatio="none" aria-hidden="true">
    <path d="M116 42H375M491 42H750M410 84V190H228M456 84V190H638" />
  </svg>
);
