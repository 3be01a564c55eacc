import { CHANGES, PROJECT_PARTS, READ_AT } from "@sunwright/contract/changes";
import { updateProject } from "@sunwright/contract/projects";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { isOutOfDate, placeOf, readAgain } from "./changes";

const key = (...rest: unknown[]) => ["/api/projects", "one", ...rest];

it.each(CHANGES)("knows where %s is read", (change) => {
  const [head, part] = READ_AT[change].split(/\/:id\/?/);
  const queryKey = part === undefined ? [head] : [head, "one", ...(part === "" ? [] : [part])];
  expect(placeOf(queryKey)?.change).toBe(change);
  expect(isOutOfDate(queryKey, [change], "one")).toBe(true);
  expect(CHANGES.filter((other) => isOutOfDate(queryKey, [other], "one"))).toEqual([change]);
});

it("counts what is read below a part to the part: pages of the history, a plan to go back", () => {
  expect(isOutOfDate(key("history", "pages"), ["history"], "one")).toBe(true);
  expect(isOutOfDate(key("history", "7", "restore", { point: "before" }), ["history"], "one")).toBe(true);
  expect(isOutOfDate(key("history", "pages"), ["comments"], "one")).toBe(false);
});

it("reads every list of projects again, whichever shelf it shows, and none of their parts", () => {
  expect(isOutOfDate(["/api/projects", { archived: true, pages: 50 }], ["projects"])).toBe(true);
  expect(isOutOfDate(key(), ["projects"])).toBe(false);
  expect(isOutOfDate(key("appliances"), ["projects"])).toBe(false);
});

it("leaves other projects alone, and what is no read of the server", () => {
  for (const part of PROJECT_PARTS) {
    expect(isOutOfDate(["/api/projects", "two"], [part], "one")).toBe(false);
    expect(isOutOfDate(["/api/projects", "two", part], [part], "one")).toBe(false);
  }
  for (const other of [["/api/appliances"], ["weather-hours", "one", "2026"], ["design-preview", {}, null], []])
    expect(isOutOfDate(other, CHANGES, "one")).toBe(false);
});

it("finds a project whose id an address cannot hold as it is", () => {
  expect(isOutOfDate(["/api/projects", "a%2Fb"], ["project"], "a/b")).toBe(true);
});

it("makes out of date what an endpoint declares, but for what its answer held", async () => {
  const client = new QueryClient();
  const keys = [
    ["/api/projects", {}],
    ...["", "weather", "design", "history"].map((part) => key(part).filter(Boolean)),
  ];
  for (const queryKey of keys) client.setQueryData(queryKey, "read before");
  await readAgain(client, updateProject, "one", ["project"]);
  const outdated = keys.filter((queryKey) => client.getQueryState(queryKey)?.isInvalidated);
  expect(outdated).toEqual([["/api/projects", {}], key("weather"), key("history")]);
});

it("reads again what was being read for the first time, and answered before the write", async () => {
  const client = new QueryClient();
  const [shown, beside] = [key("history"), key("history", { before: "7" })];
  let send: (text: string) => void = () => undefined;
  const sent = new Promise<string>((resolve) => (send = resolve));
  const answers = [sent, Promise.resolve("with the write")];
  const queryFn = () => answers.shift() ?? Promise.reject(new Error("Read too often"));
  const stop = new QueryObserver(client, { queryKey: shown, queryFn }).subscribe(() => undefined);
  const first = client.fetchQuery({ queryKey: beside, queryFn: () => sent });
  const read = readAgain(client, { changes: ["history"] }, "one");
  send("without the write");
  expect(await first).toBe("without the write");
  await read;
  expect(client.getQueryData(shown)).toBe("with the write");
  expect(client.getQueryState(beside)?.isInvalidated).toBe(true);
  stop();
});
