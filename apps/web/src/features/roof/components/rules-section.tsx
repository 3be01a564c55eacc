import type { Country } from "@sunwright/engine/sizing/options";
import { ROOF_RULE_MAX, ROOF_TILT } from "@sunwright/contract/limits";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Field } from "../../../ui/field";
import { NumberInput } from "../../../ui/number-input";
import { countryRules, sameRules } from "../model/country-rules";
import type { RuleField } from "../model/form";
import type { RoofBoard } from "./use-roof";

const FIELDS: readonly { readonly field: RuleField; readonly label: string }[] = [
  { field: "gap", label: "Gap between panels" },
  { field: "clearance", label: "Gap to obstructions" },
  { field: "top", label: "Setback, ridge" },
  { field: "bottom", label: "Setback, eave" },
  { field: "left", label: "Setback, left" },
  { field: "right", label: "Setback, right" },
];
/** Towards the equator's winter sun a rack of this tilt is common on flat roofs. [°] Assumption. */
const USUAL_ROW_TILT = "10";

interface RulesSectionProps {
  readonly board: RoofBoard;
  readonly country: Country;
}

/** Distances that the layout keeps: none unless given, or the usual ones of the country. */
export function RulesSection({ board, country }: RulesSectionProps) {
  const { form, setForm } = board;
  const usual = countryRules(country);
  const inForce = sameRules(form.rules, usual.rules);
  return (
    <details className="roof-rules">
      <summary className="type-h4">Setbacks and gaps</summary>
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
      <p className="type-help text-text-3">{usual.source}</p>
      <Button
        variant="outline"
        size="sm"
        disabled={inForce}
        onClick={() => setForm((now) => ({ ...now, rules: usual.rules }))}
      >
        {inForce ? `As usual in ${country}` : `Use what is usual in ${country}`}
      </Button>
      <Checkbox
        label="Flat roof: tilted rows"
        help="Rows stand apart so that none shades the next between 10 and 14 h on the shortest day."
        checked={form.rowTilt !== null}
        onCheckedChange={(checked) =>
          setForm((now) => ({
            ...now,
            rowTilt: checked ? USUAL_ROW_TILT : null,
            ...(checked ? { tilt: "0" } : {}),
          }))
        }
      />
      {form.rowTilt !== null && (
        <Field label="Tilt of the rows">
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
    </details>
  );
}
