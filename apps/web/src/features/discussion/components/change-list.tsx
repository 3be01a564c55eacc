import { say } from "@sunwright/words/discussion";
import { useState } from "react";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { ShownChange } from "../model/shown-change";

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
            <dd>
              <VisuallyHidden>{say("from")} </VisuallyHidden>
              <s>{before}</s> <VisuallyHidden>{say("to")} </VisuallyHidden>
              <b>{after}</b>
            </dd>
          </div>
        ))}
      </dl>
      {more > 0 && (
        <button type="button" className="entry-action" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? say("fewerChanges") : say("more", { more, more2: more === 1 ? "change" : "changes" })}
        </button>
      )}
    </>
  );
}
