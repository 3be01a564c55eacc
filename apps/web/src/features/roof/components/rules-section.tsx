import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/roof";
import { useEffect, useRef } from "react";
import type { Country } from "@sunwright/engine/parameters/options";
import { ROOF_RULE_MAX, ROOF_TILT } from "@sunwright/contract/limits";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { countryRules, ridgeForm, sameDistances } from "../model/country-rules";
import { DEFAULT_FORM, type RidgeForm, type RuleField } from "../model/form";
import { drawnNumber } from "../../../ui/number";
import type { RoofBoard } from "./use-roof";
import { WalkwayList } from "./walkway-list";

const FIELDS: readonly { readonly field: RuleField; readonly label: string }[] = [
  { field: "gap", label: say("gapBetweenPanels") },
  { field: "clearance", label: say("gapToObstructions") },
  { field: "top", label: say("setbackRidge") },
  { field: "bottom", label: say("setbackEave") },
  { field: "left", label: say("setbackLeft") },
  { field: "right", label: say("setbackRight") },
];
/** Towards the equator's winter sun a rack of this tilt is common on flat roofs. [°] Assumption. */
const USUAL_ROW_TILT = "10";

interface RulesSectionProps {
  readonly board: RoofBoard;
  readonly country: Country;
}

/** What the layout keeps free and what a panel has to be worth: nothing unless given, or as usual in the country. */
export function RulesSection({ board, country }: RulesSectionProps) {
  const { form, setForm } = board;
  const usual = countryRules(country);
  const inForce = sameDistances(form, usual.distances);
  const details = useOpenForWalkways(board);
  return (
    <details ref={details} className="roof-rules">
      <summary className="type-h4">{say("rules")}</summary>
      <div className="roof-rules-body">
        <div className="roof-rule-fields">
          {FIELDS.map(({ field, label }) => (
            <Field key={field} label={label}>
              <NumberInput
                value={form.rules[field]}
                onValueChange={(text) => setForm((now) => ({ ...now, rules: { ...now.rules, [field]: text } }))}
                min={0}
                max={ROOF_RULE_MAX}
                step={field === "gap" ? 0.01 : 0.1}
                unit="m"
                size="sm"
              />
            </Field>
          ))}
        </div>
        <RidgeRule board={board} />
        <p className="type-help text-text-3">{tell(usual.source)}</p>
        <Button
          variant="outline"
          size="sm"
          disabled={inForce}
          onClick={() => setForm((now) => ({ ...now, ...usual.distances }))}
        >
          {inForce ? say("asUsualIn", { country }) : say("useUsualIn", { country })}
        </Button>
        <WalkwayList board={board} usual={usual.walkway} />
        <WorthwhilePanels board={board} />
        <FlatRoof board={board} />
      </div>
    </details>
  );
}

/** A walkway taken hold of on the drawing has its numbers here. */
function useOpenForWalkways({ selected }: RoofBoard) {
  const details = useRef<HTMLDetailsElement>(null);
  const isWalkway = selected?.kind === "walkway";
  useEffect(() => {
    if (isWalkway && details.current) details.current.open = true;
  }, [isWalkway]);
  return details;
}

/** Source: International Residential Code 2018, R324.6.2; a start for whoever turns the rule on elsewhere. */
const USUAL_RIDGE = ridgeForm({ share: 0.33, setback: 0.914 });

function RidgeRule({ board: { form, setForm } }: { readonly board: RoofBoard }) {
  const change = (next: Partial<RidgeForm>) =>
    setForm((now) => ({ ...now, ridge: now.ridge && { ...now.ridge, ...next } }));
  return (
    <>
      <Checkbox
        label={say("ridgeRule")}
        checked={form.ridge !== null}
        onCheckedChange={(checked) => setForm((now) => ({ ...now, ridge: checked ? USUAL_RIDGE : null }))}
      />
      {form.ridge && (
        <div className="roof-rule-fields">
          <Field label={say("ridgeRuleShare")}>
            <NumberInput
              value={form.ridge.share}
              onValueChange={(share) => change({ share })}
              min={0}
              max={100}
              unit="%"
              size="sm"
            />
          </Field>
          <Field label={say("ridgeRuleSetback")}>
            <NumberInput
              value={form.ridge.setback}
              onValueChange={(setback) => change({ setback })}
              min={0}
              max={ROOF_RULE_MAX}
              step={0.1}
              unit="m"
              size="sm"
            />
          </Field>
        </div>
      )}
    </>
  );
}

function WorthwhilePanels({ board: { form, setForm } }: { readonly board: RoofBoard }) {
  return (
    <>
      <Field label={say("leastSolarAccess")} help={say("leastSolarAccessHelp")} className="roof-short-field">
        <NumberInput
          value={form.leastAccess}
          onValueChange={(leastAccess) => setForm((now) => ({ ...now, leastAccess }))}
          min={0}
          max={100}
          step={5}
          unit="%"
          size="sm"
        />
      </Field>
      <Checkbox
        label={say("noSinglePanels")}
        help={say("noSinglePanelsHelp")}
        checked={form.noSinglePanels}
        onCheckedChange={(noSinglePanels) => setForm((now) => ({ ...now, noSinglePanels }))}
      />
    </>
  );
}

function FlatRoof({ board: { form, setForm } }: { readonly board: RoofBoard }) {
  return (
    <>
      <Checkbox
        label={say("flatRoof")}
        help={say("flatRoofHelp")}
        checked={form.rowTilt !== null}
        onCheckedChange={(checked) =>
          setForm((now) => ({
            ...now,
            rowTilt: checked ? USUAL_ROW_TILT : null,
            // A roof that was called flat is one no more.
            tilt: checked ? "0" : drawnNumber(now.tilt) === 0 ? DEFAULT_FORM.tilt : now.tilt,
          }))
        }
      />
      {form.rowTilt !== null && (
        <Field label={say("rowTilt")} className="roof-short-field">
          <NumberInput
            value={form.rowTilt}
            onValueChange={(rowTilt) => setForm((now) => ({ ...now, rowTilt }))}
            min={0}
            max={ROOF_TILT.max}
            unit="°"
            size="sm"
          />
        </Field>
      )}
    </>
  );
}
