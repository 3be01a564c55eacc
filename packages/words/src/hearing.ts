import type { Told, ToldValues } from "./told";

let heard: Map<string, Told> | null = null;

/** Takes note of a text that is said, where somebody listens. */
export const hear = (text: string, key: string, values: ToldValues | undefined): void => {
  heard?.set(text, values === undefined ? { key } : { key, values });
};

/**
 * Runs what answers said texts, such as a schema its faults, and remembers from which key and values each was said, so
 * that whoever shows them can say them in another language.
 */
export function hearing<Answer>(run: () => Answer): {
  readonly answer: Answer;
  readonly said: ReadonlyMap<string, Told>;
} {
  const outer = heard;
  const said = (heard = new Map<string, Told>());
  try {
    return { answer: run(), said };
  } finally {
    heard = outer;
  }
}
