import { say } from "@sunwright/words/parameters";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Notice } from "../../../ui/notice";
import { citiesQuery } from "../api/preview";
import { type ChosenTown, followedText, followTown, standing } from "../model/town-values";
import type { ParametersForm } from "./form-values";
import { useParametersContext } from "./parameters-context";

interface UseTown {
  /** What the town set, with the way back; null while none was chosen here. */
  readonly line: ReactNode;
  /** Stands the project in a town or a city. `elevation` is the town's own; null: the climate row's. */
  readonly follow: (place: Partial<ParametersForm>, row: string, elevation: number | null) => void;
}

function useTownOf() {
  const { country } = useParametersContext().form;
  const { data: cities = [] } = useQuery(citiesQuery(country));
  return (id: string | null, elevation: number | null): ChosenTown | null => {
    const row = cities.find((city) => city.id === id);
    return row === undefined ? null : { country, row, elevation };
  };
}

/** The town or the city that the project stands in; null where none was chosen. */
export function useChosenTown(): ChosenTown | null {
  const { city, town } = useParametersContext().form;
  return useTownOf()(city, placeOf(town)?.elevation ?? null);
}

/** Choosing a town sets all that nobody typed, in one step that one tap undoes. */
export function useTown(): UseTown {
  const { form, type } = useParametersContext();
  const townOf = useTownOf();
  const [followed, setFollowed] = useState<{ readonly text: string; readonly before: Partial<ParametersForm> } | null>(
    null,
  );
  const follow = (place: Partial<ParametersForm>, row: string, elevation: number | null) => {
    const town = townOf(row, elevation);
    const set = town === null ? {} : followTown(form, town, townOf(form.city, placeOf(form.town)?.elevation ?? null));
    const change = { ...place, ...set };
    type(change);
    const isLine = town !== null && Object.keys(set).length > 0;
    setFollowed(isLine ? { text: followedText(set, town), before: standing(form, change) } : null);
  };
  const undo = () => {
    if (followed === null) return;
    type(followed.before);
    setFollowed(null);
  };
  const line = followed && <Notice className="mt-4" text={followed.text} action={say("undo")} onPress={undo} />;
  return { line, follow };
}
