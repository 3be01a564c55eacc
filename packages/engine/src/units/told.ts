import type { MessagesOf, TextsOf } from "@sunwright/words/texts-of";
import type { Told, ToldValues } from "@sunwright/words/told";

export type { Text, Told, ToldValue } from "@sunwright/words/told";

/**
 * Makes the texts of one room of the catalogue: `textsOf<typeof say>("sizing")`. The engine knows the room by its type
 * alone; whoever shows a text says it with `@sunwright/words/tell`.
 */
export function textsOf<Saying>(room: string): TextsOf<MessagesOf<Saying>> {
  const told = (key: string, values?: ToldValues): Told =>
    values === undefined ? { key: `${room}.${key}` } : { key: `${room}.${key}`, values };
  // The types of the room's texts stand on what is plain here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return told as TextsOf<MessagesOf<Saying>>;
}
