import type { ParameterSection } from "@sunwright/engine/parameters/parameter";
import { parametersIn } from "@sunwright/engine/parameters/parameters";
import { tell } from "@sunwright/report/tell";
import { TriangleAlert } from "lucide-react";
import { useDisplayCurrency } from "../../../lib/preferences";
import { useParametersContext } from "./parameters-context";
import { useShownPreview } from "./preview-context";

/** What the engine warns of for the fields of a section, beside them. */
export function FieldWarnings({ section }: { readonly section: ParameterSection }) {
  const names = parametersIn(section);
  const currency = useDisplayCurrency(useParametersContext().form.currency);
  const warnings = (useShownPreview()?.design.warnings ?? []).filter(({ parameter }) =>
    names.some((name) => name === parameter),
  );
  return (
    // Announced when it appears: it answers what has just been typed.
    <div aria-live="polite">
      {warnings.map(({ id, text }) => (
        <WarningLine key={id} text={tell(text, currency)} />
      ))}
    </div>
  );
}

export const WarningLine = ({ text }: { readonly text: string }) => (
  <p className="mt-4 flex items-start gap-2.5 rounded-2 bg-warn-soft px-3.5 py-3 type-small text-warn">
    <TriangleAlert size={17} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 flex-none" />
    <span>{text}</span>
  </p>
);
