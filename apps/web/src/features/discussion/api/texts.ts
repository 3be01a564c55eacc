import { useState } from "react";
import { createDraftStore } from "../../../lib/drafts";

type Texts = Readonly<Record<string, string>>;

function parseTexts(value: unknown): Texts | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const kept = Object.entries(value).flatMap(([box, text]: [string, unknown]) =>
    typeof text === "string" ? [[box, text] as const] : [],
  );
  return Object.fromEntries(kept);
}

/** What a person has typed in each box of a discussion and not sent: kept over a failure, a closed box and a reload. */
export function useTexts(projectId: string, owner: string) {
  const [store] = useState(() => createDraftStore(`discussion:${projectId}`, parseTexts));
  const [texts, setTexts] = useState<Texts>(() => store.read(owner) ?? {});
  const keep = (next: Texts) => {
    setTexts(next);
    if (Object.keys(next).length === 0) store.clear(owner);
    else store.write(owner, next);
  };
  return {
    read: (box: string, initially = "") => texts[box] ?? initially,
    write: (box: string, text: string) => keep({ ...texts, [box]: text }),
    drop: (box: string) => keep(Object.fromEntries(Object.entries(texts).filter(([name]) => name !== box))),
  };
}
