import { Field, TableError } from "./reader";
import { told } from "./told";

/** The files of a reference folder, by their path in it: "a_solar_position.json", "weather/index.json". */
export type ReferenceFiles = ReadonlyMap<string, string>;

export function readJson(files: ReferenceFiles, name: string): Field {
  const text = files.get(name);
  if (text === undefined) throw new TableError(told("problem.missing", { file: name }));
  return Field.parse(text, name);
}
