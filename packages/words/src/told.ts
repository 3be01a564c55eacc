/** A text as its key in the catalogue, "room.key", with the values that stand in it: said where it is read. */
export interface Told {
  readonly key: string;
  readonly values?: ToldValues | undefined;
}
export type ToldValues = Readonly<Record<string, ToldValue>>;

/** What is written by the language, or by the reader's choice of currency, when it is said. */
export type ToldValue =
  | Text
  | number
  /** In US dollars; said in the currency that the reader has chosen. */
  | { readonly dollars: number }
  /** The same of the cost estimate, which has display rates of its own. */
  | { readonly estimate: number }
  /** In a currency that is part of the text. */
  | { readonly amount: number; readonly currency: string }
  /** A sum that somebody pays: to its smallest unit, of which `digits` stand after the point. */
  | { readonly exact: number; readonly digits: number; readonly currency: string }
  /** January is 0. */
  | { readonly month: number }
  /** Joined as the language joins; "unit" by commas alone. */
  | { readonly list: readonly Text[]; readonly join: "and" | "or" | "unit" };

/** A string is said as it stands: a name that somebody gave, a formula in symbols. */
export type Text = string | Told;
