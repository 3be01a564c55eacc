import type { TownPlace } from "@sunwright/contract/places";
import { ELSEWHERE } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { say } from "@sunwright/words/town";
import { fieldLabel } from "../../../lib/parameter-words";
import { useTownSearch } from "../../../lib/towns";
import { TownBox } from "../../../ui/town-box";
import { fieldId } from "./fields";
import { useParameter, useParametersContext } from "./parameters-context";

/** Nearer than this a town and the part of a city of its name have one sky; Lekki is a town 78 km from Lagos. [km] */
const PART_OF_A_CITY = 30;

/** The town a design stands in: found by its name, with the climate that is nearest to it. */
export function TownField({ onChosen }: { readonly onChosen: (place: TownPlace) => void }) {
  const { form, type } = useParametersContext();
  const { value, error, help, leave } = useParameter("town");
  const search = useTownSearch(form.country === ELSEWHERE ? null : form.country);
  return (
    <section aria-label={fieldLabel("town")} className="mt-5 border-t border-line pt-4">
      <TownBox
        id={fieldId("town")}
        label={fieldLabel("town")}
        optional
        error={error}
        help={help}
        search={search}
        chosen={placeOf(value)?.name ?? null}
        onChoose={onChosen}
        onRemove={() => type({ town: null })}
        onBlur={leave}
        beside={({ row }) => (
          <span className="type-help text-text-3">
            {say("distance", { kilometres: row.kilometres, row: row.name })}
          </span>
        )}
        below={
          search.found.some(({ row }) => row.kilometres > PART_OF_A_CITY) && (
            <p className="type-help text-text-3">{say("part")}</p>
          )
        }
      />
    </section>
  );
}
