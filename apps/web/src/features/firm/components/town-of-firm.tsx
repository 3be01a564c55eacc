import { say } from "@sunwright/words/town";
import { listTowns, type TownPlace } from "@sunwright/contract/places";
import type { Country } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { read } from "../../../lib/api";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

interface TownOfFirmProps {
  readonly label: string;
  readonly help: string;
  /** As the profile holds it. */
  readonly value: string | null;
  readonly country: Country | null;
  readonly onChoose: (place: TownPlace | null) => void;
}

/** Fewer letters name too many towns. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 6;

/** The town a firm stands in, out of the list of places: distances are counted from it. */
export function TownOfFirm({ label, help, value, country, onChoose }: TownOfFirmProps) {
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const search = asked.length < FEWEST_LETTERS ? "" : asked;
  const towns = useQuery({
    ...read(listTowns, { query: { q: search, ...(country !== null && { country }) } }),
    enabled: search !== "",
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  const place = placeOf(value);
  const found = search === "" ? [] : (towns.data?.towns ?? []).slice(0, MOST_SHOWN);
  const choose = (town: TownPlace | null) => {
    onChoose(town);
    setWords("");
  };
  return (
    <div>
      <Field label={label} error={towns.isError ? say("notLoaded") : undefined} help={help}>
        <TextInput
          value={words}
          placeholder={place?.name ?? say("search")}
          autoComplete="off"
          maxLength={100}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </Field>
      {found.length > 0 && (
        <ul aria-label={say("found")} className="mt-2 flex flex-col items-start">
          {found.map((town) => (
            <li key={town.id}>
              <Button variant="ghost" size="sm" onClick={() => choose(town)}>
                {say("choice", { name: town.name, region: town.region })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {search !== "" && towns.isSuccess && found.length === 0 && (
        <p className="type-help mt-2 text-text-3">{say("nothing")}</p>
      )}
      {place !== null && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2"
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => choose(null)}
        >
          {say("remove")}
        </Button>
      )}
      {towns.data !== undefined && towns.data !== null && (
        <p className="type-help text-text-3">
          {say("source", { source: towns.data.source.source, licence: towns.data.source.licence })}
        </p>
      )}
    </div>
  );
}
