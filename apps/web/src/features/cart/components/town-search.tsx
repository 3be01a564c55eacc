import type { Country } from "@sunwright/engine/parameters/options";
import { placeOf, placeText } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/cart";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { townsQuery } from "../../../lib/towns";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

interface TownSearchProps {
  readonly country: Country;
  /** As a project keeps it; empty until one is chosen. */
  readonly town: string;
  readonly error?: string | undefined;
  /** With the region that the table of towns names. */
  readonly onTown: (town: string, region: string) => void;
}

/** Fewer letters name too many towns; who looks for another than these types more of its name. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 6;

/** The town that goods are delivered to, found by its name. */
export function TownSearch({ country, town, error, onTown }: TownSearchProps) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const search = asked.length < FEWEST_LETTERS ? "" : asked;
  const towns = useQuery(townsQuery(search, country));
  const found = search === "" ? [] : (towns.data?.towns ?? []).slice(0, MOST_SHOWN);
  const chosen = placeOf(town);
  return (
    <div>
      <Field
        label={say("town")}
        error={towns.isError ? say("townsNotLoaded") : error}
        help={chosen === null ? undefined : say("townChosen", { town: chosen.name })}
      >
        <TextInput
          value={words}
          placeholder={chosen?.name ?? say("townSearch")}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
      {found.length > 0 && (
        <ul aria-label={say("townsFound")} className="mt-1 flex flex-col items-start">
          {found.map((one) => (
            <li key={one.id}>
              <Button
                variant="ghost"
                size="sm"
                onClick={() => {
                  onTown(placeText(one), one.region);
                  setWords("");
                }}
              >
                {say("townChoice", { name: one.name, region: one.region })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search !== "" && towns.isSuccess && found.length === 0 && (
        <p className="type-help mt-1 text-text-3">{say("townNothing")}</p>
      )}
    </div>
  );
}
