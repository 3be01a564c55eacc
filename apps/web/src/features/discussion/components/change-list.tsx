import { say } from "@sunwright/words/discussion";
import { type ReactNode, useState } from "react";
import { rich } from "../../../lib/rich";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { ShownChange } from "../model/shown-change";

const hidden = (inside: ReactNode) => <VisuallyHidden>{inside}</VisuallyHidden>;
const s = (inside: ReactNode) => <s>{inside}</s>;
const b = (inside: ReactNode) => <b>{inside}</b>;

/** An entry of more lines than this opens only when asked. */
const SHOWN = 4;

/** Each line says what it was and what it became. */
export function ChangeList({ changes }: { readonly changes: readonly ShownChange[] }) {
  const [all, setAll] = useState(false);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, SHOWN);
  const more = changes.length - SHOWN;
  return (
    <>
      <dl className="entry-changes">
        {shown.map(({ label, before, after }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{rich(say, "changes.fromTo", { before, after, hidden, s, b })}</dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <button type="button" className="entry-action" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say("changes.fewer") : say("changes.more", { count: more })}
        </button>
      )}
    </>
  );
}
