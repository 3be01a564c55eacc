import Fastify from "fastify";
import { afterEach, expect, it } from "vitest";
import { listen } from "./listen";
import { API_DOCUMENT } from "./openapi/pages";

const http = Fastify();
afterEach(() => http.close());

it("makes the description of the API before anybody can call", async () => {
  const happened: string[] = [];
  http.get(API_DOCUMENT, () => {
    happened.push("described");
    return {};
  });
  http.addHook("onListen", () => void happened.push("listens"));
  const config = { port: 0, host: "127.0.0.1" };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an app it takes these two
  await listen({ http, config } as unknown as Parameters<typeof listen>[0]);
  expect(happened).toEqual(["described", "listens"]);
});
