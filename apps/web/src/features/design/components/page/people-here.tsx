import { say } from "@sunwright/words/design";
import type { PresentPerson } from "@sunwright/contract/shares";
import { Avatar } from "../../../../ui/avatar";
import { VisuallyHidden } from "../../../../ui/visually-hidden";

/** More would push the project's name away. */
const SHOWN = 4;
const TONES = ["brand", "warn", "info"] as const;

/** Who has the project open now; nothing while one is alone. */
export function PeopleHere({ people }: { readonly people: readonly PresentPerson[] }) {
  if (people.length < 2) return null;
  const more = people.length - SHOWN;
  return (
    <ul aria-label={say("hereNow")} className="people-here">
      {people.slice(0, SHOWN).map(({ userId, name }, index) => (
        <li key={userId} title={name}>
          <Avatar size="sm" name={name} tone={TONES[index % TONES.length]} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
      {more > 0 && <li className="type-help text-text-2">{say("hereNow.more", { count: more })}</li>}
    </ul>
  );
}
