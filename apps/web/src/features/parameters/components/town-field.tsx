import type { TownPlace } from "@sunwright/contract/places";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/town";
import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { fieldLabel } from "../../../lib/parameter-words";
import { townsQuery } from "../../../lib/towns";
import { Button } from "../../../ui/button";
import { Field } from "../../../ui/field";
import { TextInput } from "../../../ui/text-input";

import { fieldId } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";

/** Fewer letters name too many towns. */
const FEWEST_LETTERS = 2;
/** Nearer than this a town and the part of a city of its name have one sky; Lekki is a town 78 km from Lagos. [km] */
const PART_OF_A_CITY = 30;
/** The list of the form; who looks for another types more of its name. */
const MOST_SHOWN = 6;

/** The town a design stands in: found by its name, with the climate that is nearest to it. */
export function TownField({ onChosen }: { readonly onChosen: (place: TownPlace) => void }) {
  const { form, type } = useParametersContext();
  const { value, error, help, leave } = useParameter("town");
  const [words, setWords] = useState("");
  const asked = useDeferredValue(words.trim());
  const search = asked.length < FEWEST_LETTERS ? "" : asked;
  const towns = useQuery(townsQuery(search, form.country));
  const choose = (place: TownPlace) => {
    onChosen(place);
    setWords("");
  };
  const place = placeOf(value);
  const found = search === "" ? [] : (towns.data?.towns ?? []).slice(0, MOST_SHOWN);
  return (
    <section aria-label={fieldLabel("town")} className="mt-5 border-t border-line pt-4">
      <Field
        id={fieldId("town")}
        label={fieldLabel("town")}
        optional
        error={towns.isError ? say("notLoaded") : error}
        help={help}
      >
        <TextInput
          value={words}
          placeholder={place?.name ?? say("search")}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
          onBlur={leave}
        />
      </Field>
      {found.length > 0 && (
        <ul aria-label={say("found")} className="mt-2 flex flex-col items-start">
          {found.map((town) => (
            <li key={town.id} className="flex flex-wrap items-center gap-x-2.5">
              <Button variant="ghost" size="sm" onClick={() => choose(town)}>
                {say("choice", { name: town.name, region: town.region })}
              </Button>
              <span className="type-help text-text-3">
                {say("distance", { kilometres: town.row.kilometres, row: town.row.name })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {found.some(({ row }) => row.kilometres > PART_OF_A_CITY) && (
        <p className="type-help text-text-3">{say("part")}</p>
      )}
      {search !== "" && towns.isSuccess && found.length === 0 && (
        <p className="type-help mt-2 text-text-3">{say("nothing")}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-2.5">
        {place !== null && (
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => type({ town: null })}
          >
            {say("remove")}
          </Button>
        )}
        {towns.data != null && (
          <p className="type-help text-text-3">
            {say("source", { source: towns.data.source.source, licence: towns.data.source.licence })}
          </p>
        )}
      </div>
    </section>
  );
}
