import { useMemo } from "react";
import { useSession } from "../../../lib/current-user";
import { NOBODY } from "../../../lib/drafts";
import { type Texts, typedTexts } from "../model/typed-texts";

export const sameTexts = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text);

export interface Draft {
  /** Null when the server has everything. */
  readonly read: () => Texts | null;
  readonly write: (texts: Texts) => void;
  readonly clear: () => void;
}

/** What a person typed and the server has not got: it outlives the step, a reload and an ended session. */
export function useDraft(name: string): Draft {
  const owner = useSession().user?.id ?? NOBODY;
  return useMemo(() => {
    const store = typedTexts(name);
    return {
      read: () => store.read(owner),
      write: (texts) => store.write(owner, texts),
      clear: () => store.clear(owner),
    };
  }, [name, owner]);
}
