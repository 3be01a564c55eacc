import type { say } from "@sunwright/words/meter-files";
import type { MessagesOf, TextsOf } from "@sunwright/words/texts-of";
import type { Told, ToldValues } from "@sunwright/words/told";

const tell = (key: string, values?: ToldValues): Told =>
  values === undefined ? { key: `meter-files.${key}` } : { key: `meter-files.${key}`, values };

/** Texts of meter files; whoever shows one says it with `@sunwright/words/tell-meter-files`. */
// The types of the room's texts stand on what is plain here.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const told = tell as TextsOf<MessagesOf<typeof say>>;
