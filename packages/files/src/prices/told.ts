import type { say } from "@sunwright/words/tariffs";
import type { MessagesOf, TextsOf } from "@sunwright/words/texts-of";
import type { Told, ToldValues } from "@sunwright/words/told";

const tell = (key: string, values?: ToldValues): Told =>
  values === undefined ? { key: `tariffs.${key}` } : { key: `tariffs.${key}`, values };

/** Texts of files of prices; whoever shows one says it as the engine's. */
// The types of the room's texts stand on what is plain here.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const told = tell as TextsOf<MessagesOf<typeof say>>;
