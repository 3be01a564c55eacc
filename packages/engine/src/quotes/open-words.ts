import { isUnknown } from "./lines";
import { isDueWithParts } from "./milestone-words";
import type { Quote } from "./quote";

/** Words of a quote that are read as nothing: somebody has to ask what they mean. */
export interface OpenWords {
  readonly of: "parts" | "lines" | "milestones";
  readonly words: string;
}

/** Each once, in the order of the quote. */
export function openWords({ parts, lines, milestones }: Quote): readonly OpenWords[] {
  const open: readonly OpenWords[] = [
    ...(parts ?? []).filter(isUnknown).map((words) => ({ of: "parts" as const, words })),
    ...(lines ?? []).filter(({ what }) => isUnknown(what)).map(({ what }) => ({ of: "lines" as const, words: what })),
    ...(milestones ?? [])
      .filter(({ when }) => isDueWithParts(when) === null)
      .map(({ when }) => ({ of: "milestones" as const, words: when })),
  ];
  return [...new Map(open.map((one) => [`${one.of} ${one.words}`, one])).values()];
}
