import {
  applianceOf,
  chainFrom,
  overwrites,
  renamed,
  type Change,
  type Overwriting,
  type Values,
} from "./changes-made";
import { changedIn, contestedFields, pick, sameValue, withMates, type Contested } from "./contested";

/** Changes that wait for the person's word: somebody else has changed the same. */
export interface Conflict {
  /** Of the first of the changes it is about. */
  readonly key: string;
  readonly project: string;
  /** Null where it is about the project itself. */
  readonly appliance: string | null;
  /** What the server holds. */
  readonly theirs: Values;
  /** Of the project; null where it is about an appliance. */
  readonly version: number | null;
  readonly contested: readonly Contested[];
}

interface Refused {
  readonly kind: "refused";
  readonly key: string;
  readonly project: string;
  /** How many changes are not on the server for this reason. */
  readonly changes: number;
  readonly words: string;
}
interface Differs {
  readonly kind: "differs";
  readonly key: string;
  readonly project: string;
  readonly here: Values;
  readonly server: Values;
}
/** What the server made of changes, until the person has read it. */
export type Notice = Refused | Differs;

/** A plain value that is kept as it is: it survives the page, the tab and the browser. */
export interface Queue {
  /** In the order they were made. */
  readonly changes: readonly Change[];
  readonly conflicts: readonly Conflict[];
  readonly notices: readonly Notice[];
  /** What the server calls what was made here. */
  readonly ids: Readonly<Record<string, string>>;
  /** The server's version for each of ours. */
  readonly versions: Readonly<Record<number, number>>;
  /** How many changes were ever made here: no two of our versions are the same. */
  readonly made: number;
}

export const EMPTY_QUEUE: Queue = { changes: [], conflicts: [], notices: [], ids: {}, versions: {}, made: 0 };

/** An id as the server knows it, as far as it does. */
export const idOf = ({ ids }: Pick<Queue, "ids">, id: string): string => ids[id] ?? id;
const versionOf = ({ versions }: Queue, version: number): number => versions[version] ?? version;
const find = ({ changes }: Queue, key: string) => changes.find((change) => change.key === key);

/** The queue with one more change. */
export function withChange(queue: Queue, made: Change): Queue {
  const change = renamed(made, queue.ids);
  const last = queue.changes.findLast(({ project }) => project === change.project);
  const before = queue.changes.filter((each) => each !== last || !isReplaced(last, change));
  const changes = [...before, change];
  return { ...queue, made: queue.made + 1, changes, conflicts: queue.conflicts.map((each) => reworded(each, changes)) };
}

/** What was changed after a question was put is part of it: nobody is asked twice. */
function reworded(conflict: Conflict, changes: readonly Change[]): Conflict {
  const first = changes.find(({ key }) => key === conflict.key);
  if (first === undefined || !overwrites(first)) return conflict;
  return { ...conflict, contested: contestedFields(chainFrom(changes, first), conflict.theirs) };
}

/** Of calculations or comparisons in a row the last one counts, but for one that was sent or changed what is sized. */
const isReplaced = (one: Change | undefined, next: Change) =>
  one?.sent === null &&
  ((one.kind === "calculate" && next.kind === "calculate" && one.from === one.gives) ||
    (one.kind === "keep" && next.kind === "keep"));

/** The change to be sent next: the first of a project that waits for nobody's word. */
export const nextChange = ({ changes, conflicts }: Queue): Change | null =>
  changes.find(({ project }) => conflicts.every((conflict) => conflict.project !== project)) ?? null;

/** It goes out now: from here on it is sent word for word, with the version found for it. */
export const sending = (queue: Queue, key: string, now: number): Queue => ({
  ...queue,
  changes: queue.changes.map((change) => {
    if (change.key !== key) return change;
    const sent = change.sent ?? now;
    return change.kind === "update" ? { ...change, sent, from: versionOf(queue, change.from) } : { ...change, sent };
  }),
});

/** What the server answered to a change that it has done. */
export interface Done {
  /** Of what was created or added. */
  readonly id?: string | undefined;
  /** Of the project. */
  readonly version?: number | undefined;
  /** What it calculated. */
  readonly came?: Values | undefined;
}

export function done(queue: Queue, key: string, { id, version, came }: Done): Queue {
  const change = find(queue, key);
  if (change === undefined) return queue;
  const rest = settled(queue, [change], change.kind === "update" && change.merged ? MERGED : version);
  const notices = [...queue.notices, ...differences(change, came)];
  if (id === undefined || (change.kind !== "create" && change.kind !== "add")) return { ...rest, notices };
  const ids = { ...queue.ids, [change.kind === "create" ? change.project : change.appliance]: id };
  return { ...rest, notices, ids, changes: rest.changes.map((each) => renamed(each, ids)) };
}

/** Without these changes: what was made from the versions they gave was made from this one of the server. */
function settled(queue: Queue, gone: readonly Change[], version: number | undefined): Queue {
  const versions: Record<number, number> = { ...queue.versions };
  for (const change of gone) if (version !== undefined && raisesVersion(change)) versions[change.gives] = version;
  return { ...queue, versions, changes: queue.changes.filter((change) => !gone.includes(change)) };
}

const raisesVersion = (change: Change): change is Extract<Change, { readonly gives: number }> =>
  "gives" in change && !("from" in change && change.from === change.gives);

/** The server's figures count; where they are others than the browser's, the person hears of it. */
function differences(change: Change, came: Values | undefined): Notice[] {
  if (change.kind !== "calculate" || came === undefined) return [];
  const { key, project } = change;
  const fields = Object.keys(change.came).filter((name) => !sameValue(change.came[name], came[name]));
  if (fields.length === 0) return [];
  return [{ kind: "differs", key, project, here: pick(change.came, fields), server: pick(came, fields) }];
}

/** The server will not have it. What was made here of it cannot be sent either, and the person hears of all of it. */
export function refused(queue: Queue, key: string, words: string): Queue {
  const change = find(queue, key);
  if (change === undefined) return queue;
  const gone = queue.changes.filter((each) => each === change || isMadeOf(each, change));
  const version = "from" in change ? versionOf(queue, change.from) : undefined;
  return told(settled(queue, gone, version), gone, words);
}

/** About a project or an appliance that was never made. */
const isMadeOf = (change: Change, made: Change) =>
  (made.kind === "create" && change.project === made.project) ||
  (made.kind === "add" && "appliance" in change && change.appliance === made.appliance);

/** The project is not there any more, or not for this person: nothing of it can be sent. */
export function projectGone(queue: Queue, project: string, words: string): Queue {
  const gone = queue.changes.filter((change) => change.project === project);
  const conflicts = queue.conflicts.filter((conflict) => conflict.project !== project);
  return told(settled({ ...queue, conflicts }, gone, undefined), gone, words);
}

function told(queue: Queue, gone: readonly Change[], words: string): Queue {
  const [first] = gone;
  if (first === undefined) return queue;
  const { key, project } = first;
  return { ...queue, notices: [...queue.notices, { kind: "refused", key, project, changes: gone.length, words }] };
}

/** What the server holds where somebody else changed it meanwhile. */
export interface Held {
  readonly theirs: Values;
  readonly version: number | null;
}

/** Whether what the server holds stands against a change. */
export function isContested(queue: Queue, key: string, theirs: Values): boolean {
  const change = find(queue, key);
  if (change === undefined || !overwrites(change)) return false;
  return contestedFields(chainFrom(queue.changes, change), theirs).length > 0;
}

/**
 * A change meets what somebody else changed. Where both changed the same the person is asked, once for all that waits
 * of it; else it goes on from what the server holds.
 */
export function collided(queue: Queue, key: string, held: Held, freshKey: string): Queue {
  const change = find(queue, key);
  if (change === undefined || !overwrites(change)) return queue;
  const chain = chainFrom(queue.changes, change);
  const contested = contestedFields(chain, held.theirs);
  if (contested.length === 0) return rebased(queue, chain, held, [], freshKey);
  const { project } = change;
  const conflict: Conflict = { key, project, appliance: applianceOf(change), ...held, contested };
  return { ...queue, conflicts: [...queue.conflicts.filter((each) => each.project !== project), conflict] };
}

/** The person's answer: their changes stay, or they give way to what the server holds. */
export function decided(queue: Queue, key: string, keep: "mine" | "theirs", freshKey: string): Queue {
  const conflict = queue.conflicts.find((each) => each.key === key);
  const change = find(queue, key);
  const open = { ...queue, conflicts: queue.conflicts.filter((each) => each !== conflict) };
  if (conflict === undefined || change === undefined || !overwrites(change)) return open;
  const givenUp = keep === "mine" ? [] : withMates(conflict.contested.map(({ field }) => field));
  return rebased(open, chainFrom(open.changes, change), conflict, givenUp, freshKey);
}

/**
 * The chain as if it had begun from what the server holds, without the fields given up. The browser still shows the
 * project without what others changed, so no version it gave stands for one of the server's: what was made from one
 * meets the server's values itself.
 */
function rebased(
  queue: Queue,
  chain: readonly Overwriting[],
  held: Held,
  givenUp: readonly string[],
  freshKey: string,
): Queue {
  const begun = new Set<string>();
  const kept = new Map<Change, Overwriting | null>();
  for (const [index, change] of chain.entries()) {
    const fields = fieldsOf(change);
    const left = fields.filter((field) => !givenUp.includes(field));
    const first = left.filter((field) => !begun.has(field));
    for (const field of left) begun.add(field);
    const known = { ...change, before: { ...change.before, ...pick(held.theirs, first) } };
    if (index === 0) kept.set(change, withFields(onto(known, held.version), left, freshKey));
    else if (left.length === fields.length) kept.set(change, known);
    else kept.set(change, withFields(known, left, `${freshKey}.${index}`));
  }
  const changes = queue.changes.map((change) => kept.get(change) ?? change);
  const gone = chain.filter((change) => kept.get(change) === null);
  return settled({ ...queue, changes }, gone, MERGED);
}

/** No version of the server: what was made from it is refused, and met with what the server holds. */
const MERGED = 0;

const onto = <One extends Overwriting>(change: One, version: number | null): One =>
  change.kind === "update" && version !== null ? { ...change, from: version, merged: true } : change;

/** What a change overwrites. */
const fieldsOf = (change: Overwriting): readonly string[] =>
  change.kind === "remove" ? Object.keys(change.before) : changedIn(change.body, change.before);

/** Another call than before, with another key; null where nothing is left of it. A removal is kept whole or not at all. */
function withFields(change: Overwriting, fields: readonly string[], key: string): Overwriting | null {
  const fresh = { key, sent: null };
  if (change.kind === "remove") return fields.length < fieldsOf(change).length ? null : { ...change, ...fresh };
  if (fields.length === 0) return null;
  return { ...change, ...fresh, before: pick(change.before, fields), body: pick(change.body, fields) };
}
