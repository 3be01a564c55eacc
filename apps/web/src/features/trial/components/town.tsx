import { say } from "@sunwright/words/trial";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Combobox } from "../../../ui/combobox";
import { Field } from "../../../ui/field";
import { citiesQuery } from "../../parameters/api/preview";
import type { Answers } from "../model/answers";
import { type Town, townChoices } from "../model/town";

interface TownFieldProps extends Pick<Answers, "city"> {
  readonly onChoose: (town: Town) => void;
}

/** Every town with a climate, found by its name or its country's. */
export function TownField({ city, onChoose }: TownFieldProps) {
  const { data, isError } = useQuery(citiesQuery(null));
  const items = useMemo(() => townChoices(data ?? []), [data]);
  return (
    <Field
      label={say("town")}
      className="trial-narrow"
      help={city === null ? say("townOpen") : say("townSays")}
      error={isError ? say("townsNotLoaded") : undefined}
    >
      <Combobox
        freeText={false}
        placeholder={data === undefined ? say("loadingTowns") : say("chooseTown")}
        emptyText={say("townUnknown")}
        value={city ?? ""}
        items={items}
        onValueChange={(_, town) => town && onChoose(town)}
      />
    </Field>
  );
}
