import { LAYOUT_MODES, type LayoutMode } from "@sunwright/contract/roof-options";
import { Segmented } from "../../../ui/segmented";
import type { RoofBoard } from "./use-roof";

export const MODE_NAMES: Readonly<Record<LayoutMode, string>> = {
  "most-energy": "Most energy",
  rows: "Rows only",
  "same-orientation": "Same orientation",
};
const LINES: Readonly<Record<LayoutMode, string>> = {
  "most-energy": "Any layout: upright and lying panels mixed where that yields more.",
  rows: "Full rows of one orientation each: rails run straight through.",
  "same-orientation": "Every panel upright, or every panel lying.",
};
const OPTIONS = LAYOUT_MODES.map((mode) => ({ value: mode, label: MODE_NAMES[mode] }));
const ON_RACKS = "Tilted rows on a flat roof are always laid as rows of one orientation.";

export const ModeChoice = ({ board: { form, setForm } }: { readonly board: RoofBoard }) => (
  <div>
    <p className="roof-field-label">Layout</p>
    <Segmented
      label="Layout"
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
