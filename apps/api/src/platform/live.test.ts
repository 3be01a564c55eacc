import type { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLive, type Live, type Watcher } from "./live";
import { createLog } from "./log";
import { noRelay } from "./relay";

let live: Live;
beforeEach(() => {
  vi.useFakeTimers();
  live = createLive(createLog({ logLevel: "silent" }), noRelay);
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

interface Opened {
  readonly text: () => string;
  readonly ended: () => boolean;
  readonly leave: () => void;
}

/** Everything a browser has heard on its stream so far. */
function heard(out: Readable, leave: () => void): Opened {
  let text = "";
  let ended = false;
  out.setEncoding("utf8");
  out.on("data", (chunk: string) => (text += chunk));
  out.on("end", () => (ended = true));
  return { text: () => text, ended: () => ended, leave };
}

function watch(over: Partial<Watcher> = {}): Opened {
  const gone = new AbortController();
  const watcher: Watcher = {
    topic: "roof",
    userId: "ada",
    address: "192.0.2.1",
    shown: { name: "Ada" },
    showOthers: () => Promise.resolve([]),
    allParts: [],
    tab: undefined,
    mayWatch: () => Promise.resolve(true),
    ...over,
  };
  return heard(live.watch(watcher, gone.signal), () => gone.abort());
}
const soon = () => vi.advanceTimersByTimeAsync(200);

it("tells what changed to everybody at the topic, gathered, and nothing to the tab that changed it", async () => {
  const [ada, eve, other] = [watch({ tab: "one" }), watch({ userId: "eve" }), watch({ topic: "barn", userId: "obi" })];
  await soon();
  live.changed("roof", ["appliances", "history"], "one");
  live.changed("roof", ["project", "history"], "one");
  await soon();
  expect(eve.text()).toContain('event: changed\ndata: {"parts":["appliances","history","project"]}\n\n');
  expect(ada.text()).not.toContain("changed");
  expect(other.text()).not.toContain("changed");
});

it("tells who is there, each person once, when somebody comes and when somebody leaves", async () => {
  const ada = watch();
  watch({ tab: "second tab" });
  const eve = watch({ userId: "eve", shown: { name: "Eve" } });
  await soon();
  expect(ada.text()).toContain('{"people":[{"name":"Ada"},{"name":"Eve"}]}');
  eve.leave();
  await soon();
  expect(ada.text().trim()).toMatch(/\{"people":\[\{"name":"Ada"\}\]\}$/);
});

it("asks before it tells anything, and ends for who may not watch any more", async () => {
  let may = true;
  const eve = watch({ userId: "eve", mayWatch: () => Promise.resolve(may) });
  await soon();
  may = false;
  live.changed("roof", ["shares"]);
  await soon();
  expect(eve.text()).not.toContain("shares");
  expect(eve.text()).toContain("event: end");
  expect(eve.ended()).toBe(true);
});

it("ends a stream that cannot be checked, and says in the heartbeat that the others are alive", async () => {
  const broken = watch({ userId: "eve", mayWatch: () => Promise.reject(new Error("no database")) });
  const ada = watch();
  await vi.advanceTimersByTimeAsync(16_000);
  expect(broken.ended()).toBe(true);
  expect(ada.text()).toContain(": still here");
});

it("lets a person's seventh stream end the first, and refuses the 501st of all", async () => {
  const own = Array.from({ length: 7 }, () => watch());
  await soon();
  expect(own.map(({ ended }) => ended())).toEqual([true, false, false, false, false, false, false]);
  for (let open = 6; open < 500; open++)
    watch({ userId: `person ${open}`, address: `192.0.2.${open % 3}`, topic: `topic ${open}` });
  expect(() => watch({ userId: "one more" })).toThrow("The server is busy");
});

it("drops who does not read", async () => {
  const out = live.watch(
    {
      topic: "roof",
      userId: "eve",
      address: "192.0.2.1",
      shown: {},
      showOthers: () => Promise.resolve([]),
      allParts: [],
      tab: undefined,
      mayWatch: () => Promise.resolve(true),
    },
    new AbortController().signal,
  );
  for (let round = 0; round < 80; round++) {
    live.changed("roof", ["x".repeat(1_000)]);
    await soon();
  }
  expect(out.destroyed).toBe(true);
});

it("ends every stream when the server stops, and takes none after", async () => {
  const ada = watch();
  live.close();
  await soon();
  expect(ada.ended()).toBe(true);
  expect(() => watch()).toThrow("The server is busy");
});
