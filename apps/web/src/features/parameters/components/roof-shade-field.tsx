import { say } from "@sunwright/words/horizon";
import { Trash2 } from "lucide-react";
import { fieldLabel, showParameter } from "../../../lib/parameter-words";
import { ROOF_SHADE } from "../../../lib/roof-shade";
import { Button } from "../../../ui/button";
import { useParameter } from "./parameters-context";

/** The shade of a layout that the design counts: it comes from the roof page and can only be left out here. */
export function RoofShadeField() {
  const { value, change } = useParameter(ROOF_SHADE);
  if (value === null) return null;
  return (
    <section aria-label={fieldLabel(ROOF_SHADE)} className="mt-5 border-t border-line pt-4">
      <h3 className="type-label">{fieldLabel(ROOF_SHADE)}</h3>
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        <p className="type-small">{say("shadeOfLayout", { hours: showParameter(ROOF_SHADE, value) })}</p>
        <Button
          variant="ghost"
          size="sm"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change(null)}
        >
          {say("leaveShadeOut")}
        </Button>
      </div>
    </section>
  );
}
