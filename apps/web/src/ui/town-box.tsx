import { say } from "@sunwright/words/town";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { Field } from "./field";
import { TextInput } from "./text-input";

interface Town {
  readonly id: string;
  readonly name: string;
  readonly region: string;
}

interface TownBoxProps<Found extends Town> {
  readonly id?: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  readonly optional?: boolean;
  /** What is looked for, and what was found of it. */
  readonly search: {
    readonly words: string;
    readonly setWords: (words: string) => void;
    readonly found: readonly Found[];
    readonly isNothing: boolean;
    readonly hasFailed: boolean;
    readonly source?: { readonly source: string; readonly licence: string } | null;
  };
  /** The name of the town that is chosen. */
  readonly chosen: string | null;
  readonly onChoose: (town: Found) => void;
  /** Left out where a town has to stand. */
  readonly onRemove?: () => void;
  readonly onBlur?: () => void;
  /** Beside a town that was found, and below all of them. */
  readonly beside?: (town: Found) => ReactNode;
  readonly below?: ReactNode;
}

/** A town out of the list of places, found by its name. */
export function TownBox<Found extends Town>(box: TownBoxProps<Found>) {
  const { words, setWords, found, isNothing, hasFailed, source = null } = box.search;
  const choose = (town: Found) => {
    box.onChoose(town);
    setWords("");
  };
  return (
    <div>
      <Field
        id={box.id}
        label={box.label}
        help={box.help}
        optional={box.optional}
        error={hasFailed ? say("notLoaded") : box.error}
      >
        <TextInput
          value={words}
          placeholder={box.chosen ?? say("search")}
          autoComplete="off"
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          onBlur={box.onBlur}
        />
      </Field>
      {found.length > 0 && (
        <ul aria-label={say("found")} className="mt-2 flex flex-col items-start">
          {found.map((town) => (
            <li key={town.id} className="flex flex-wrap items-center gap-x-2.5">
              <Button variant="ghost" size="sm" onClick={() => choose(town)}>
                {say("choice", { name: town.name, region: town.region })}
              </Button>
              {box.beside?.(town)}
            </li>
          ))}
        </ul>
      )}
      {box.below}
      {isNothing && <p className="type-help mt-2 text-text-3">{say("nothing")}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        {box.chosen !== null && box.onRemove && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={box.onRemove}
          >
            {say("remove")}
          </Button>
        )}
        {source !== null && (
          <p className="type-help text-text-3">{say("source", { source: source.source, licence: source.licence })}</p>
        )}
      </div>
    </div>
  );
}
