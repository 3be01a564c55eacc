/** What is wrong with a weather file, and on which of its lines (the first is 1). */
export class WeatherError extends Error {
  readonly line: number;
  readonly problem: string;

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
    this.name = "WeatherError";
    this.line = line;
    this.problem = problem;
  }
}
