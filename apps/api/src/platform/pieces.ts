import { setImmediate as nextTurn } from "node:timers/promises";

/** JSON text as it is written, piece by piece: whoever reads slowly makes its making wait, and nothing of it is kept. */
export type Pieces = AsyncIterable<string>;

/** A list of items that are written in pieces themselves. Others have their turn between two of them. */
export async function* listOf(items: AsyncIterable<Pieces>): Pieces {
  yield "[";
  let first = true;
  for await (const item of items) {
    await nextTurn();
    if (!first) yield ",";
    first = false;
    yield* item;
  }
  yield "]";
}

/** An object: what is at hand, then the fields that are written in pieces. */
export async function* objectOf(head: object, parts: Readonly<Record<string, Pieces>>): Pieces {
  yield JSON.stringify(head).slice(0, -1);
  let first = Object.keys(head).length === 0;
  for (const [name, part] of Object.entries(parts)) {
    yield `${first ? "" : ","}${JSON.stringify(name)}:`;
    first = false;
    yield* part;
  }
  yield "}";
}

/** A list from pages of plain values. Others have their turn between two of them. */
export async function* listOfPages(pages: AsyncIterable<readonly unknown[]>): Pieces {
  yield "[";
  let first = true;
  for await (const page of pages) {
    await nextTurn();
    if (page.length === 0) continue;
    yield `${first ? "" : ","}${JSON.stringify(page).slice(1, -1)}`;
    first = false;
  }
  yield "]";
}
