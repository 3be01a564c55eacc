import type { Text, Told } from "../../units/told";
import { told } from "./told";

/** What is wrong with a weather file, and on which of its lines (the first is 1). */
export class WeatherError extends Error {
  readonly line: number;
  readonly problem: Text;
  /** Both, for the person who has the file. */
  readonly text: Told;

  constructor(line: number, problem: Text) {
    super(`Line ${line}: ${typeof problem === "string" ? problem : problem.key}`);
    this.name = "WeatherError";
    this.line = line;
    this.problem = problem;
    this.text = told("atLine", { line, problem });
  }
}
