import { setImmediate as nextTurn } from "node:timers/promises";
import { z } from "zod";

interface Route {
  readonly schema: unknown;
  readonly method: string;
  readonly url: string;
}

/**
 * How an answer becomes text: its schema copies the fields it declares and nothing else. It parses in place of zod's
 * `encode`, which takes several times as long because it is not compiled; both are the same where a schema transforms
 * nothing, as those of our answers.
 */
export function compileSerializer({ schema, method, url }: Route): (answer: unknown) => string {
  if (!(schema instanceof z.ZodType)) throw new TypeError("Routes are described by zod schemas");
  return (answer) => {
    if (typeof answer === "object" && answer !== null && READ.has(answer)) return JSON.stringify(answer);
    const result = schema.safeParse(answer);
    if (result.success) return JSON.stringify(result.data);
    throw new Error(`${method} ${url} answers with what its schema does not allow`, { cause: result.error });
  };
}

/** Answers that hold what their schema declares and nothing else already. */
const READ = new WeakSet();

/** A large answer, read by its schema field by field: others have their turn of the event loop between two of them. */
export async function readInTurns<Answer extends object>(
  { shape }: z.ZodObject<Readonly<Record<string, z.ZodType>>> & z.ZodType<Answer>,
  answer: Answer,
): Promise<Answer> {
  const sent = new Map<string, unknown>(Object.entries(answer));
  const read: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (!sent.has(name)) continue;
    await nextTurn();
    const result = field.safeParse(sent.get(name));
    if (!result.success) throw new Error(`An answer's ${name} is not what its schema allows`, { cause: result.error });
    read[name] = result.data;
  }
  await nextTurn();
  READ.add(read);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field was read by the schema of the answer
  return read as Answer;
}
