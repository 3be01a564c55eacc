import { say } from "@sunwright/words/designer";
import { useState } from "react";
import { facingWords } from "../../../lib/facing-words";
import { ChoiceCards } from "../../../ui/choice-cards";
import { Combobox } from "../../../ui/combobox";
import { Field } from "../../../ui/field";
import { afterLeaving, isUnread, numberText, parseNumber } from "../../../ui/number";
import { SliderNumber } from "../../../ui/slider-number";
import {
  BOUNDS,
  compassName,
  FIELD_NAMES,
  type Material,
  MATERIALS,
  measureText,
  ROOF_FIELDS,
  type RoofField,
  snapped,
} from "../model/roof-config";
import { MaterialDrawing } from "./material-drawing";
import type { Designer } from "./use-designer";

const MATERIAL_WORDS: Readonly<Record<Material, string>> = {
  tile: say("material.tile"),
  metal: say("material.metal"),
  shingle: say("material.shingle"),
};

/** Width, height, tilt, azimuth and material. */
export function RoofTab({ designer, fixedSite }: { readonly designer: Designer; readonly fixedSite: boolean }) {
  const { design, dispatch } = designer;
  return (
    <div className="designer-tab">
      {ROOF_FIELDS.map((field) => (
        <RoofSlider key={field} field={field} designer={designer} />
      ))}
      <ChoiceCards
        label={say("material")}
        className="designer-materials"
        value={design.roof.material}
        onValueChange={(material) => dispatch({ kind: "roof", change: { material } })}
        options={MATERIALS.map((material) => ({
          value: material,
          title: MATERIAL_WORDS[material],
          drawing: <MaterialDrawing material={material} />,
        }))}
      />
      {!fixedSite && <SiteChoice designer={designer} />}
    </div>
  );
}

function RoofSlider({ field, designer }: { readonly field: RoofField; readonly designer: Designer }) {
  const { design, dispatch } = designer;
  const value = design.roof[field];
  /** What is being typed; half a number must not be rewritten. */
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max, step, unit } = BOUNDS[field];
  const change = (text: string) => {
    setTyped(text);
    if (text.trim() === "" || isUnread(text)) return;
    const next = snapped(field, parseNumber(text));
    if (next !== value) dispatch({ kind: "roof", change: { [field]: next } });
  };
  const wrong = typed !== null && !(parseNumber(typed) >= min && parseNumber(typed) <= max);
  return (
    <SliderNumber
      label={FIELD_NAMES[field]}
      // While it is typed as the roof has it, or elsewhere moved, the roof's own value stands here.
      value={typed !== null && (wrong || snapped(field, parseNumber(typed)) === value) ? typed : numberText(value)}
      onValueChange={change}
      onBlur={() => setTyped(afterLeaving)}
      min={min}
      max={max}
      step={step}
      unit={unit}
      error={wrong ? say("between", { min, max: measureText(field, max) }) : undefined}
      help={field === "azimuth" ? <AzimuthHelp designer={designer} /> : undefined}
    />
  );
}

/** Where the slope looks, and what facing another way would bring. */
function AzimuthHelp({ designer }: { readonly designer: Designer }) {
  const { design, year, site, dispatch } = designer;
  const direction = year && compassName(year.facing.azimuth);
  return (
    <>
      {say("azimuth.help", { direction: compassName(design.roof.azimuth) })}
      {year && site && direction !== null && (
        <>
          {" "}
          {facingWords({ place: site.name, direction, ...year.facing })}{" "}
          {year.facing.kind === "turn" && (
            <button
              type="button"
              className="link"
              onClick={() => dispatch({ kind: "roof", change: { azimuth: year.facing.azimuth } })}
            >
              {say("azimuth.face", { direction })}
            </button>
          )}
        </>
      )}
    </>
  );
}

function SiteChoice({ designer }: { readonly designer: Designer }) {
  const { sites, site, chooseSite } = designer;
  const items = (sites?.sites ?? []).map(({ id, name, country }) => ({ value: id, label: name, group: country }));
  return (
    <Field label={say("site")} help={say("site.help")}>
      <Combobox
        value={site?.id ?? ""}
        onValueChange={(_, item) => item && chooseSite(item.value)}
        items={items}
        freeText={false}
        placeholder={say("site.choose")}
        emptyText={say("site.unknown")}
      />
    </Field>
  );
}
