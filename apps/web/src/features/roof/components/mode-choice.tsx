import { say } from "@sunwright/words/roof";
import { LAYOUT_MODES, type LayoutMode } from "@sunwright/contract/roof-options";
import { Segmented } from "../../../ui/segmented";
import type { RoofBoard } from "./use-roof";

export const MODE_NAMES: Readonly<Record<LayoutMode, string>> = {
  "most-energy": say("mode.mostEnergy"),
  rows: say("mode.rows"),
  "same-orientation": say("mode.sameOrientation"),
};
const LINES: Readonly<Record<LayoutMode, string>> = {
  "most-energy": say("modeHelp.mostEnergy"),
  rows: say("modeHelp.rows"),
  "same-orientation": say("modeHelp.sameOrientation"),
};
const OPTIONS = LAYOUT_MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }));
const ON_RACKS = say("modeOfTiltedRows");

export const ModeChoice = ({ board: { form, setForm } }: { readonly board: RoofBoard }) => (
  <div>
    <p className="roof-field-label">{say("layout")}</p>
    <Segmented
      label={say("layout")}
      size="sm"
      full
      value={form.rowTilt === null ? form.mode : null}
      options={OPTIONS}
      off={form.rowTilt === null ? undefined : ON_RACKS}
      onValueChange={(mode) => setForm((now) => ({ ...now, mode }))}
    />
    {form.rowTilt === null && <p className="mt-2 type-help text-text-3">{LINES[form.mode]}</p>}
  </div>
);
