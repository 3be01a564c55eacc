import type { RoofForm } from "./form";
import type { Panel } from "./layout";
import { readForm } from "./stored-form";

/** What was entered and changed by hand since the last layout was stored. */
export interface RoofDraft {
  readonly form: RoofForm;
  /** Null while the panels lie as they are stored. */
  readonly panels: readonly Panel[] | null;
}

/** What a former visit left behind, if it still fits this page. */
export function readDraft(stored: unknown): RoofDraft | null {
  if (typeof stored !== "object" || stored === null) return null;
  const form = "form" in stored ? readForm(stored.form) : null;
  if (form === null) return null;
  const list: unknown = "panels" in stored ? stored.panels : null;
  const panels = Array.isArray(list) ? list.filter(isPanel) : null;
  return { form, panels };
}

function isPanel(value: unknown): value is Panel {
  if (typeof value !== "object" || value === null) return false;
  if (!("id" in value && "x" in value && "y" in value && "width" in value && "height" in value && "locked" in value))
    return false;
  const numbers = [value.x, value.y, value.width, value.height];
  return typeof value.id === "string" && typeof value.locked === "boolean" && numbers.every(Number.isFinite);
}
