import { say } from "@sunwright/words/parameters";
import { ChevronDown } from "lucide-react";
import { createContext, use, useEffect, useRef, useState, type ReactNode } from "react";
import { type FieldName, fieldLabel } from "../../../lib/parameter-words";
import { Heading } from "../../../ui/heading";
import { SheetSection } from "../../../ui/sheet";
import { usePhone } from "../../../ui/use-media";
import { countOrigins } from "../model/town-values";
import { useParametersContext } from "./parameters-context";
import { useChosenTown } from "./use-town";

/** Words that a parameter is looked for by; empty while none is. */
export const SubjectSearch = createContext("");

interface SubjectProps {
  readonly title: string;
  /** Of the section; left out within another one. */
  readonly id?: string;
  readonly names: readonly FieldName[];
  readonly children: ReactNode;
}

/**
 * Parameters of one subject. On a phone they stand closed in a row that says whose values they are, and are opened by a tap,
 * by a search, by a fault in them and by `?all`.
 */
export function Subject({ title, id, names, children }: SubjectProps) {
  const folds = useFolds();
  if (id === undefined) return folds ? <Closed {...{ title, names }}>{children}</Closed> : children;
  if (!folds)
    return (
      <SheetSection title={title} id={id}>
        {children}
      </SheetSection>
    );
  return (
    <SheetSection id={id} className="parameter-subject">
      <Closed {...{ title, names }}>{children}</Closed>
    </SheetSection>
  );
}

/** On a phone; not in a window that becomes narrow, where a field would lose what it asks about. */
function useFolds(): boolean {
  const phone = usePhone();
  const [wasWide, setWasWide] = useState(!phone);
  if (!phone && !wasWide) setWasWide(true);
  return phone && !wasWide;
}

function Closed({ title, names, children }: Omit<SubjectProps, "id">) {
  const { form, messages } = useParametersContext();
  const town = useChosenTown();
  const words = use(SubjectSearch).trim().toLowerCase();
  const [all] = useState(() => new URLSearchParams(location.search).has("all"));
  const fold = useRef<HTMLDetailsElement>(null);
  const faulty = names.some((name) => messages[name] !== undefined);
  const found = words !== "" && [title, ...names.map(fieldLabel)].some((text) => text.toLowerCase().includes(words));
  useEffect(() => {
    if (fold.current !== null && (faulty || found)) fold.current.open = true;
  }, [faulty, found]);
  const { own, ofTown } = countOrigins(form, names, town);
  return (
    <details ref={fold} open={all}>
      <summary>
        <Heading level={3} className="type-h3">
          {title}
        </Heading>
        <span className="type-small text-text-2">
          {town === null ? say("subject.own", { own }) : say("subject.origins", { own, ofTown, town: town.row.name })}
        </span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className="pt-4">{children}</div>
    </details>
  );
}
