import { useEffect } from "react";
import { numberText } from "../../../ui/number";
import { hoursOfSite } from "../model/sun";
import { parametersFrom } from "./form-values";
import type { ParametersState } from "./use-parameters-form";

/** Keeps the typed sun hours equal to the site's while the form uses the site's sun. */
export function useSiteSun({ form, type }: ParametersState, sourced: readonly number[] | null): void {
  const hours = hoursOfSite(parametersFrom(form), sourced);
  useEffect(() => {
    if (hours !== null) type({ sunlightHours: numberText(hours) });
  }, [hours, type]);
}
