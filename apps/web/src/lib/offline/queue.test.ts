import { expect, it } from "vitest";
import { callOf } from "./calls";
import { localId, localVersion, type Calculation, type Update } from "./changes-made";
import { collided, decided, done, EMPTY_QUEUE, nextChange, refused, sending, withChange, type Queue } from "./queue";

const PROJECT = "p";
const NOW = 0;

/** A change of one field, made from a version of the server or from one that this browser gave. */
const update = (key: string, field: string, [before, value]: readonly [unknown, unknown], from = 1): Update => ({
  kind: "update",
  key,
  project: PROJECT,
  sent: null,
  before: { [field]: before },
  body: { [field]: value },
  from,
  gives: localVersion(from, Number(key)),
});

const calculation = (key: string, from: number): Calculation => ({
  kind: "calculate",
  key,
  project: PROJECT,
  sent: null,
  body: null,
  from,
  gives: from,
  came: { panels: 2_000, cost: 900 },
});

const queueOf = (...changes: Parameters<typeof withChange>[1][]): Queue => changes.reduce(withChange, EMPTY_QUEUE);
const sentNext = (queue: Queue) => {
  const change = nextChange(queue);
  return change && callOf(sending(queue, change.key, NOW).changes.find(({ key }) => key === change.key) ?? change);
};

it("sends a change made from another with the version that the server gave for the first", () => {
  const first = update("1", "humidity", [70, 63]);
  const queue = queueOf(first, update("2", "altitude", [200, 320], first.gives));
  expect(sentNext(queue)?.body).toEqual({ humidity: 63, version: 1 });
  expect(sentNext(done(queue, "1", { version: 7 }))?.body).toEqual({ altitude: 320, version: 7 });
});

it("sends the last of several comparisons, after the project that they are of", () => {
  const kept = (key: string, priority: string) =>
    ({ kind: "keep", key, project: "new-p", sent: null, body: { priority } }) as const;
  const create = { kind: "create", key: "1", project: "new-p", sent: null, body: {}, gives: 1 } as const;
  const queue = queueOf(create, kept("2", "payback"), kept("3", "life"));
  expect(queue.changes.map(({ key }) => key)).toEqual(["1", "3"]);
  const call = sentNext(done(queue, "1", { id: "p", version: 1 }));
  expect(call).toEqual({ method: "PUT", url: "/api/projects/p/comparison", key: "3", body: { priority: "life" } });
  expect(refused(queue, "1", "No room").changes).toEqual([]);
});

it("goes on without a question from what somebody else saved elsewhere, with another key", () => {
  const queue = collided(
    queueOf(update("1", "humidity", [70, 63])),
    "1",
    { theirs: { humidity: 70, name: "B" }, version: 4 },
    "fresh",
  );
  expect(queue.conflicts).toEqual([]);
  expect(sentNext(queue)).toMatchObject({ key: "fresh", body: { humidity: 63, version: 4 } });
});

it("meets what somebody saved with a change that was made before this browser showed it", () => {
  const first = update("1", "humidity", [70, 63]);
  const merged = collided(queueOf(first), "1", { theirs: { humidity: 70, altitude: 5 }, version: 4 }, "fresh");
  const queue = done(withChange(merged, update("2", "altitude", [200, 320], first.gives)), "fresh", { version: 5 });
  // No version of the server: it refuses, and both altitudes come to light.
  expect(sentNext(queue)?.body).toEqual({ altitude: 320, version: 0 });
  const met = collided(queue, "2", { theirs: { humidity: 63, altitude: 5 }, version: 5 }, "fresher");
  expect(met.conflicts[0]?.contested).toEqual([{ field: "altitude", before: 200, mine: 320, theirs: 5 }]);
});

it("asks once for all that waits of a project, and holds no other project up", () => {
  const first = update("1", "humidity", [70, 63]);
  const queue = queueOf(first, update("2", "humidity", [63, 60], first.gives), {
    ...update("3", "name", ["A", "B"]),
    project: "other",
  });
  const asked = collided(queue, "1", { theirs: { humidity: 40 }, version: 2 }, "fresh");
  expect(asked.conflicts[0]?.contested).toEqual([{ field: "humidity", before: 70, mine: 60, theirs: 40 }]);
  expect(nextChange(asked)?.key).toBe("3");
  expect(decided(asked, "1", "theirs", "fresh").changes.map(({ key }) => key)).toEqual(["3"]);
  expect(decided(asked, "1", "mine", "fresh").changes.map(({ key }) => key)).toEqual(["fresh", "2", "3"]);
});

it("takes its own value for no other person's, where the answer to it was lost", () => {
  const queue = collided(
    queueOf(update("1", "humidity", [70, 63])),
    "1",
    { theirs: { humidity: 63 }, version: 2 },
    "fresh",
  );
  expect(queue.conflicts).toEqual([]);
});

it("takes country, region and city for one thing", () => {
  const place = { country: "Nigeria", region: null, city: null };
  const change: Update = {
    ...update("1", "city", [null, "ng-lagos"]),
    before: place,
    body: { ...place, city: "ng-lagos" },
  };
  const theirs = { country: "Ghana", region: null, city: null };
  const asked = collided(queueOf(change), "1", { theirs, version: 2 }, "fresh");
  expect(asked.conflicts[0]?.contested.map(({ field }) => field)).toEqual(["country"]);
  expect(decided(asked, "1", "theirs", "fresh").changes).toEqual([]);
  expect(sentNext(decided(asked, "1", "mine", "fresh"))?.body).toEqual({ ...place, city: "ng-lagos", version: 2 });
});

it("names what was made here as the server does, in all that follows", () => {
  const project = localId("a");
  const queue = queueOf(
    { kind: "create", key: "1", project, sent: null, body: { name: "A" }, gives: localVersion(0, 1) },
    { ...update("2", "name", ["A", "B"], localVersion(0, 1)), project },
  );
  const sent = sentNext(done(queue, "1", { id: "server-id", version: 1 }));
  expect(sent).toMatchObject({ url: "/api/projects/server-id", body: { name: "B", version: 1 } });
});

it("gives up with what was refused all that was made of it, and says how much", () => {
  const project = localId("a");
  const queue = queueOf(
    { kind: "create", key: "1", project, sent: null, body: { name: "A" }, gives: localVersion(0, 1) },
    { ...update("2", "name", ["A", "B"], localVersion(0, 1)), project },
  );
  const { changes, notices } = refused(queue, "1", "Too many projects");
  expect(changes).toEqual([]);
  expect(notices).toEqual([{ kind: "refused", key: "1", project, changes: 2, words: "Too many projects" }]);
});

it("sends the last of calculations in a row, and says where the server came to other figures", () => {
  const queue = queueOf(calculation("1", 1), calculation("2", 1));
  expect(queue.changes.map(({ key }) => key)).toEqual(["2"]);
  expect(done(queue, "2", { version: 1, came: { panels: 2_000, cost: 900 } }).notices).toEqual([]);
  expect(done(queue, "2", { version: 1, came: { panels: 2_100, cost: 900 } }).notices).toEqual([
    { kind: "differs", key: "2", project: PROJECT, here: { panels: 2_000 }, server: { panels: 2_100 } },
  ]);
});
