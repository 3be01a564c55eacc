import { Document, endpoint } from "@sunwright/contract/endpoint";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/server";
import { listOf, listOfPages, objectOf, type Pieces } from "./pieces";
import { serve } from "./serve";

async function* each<T>(...items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
async function read(pieces: Pieces): Promise<unknown> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return JSON.parse(text);
}

it("writes what JSON.stringify would, of every shape", async () => {
  expect(
    await read(objectOf({ a: 1 }, { list: listOfPages(each([1, "two"], [], [null])), none: listOfPages(each()) })),
  ).toEqual({ a: 1, list: [1, "two", null], none: [] });
  expect(await read(objectOf({}, { 'a "name"': listOf(each(objectOf({ id: 1 }, {}), objectOf({}, {}))) }))).toEqual({
    'a "name"': [{ id: 1 }, {}],
  });
});

const written = (path: string) =>
  endpoint({
    method: "GET",
    path,
    summary: "A document",
    tag: "system",
    access: "public",
    document: true,
    response: Document,
    errors: [],
  });
const LARGE = written("/api/large");
const BROKEN = written("/api/broken");
const ITEMS = 200_000;
let made = 0;
async function* items() {
  for (made = 0; made < ITEMS; made++) yield [{ number: made, text: "x".repeat(100) }];
}
async function* broken(): Pieces {
  yield '{"first":[1,2';
  await Promise.resolve();
  throw new Error("The database went away");
}

let server: TestServer;
let url: string;
beforeAll(async () => {
  server = await startTestServer({
    routes: (app) => {
      serve(app, LARGE, () => objectOf({}, { items: listOfPages(items()) }));
      serve(app, BROKEN, broken);
    },
  });
  url = await server.app.http.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

it("makes no more of a document than its reader takes, and stops when the reader goes", async () => {
  const gone = new AbortController();
  const reply = await fetch(`${url}${LARGE.path}`, { signal: gone.signal });
  const reader = reply.body?.getReader();
  await reader?.read();
  // What the sockets hold was made, and of the other 20 MB nothing.
  let before = -1;
  await expect.poll(() => [before, (before = made)].every((each) => each === made)).toBe(true);
  expect(made).toBeLessThan(ITEMS);
  gone.abort();
});

it("breaks the connection off where a document fails midway: half of it is not taken for the whole", async () => {
  const reply = await fetch(`${url}${BROKEN.path}`);
  expect(reply.status).toBe(200);
  await expect(reply.text()).rejects.toThrow("terminated");
});
