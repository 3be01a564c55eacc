import fc from "fast-check";
import { expect, it } from "vitest";
import { callOf } from "./calls";
import { localId, localVersion, type Change, type Values } from "./changes-made";
import { decided, EMPTY_QUEUE, idOf, withChange, type Queue } from "./queue";
import { sendNext, type QueueStore } from "./sender";
import { apiOf, MadeServer, type Effect, type Fate } from "./testing/made-server";

const FIELDS = ["backup", "name", "load"] as const;
type Field = (typeof FIELDS)[number];

type Step =
  | { readonly do: "change" | "change at once" | "edit"; readonly field: Field; readonly fate: Fate }
  | { readonly do: "add" | "remove" | "create" | "calculate" | "reload" }
  | { readonly do: "send"; readonly fates: readonly Fate[] }
  | { readonly do: "other changes" | "other edits"; readonly field: Field }
  | { readonly do: "other removes" | "a day passes" }
  | { readonly do: "answer"; readonly keep: "mine" | "theirs" };

const field = fc.constantFrom(...FIELDS);
const fate = fc.constantFrom<Fate>("answered", "answered", "lost", "answer lost");
const only = <const Name extends string>(name: Name) => fc.constant({ do: name });
const schedules = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ do: fc.constant("change" as const), field, fate }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("change at once" as const), field, fate }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("edit" as const), field, fate }) },
    { weight: 3, arbitrary: only("add") },
    { weight: 2, arbitrary: only("remove") },
    { weight: 1, arbitrary: only("create") },
    { weight: 2, arbitrary: only("calculate") },
    { weight: 3, arbitrary: only("reload") },
    { weight: 9, arbitrary: fc.record({ do: fc.constant("send" as const), fates: fc.array(fate, { maxLength: 4 }) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant("other changes" as const), field }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant("other edits" as const), field }) },
    { weight: 1, arbitrary: only("other removes") },
    { weight: 1, arbitrary: only("a day passes") },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant("answer" as const), keep: fc.constantFrom("mine", "theirs") }),
    },
  ),
  { maxLength: 40 },
) satisfies fc.Arbitrary<Step[]>;

interface Shown {
  version: number;
  fields: Record<string, unknown>;
  appliances: Map<string, Record<string, unknown>>;
}

/** One person's browser, somebody else who has the project open, and the server between them. */
class World {
  readonly server = new MadeServer();
  queue: Queue = EMPTY_QUEUE;
  project: string;
  readonly #shown = new Map<string, Shown>();
  #count = 0;
  /** Values of the other person that were on this person's screen. */
  readonly seen = new Set<unknown>();
  /** What was acknowledged here, and what became of it other than being done. */
  readonly acknowledged = new Set<string>();
  readonly givenUp = new Set<string>();
  readonly refused = new Set<string>();
  readonly unsaid: string[] = [];
  /** How often this person was asked to choose. */
  asked = 0;
  readonly insisted = new Map<string, number>();

  constructor() {
    this.project = this.server.open({ backup: "b0", name: "n0", load: "l0" });
    this.look(this.project);
  }

  readonly fresh = () => `key-${(this.#count += 1)}`;
  readonly mine = () => `m${(this.#count += 1)}`;
  readonly theirs = () => `o${(this.#count += 1)}`;
  readonly store: QueueStore = {
    read: async () => Promise.resolve(this.queue),
    change: async (next) => Promise.resolve((this.queue = next(this.queue))),
  };

  get shown(): Shown {
    const shown = this.#shown.get(this.project);
    if (shown === undefined) throw new Error("Nothing is open");
    return shown;
  }

  /** Reads the project as the server has it. */
  look(project: string) {
    const stored = this.server.projects.get(project);
    if (stored === undefined) return;
    const appliances = new Map([...stored.appliances].map(([id, fields]) => [id, { ...fields }]));
    this.#shown.set(project, { version: stored.version, fields: { ...stored.fields }, appliances });
    for (const value of Object.values(stored.fields)) this.seen.add(value);
    for (const fields of appliances.values()) for (const value of Object.values(fields)) this.seen.add(value);
  }

  /** The page goes to the address that the server gave, and names appliances as the server does. */
  rename() {
    const { shown, queue } = this;
    shown.appliances = new Map([...shown.appliances].map(([id, fields]) => [idOf(queue, id), fields]));
    this.project = idOf(queue, this.project);
    this.#shown.set(this.project, shown);
  }

  show(project: string, shown: Shown) {
    this.#shown.set(project, shown);
  }

  take(change: Change) {
    for (const value of valuesOf(change)) this.acknowledged.add(value);
    this.queue = withChange(this.queue, change);
  }

  /** The appliance that this person touches: the newest on the screen. */
  get appliance(): readonly [string, Record<string, unknown>] | undefined {
    return [...this.shown.appliances].at(-1);
  }
}

const valuesOf = (change: Change): string[] =>
  "body" in change && change.body !== null ? Object.values(change.body).map(String).filter(isMine) : [];
const isMine = (value: string) => value.startsWith("m");
const waiting = ({ changes }: Queue) => new Set(changes.flatMap(valuesOf));

function changeOf(world: World, changed: Field): Extract<Change, { kind: "update" }> {
  const { shown, project, queue } = world;
  const from = shown.version;
  const body = { [changed]: world.mine() };
  const gives = localVersion(from, queue.made);
  const before = { [changed]: shown.fields[changed] };
  return { kind: "update", key: world.fresh(), project, sent: null, before, body, from, gives };
}

function showChange(world: World, { body, gives }: { readonly body: Values; readonly gives: number }) {
  Object.assign(world.shown.fields, body);
  world.shown.version = gives;
}

const common = (world: World) => ({ key: world.fresh(), project: world.project, sent: null });

const person: Record<string, (world: World, step: Step) => void | Promise<void>> = {
  change(world, step) {
    if (!("field" in step)) return;
    const change = changeOf(world, step.field);
    world.take(change);
    showChange(world, change);
  },
  /** With a connection and nothing waiting a change goes out directly, and waits only where no answer came. */
  "change at once"(world, step) {
    if (!("fate" in step) || world.queue.changes.length > 0) return person["change"]?.(world, step);
    const change = changeOf(world, step.field);
    const answer = step.fate === "lost" ? null : world.server.write(callOf(change));
    if (step.fate === "answered" && answer !== null) {
      // A refusal is shown by the page as ever: nothing was acknowledged.
      if (answer.status < 300) world.acknowledged.add(String(change.body[step.field]));
      return world.look(world.project);
    }
    world.take({ ...change, sent: world.server.now });
    showChange(world, change);
  },
  add(world) {
    const appliance = localId(world.fresh());
    const body = { backup: world.mine(), name: null, load: null };
    world.take({ kind: "add", ...common(world), appliance, body });
    world.shown.appliances.set(appliance, { ...body });
  },
  edit(world, step) {
    const touched = world.appliance;
    if (!touched || !("field" in step)) return;
    const [appliance, fields] = touched;
    const body = { [step.field]: world.mine() };
    const before = { [step.field]: fields[step.field] ?? null };
    world.take({ kind: "edit", ...common(world), appliance, before, body });
    Object.assign(fields, body);
  },
  remove(world) {
    const touched = world.appliance;
    if (!touched) return;
    const [appliance, fields] = touched;
    world.take({ kind: "remove", ...common(world), appliance, before: { ...fields } });
    world.shown.appliances.delete(appliance);
  },
  create(world) {
    const project = localId(world.fresh());
    const body = { name: world.mine() };
    const gives = localVersion(0, world.queue.made);
    world.take({ kind: "create", ...common(world), project, body, gives });
    world.show(project, { version: gives, fields: { backup: null, load: null, ...body }, appliances: new Map() });
    world.project = project;
  },
  calculate(world) {
    const { version } = world.shown;
    world.take({ kind: "calculate", ...common(world), body: null, from: version, gives: version, came: { panels: 1 } });
  },
  /** What is kept is plain data: a reload, a closed tab and a killed browser read the same. */
  reload(world) {
    // oxlint-disable-next-line typescript/no-unsafe-assignment
    world.queue = JSON.parse(JSON.stringify(world.queue));
  },
  async send(world, step) {
    if ("fates" in step) await send(world, [...step.fates]);
  },
  answer(world, step) {
    if ("keep" in step) answer(world, step.keep);
  },
  "other changes"(world, step) {
    const stored = world.server.projects.get(idOf(world.queue, world.project));
    if (!stored || !("field" in step)) return;
    stored.fields[step.field] = world.theirs();
    stored.version += 1;
  },
  "other edits"(world, step) {
    const stored = world.server.projects.get(idOf(world.queue, world.project));
    const fields = [...(stored?.appliances.values() ?? [])].at(-1);
    if (fields && "field" in step) fields[step.field] = world.theirs();
  },
  "a day passes"(world) {
    world.server.forgetKeys();
  },
  "other removes"(world) {
    const stored = world.server.projects.get(idOf(world.queue, world.project));
    const last = [...(stored?.appliances.keys() ?? [])].at(-1);
    if (last !== undefined) stored?.appliances.delete(last);
  },
};

function answer(world: World, keep: "mine" | "theirs") {
  const [conflict] = world.queue.conflicts;
  if (conflict === undefined) return;
  world.asked += 1;
  const before = waiting(world.queue);
  world.queue = decided(world.queue, conflict.key, keep, world.fresh());
  const after = waiting(world.queue);
  for (const value of before) if (!after.has(value)) world.givenUp.add(value);
  for (const { field: name, theirs } of conflict.contested) {
    world.seen.add(theirs);
    // Their word is on all that was typed into this field: what was done and taken back by somebody is done again.
    for (const change of keep === "mine" ? world.queue.changes : [])
      if ("body" in change && change.body !== null && name in change.body) {
        const value = String(change.body[name]);
        world.insisted.set(value, (world.insisted.get(value) ?? 0) + 1);
      }
  }
}

/** One change after the other until the connection breaks: each `fate` is one request's. */
async function send(world: World, fates: Fate[], end: Fate = "lost") {
  const api = apiOf(world.server, () => fates.shift() ?? end);
  for (;;) {
    const before = waiting(world.queue);
    const told = world.queue.notices.length;
    const outcome = await sendNext(world.store, api, world.fresh).catch(() => "broken");
    const after = waiting(world.queue);
    const done = new Set(world.server.effects.map(({ value }) => value));
    const gone = [...before].filter((value) => !after.has(value) && !done.has(value));
    for (const value of gone) world.refused.add(value);
    // What goes without being done is told.
    if (gone.length > 0 && world.queue.notices.length === told) world.unsaid.push(...gone);
    if (outcome !== "sent") break;
  }
  world.rename();
  if (world.queue.changes.length === 0) world.look(world.project);
}

it("loses no acknowledged edit and applies none twice, whatever the network and other people do", async () => {
  await fc.assert(
    fc.asyncProperty(schedules, async (steps) => {
      const world = new World();
      for (const step of steps) await person[step.do]?.(world, step);
      // In the end there is a connection, and the person answers what is asked.
      for (let round = 0; world.queue.changes.length > 0 && round < 200; round += 1) {
        await send(world, [], "answered");
        answer(world, round % 2 === 0 ? "mine" : "theirs");
      }
      expect(world.queue.changes, "all is sent in the end").toEqual([]);

      expect(world.unsaid, "gone without a word").toEqual([]);
      const { effects } = world.server;
      const times = (value: string) => effects.filter((effect) => effect.value === value).length;
      const lost = [...world.acknowledged].filter(
        (value) => times(value) === 0 && !world.givenUp.has(value) && !world.refused.has(value),
      );
      expect(lost, "acknowledged and lost").toEqual([]);
      const twice = [...world.acknowledged].filter((value) => times(value) > 1 + (world.insisted.get(value) ?? 0));
      expect(twice, "done twice").toEqual([]);
      const happened = (...names: Step["do"][]) => steps.some((step) => names.includes(step.do));
      const refused = happened("other removes", "a day passes") ? [] : [...world.refused];
      expect(refused, "refused for no reason").toEqual([]);
      expect(happened("other changes", "other edits") ? 0 : world.asked, "asked for no reason").toBe(0);
      const unseen = effects.filter(({ replaced }) => String(replaced).startsWith("o") && !world.seen.has(replaced));
      expect(unseen, "took the place of what nobody here had seen").toEqual([]);
      expect(effects.filter(goesBack), "an older value after a newer one").toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

/** The values of this person are numbered in the order in which they were typed. */
const goesBack = ({ replaced, value }: Effect) =>
  isMine(String(value)) &&
  isMine(String(replaced)) &&
  Number(String(value).slice(1)) < Number(String(replaced).slice(1));
