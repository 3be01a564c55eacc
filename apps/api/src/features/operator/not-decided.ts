type Why =
  | "account"
  | "second"
  | "firm"
  | "certificate"
  | "ended"
  | "nothing"
  | "dispute"
  | "amount"
  | "job"
  | "passport"
  | "review";

/** Nothing was decided, and nothing was written: why, and of what. The command says it in words. */
export class NotDecided extends Error {
  override name = "NotDecided";
  readonly why: Why;
  readonly of: string;
  constructor(why: Why, of: string) {
    super(`${why}: ${of}`);
    this.why = why;
    this.of = of;
  }
}
