import { say } from "@sunwright/words/account";
import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { kilometresOf, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { formatNumber, RADIUS_IN } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { useNumberInUnit } from "../../../ui/number-in-unit";
import { NumberInput } from "../../../ui/number-input";
import { Segmented } from "../../../ui/segmented";
import type { Details } from "../model/details";

/** Stored and sent in miles, as the specification has it; typed in either. */
export function RadiusField() {
  const { control } = useFormContext<Details>();
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control, name: "serviceRadius" });
  const [unit, setUnit] = useState<RoadUnit>("mi");
  const text = useNumberInUnit(RADIUS_IN[unit], value, onChange);
  const { min, max } = SERVICE_RADIUS_MILES;
  const both = { min, max, miles: formatNumber(value, 1), kilometres: formatNumber(kilometresOf(value)) };
  return (
    <div className="flex items-start gap-3">
      <Field
        className="flex-1"
        label={say("serviceRadius")}
        help={unit === "mi" ? say("radiusHelpInMiles", both) : say("radiusHelpInKilometres", both)}
        error={fieldState.error && say("radiusOutOfRange", { min, max })}
      >
        <NumberInput
          ref={ref}
          name="serviceRadius"
          unit={unit === "mi" ? say("miles") : "km"}
          min={1}
          value={text.value}
          onValueChange={text.onValueChange}
          onBlur={() => {
            text.onBlur();
            onBlur();
          }}
        />
      </Field>
      <Segmented
        label={say("radiusUnit")}
        className="mt-6.5"
        value={unit}
        options={[
          { value: "mi", label: "mi" },
          { value: "km", label: "km" },
        ]}
        onValueChange={setUnit}
      />
    </div>
  );
}
